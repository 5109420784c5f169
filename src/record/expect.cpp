#include "record/expect.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "record/codecs.h"
#include "record/expect_values.h"
#include "record/moves.h"
#include "record/names.h"
#include "record/text.h"

namespace trencavel::record {
namespace {

/// Whether any entry of a list of any codec is such.
template <class Entry, class Test>
bool any_of(std::span<const Entry> Codec::*list, Test test) {
    return std::any_of(codecs().begin(), codecs().end(), [&](const Codec* codec) {
        return std::any_of((codec->*list).begin(), (codec->*list).end(), test);
    });
}

Result<std::string> check_score(Words values, const Game& game) {
    return compare_by_seat(values, game.snapshot().scores, "score");
}

Result<std::string> check_supply(Words values, const Game& game) {
    const Snapshot snapshot = game.snapshot();
    return compare_by_seat(values, {snapshot.supplies.begin(), snapshot.supplies.end()}, "supply");
}

Result<std::string> check_seat(Words values, const Game& game) {
    const Snapshot snapshot = game.snapshot();
    if (!snapshot.question) return std::string("expected a seat to be asked, but the game is over");
    if (snapshot.question->seat == kChance)
        return "expected a seat to be asked, but " + std::string(words_of(snapshot.question->kind).awaited);
    return compare_number(values, snapshot.question->seat, "seat");
}

bool is_question(std::string_view word) {
    return any_of(&Codec::questions, [&](const QuestionWords& question) { return question.word == word; });
}

Result<std::string> check_asks(Words values, const Game& game) {
    if (values.size() != 1 || !is_question(values[0]))
        return Error{"'expect asks' takes a question, e.g. 'expect asks place'"};
    const Snapshot snapshot = game.snapshot();
    if (!snapshot.question) return "expected the question '" + values[0] + "', but the game is over";
    const std::string_view asked = name(snapshot.question->kind);
    if (asked == values[0]) return std::string{};
    return "expected the question '" + values[0] + "', but it is '" + std::string(asked) + "'";
}

Result<std::string> check_tile(Words values, const Game& game) {
    if (values.size() != 1) return Error{"'expect tile' takes a tile name"};
    if (game.tables().find(values[0]) == kNoTile) return Error{"this game has no tile '" + values[0] + "'"};
    const TileId hand = game.snapshot().hand;
    if (hand == kNoTile) return "expected tile " + values[0] + " in hand, but there is none";
    const std::string& actual = game.tables().names[hand];
    if (actual == values[0]) return std::string{};
    return "expected tile " + values[0] + ", but it is " + actual;
}

Result<std::string> check_legal(Words values, const Game& game) {
    const Result<Move> move = parse_move(values, game.tables());
    if (!move) return Error{move.error()};
    const Refusal refusal = game.check(move.value());
    if (refusal == Refusal::None) return std::string{};
    return "expected '" + join({values.begin(), values.end()}) + "' to be legal, but " +
           explain(refusal, move.value(), game);
}

Result<std::string> check_illegal(Words values, const Game& game) {
    const Result<Move> move = parse_move(values, game.tables());
    if (!move) return Error{move.error()};
    if (game.check(move.value()) != Refusal::None) return std::string{};
    return "expected '" + join({values.begin(), values.end()}) + "' to be illegal, but it is legal";
}

Result<std::string> check_moves(Words values, const Game& game) {
    return compare_number(values, game.legal_moves().size(), "moves");
}

Result<std::string> check_left(Words values, const Game& game) {
    return compare_number(values, game.snapshot().left, "left");
}

Result<unsigned> parse_seats(Words values, const Game& game) {
    if (values.empty()) return Error{"missing seat"};
    unsigned seats = 0;
    for (const std::string& value : values) {
        const std::optional<std::uint64_t> seat = parse_unsigned(value);
        if (!seat || *seat >= game.setup().players.size())
            return Error{"'" + value + "' is not a seat in this game"};
        if (seats >> *seat & 1) return Error{"seat " + value + " is listed twice"};
        seats |= 1u << *seat;
    }
    return seats;
}

bool is_scoring_kind(std::string_view word) {
    return any_of(&Codec::scorings, [&](const ScoringWords& scoring) { return scoring.word == word; });
}

std::string scorings(const Game& game) {
    std::string text;
    for (const Event& event : game.events()) {
        if (event.kind != EventKind::Scored) continue;
        text += (text.empty() ? "" : ", ") + std::string(name(event.what)) + " " +
                std::to_string(event.points) + " " + list(seats_of(event.seats));
    }
    return text.empty() ? "nothing" : text;
}

Result<std::string> check_scored(Words values, const Game& game) {
    if (values.size() < 3)
        return Error{"'expect scored' takes a kind, points and seats, e.g. 'expect scored road 3 0'"};
    if (!is_scoring_kind(values[0])) return Error{"'" + values[0] + "' is not a kind of scoring"};
    const std::optional<int> points = parse_int(values[1]);
    if (!points) return Error{"'" + values[1] + "' is not a number of points"};
    const Result<unsigned> seats = parse_seats(values.subspan(2), game);
    if (!seats) return Error{seats.error()};
    for (const Event& event : game.events()) {
        if (event.kind == EventKind::Scored && name(event.what) == values[0] && event.points == *points &&
            event.seats == seats.value()) {
            return std::string{};
        }
    }
    return "expected scored " + join({values.begin(), values.end()}) +
           ", but the scoring was: " + scorings(game);
}

Result<std::string> check_over(Words values, const Game& game) {
    if (!values.empty()) return Error{"'expect over' takes no arguments"};
    return game.snapshot().over ? std::string{} : std::string("expected the game to be over, but it is not");
}

Result<std::string> check_winner(Words values, const Game& game) {
    const Result<unsigned> seats = parse_seats(values, game);
    if (!seats) return Error{seats.error()};
    const Snapshot snapshot = game.snapshot();
    if (!snapshot.over) return std::string("expected a winner, but the game is not over");
    if (snapshot.winners == seats.value()) return std::string{};
    return "expected winner " + list(seats_of(seats.value())) + ", but it is " +
           list(seats_of(snapshot.winners));
}

constexpr Expectation kExpectations[] = {
    {"score", check_score},   {"seat", check_seat},   {"asks", check_asks},       {"tile", check_tile},
    {"supply", check_supply}, {"legal", check_legal}, {"illegal", check_illegal}, {"moves", check_moves},
    {"scored", check_scored}, {"left", check_left},   {"over", check_over},       {"winner", check_winner},
};

const Expectation* find(std::span<const Expectation> expectations, std::string_view word) {
    for (const Expectation& expectation : expectations) {
        if (expectation.word == word) return &expectation;
    }
    return nullptr;
}

}  // namespace

Result<std::string> check_expectation(std::span<const std::string> words, const Game& game) {
    if (words.empty()) return Error{"missing expectation"};
    const Words values = words.subspan(1);
    if (const Expectation* found = find(kExpectations, words[0])) return found->check(values, game);
    for (const Codec* codec : codecs()) {
        if (const Expectation* found = find(codec->expectations, words[0])) return found->check(values, game);
    }
    return Error{"unknown expectation '" + words[0] + "'"};
}

}  // namespace trencavel::record
