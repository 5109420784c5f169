// Die Burg: what completed areas bring, in which order they are scored, the keep, and the final scoring of
// keeps and courts (rules K1 to K19; wall tiles are in wall_tiles.h). Placing and fitting are the engine's,
// with the edges of families/court.h.
#pragma once

#include <algorithm>
#include <array>

#include "rules/burg/kinds.h"
#include "rules/burg/manifest.h"
#include "rules/burg/wall_tiles.h"
#include "rules/families/court_areas.h"
#include "rules/families/court_reasons.h"
#include "rules/families/free_cells.h"
#include "rules/hooks.h"

namespace trencavel {

namespace burg {
struct Terms;  // terms.h
}

struct Burg : Hooks {
    static constexpr Manifest kManifest = burg::kManifest;
    using Terms = burg::Terms;

    struct Keep {
        std::uint8_t size = 0;      // tiles of its house, start spaces among them; 0: it is in the supply
        std::uint16_t feature = 0;  // a feature of the house

        friend bool operator==(const Keep&, const Keep&) = default;
    };
    struct State {
        std::array<Keep, 2> keeps{};

        friend bool operator==(const State&, const State&) = default;
    };

    static constexpr std::uint8_t kFollowers = 6;
    static constexpr int kPointsPerMarket = 3;
    static constexpr int kPointsPerMarketWithTile = 4;
    static constexpr unsigned kKeepBonus = 2;  // tiles, for each wall tile 8

    /// K1: six followers each.
    static void on_start(const Tables&, auto& pos, auto&) {
        for (Seat seat = 0; seat < pos.players; ++seat) pos.supply[pos.troop(seat, Sort::Plain)] = kFollowers;
    }

    /// K8, K9, K10, K18. What is unfinished brings nothing.
    static int worth(const Tables& tables, const auto& pos, unsigned root, tiles::FeatureKind kind,
                     bool complete) {
        const auto& area = pos.areas[root];
        const auto tiles = static_cast<int>(area.size());
        switch (kind) {
            case tiles::FeatureKind::Path:
                return complete ? tiles * (court::has_fountain(tables, pos, root) ? 2 : 1) : 0;
            case tiles::FeatureKind::Tower:
                return complete ? 2 * tiles : 0;
            case tiles::FeatureKind::House:
                return complete ? tiles : 0;
            case tiles::FeatureKind::Court:
                return kPointsPerMarket * static_cast<int>(area.markets());
            default:
                return 0;
        }
    }

    /// K12, K14: where followers are level they go home; then the areas of who has the turn are scored, then
    /// the other's. Where there is something to choose it is asked.
    static void on_scoring(const Tables& tables, auto& pos, auto& out) {
        const court::CompletedAreas completed = court::completed_areas(tables, pos);
        for (const court::Completed& level : completed.level) return_followers(tables, pos, level.root, out);
        for (const court::CompletedList* due : {&completed.own, &completed.others}) {
            if (due->empty()) continue;
            if (due->size() > 1 || can_double(pos, (*due)[0])) {
                pos.questions.push_back({pos.seat, burg::kScoreQuestion});
            } else {
                score(tables, pos, (*due)[0], false, out);
            }
            if (!pos.questions.empty()) return;  // announced again after the answer
        }
    }

    static void for_each_answer(const Tables& tables, const auto& pos, const Question& question, auto visit) {
        if (question.kind != burg::kScoreQuestion) return;
        const court::CompletedAreas completed = court::completed_areas(tables, pos);
        for (const court::Completed& area : completed.due()) {
            const Spot name = name_of_area(pos, area.root);
            visit(burg::score(name.cell, name.feature));
            if (can_double(pos, area)) visit(burg::score(name.cell, name.feature, true));
        }
    }

    static Refusal check(const Tables& tables, const auto& pos, const Question& question, const Move& move) {
        if (question.kind != burg::kScoreQuestion || move.kind != burg::kScoreMove) return Refusal::NotAsked;
        const std::optional<unsigned> feature = feature_at(tables, pos, Spot{move.cell, move.feature});
        if (!feature) return burg::kNotToScore;
        const unsigned root = pos.find(*feature);
        const court::CompletedAreas completed = court::completed_areas(tables, pos);
        if (const court::Completed* area = find(completed.due(), root))
            return move.value == 0 || can_double(pos, *area) ? Refusal::None : burg::kNoDoubling;
        const bool is_others = find(completed.others, root) != nullptr;
        return is_others ? burg::kOwnAreasFirst : burg::kNotToScore;
    }

    static Move canonical(const Tables& tables, const auto& pos, const Move& move) {
        if (move.kind != burg::kScoreMove) return move;
        const std::optional<unsigned> feature = feature_at(tables, pos, Spot{move.cell, move.feature});
        if (!feature) return move;
        const Spot name = name_of_area(pos, *feature);
        return burg::score(name.cell, name.feature, move.value != 0);
    }

    static void on_answered(const Tables& tables, auto& pos, const Question& question, const Move& move,
                            auto& out) {
        if (question.kind != burg::kScoreQuestion) return;
        const unsigned feature = *feature_at(tables, pos, Spot{move.cell, move.feature});
        score(tables, pos, {pos.find(feature), kind_of(tables, pos, feature)}, move.value != 0, out);
    }

    /// K18: the keep, then the courts.
    static void on_game_end(const Tables& tables, auto& pos, auto& out) {
        score_keep(tables, pos, out);
        for (Seat seat = 0; seat < pos.players; ++seat) score_courts(tables, pos, seat, out);
    }

    static std::uint64_t hash(const auto& pos) {
        std::uint64_t sum = 0;
        for (Seat seat = 0; seat < pos.players; ++seat) {
            const Keep& keep = pos.template slice<Burg>().keeps[seat];
            if (keep.size == 0) continue;
            const Spot spot = name_of_area(pos, keep.feature);
            sum += hash_of_module(kManifest.hash_number(0),
                                  (std::uint64_t{spot.cell.packed} << 8) + spot.feature,
                                  (std::uint64_t{keep.size} << 8) + seat);
        }
        return sum;
    }

    /// K16: with wall tiles 8; without a keep they count nothing.
    static unsigned size_of_keep(const auto& pos, Seat seat) {
        const unsigned size = pos.template slice<Burg>().keeps[seat].size;
        return size == 0 ? 0 : size + kKeepBonus * WallTiles::held(pos, seat, WallTiles::kKeep);
    }

private:
    // --- completed areas ---------------------------------------------------------------------------------

    static const court::Completed* find(const court::CompletedList& list, unsigned root) {
        for (const court::Completed& area : list) {
            if (area.root == root) return &area;
        }
        return nullptr;
    }

    /// K16: an area of who has the turn, with a wall tile that was there before this turn.
    static bool can_double(const auto& pos, const court::Completed& completed) {
        using Rules = typename std::remove_cvref_t<decltype(pos)>::RuleSet;
        const auto& area = pos.areas[completed.root];
        const unsigned wall_tile = WallTiles::doubling(completed.kind);
        return wall_tile != 0 && court::owner_of(pos, area) == pos.seat &&
               WallTiles::usable(pos, pos.seat, wall_tile) > 0 && !Rules::blocks_doubling(pos, area);
    }

    /// K11 to K15: points, marker, keep, followers home, wall tile.
    template <class Out>
    static void score(const Tables& tables, auto& pos, const court::Completed& completed, bool doubled,
                      Out& out) {
        using Rules = typename std::remove_reference_t<decltype(pos)>::RuleSet;
        const unsigned root = completed.root;
        const Seat seat = court::owner_of(pos, pos.areas[root]);
        const bool king = Rules::doubles_points(pos, pos.areas[root], seat);
        const int points = Rules::worth(tables, pos, root, completed.kind, true) * (king || doubled ? 2 : 1);
        const int lost = Rules::stops_short(tables, pos, seat, points);
        Event event = court::scored(scoring_of(completed.kind), seat, points);
        event.reason.lost = static_cast<std::int16_t>(lost);
        event.reason.counts[court::kKing] = king;
        if (doubled) {
            const unsigned wall_tile = WallTiles::doubling(completed.kind);
            event.reason.counts[court::kWallTile] = static_cast<std::uint8_t>(wall_tile);
            WallTiles::use(pos, seat, wall_tile);
        }
        if constexpr (Out::kListens) explain(tables, pos, completed, event);
        award(pos, event, out);
        Rules::on_area_scored(tables, pos, root, completed.kind, seat, out);
        if (completed.kind == tiles::FeatureKind::House) move_keep(pos, root, seat, out);
        return_followers(tables, pos, root, out);
        if (lost == 0) WallTiles::land(tables, pos, seat);
    }

    static void explain(const Tables& tables, const auto& pos, const court::Completed& completed,
                        Event& event) {
        name_area(pos, completed.root, event);
        event.reason.complete = true;
        event.reason.tiles = static_cast<std::uint8_t>(pos.areas[completed.root].size());
        event.reason.counts[court::kFountain] =
            completed.kind == tiles::FeatureKind::Path && court::has_fountain(tables, pos, completed.root);
    }

    /// K13: only with a tile of one's own.
    template <class Out>
    static void move_keep(auto& pos, unsigned root, Seat seat, Out& out) {
        Keep& keep = pos.template slice<Burg>().keeps[seat];
        const unsigned size = pos.areas[root].size();
        if (seat != pos.seat || size <= keep.size) return;
        keep = {static_cast<std::uint8_t>(size), static_cast<std::uint16_t>(root)};
        Event event{.kind = burg::kKeepEvent, .seat = seat, .points = static_cast<std::int16_t>(size)};
        if constexpr (Out::kListens) name_area(pos, root, event);
        out.emit(event);
    }

    // --- the end -----------------------------------------------------------------------------------------

    static void score_keep(const Tables& tables, auto& pos, auto& out) {
        const unsigned first = size_of_keep(pos, 0);
        const unsigned second = size_of_keep(pos, 1);
        if (first == second) return;
        const unsigned free = court::size_of(court::largest_free_group(tables, pos));
        if (free == 0) return;
        Event event = court::scored(burg::kKeepScoring, first > second ? 0 : 1, static_cast<int>(free));
        event.reason.tiles = static_cast<std::uint8_t>(std::max(first, second));
        event.reason.counts[court::kFree] = static_cast<std::uint8_t>(free);
        court::award_at_end(pos, event, out);
    }

    struct OwnedCourt {
        unsigned root = 0;
        int markets = 0;
        bool king = false;

        int gain() const { return king ? 2 * markets : markets; }
    };

    /// K18; K16: wall tiles 7 go where they bring most, each to a court of its own.
    template <class Out>
    static void score_courts(const Tables& tables, auto& pos, Seat seat, Out& out) {
        using P = std::remove_reference_t<decltype(pos)>;
        FixedVector<OwnedCourt, P::kFollowers + 2> courts;
        court::for_each_area_with(tables, pos, seat, [&](unsigned root, tiles::FeatureKind kind) {
            const auto& area = pos.areas[root];
            if (kind != tiles::FeatureKind::Court || court::owner_of(pos, area) != seat) return;
            if (area.markets() == 0) return;
            courts.push_back(
                {root, static_cast<int>(area.markets()), P::RuleSet::doubles_points(pos, area, seat)});
        });
        court::sort_best_first(courts, [](const OwnedCourt& owned) { return owned.gain(); });
        const unsigned with_tile = WallTiles::held(pos, seat, WallTiles::kMarkets);
        for (unsigned i = 0; i < courts.size(); ++i) {
            const int each = i < with_tile ? kPointsPerMarketWithTile : kPointsPerMarket;
            Event event = court::scored(ScoringKind::Court, seat, each * courts[i].gain());
            event.reason.markets = static_cast<std::uint8_t>(courts[i].markets);
            event.reason.counts[court::kPerUnit] = static_cast<std::uint8_t>(each);
            event.reason.counts[court::kKing] = courts[i].king;
            if (i < with_tile) event.reason.counts[court::kWallTile] = WallTiles::kMarkets;
            if constexpr (Out::kListens) name_area(pos, courts[i].root, event);
            court::award_at_end(pos, event, out);
            P::RuleSet::on_area_scored(tables, pos, courts[i].root, tiles::FeatureKind::Court, seat, out);
        }
    }
};

}  // namespace trencavel
