#include "cli/play_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "cli/play_bazaar.h"
#include "cli/play_choices.h"
#include "cli/terminal.h"
#include "record/names.h"

namespace trencavel::cli {
namespace {

using tiles::FeatureKind;

bool ends_the_turn(const Event& event) {
    return event.kind == EventKind::Drawn || event.kind == EventKind::Ended ||
           event.kind == EventKind::Bazaar || event.kind == EventKind::Pig;
}

bool decides_castles(const Question& question) {
    return question.kind == QuestionKind::Castle || question.kind == QuestionKind::Reward;
}

std::string number(std::size_t index) {
    return fmt::format("{}", index + 1);
}

std::string cities_text(const AreaView& area) {
    const int cities = static_cast<int>(area.cities - area.castles);
    if (area.castles == 0) return cities == 0 ? "no completed city" : counted(cities, "completed city");
    const std::string castles = counted(static_cast<int>(area.castles), "castle");
    return cities == 0 ? castles : counted(cities, "completed city") + " and " + castles;
}

std::string text_of_open_area(const AreaView& area) {
    const std::string points = counted(area.worth, "point");
    switch (area.kind) {
        case FeatureKind::Field:
            return fmt::format("{} at it, {} at the end as it lies", cities_text(area), points);
        case FeatureKind::Cloister:
            return fmt::format("{} of 8 cells around it filled, {} as it lies", area.filled, points);
        default:
            return fmt::format("{}, open; {} as it lies", counted(static_cast<int>(area.tiles), "tile"),
                               points);
    }
}

/// What a follower on the feature brings beyond what the tile brings anyway.
std::string text_of_spot(Game& game, const AreaView& area, const Move& move, const Outcome& anyway) {
    const Outcome outcome = outcome_of(game, move);
    for (const Event& event : outcome.points) {
        if (std::find(anyway.points.begin(), anyway.points.end(), event) != anyway.points.end()) continue;
        return fmt::format("completed, {} now", counted(event.points, "point"));
    }
    if (!area.complete) return text_of_open_area(area);
    const bool may_be_castle = outcome.asked && outcome.asked->kind == QuestionKind::Castle &&
                               area.kind == FeatureKind::City && area.members.size() == 2;
    return fmt::format("completed, {} now{}", counted(area.worth, "point"),
                       may_be_castle ? ", or a castle" : "");
}

/// Answers at the follower question: features of the tile, the bridge, crown spaces, bridges to build.
class FollowerAnswers {
public:
    FollowerAnswers(Game& game, const LogContext& context)
        : game_(game), context_(context), areas_(game.areas()), shot_(game.snapshot()) {}

    Answers all() {
        anyway_ = outcome_of(game_, Move::pass());
        tell_completions();
        unsigned bridges = 0;
        for (const Move& move : game_.legal_moves()) {
            if (move.kind == MoveKind::Follower) add_spot(move);
            if (move.kind == MoveKind::Crown) add_crown(move);
            if (move.kind == MoveKind::Bridge) add_bridge(move, ++bridges);
        }
        return std::move(answers_);
    }

private:
    void tell_completions() {
        for (const Event& event : anyway_.points)
            answers_.intro.push_back("Completed: " + scored_text(event, context_));
        if (!anyway_.asked) return;
        const std::string& name = (*context_.players)[anyway_.asked->seat].name;
        answers_.intro.push_back(anyway_.asked->kind == QuestionKind::Castle
                                     ? fmt::format("Completed: a small city; {} may make it a castle", name)
                                     : fmt::format("Completed: several areas beside a castle of {}", name));
    }

    void add_spot(const Move& move) {
        const bool on_bridge = move.feature == kSpanFeature;
        const Cell cell = on_bridge ? shot_.bridges.back().cell : shot_.board.back().cell;
        const AreaView& area = *area_with(areas_, {cell, move.feature});
        answers_.list.push_back(
            {.label = on_bridge ? "b" : fmt::format("{}", move.feature),
             .move = move,
             .text = fmt::format("{} ({}): {}", on_bridge ? "bridge" : record::name(area.kind),
                                 figure_on(area.kind), text_of_spot(game_, area, move, anyway_)),
             .row = {}});
    }

    /// Two letters tell the segments apart.
    void add_crown(const Move& move) {
        const std::string segment(record::name_of_segment(move.value));
        answers_.list.push_back(
            {.label = segment.substr(0, 2), .move = move, .text = segment, .row = "A crown space"});
    }

    void add_bridge(const Move& move, unsigned count) {
        answers_.list.push_back({.label = fmt::format("b{}", count),
                                 .move = move,
                                 .text = fmt::format("{} {}", record::name(move.cell),
                                                     record::name(static_cast<Axis>(move.rotation))),
                                 .row = "Build a bridge"});
    }

    Game& game_;
    const LogContext& context_;
    std::vector<AreaView> areas_;
    Snapshot shot_;
    Outcome anyway_;
    Answers answers_;
};

Answers castle_answers(const Game& game) {
    Answers answers;
    const std::vector<AreaView> areas = game.areas();
    const Cell cell = game.snapshot().board.back().cell;
    for (const Move& move : game.legal_moves()) {
        if (move.kind != MoveKind::Castle) continue;
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
        "A castle takes the points of the first area that is completed beside it in a later turn.");
    return answers;
}

Answers reward_answers(const Game& game) {
    Answers answers;
    const Snapshot shot = game.snapshot();
    const std::vector<AreaView> areas = game.areas();
    for (const Move& move : game.legal_moves()) {
        const AreaView& area = *area_with(areas, {move.cell, move.feature});
        answers.list.push_back({.label = number(answers.list.size()),
                                .move = move,
                                .text = fmt::format("the {} at {}: {}", record::name(area.kind),
                                                    record::name(move.cell), counted(area.worth, "point")),
                                .row = {}});
    }
    if (shot.asking_castle) {
        answers.intro.push_back(fmt::format("Several areas were completed beside your castle at {}.",
                                            record::name(shot.castles[*shot.asking_castle].cells[0])));
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
                                                    area == nullptr ? "the castle will then not score"
                                                                    : text_of_open_area(*area)),
                                .row = {}});
    }
    answers.intro.push_back("The plague: one of your followers must come home, and scores nothing.");
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

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

}  // namespace

Answers answers_at_question(Game& game, const LogContext& context) {
    switch (game.snapshot().question->kind) {
        case QuestionKind::Follower:
            return FollowerAnswers(game, context).all();
        case QuestionKind::Castle:
            return castle_answers(game);
        case QuestionKind::Reward:
            return reward_answers(game);
        case QuestionKind::Recall:
            return recall_answers(game, context);
        case QuestionKind::Offer:
        case QuestionKind::Bid:
        case QuestionKind::Sell:
        case QuestionKind::Take:
            return bazaar_answers(game, *context.players);
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
    if (question && decides_castles(*question)) outcome.asked = question;
    game.undo();
    return outcome;
}

bool is_meant(const Answer& answer, std::string_view word, const Tables& tables) {
    if (answer.label == word) return true;
    switch (answer.move.kind) {
        case MoveKind::Crown:
            return word.size() >= 2 && record::name_of_segment(answer.move.value).starts_with(word);
        case MoveKind::Offer:
        case MoveKind::Take:
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

}  // namespace trencavel::cli
