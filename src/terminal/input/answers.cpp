#include "terminal/input/answers.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/kinds.h"
#include "record/names.h"
#include "terminal/console/letters.h"
#include "terminal/console/terminal.h"
#include "terminal/input/bazaar_answers.h"
#include "terminal/input/choices.h"
#include "terminal/input/court_answers.h"
#include "terminal/input/follower_answers.h"

namespace trencavel::terminal {
namespace {

bool ends_the_turn(const Event& event) {
    return event.kind == EventKind::Drawn || event.kind == EventKind::Ended ||
           event.kind == bazaars::kBazaarEvent || event.kind == wheel::kPigEvent;
}

/// What must be answered before all points of the turn are known.
bool decides_points(const Question& question) {
    return question.kind == castles::kCastleQuestion || question.kind == castles::kRewardQuestion ||
           question.kind == burg::kScoreQuestion;
}

std::string number(std::size_t index) {
    return fmt::format("{}", index + 1);
}

Answers castle_answers(const Game& game) {
    Answers answers;
    const std::vector<AreaView> areas = game.areas();
    const Cell cell = game.snapshot().board.back().cell;
    for (const Move& move : game.legal_moves()) {
        if (move.kind != castles::kCastleMove) continue;
        const AreaView& city = *area_with(areas, {cell, move.feature});
        answers.list.push_back(
            {.label = fmt::format("{}", move.feature),
             .move = move,
             .text = fmt::format("the city at {} and {}: a castle instead of {} now",
                                 record::name(city.members.front().cell),
                                 record::name(city.members.back().cell), counted(city.worth, "point")),
             .row = {}});
    }
    answers.intro.push_back(
        "A castle gets the points of the first area completed beside it in a later turn.");
    return answers;
}

Answers reward_answers(const Game& game) {
    Answers answers;
    const Snapshot snapshot = game.snapshot();
    const std::vector<AreaView> areas = game.areas();
    for (const Move& move : game.legal_moves()) {
        const AreaView& area = *area_with(areas, {move.cell, move.feature});
        answers.list.push_back({.label = number(answers.list.size()),
                                .move = move,
                                .text = fmt::format("the {} at {}: {}", record::name(area.kind),
                                                    record::name(move.cell), counted(area.worth, "point")),
                                .row = {}});
    }
    if (snapshot.asking_castle) {
        answers.intro.push_back(
            fmt::format("Several areas were completed beside your castle at {}.",
                        record::name(snapshot.castles[*snapshot.asking_castle].cells[0])));
    }
    return answers;
}

Answers recall_answers(const Game& game, const LogContext& context) {
    Answers answers;
    const std::vector<AreaView> areas = game.areas();
    for (const Move& move : game.legal_moves()) {
        const Spot spot{move.cell, move.feature};
        const AreaView* area = area_with(areas, spot);
        answers.list.push_back({.label = number(answers.list.size()),
                                .move = move,
                                .text = fmt::format("{}: {}", stands_at(context.board, *context.tables, spot),
                                                    area == nullptr ? "the castle will not score then"
                                                                    : text_of_open_area(*area)),
                                .row = {}});
    }
    answers.intro.push_back("The plague: take back one of your followers; it scores nothing.");
    return answers;
}

void add_wrapped(const std::string& text, int columns, std::vector<std::string>& lines) {
    for (std::string& line : wrapped(text, columns, 6)) lines.push_back(std::move(line));
}

/// Behind its heading, if the row before was another; an answer is not torn apart.
void add_to_row(const Answer& answer, std::string_view row, int columns, std::vector<std::string>& lines) {
    const std::string text = fmt::format("  {}={}", answer.label, answer.text);
    if (row != answer.row) {
        lines.push_back(fmt::format("  {}:", answer.row));
    } else if (columns_of(lines.back()) + columns_of(text) > columns) {
        lines.push_back("    ");
    }
    lines.back() += text;
}

}  // namespace

Answers answers_at_question(Game& game, const LogContext& context) {
    switch (game.snapshot().question->kind) {
        case QuestionKind::Follower:
            return follower_answers(game, context);
        case castles::kCastleQuestion:
            return castle_answers(game);
        case castles::kRewardQuestion:
            return reward_answers(game);
        case wheel::kRecallQuestion:
            return recall_answers(game, context);
        case bazaars::kOfferQuestion:
        case bazaars::kBidQuestion:
        case bazaars::kSellQuestion:
        case bazaars::kTakeQuestion:
            return bazaar_answers(game, *context.players);
        case burg::kScoreQuestion:
            return score_answers(game, context);
        case burg::kExtraQuestion:
            return extra_answers(game);
        case QuestionKind::Reveal:
        case QuestionKind::Draw:
        case QuestionKind::Place:
            return {};
    }
    return {};
}

Outcome outcome_of(Game& game, const Move& move) {
    Outcome outcome;
    if (game.apply(move) != Refusal::None) return outcome;
    for (const Event& event : game.events()) {
        if (ends_the_turn(event)) break;
        if (event.kind == EventKind::Scored) outcome.points.push_back(event);
    }
    const std::optional<Question> question = game.snapshot().question;
    if (question && decides_points(*question)) outcome.asked = question;
    game.undo();
    return outcome;
}

bool is_meant(const Answer& answer, std::string_view word, const Tables& tables) {
    if (answer.label == word) return true;
    switch (answer.move.kind) {
        case wheel::kCrownMove:
            return word.size() >= 2 && record::name_of_segment(answer.move.value).starts_with(word);
        case bazaars::kOfferMove:
        case bazaars::kTakeMove:
            return lower(tables.names[answer.move.tile]) == word;
        default:
            return false;
    }
}

std::vector<std::string> answer_lines(const Answers& answers, int columns) {
    std::vector<std::string> lines;
    for (const std::string& sentence : answers.intro) add_wrapped(sentence, columns, lines);
    std::string row;
    for (const Answer& answer : answers.list) {
        if (answer.row.empty()) {
            add_wrapped(fmt::format("  {}  {}", answer.label, answer.text), columns, lines);
        } else {
            add_to_row(answer, row, columns, lines);
        }
        row = answer.row;
    }
    return lines;
}

}  // namespace trencavel::terminal
