#include "terminal/input/court_answers.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/kinds.h"
#include "record/names.h"
#include "terminal/input/choices.h"
#include "terminal/words/court_words.h"

namespace trencavel::terminal {
namespace {

/// The first points that come: those of the area that was named. Others may follow by themselves.
std::optional<Event> scoring_of_answer(Game& game, const Move& move) {
    const Outcome outcome = outcome_of(game, move);
    if (outcome.points.empty()) return std::nullopt;
    return outcome.points.front();
}

/// Doubled ones have the number of their area and a d.
std::string label_of(const Move& move, unsigned number) {
    return fmt::format("{}{}", number, move.value != 0 ? "d" : "");
}

}  // namespace

Answers score_answers(Game& game, const LogContext& context) {
    Answers answers;
    unsigned number = 0;
    bool several = false;
    for (const Move& move : game.legal_moves()) {
        if (move.value == 0) ++number;
        several = number > 1;
        const std::optional<Event> scored = scoring_of_answer(game, move);
        if (!scored) continue;
        answers.list.push_back({.label = label_of(move, number),
                                .move = move,
                                .text = completed_text(*scored, game, context),
                                .row = {}});
    }
    answers.intro.emplace_back(several ? "Several areas are complete. Each moves the marker at once, so that "
                                         "the order decides where it stops."
                                       : "An area is complete, and a wall tile of yours could double it.");
    return answers;
}

Answers extra_answers(const Game& game) {
    Answers answers;
    const Snapshot snapshot = game.snapshot();
    const std::vector<unsigned>& held = snapshot.court->held[snapshot.question->seat];
    const auto count = std::count(held.begin(), held.end(), WallTiles::kExtraTurn);
    answers.list.push_back({.label = "yes",
                            .move = burg::extra(),
                            .text = fmt::format("one extra turn, now; {} left",
                                                counted(static_cast<int>(snapshot.left), "tile")),
                            .row = {}});
    answers.list.push_back(
        {.label = "no",
         .move = Move::pass(),
         .text = fmt::format("keep {} for a later turn", count == 1 ? "the wall tile" : "both wall tiles"),
         .row = {}});
    return answers;
}

std::string completed_text(const Event& scored, const Game& game, const LogContext& context) {
    return fmt::format("{}: {}", scored_text(scored, context),
                       landing_text(scored, game.snapshot(), game.tables()));
}

std::vector<std::string> wall_tile_lines(const Snapshot& snapshot, const Players& players) {
    const CourtView& court = *snapshot.court;
    const auto on_wall = std::count(court.towers.begin(), court.towers.end(), true);
    std::vector<std::string> lines = {
        fmt::format("{} on the wall, face down. A marker that stops exactly on a field of",
                    counted(static_cast<int>(on_wall), "wall tile")),
        "a corner tower takes the wall tile there, and can use it from the next turn on.",
        "     what it does                                              not taken  held by"};
    for (unsigned kind = 1; kind <= WallTable::kWallTiles; ++kind) {
        std::string holders;
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            const auto count = std::count(court.held[seat].begin(), court.held[seat].end(), kind);
            if (count == 0) continue;
            holders += fmt::format("{}{}{}", holders.empty() ? "" : ", ", players[seat].name,
                                   count > 1 ? fmt::format(" {}", count) : "");
        }
        lines.push_back(fmt::format("  {}  {:<60}{:>3}{}{}", kind, effect(kind), court.unseen[kind - 1],
                                    holders.empty() ? "" : "     ", holders));
    }
    return lines;
}

}  // namespace trencavel::terminal
