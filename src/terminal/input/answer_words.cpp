#include "terminal/input/answer_words.h"

#include <algorithm>
#include <array>

#include "games/kinds.h"
#include "record/moves.h"
#include "record/names.h"
#include "record/text.h"
#include "tiles/model/names.h"

namespace trencavel::terminal {
namespace {

using Words = std::vector<std::string>;

std::optional<unsigned> parse_rotation(std::string_view word) {
    if (word.starts_with('r')) word.remove_prefix(1);
    constexpr std::array<std::string_view, 4> kDegrees = {"0", "90", "180", "270"};
    for (unsigned rotation = 0; rotation < kDegrees.size(); ++rotation) {
        if (word == kDegrees[rotation]) return rotation;
    }
    return std::nullopt;
}

Error no_rotation(std::string_view word) {
    return Error{tiles::in_quotes(word) + " is not a rotation: r0, r90, r180 or r270"};
}

/// Cells off the map become one that nothing ever touches.
std::optional<Cell> parse_coordinates(std::string_view word) {
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const std::optional<int> x = record::parse_int(word.substr(0, comma));
    const std::optional<int> y = record::parse_int(word.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return Cell::in_range(*x, *y) ? Cell::at(*x, *y) : Cell::at(-128, -128);
}

/// `b` or `bridge` behind a cell or a rotation.
bool is_bridge_word(std::string_view word) {
    return word == "b" || word == "bridge";
}

/// `90`, `r90`, `90b` or `90 b`
std::optional<Command> parse_turn(std::span<const std::string> words) {
    Command command{.kind = CommandKind::Turn};
    std::string_view word = words[0];
    if (word.ends_with('b') || (words.size() == 2 && is_bridge_word(words[1]))) {
        command.with_bridge = true;
        if (word.ends_with('b')) word.remove_suffix(1);
    } else if (words.size() > 1) {
        return std::nullopt;
    }
    command.rotation = parse_rotation(word);
    if (!command.rotation) return std::nullopt;
    return command;
}

/// A placement in full: `1,0 r90 bridge 1,0 ns`.
bool names_a_bridge(std::span<const std::string> words) {
    return words.size() == 5 && words[2] == "bridge";
}

Result<Command> parse_move(Words words, const Asked& asked) {
    const Result<Move> move = record::parse_move(words, *asked.tables);
    if (!move) return Error{move.error()};
    return Command{.kind = CommandKind::Answer, .move = move.value()};
}

Result<Command> parse_place(std::span<const std::string> words, const Asked& asked) {
    if (words.empty()) return Error{"place takes a cell, as in: place 1,0 r90"};
    const std::optional<Cell> cell = parse_cell(words[0], asked);
    if (!cell) return Error{tiles::in_quotes(words[0]) + " is not a cell: type its letter, or x,y as in 1,0"};
    if (names_a_bridge(words)) {
        return parse_move({"place", record::name(*cell), words[1], words[2], words[3], words[4]}, asked);
    }
    Command command{.kind = CommandKind::Place, .cell = *cell};
    if (words.size() == 1) return command;
    if (words.size() == 2 && is_bridge_word(words[1])) {
        command.with_bridge = true;
        return command;
    }
    const std::optional<Command> turn = parse_turn(words.subspan(1));
    if (!turn && words.size() > 2) return Error{"nothing can follow the rotation"};
    if (!turn) return no_rotation(words[1]);
    command.rotation = turn->rotation;
    command.with_bridge = turn->with_bridge;
    return command;
}

Command answer(const Move& move) {
    return {.kind = CommandKind::Answer, .move = move};
}

Result<Command> parse_follower(std::span<const std::string> words) {
    const bool on_bridge = words.size() == 1 && is_bridge_word(words[0]);
    if (on_bridge) return answer(Move::follower(kSpanFeature));
    const auto feature = words.size() == 1 ? record::parse_unsigned(words[0]) : std::nullopt;
    if (!feature || *feature >= kTokenFeature)
        return Error{"follower takes one of the numbers, as in: follower 0"};
    return answer(Move::follower(static_cast<unsigned>(*feature)));
}

const Answer* find_answer(std::string_view word, const Asked& asked) {
    for (const Answer& each : asked.answers) {
        if (is_meant(each, word, *asked.tables)) return &each;
    }
    return nullptr;
}

/// More than can ever be bid is refused by the game, whatever it is.
std::optional<std::uint16_t> parse_points(std::string_view word) {
    const std::optional<std::uint64_t> points = record::parse_unsigned(word);
    if (!points) return std::nullopt;
    return static_cast<std::uint16_t>(std::min<std::uint64_t>(*points, 0xFFFF));
}

/// A tile by its number or name, and a bid: `2 5`.
Result<Command> parse_offer(std::span<const std::string> words, const Asked& asked) {
    if (words.size() != 2) return Error{"An offer takes a tile and a bid, as in: 1 5"};
    const Answer* tile = find_answer(words[0], asked);
    if (tile == nullptr)
        return Error{tiles::in_quotes(words[0]) +
                     " is not one of the open tiles: type its number or its name"};
    const std::optional<std::uint16_t> points = parse_points(words[1]);
    if (!points) return Error{tiles::in_quotes(words[1]) + " is not a bid: type a whole number"};
    return answer(bazaars::offer(tile->move.tile, *points));
}

Result<Command> parse_take(std::span<const std::string> words, const Asked& asked) {
    const Answer* tile = words.size() == 1 ? find_answer(words[0], asked) : nullptr;
    if (tile == nullptr) return Error{"Take one of the open tiles: type its number or its name"};
    return answer(tile->move);
}

std::optional<Result<Command>> parse_bare_place(const Words& words, const Asked& asked) {
    if (asked.cell_chosen) {
        if (const std::optional<Command> turn = parse_turn(words)) return *turn;
    }
    if (parse_cell(words[0], asked)) return parse_place(words, asked);
    return std::nullopt;
}

/// At a follower, a castle, a reward or a recall: a number, or another of the labels.
std::optional<Result<Command>> parse_label(const Words& words, const Asked& asked) {
    const bool is_number = record::parse_unsigned(words[0]).has_value();
    const bool on_feature = is_number || words[0] == "b";
    if (on_feature && asked.question == QuestionKind::Follower) return parse_follower(words);
    if (words.size() > 1) return std::nullopt;
    if (const Answer* found = find_answer(words[0], asked)) return answer(found->move);
    if (is_number) return Error{"There is no " + words[0] + " to choose. Type ? for what you can type now."};
    return std::nullopt;
}

std::optional<Result<Command>> parse_bare_bid(const Words& words) {
    const std::optional<std::uint16_t> points = parse_points(words[0]);
    if (words.size() == 1 && points) return answer(bazaars::bid(*points));
    if (words.size() == 1 && words[0] == "p") return Command{.kind = CommandKind::Pass};
    return std::nullopt;
}

std::optional<Result<Command>> parse_bare_sale(const Words& words) {
    if (words.size() > 1) return std::nullopt;
    if (words[0] == "b") return answer(bazaars::buy());
    if (words[0] == "s") return answer(bazaars::sell());
    return std::nullopt;
}

/// `1`, `1d`, `1 d`, `1 double`
std::optional<Result<Command>> parse_bare_score(const Words& words, const Asked& asked) {
    const bool doubled = words.size() == 2 && (words[1] == "d" || words[1] == "double");
    if (!doubled) return parse_label(words, asked);
    if (const Answer* found = find_answer(words[0] + "d", asked)) return answer(found->move);
    if (find_answer(words[0], asked) == nullptr) return std::nullopt;
    return Error{"Nothing can double " + words[0] + "."};
}

/// Answers that need no word before them: a rotation, a feature, a cell, a bid.
std::optional<Result<Command>> parse_bare_answer(const Words& words, const Asked& asked) {
    switch (asked.question) {
        case QuestionKind::Place:
            return parse_bare_place(words, asked);
        case bazaars::kOfferQuestion:
            if (find_answer(words[0], asked) != nullptr || parse_points(words[0]))
                return parse_offer(words, asked);
            return std::nullopt;
        case bazaars::kTakeQuestion:
            if (find_answer(words[0], asked) != nullptr || parse_points(words[0]))
                return parse_take(words, asked);
            return std::nullopt;
        case bazaars::kBidQuestion:
            return parse_bare_bid(words);
        case bazaars::kSellQuestion:
            return parse_bare_sale(words);
        case burg::kScoreQuestion:
            return parse_bare_score(words, asked);
        default:
            return parse_label(words, asked);
    }
}

/// Moves that are typed as records spell them.
bool is_move_word(std::string_view word) {
    constexpr std::array<std::string_view, 13> kMoves = {"bridge",   "crown", "castle", "reward", "recall",
                                                         "bid",      "buy",   "sell",   "refuse", "king",
                                                         "falconer", "score", "extra"};
    return std::find(kMoves.begin(), kMoves.end(), word) != kMoves.end();
}

std::optional<Result<Command>> parse_full_move(const Words& words, const Asked& asked) {
    const std::span<const std::string> rest = std::span(words).subspan(1);
    if (words[0] == "place") return parse_place(rest, asked);
    if (words[0] == "follower" || words[0] == "f") return parse_follower(rest);
    if (words[0] == "offer" && asked.question == bazaars::kOfferQuestion) return parse_offer(rest, asked);
    if (words[0] == "take" && asked.question == bazaars::kTakeQuestion) return parse_take(rest, asked);
    if (is_move_word(words[0])) return parse_move(words, asked);
    return std::nullopt;
}

}  // namespace

std::optional<Cell> parse_cell(std::string_view word, const Asked& asked) {
    for (const PlaceChoice& choice : asked.places) {
        if (choice.label == word) return choice.cell;
    }
    return parse_coordinates(word);
}

std::optional<Result<Command>> parse_answer(const std::vector<std::string>& words, const Asked& asked) {
    if (std::optional<Result<Command>> answer = parse_bare_answer(words, asked)) return answer;
    return parse_full_move(words, asked);
}

}  // namespace trencavel::terminal
