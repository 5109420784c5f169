// The wall tiles of Die Burg: taken by landing on a corner tower, used in the own turn or at the end
// (K1, K15 to K18). What lies on which tower is hidden: a position knows only which wall tiles are not yet
// taken, and chance reveals one when it is.
#pragma once

#include <array>

#include "engine/turn/hash.h"
#include "rules/burg/kinds.h"
#include "rules/burg/manifest.h"
#include "rules/families/court_areas.h"
#include "rules/families/court_reasons.h"
#include "rules/hooks.h"

namespace trencavel {

namespace burg {
struct WallTileTerms;  // terms.h
}

struct WallTiles : Hooks {
    static constexpr Manifest kManifest = burg::kWallTiles;
    using Terms = burg::WallTileTerms;

    static constexpr unsigned kKinds = WallTable::kWallTiles;
    static constexpr unsigned kCopies = 2;  // K1: of each kind
    static constexpr unsigned kExtraTurn = 1;
    static constexpr unsigned kTowerTwice = 2;
    static constexpr unsigned kHouseTwice = 3;
    static constexpr unsigned kPath = 4;
    static constexpr unsigned kTower = 5;
    static constexpr unsigned kHouse = 6;
    static constexpr unsigned kMarkets = 7;
    static constexpr unsigned kKeep = 8;
    static constexpr unsigned kPoints = 9;
    static constexpr int kPointsOfNine = 5;

    using Counts = std::array<std::uint8_t, kKinds + 1>;  // by kind; nothing has kind 0

    struct State {
        std::uint16_t towers = 0;                           // bit t: a wall tile lies on tower t
        Counts unseen{};                                    // not yet taken, on the wall or out of the game
        std::array<Counts, 2> held{};                       // by seat, in front of the players
        std::array<std::uint8_t, kHouseTwice + 1> fresh{};  // of these, taken in this turn by who plays it
        std::uint8_t tower = 0;                             // Reveal: where one is taken
        Seat taker = 0;                                     // and by whom
        bool extra_decided = false;                         // the extra turn has been asked for in this one

        friend bool operator==(const State&, const State&) = default;
    };

    /// K1: one lies on each tower; how many there are of each kind is known.
    static void on_start(const Tables& tables, auto& pos, auto&) {
        state(pos).towers = (1u << WallTable::kTowers) - 1;
        state(pos).unseen = tables.wall.tiles;
    }

    static bool on_turn_begins(const Tables&, auto& pos, auto&) {
        state(pos).fresh = {};
        state(pos).extra_decided = false;
        return false;
    }

    /// K16: a further turn, unless the game ends now (K17).
    static void on_turn_ends(const Tables&, auto& pos, auto&) {
        if (state(pos).extra_decided || pos.left == 0 || usable(pos, pos.seat, kExtraTurn) == 0) return;
        pos.questions.push_back({pos.seat, burg::kExtraQuestion});
    }

    static void for_each_answer(const Tables&, const auto& pos, const Question& question, auto visit) {
        if (question.kind == burg::kExtraQuestion) {
            visit(burg::extra());
            visit(Move::pass());
        }
        if (question.kind == QuestionKind::Reveal) {
            for (unsigned kind = 1; kind <= kKinds; ++kind) {
                if (state(pos).unseen[kind] > 0) visit(Move::reveal(kind));
            }
        }
    }

    static Refusal check(const Tables&, const auto& pos, const Question& question, const Move& move) {
        if (question.kind == burg::kExtraQuestion) {
            const bool answers = move.kind == burg::kExtraMove || move.kind == MoveKind::Pass;
            return answers ? Refusal::None : Refusal::NotAsked;
        }
        if (question.kind == QuestionKind::Reveal && move.kind == MoveKind::Reveal) {
            const bool is_kind = move.value >= 1 && move.value <= kKinds;
            return is_kind && state(pos).unseen[move.value] > 0 ? Refusal::None : Refusal::NoSuchWallTile;
        }
        return Refusal::NotAsked;
    }

    static void on_answered(const Tables& tables, auto& pos, const Question& question, const Move& move,
                            auto& out) {
        if (question.kind == QuestionKind::Reveal) take(tables, pos, move.value, out);
        if (question.kind != burg::kExtraQuestion) return;
        state(pos).extra_decided = true;
        if (move.kind == MoveKind::Pass) return;
        use(pos, pos.seat, kExtraTurn);
        out.emit({.kind = burg::kExtraEvent, .seat = pos.seat});
        pos.seat = next_seat(pos, pos.seat);  // the engine passes the turn on from here: back to who had it
    }

    /// K17, K18: what is left on the wall is removed; 4, 5 and 6 for what is unfinished, and 9.
    static void on_game_end(const Tables& tables, auto& pos, auto& out) {
        state(pos).towers = 0;
        for (Seat seat = 0; seat < pos.players; ++seat) {
            score_unfinished(tables, pos, seat, kPath, tiles::FeatureKind::Path, 1, out);
            score_unfinished(tables, pos, seat, kTower, tiles::FeatureKind::Tower, 2, out);
            score_unfinished(tables, pos, seat, kHouse, tiles::FeatureKind::House, 1, out);
            for (unsigned i = 0; i < held(pos, seat, kPoints); ++i) {
                court::award_at_end(pos, scored(seat, kPoints, kPointsOfNine), out);
            }
        }
    }

    static std::uint64_t hash(const auto& pos) {
        const State& wall = state(pos);
        std::uint64_t sum = hash_of_module(kManifest.hash_number(0), wall.towers, wall.extra_decided ? 1 : 0);
        for (unsigned kind = 1; kind <= kKinds; ++kind) {
            const std::uint64_t fresh = kind < wall.fresh.size() ? wall.fresh[kind] : 0;
            sum += hash_of_module(kManifest.hash_number(1), kind,
                                  (fresh << 24) + (std::uint64_t{wall.unseen[kind]} << 16) +
                                      (std::uint64_t{wall.held[0][kind]} << 8) + wall.held[1][kind]);
        }
        const bool reveals = !pos.questions.empty() && pos.questions.back().kind == QuestionKind::Reveal;
        return reveals ? sum + hash_of_module(kManifest.hash_number(2), wall.tower, wall.taker) : sum;
    }

    // --- for the other modules of the court ---------------------------------------------------------------

    static unsigned held(const auto& pos, Seat seat, unsigned kind) { return state(pos).held[seat][kind]; }

    /// K15: what was taken in this turn can be used from the next on. Only for who has the turn.
    static unsigned usable(const auto& pos, Seat seat, unsigned kind) {
        return seat == pos.seat ? unsigned{state(pos).held[seat][kind]} - state(pos).fresh[kind] : 0;
    }

    static void use(auto& pos, Seat seat, unsigned kind) { --state(pos).held[seat][kind]; }

    /// The kind that doubles a completed area; 0 if none does.
    static constexpr unsigned doubling(tiles::FeatureKind kind) {
        if (kind == tiles::FeatureKind::Tower) return kTowerTwice;
        return kind == tiles::FeatureKind::House ? kHouseTwice : 0;
    }

    /// K15: the marker has come to its field; if that is a tower's and a wall tile lies there, it is taken.
    static void land(const Tables& tables, auto& pos, Seat seat) {
        const std::uint8_t tower =
            tables.wall.tower_at[static_cast<unsigned>(pos.score[seat]) % WallTable::kFields];
        if (tower == WallTable::kNone || (state(pos).towers >> tower & 1) == 0) return;
        state(pos).tower = tower;
        state(pos).taker = seat;
        pos.questions.push_back({kChance, QuestionKind::Reveal});
    }

private:
    static auto& state(auto& pos) { return pos.template slice<WallTiles>(); }

    static void take(const Tables& tables, auto& pos, unsigned kind, auto& out) {
        State& wall = state(pos);
        wall.towers = static_cast<std::uint16_t>(wall.towers & ~(1u << wall.tower));
        --wall.unseen[kind];
        ++wall.held[wall.taker][kind];
        if (wall.taker == pos.seat && kind < wall.fresh.size()) ++wall.fresh[kind];
        out.emit({.kind = burg::kWallTileEvent,
                  .seat = wall.taker,
                  .other = static_cast<std::uint8_t>(kind),
                  .points = tables.wall.tower_field[wall.tower]});
    }

    static Event scored(Seat seat, unsigned kind, int points) {
        Event event = court::scored(burg::kWallTileScoring, seat, points);
        event.reason.counts[court::kWallTile] = static_cast<std::uint8_t>(kind);
        return event;
    }

    struct Unfinished {
        unsigned root = 0;
        int points = 0;
    };

    /// K16: to the owner's best advantage, each wall tile on an area of its own.
    template <class Out>
    static void score_unfinished(const Tables& tables, auto& pos, Seat seat, unsigned wall_tile,
                                 tiles::FeatureKind kind, int points_per_tile, Out& out) {
        const unsigned count = held(pos, seat, wall_tile);
        if (count == 0) return;
        using P = std::remove_reference_t<decltype(pos)>;
        FixedVector<Unfinished, P::kFollowers + 2> areas;
        court::for_each_area_with(tables, pos, seat, [&](unsigned root, tiles::FeatureKind its_kind) {
            const auto& area = pos.areas[root];
            if (its_kind != kind || area.open() == 0 || court::owner_of(pos, area) != seat) return;
            const int factor = P::RuleSet::doubles_points(pos, area, seat) ? 2 : 1;
            areas.push_back({root, factor * points_per_tile * static_cast<int>(area.size())});
        });
        court::sort_best_first(areas, [](const Unfinished& area) { return area.points; });
        for (unsigned i = 0; i < count && i < areas.size(); ++i) {
            Event event = scored(seat, wall_tile, areas[i].points);
            if constexpr (Out::kListens) explain(pos, areas[i].root, seat, points_per_tile, event);
            court::award_at_end(pos, event, out);
        }
    }

    static void explain(const auto& pos, unsigned root, Seat seat, int points_per_tile, Event& event) {
        name_area(pos, root, event);
        event.reason.tiles = static_cast<std::uint8_t>(pos.areas[root].size());
        event.reason.counts[court::kPerUnit] = static_cast<std::uint8_t>(points_per_tile);
        event.reason.counts[court::kKing] =
            std::remove_cvref_t<decltype(pos)>::RuleSet::doubles_points(pos, pos.areas[root], seat);
    }
};

}  // namespace trencavel
