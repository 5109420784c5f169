// Every moment that the engine announces, and everything that it asks of the rules. A module inherits these
// and hides the ones that it needs.
#pragma once

#include <string>

#include "engine/move.h"
#include "engine/tables/area.h"
#include "engine/tables/tables.h"
#include "rules/manifest.h"
#include "tiles/model/tile_set.h"

namespace trencavel {

struct TermHooks;  // terms.h

/// In all of them `out` takes events, and a module may push a question to `pos`: the turn then waits.
struct Hooks {
    static constexpr Manifest kManifest = {};
    using Terms = TermHooks;  // what it tells computer players

    // --- announced ---------------------------------------------------------------------------------------

    /// The start layout lies; nothing has been drawn.
    static void on_start(const Tables&, auto& /*pos*/, auto& /*out*/) {}
    /// A turn begins. Who puts a tile in hand says so, and spares the draw. Announced again after each
    /// answer.
    static bool on_turn_begins(const Tables&, auto& /*pos*/, auto& /*out*/) { return false; }
    /// A tile is in hand; nobody knows yet whether it fits anywhere. Announced again after each answer.
    static void on_drawn(const Tables&, auto& /*pos*/, auto& /*out*/) {}
    /// A place was chosen; the tile does not lie yet.
    static void on_placing(const Tables&, auto& /*pos*/, const Move&, auto& /*out*/) {}
    /// The tile lies and its features have joined their areas; what it closed is announced after this, and
    /// the follower has not been asked for.
    static void on_placed(const Tables&, auto& /*pos*/, const Move&, auto& /*out*/) {}
    /// The tile lies, and this area has no open end any more. It is scored later, after the follower
    /// (on_completed); what it changes for other areas is to be seen before. `root` is its index in
    /// pos.areas.
    static void on_closed(const Tables&, auto& /*pos*/, unsigned /*root*/, tiles::FeatureKind) {}
    /// After the follower, if the tile completed something: nothing of it has been scored yet. Announced
    /// again after each answer.
    static void on_scoring(const Tables&, auto& /*pos*/, auto& /*out*/) {}
    /// The last tile completed this area, and now it is scored. `root` is its index in pos.areas.
    static void on_completed(const Tables&, auto& /*pos*/, unsigned /*root*/, tiles::FeatureKind,
                             auto& /*out*/) {}
    /// All that the tile completed has been scored; not announced if it completed nothing.
    static void on_scored(const Tables&, auto& /*pos*/, auto& /*out*/) {}
    /// The turn is over, scoring included; the next has not begun. Announced again after each answer.
    static void on_turn_ends(const Tables&, auto& /*pos*/, auto& /*out*/) {}
    /// The last turn is over: the final scoring.
    static void on_game_end(const Tables&, auto& /*pos*/, auto& /*out*/) {}
    /// Who has the majority has got the points of an area: one that the last tile completed, or a court at
    /// the end. Its followers still stand there. Announced by Die Burg.
    static void on_area_scored(const Tables&, auto& /*pos*/, unsigned /*root*/, tiles::FeatureKind, Seat,
                               auto& /*out*/) {}
    /// The final scoring has brought the seat points, one or more. Announced by Die Burg.
    static void on_final_points(auto& /*pos*/, Seat) {}
    /// A question was answered by a move that is not the engine's own (a draw, a placement, a follower on the
    /// tile); the question is no longer open. `pass` is announced too.
    static void on_answered(const Tables&, auto& /*pos*/, const Question&, const Move&, auto& /*out*/) {}

    /// The followers on an area, if there are any, are about to go home: figures that only the module knows
    /// go with them. `root` is its index in pos.areas.
    static void on_return(const Tables&, auto& /*pos*/, unsigned /*root*/, auto& /*out*/) {}

    // --- asked -------------------------------------------------------------------------------------------

    /// Why the module cannot play with what the tile sets came to; empty if it can. Asked once, before the
    /// game.
    static std::string tables_problem(const Tables&) { return {}; }
    /// Which of several stacks a tile is drawn from: all of a lower number come before it. Asked once, before
    /// the game.
    static unsigned draw_phase(const tiles::Tile&) { return 0; }

    /// Whether the tile that was drawn goes to the module, not to the hand.
    static bool intercepts_draw(const Tables&, auto& /*pos*/, TileId, auto& /*out*/) { return false; }
    /// Placements of the tile in hand beyond those that fit as they are; asked once for each tile.
    static unsigned more_placements(const Tables&, auto& /*pos*/) { return 0; }
    /// Whether something but followers on the tile's features can be done when followers are asked for.
    static bool offers_more(const Tables&, const auto& /*pos*/) { return false; }
    /// Visits the moves that the module allows as answers to the open question, each once.
    static void for_each_answer(const Tables&, const auto& /*pos*/, const Question&, auto /*visit*/) {}
    /// Why a move that is not the engine's own does not answer the question; NotAsked if it is none of the
    /// module's. Must agree with for_each_answer.
    static Refusal check(const Tables&, const auto& /*pos*/, const Question&, const Move&) {
        return Refusal::NotAsked;
    }
    /// The move as for_each_answer names it, where one thing has several names.
    static Move canonical(const Tables&, const auto& /*pos*/, const Move& move) { return move; }
    /// Whether turns are to come although no tile is left to be drawn.
    static bool continues_without_tiles(const Tables&, const auto& /*pos*/) { return false; }
    /// Visits, as moves `recall`, the followers of a seat that stand on something of the module's.
    static void for_each_recallable(const auto& /*pos*/, Seat, auto /*visit*/) {}
    /// What an area brings its owners, once it is complete or, if it is not, at the end as it lies. The parts
    /// of all modules are added up. `root` is its index in pos.areas.
    static int worth(const Tables&, const auto& /*pos*/, unsigned /*root*/, tiles::FeatureKind,
                     bool /*complete*/) {
        return 0;
    }
    /// Whether owners of one area get different points, which worth_to says.
    static constexpr bool kDiffersBySeat = false;
    /// What it brings one of its owners beyond that.
    static int worth_to(const Tables&, const auto& /*pos*/, Seat, unsigned /*root*/, tiles::FeatureKind,
                        bool /*complete*/) {
        return 0;
    }
    /// Whether the area brings its owner double points, whatever its worth.
    static bool doubles_points(const auto& /*pos*/, const auto&, Seat /*owner*/) { return false; }
    /// Whether nothing else may double the points of the area.
    static bool blocks_doubling(const auto& /*pos*/, const auto&) { return false; }
    /// How many of these points are lost, because the seat's marker is stopped on its way.
    static int stops_short(const Tables&, auto& /*pos*/, Seat, int /*points*/) { return 0; }
    /// What the module remembers, as a part of the position's hash (hash_of_module).
    static std::uint64_t hash(const auto& /*pos*/) { return 0; }
};

}  // namespace trencavel
