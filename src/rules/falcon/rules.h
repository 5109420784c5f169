// The Falken expansion to Die Burg: chapels, falcon nests, king and falconer, and gates that stop the marker
// (rules F1 to F9). The lengthened wall comes with its tile set.
#pragma once

#include <array>

#include "engine/turn/hash.h"
#include "rules/falcon/kinds.h"
#include "rules/falcon/manifest.h"
#include "rules/families/court_areas.h"
#include "rules/families/court_reasons.h"
#include "rules/families/free_cells.h"
#include "rules/hooks.h"

namespace trencavel {

namespace falcon {
struct Terms;  // terms.h
}

struct Falcon : Hooks {
    static constexpr Manifest kManifest = falcon::kManifest;
    using Terms = falcon::Terms;

    struct State {
        std::array<std::uint16_t, 2> nests{};  // F3: tokens ever taken
        std::array<bool, 2> at_gate{};         // F9

        friend bool operator==(const State&, const State&) = default;
    };

    static bool plays(const Tables& tables) { return (tables.switches & kManifest.switches) != 0; }

    /// F5: one king and one falconer each.
    static void on_start(const Tables& tables, auto& pos, auto&) {
        if (!plays(tables)) return;
        for (Seat seat = 0; seat < pos.players; ++seat) {
            pos.supply[pos.troop(seat, falcon::kKing)] = 1;
            pos.supply[pos.troop(seat, falcon::kFalconer)] = 1;
        }
    }

    /// F2: an unfinished chapel brings nothing.
    static int worth(const Tables&, const auto& pos, unsigned root, tiles::FeatureKind kind, bool complete) {
        if (kind != tiles::FeatureKind::Chapel || !complete) return 0;
        constexpr std::array<int, 9> kPoints = {0, 1, 3, 6, 10, 15, 21, 28, 36};
        const unsigned size = pos.areas[root].size();
        return size < kPoints.size() ? kPoints[size] : kPoints.back();
    }

    /// F6: the king of who wins the area.
    static bool doubles_points(const auto& pos, const auto& area, Seat owner) {
        return court::has_one(pos, area, owner, falcon::kKing);
    }

    /// F8: a king of either player.
    static bool blocks_doubling(const auto& pos, const auto& area) {
        return court::has_one(pos, area, 0, falcon::kKing) || court::has_one(pos, area, 1, falcon::kKing);
    }

    /// F3, F6: a token for each nest, and one for the falconer. F9: where the marker has come to.
    template <class Out>
    static void on_area_scored(const Tables& tables, auto& pos, unsigned root, tiles::FeatureKind kind,
                               Seat seat, Out& out) {
        if (!plays(tables)) return;
        if (state(pos).at_gate[seat] && kind != tiles::FeatureKind::Court)
            out.emit({.kind = falcon::kGateEvent, .seat = seat});
        unsigned tokens = kind == tiles::FeatureKind::Court ? 0 : court::nests_on(tables, pos, root);
        if (court::has_one(pos, pos.areas[root], seat, falcon::kFalconer)) ++tokens;
        if (tokens == 0) return;
        state(pos).nests[seat] = static_cast<std::uint16_t>(state(pos).nests[seat] + tokens);
        Event event{.kind = falcon::kNestsEvent, .seat = seat, .points = static_cast<std::int16_t>(tokens)};
        if constexpr (Out::kListens) name_area(pos, root, event);
        out.emit(event);
    }

    /// F9: a step from the field before a gate to the one after it ends at the gate, unless it begins there.
    static int stops_short(const Tables& tables, auto& pos, Seat seat, int points) {
        if ((tables.switches & falcon::kGatesStop) == 0) return 0;
        bool& at_gate = state(pos).at_gate[seat];
        for (int step = 0; step < points; ++step) {
            const auto field = static_cast<unsigned>(pos.score[seat] + step) % WallTable::kFields;
            const bool passes = tables.wall.gate_after[field] && !(step == 0 && at_gate);
            if (!passes) continue;
            at_gate = true;
            return points - step;
        }
        at_gate = false;
        return 0;
    }

    /// F9: in the final scoring a marker leaves its gate, and no other stops it.
    static void on_final_points(auto& pos, Seat seat) { state(pos).at_gate[seat] = false; }

    static bool offers_more(const Tables& tables, const auto& pos) {
        bool found = false;
        for_each_special(tables, pos, [&](const Move&) { found = true; });
        return found;
    }

    static void for_each_answer(const Tables& tables, const auto& pos, const Question& question, auto visit) {
        if (question.kind == QuestionKind::Follower) for_each_special(tables, pos, visit);
    }

    static Refusal check(const Tables& tables, const auto& pos, const Question& question, const Move& move) {
        const bool is_special = move.kind == falcon::kKingMove || move.kind == falcon::kFalconerMove;
        if (!is_special || question.kind != QuestionKind::Follower || !plays(tables))
            return Refusal::NotAsked;
        const unsigned tile = pos.cells - 1u;
        if (move.feature >= tables.designs[pos.oriented[tile] >> 2].features) return Refusal::NoSuchFeature;
        if (pos.supply[pos.troop(pos.seat, sort_of(move.kind))] == 0) return Refusal::NoFollower;
        const unsigned bit = 1u << move.feature;
        if ((detail::free_spots(tables, pos) & bit) == 0) return Refusal::Occupied;
        return special_spots(tables, pos) & bit ? Refusal::None : falcon::kCompletedNow;
    }

    static void on_answered(const Tables&, auto& pos, const Question&, const Move& move, auto& out) {
        if (move.kind != falcon::kKingMove && move.kind != falcon::kFalconerMove) return;
        const unsigned tile = pos.cells - 1u;
        const Sort sort = sort_of(move.kind);
        out.emit({.kind = EventKind::Follower,
                  .seat = pos.seat,
                  .other = static_cast<std::uint8_t>(sort),
                  .cell = pos.cell[tile],
                  .feature = move.feature});
        put_follower(pos, pos.troop(pos.seat, sort), pos.first_feature[tile] + move.feature);
    }

    /// F4: after the courts, before the wall tiles.
    static void on_game_end(const Tables& tables, auto& pos, auto& out) {
        const auto& nests = state(pos).nests;
        if (nests[0] == nests[1]) return;
        const unsigned free = court::size_of(court::largest_free_group(tables, pos));
        if (free == 0) return;
        Event event =
            court::scored(falcon::kNestsScoring, nests[0] > nests[1] ? 0 : 1, static_cast<int>(free));
        event.reason.counts[court::kFree] = static_cast<std::uint8_t>(free);
        court::award_at_end(pos, event, out);
    }

    static std::uint64_t hash(const auto& pos) {
        std::uint64_t sum = 0;
        for (Seat seat = 0; seat < pos.players; ++seat)
            sum += hash_of_module(
                kManifest.hash_number(0), seat,
                (std::uint64_t{state(pos).nests[seat]} << 1) + (state(pos).at_gate[seat] ? 1 : 0));
        return sum;
    }

private:
    static auto& state(auto& pos) { return pos.template slice<Falcon>(); }

    static constexpr Sort sort_of(MoveKind kind) {
        return kind == falcon::kKingMove ? falcon::kKing : falcon::kFalconer;
    }

    /// F5: not on an area that is scored in this turn.
    static unsigned special_spots(const Tables& tables, const auto& pos) {
        const unsigned tile = pos.cells - 1u;
        const Design& design = tables.designs[pos.oriented[tile] >> 2];
        unsigned spots = detail::free_spots(tables, pos);
        for (unsigned bits = spots & design.edged; bits != 0; bits &= bits - 1) {
            const auto i = static_cast<unsigned>(std::countr_zero(bits));
            if (pos.area_of(pos.first_feature[tile] + i).open() == 0) spots &= ~(1u << i);
        }
        return spots;
    }

    /// Visits where king and falconer may be put.
    static void for_each_special(const Tables& tables, const auto& pos, auto visit) {
        const bool has_king = pos.supply[pos.troop(pos.seat, falcon::kKing)] > 0;
        const bool has_falconer = pos.supply[pos.troop(pos.seat, falcon::kFalconer)] > 0;
        if (!has_king && !has_falconer) return;
        for (unsigned bits = special_spots(tables, pos); bits != 0; bits &= bits - 1) {
            const auto feature = static_cast<unsigned>(std::countr_zero(bits));
            if (has_king) visit(falcon::king(feature));
            if (has_falconer) visit(falcon::falconer(feature));
        }
    }
};

}  // namespace trencavel
