#include "terminal/input/follower_answers.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/kinds.h"
#include "record/names.h"
#include "terminal/input/choices.h"
#include "terminal/input/court_answers.h"
#include "terminal/words/court_words.h"

namespace trencavel::terminal {
namespace {

using tiles::FeatureKind;

std::string cities_text(const AreaView& area) {
    const int cities = static_cast<int>(area.cities - area.castles);
    if (area.castles == 0) return cities == 0 ? "no completed city" : counted(cities, "completed city");
    const std::string castles = counted(static_cast<int>(area.castles), "castle");
    return cities == 0 ? castles : counted(cities, "completed city") + " and " + castles;
}

/// What a follower on the feature brings beyond what the tile brings anyway.
std::string text_of_spot(Game& game, const AreaView& area, const Move& move, const Outcome& anyway) {
    const Outcome outcome = outcome_of(game, move);
    for (const Event& event : outcome.points) {
        if (std::find(anyway.points.begin(), anyway.points.end(), event) != anyway.points.end()) continue;
        const Snapshot snapshot = game.snapshot();
        return fmt::format("completed, {} now{}", counted(event.points, "point"),
                           snapshot.court ? ", " + landing_text(event, snapshot, game.tables()) : "");
    }
    if (!area.complete) return text_of_open_area(area);
    const bool may_be_castle = outcome.asked && outcome.asked->kind == castles::kCastleQuestion &&
                               area.kind == FeatureKind::City && area.members.size() == 2;
    return fmt::format("completed, {} now{}", counted(area.worth, "point"),
                       may_be_castle ? ", or a castle" : "");
}

/// Answers at the follower question: features of the tile, the bridge, crown spaces, bridges to build.
class FollowerAnswers {
public:
    FollowerAnswers(Game& game, const LogContext& context)
        : game_(game), context_(context), areas_(game.areas()), snapshot_(game.snapshot()) {}

    Answers all() {
        anyway_ = outcome_of(game_, Move::pass());
        tell_completions();
        unsigned bridges = 0;
        for (const Move& move : game_.legal_moves()) {
            if (move.kind == MoveKind::Follower) add_spot(move);
            if (move.kind == falcon::kKingMove) add_special(move, "k", "King (twice the points)");
            if (move.kind == falcon::kFalconerMove) add_special(move, "fa", "Falconer (one more nest token)");
            if (move.kind == wheel::kCrownMove) add_crown(move);
            if (move.kind == bridges::kBridgeMove) add_bridge(move, ++bridges);
        }
        return std::move(answers_);
    }

private:
    void tell_completions() {
        for (std::size_t i = 0; i < anyway_.points.size(); ++i) {
            const bool shows_landing = i == 0 && snapshot_.court;  // a second one would begin elsewhere
            answers_.intro.push_back("Completed: " + (shows_landing
                                                          ? completed_text(anyway_.points[i], game_, context_)
                                                          : scored_text(anyway_.points[i], context_)));
        }
        if (anyway_.asked) answers_.intro.push_back(text_of_decision(*anyway_.asked));
    }

    std::string text_of_decision(const Question& question) const {
        const std::string& name = (*context_.players)[question.seat].name;
        switch (question.kind) {
            case castles::kCastleQuestion:
                return fmt::format("Completed: a small city; {} may make it a castle", name);
            case burg::kScoreQuestion:
                return "Completed: what you will then score in an order of your choice, or doubled";
            default:
                return fmt::format("Completed: several areas beside a castle of {}", name);
        }
    }

    void add_special(const Move& move, std::string_view sign, std::string_view row) {
        const AreaView& area = *area_with(areas_, {snapshot_.board.back().cell, move.feature});
        answers_.list.push_back({.label = fmt::format("{}{}", sign, move.feature),
                                 .move = move,
                                 .text = std::string(record::name(area.kind)),
                                 .row = std::string(row)});
    }

    void add_spot(const Move& move) {
        const bool on_bridge = move.feature == kSpanFeature;
        const Cell cell = on_bridge ? snapshot_.bridges.back().cell : snapshot_.board.back().cell;
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
    Snapshot snapshot_;
    Outcome anyway_;
    Answers answers_;
};

}  // namespace

Answers follower_answers(Game& game, const LogContext& context) {
    return FollowerAnswers(game, context).all();
}

std::string text_of_open_area(const AreaView& area) {
    const std::string points = counted(area.worth, "point");
    switch (area.kind) {
        case FeatureKind::Field:
            return fmt::format("{} at it, {} at the end as it lies", cities_text(area), points);
        case FeatureKind::Cloister:
            return fmt::format("{} of 8 cells around it filled, {} as it lies", area.filled, points);
        case FeatureKind::Court:
            return fmt::format("{}, {} at the end as it lies",
                               counted(static_cast<int>(area.markets), "market"), points);
        case FeatureKind::Path:
        case FeatureKind::Tower:
        case FeatureKind::House:
        case FeatureKind::Chapel:
            return fmt::format("{}, open; {} if it were complete",
                               counted(static_cast<int>(area.tiles), "tile"),
                               counted(area.worth_complete, "point"));
        default:
            return fmt::format("{}, open; {} as it lies", counted(static_cast<int>(area.tiles), "tile"),
                               points);
    }
}

}  // namespace trencavel::terminal
