// Bridges: roads over tiles, as part of a placement or beside it (rules B1 to B7).
// How a span lies on the table and joins what it meets is the engine's (engine/spans.h).
#pragma once

#include <array>

#include "engine/board/placements.h"
#include "engine/board/spans.h"
#include "engine/turn/hash.h"
#include "engine/turn/scoring.h"
#include "engine/turn/turn.h"
#include "rules/bridges/kinds.h"
#include "rules/bridges/manifest.h"
#include "rules/hooks.h"

namespace trencavel {

namespace bridges {
struct Terms;  // terms.h
}

struct Bridges : Hooks {
    static constexpr Manifest kManifest = bridges::kManifest;
    using Terms = bridges::Terms;

    struct State {
        std::array<std::uint8_t, kSeatsMax> supply{};
        std::uint8_t built_now = 0;    // in this turn: 1 + the span
        std::uint16_t placements = 0;  // of the tile in hand that need a bridge

        friend bool operator==(const State&, const State&) = default;
    };

    static bool plays(const Tables& tables) { return (tables.switches & kManifest.switches) != 0; }

    /// B1
    static void on_start(const Tables& tables, auto& pos, auto&) {
        if (!plays(tables)) return;
        for (Seat seat = 0; seat < pos.players; ++seat)
            pos.template slice<Bridges>().supply[seat] = pos.players <= 4 ? 3 : 2;
    }

    /// B5: placements that only a bridge makes legal.
    static unsigned more_placements(const Tables& tables, auto& pos) {
        State& bridges = pos.template slice<Bridges>();
        bridges.placements = 0;
        if (!plays(tables) || bridges.supply[pos.seat] == 0) return 0;
        bridges.placements = static_cast<std::uint16_t>(count_spanned_placements(tables, pos, pos.hand));
        return bridges.placements;
    }

    /// B5: the bridge belongs to the placement. On a neighbour it is built first, and the tile joins it.
    static void on_placing(const Tables& tables, auto& pos, const Move& move, auto&) {
        if (span::is_on_a_neighbour(move.value))
            build(tables, pos, pos.place_at(move.cell.neighbour(span::side_of(move.value))) - 1,
                  span::axis_of(move.value));
    }

    static void on_placed(const Tables& tables, auto& pos, const Move& move, auto& out) {
        if (move.value == span::kNone) return;
        if (span::is_on_the_tile(move.value)) build(tables, pos, pos.cells - 1u, span::axis_of(move.value));
        tell(pos, out);
    }

    static void on_turn_ends(const Tables&, auto& pos, auto&) { pos.template slice<Bridges>().built_now = 0; }

    static bool offers_more(const Tables& tables, const auto& pos) {
        if (!plays(tables)) return false;
        if (offers_follower(pos)) return true;
        bool found = false;
        for_each_site(tables, pos, [&](unsigned, Axis) { found = true; });
        return found;
    }

    static void for_each_answer(const Tables& tables, const auto& pos, const Question& question, auto visit) {
        if (!plays(tables)) return;
        if (question.kind == QuestionKind::Place && pos.template slice<Bridges>().placements > 0) {
            for_each_spanned_placement(tables, pos, pos.hand,
                                       [&](unsigned place, unsigned rotation, std::uint16_t built) {
                                           visit(Move::place(pos.place[place], rotation, built));
                                       });
            if (pos.placements == 0) visit(bridges::refuse());
        }
        if (question.kind == QuestionKind::Follower) {
            for_each_site(tables, pos,
                          [&](unsigned tile, Axis axis) { visit(bridges::bridge(pos.cell[tile], axis)); });
            if (offers_follower(pos)) visit(Move::follower(kSpanFeature));
        }
    }

    static Refusal check(const Tables& tables, const auto& pos, const Question& question, const Move& move) {
        if (!plays(tables)) return Refusal::NotAsked;
        switch (move.kind) {
            case MoveKind::Place:
                return question.kind == QuestionKind::Place ? check_place(tables, pos, move)
                                                            : Refusal::NotAsked;
            case bridges::kRefuseMove:
                if (question.kind != QuestionKind::Place) return Refusal::NotAsked;
                return pos.placements == 0 ? Refusal::None : bridges::kFitsWithout;
            case bridges::kBridgeMove:
                return question.kind == QuestionKind::Follower ? check_bridge(tables, pos, move)
                                                               : Refusal::NotAsked;
            case MoveKind::Follower:  // on a bridge: all others are the engine's
                return question.kind == QuestionKind::Follower ? check_follower(pos) : Refusal::NotAsked;
            default:
                return Refusal::NotAsked;
        }
    }

    static void on_answered(const Tables& tables, auto& pos, const Question&, const Move& move, auto& out) {
        if (move.kind == bridges::kBridgeMove) {
            build(tables, pos, pos.place_at(move.cell) - 1, static_cast<Axis>(move.rotation));
            tell(pos, out);
            pos.stage = Stage::Follower;  // B7: the follower comes after the bridge
        } else if (move.kind == bridges::kRefuseMove) {
            detail::discard(pos, out);
            pos.stage = Stage::Draw;
        } else if (move.kind == MoveKind::Follower) {
            const unsigned span = pos.template slice<Bridges>().built_now - 1u;
            const Spot spot = spot_of(pos, span);
            out.emit(
                {.kind = EventKind::Follower, .seat = pos.seat, .cell = spot.cell, .feature = spot.feature});
            put_follower(pos, pos.seat, span);
        }
    }

    static std::uint64_t hash(const auto& pos) {
        const State& bridges = pos.template slice<Bridges>();
        std::uint64_t sum = 0;
        for (Seat seat = 0; seat < pos.players; ++seat)
            sum += hash_of_module(kManifest.hash_number(0), seat, bridges.supply[seat]);
        for (unsigned i = 0; i < pos.spans.built.size(); ++i) {
            const Span& built = pos.spans.built[i];
            const bool is_new = bridges.built_now == 1 + i;
            sum += hash_of_module(kManifest.hash_number(1), pos.cell[built.tile].packed,
                                  2 * static_cast<std::uint64_t>(built.axis) + (is_new ? 1 : 0));
        }
        return sum;
    }

private:
    static void build(const Tables& tables, auto& pos, unsigned tile, Axis axis) {
        State& bridges = pos.template slice<Bridges>();
        bridges.built_now = static_cast<std::uint8_t>(1 + build_span(tables, pos, tile, axis));
        --bridges.supply[pos.seat];
    }

    static void tell(const auto& pos, auto& out) {
        const Span& built = pos.spans.built.back();
        out.emit({.kind = bridges::kBridgeEvent,
                  .seat = pos.seat,
                  .rotation = static_cast<std::uint8_t>(built.axis),
                  .cell = pos.cell[built.tile]});
    }

    /// B2: visits (tile, axis) of every bridge that can be built beside the placement.
    static void for_each_site(const Tables& tables, const auto& pos, auto visit) {
        using P = std::remove_cvref_t<decltype(pos)>;
        const State& bridges = pos.template slice<Bridges>();
        if (bridges.built_now != 0 || bridges.supply[pos.seat] == 0) return;
        const auto visit_tile = [&](unsigned tile) {
            for (const Axis axis : {Axis::NorthSouth, Axis::EastWest}) {
                if (detail::can_span(tables, pos, tile, axis)) visit(tile, axis);
            }
        };
        const unsigned last = pos.cells - 1u;
        visit_tile(last);
        for (unsigned side = 0; side < 4; ++side) {
            const unsigned slot = pos.place_at(pos.cell[last].neighbour(side));
            if (P::is_tile(slot)) visit_tile(slot - 1);
        }
    }

    /// B7: on the bridge of this turn, if nobody stands on its road.
    static bool offers_follower(const auto& pos) { return check_follower(pos) == Refusal::None; }

    static Refusal check_follower(const auto& pos) {
        const unsigned built = pos.template slice<Bridges>().built_now;
        if (built == 0) return bridges::kNoBridgeBuilt;
        if (pos.supply[pos.seat] == 0) return Refusal::NoFollower;
        return pos.area_of(built - 1).followers() == 0 ? Refusal::None : Refusal::Occupied;
    }

    static Refusal check_place(const Tables& tables, const auto& pos, const Move& move) {
        using P = std::remove_cvref_t<decltype(pos)>;
        if (pos.template slice<Bridges>().supply[pos.seat] == 0) return bridges::kNoBridgeLeft;
        const unsigned slot = pos.place_at(move.cell);
        if (slot == 0) return Refusal::NotAdjacent;
        if (P::is_tile(slot)) return Refusal::CellTaken;
        if (move.rotation > 3) return Refusal::EdgesDiffer;
        const unsigned place = P::free_index(slot);
        if (tables.fits[pos.hand].rotations(pos.signature[place]) >> move.rotation & 1)
            return bridges::kNeedsNoBridge;
        return spanned_rotations(tables, pos, pos.hand, place, move.value) >> move.rotation & 1
                   ? Refusal::None
                   : bridges::kNoBridgeHere;
    }

    static Refusal check_bridge(const Tables& tables, const auto& pos, const Move& move) {
        const State& bridges = pos.template slice<Bridges>();
        if (bridges.built_now != 0) return bridges::kBridgeBuilt;
        if (bridges.supply[pos.seat] == 0) return bridges::kNoBridgeLeft;
        bool found = false;
        for_each_site(tables, pos, [&](unsigned tile, Axis axis) {
            found |= move == bridges::bridge(pos.cell[tile], axis);
        });
        return found ? Refusal::None : bridges::kNoBridgeHere;
    }
};

}  // namespace trencavel
