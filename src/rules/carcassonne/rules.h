// Carcassonne: what is completed, what it is worth, and the final scoring (rules C1 to C14).
// Drawing, fitting, followers and the order of a turn are the engine's, because all games share them.
#pragma once

#include <bitset>

#include "engine/turn/scoring.h"
#include "rules/carcassonne/manifest.h"
#include "rules/carcassonne/reasons.h"
#include "rules/families/shares.h"
#include "rules/hooks.h"

namespace trencavel {

namespace carcassonne {
struct Terms;  // terms.h
}

struct Carcassonne : Hooks {
    static constexpr Manifest kManifest = carcassonne::kManifest;
    using Terms = carcassonne::Terms;

    struct State {
        std::uint8_t completed_cities = 0;  // each has a bit: in the set of the fields at it, and its own

        friend bool operator==(const State&, const State&) = default;
    };

    static constexpr std::uint8_t kFollowers = 7;
    static constexpr int kPointsPerCity = 3;  // for farmers

    /// C1: seven followers each.
    static void on_start(const Tables&, auto& pos, auto&) {
        for (Seat seat = 0; seat < pos.players; ++seat) pos.supply[seat] = kFollowers;
    }

    /// C13: a city counts for the fields at it from now on, so that who thinks of a farmer sees it.
    static void on_closed(const Tables& tables, auto& pos, unsigned root, tiles::FeatureKind kind) {
        if (kind == tiles::FeatureKind::City) tell_fields(tables, pos, root);
    }

    /// C6 to C11: score, then the followers go home.
    static void on_completed(const Tables& tables, auto& pos, unsigned root, tiles::FeatureKind kind,
                             auto& out) {
        score(tables, pos, root, kind, true, out);
        return_followers(tables, pos, root, out);
    }

    /// C13: what is incomplete, then the fields. The followers stay where they are.
    static void on_game_end(const Tables& tables, auto& pos, auto& out) {
        using P = std::remove_reference_t<decltype(pos)>;
        std::bitset<P::kFeatures> seen;
        FixedVector<typename P::FeatureId, P::kSeats * P::kFollowers> fields;
        for (Seat seat = 0; seat < pos.players; ++seat) {
            for (const unsigned feature : pos.followers[seat]) {
                const unsigned root = pos.find(feature);
                if (seen[root]) continue;
                seen[root] = true;
                const tiles::FeatureKind kind = kind_of(tables, pos, feature);
                if (kind == tiles::FeatureKind::Field) {
                    fields.push_back(static_cast<typename P::FeatureId>(root));
                } else {
                    score(tables, pos, root, kind, false, out);
                }
            }
        }
        for (const unsigned root : fields) score(tables, pos, root, tiles::FeatureKind::Field, false, out);
    }

    /// What an area brings, now if it is complete, or at the end as it lies.
    static int worth(const Tables&, const auto& pos, unsigned root, tiles::FeatureKind kind, bool complete) {
        const auto& area = pos.areas[root];
        switch (kind) {
            case tiles::FeatureKind::City:  // C7, C13
                return static_cast<int>(area.size()) * (complete ? 2 : 1);
            case tiles::FeatureKind::Cloister:  // C8, C13: itself and the places filled around it
                return 9 - static_cast<int>(area.open());
            case tiles::FeatureKind::Field:  // C13
                return kPointsPerCity * std::popcount(area.set);
            default:  // C6, C13: a road
                return static_cast<int>(area.size());
        }
    }

private:
    /// C9: all who are level get all the points.
    template <class Out>
    static void score(const Tables& tables, auto& pos, unsigned root, tiles::FeatureKind kind, bool complete,
                      Out& out) {
        const auto& area = pos.areas[root];
        const unsigned owners = area.followers() == 0 ? 0 : most_followers(area, pos.players);
        for_each_share(tables, pos, owners, {root, kind, complete}, [&](unsigned seats, int points) {
            if (points == 0) return;
            Event event{.kind = EventKind::Scored,
                        .what = scoring_of(kind),
                        .seats = static_cast<std::uint8_t>(seats),
                        .points = static_cast<std::int16_t>(points)};
            if constexpr (Out::kListens) explain(tables, pos, root, complete, event);
            award(pos, event, out);
        });
    }

    static void explain(const Tables& tables, const auto& pos, unsigned root, bool complete, Event& event) {
        const auto& area = pos.areas[root];
        name_area(pos, root, event);
        event.reason.complete = complete;
        if (event.what == ScoringKind::Field) {
            const int cities = std::popcount(area.set);
            event.reason.cities = static_cast<std::uint8_t>(cities);
            // What other modules add to a city's points: one for each castle.
            event.reason.counts[carcassonne::kDearCities] =
                static_cast<std::uint8_t>(event.points - kPointsPerCity * cities);
        } else if (event.what == ScoringKind::Cloister) {
            event.reason.tiles = static_cast<std::uint8_t>(9 - area.open());
        } else {
            event.reason.pennants = static_cast<std::uint8_t>(pennants_in(tables, pos, root));
            event.reason.tiles = static_cast<std::uint8_t>(area.size() - event.reason.pennants);
        }
    }

    /// C13: a completed city counts once for each field that it touches, so each field keeps a set of them.
    /// The city keeps its own bit: it meets nothing more, so its set has no other use.
    static void tell_fields(const Tables& tables, auto& pos, unsigned root) {
        using P = std::remove_reference_t<decltype(pos)>;
        const auto city = P::Area::bit(pos.template slice<Carcassonne>().completed_cities++);
        pos.areas[root].set = city;
        pos.for_each_member(root, [&](unsigned member) {
            const unsigned tile = pos.tile_of(member);
            const unsigned first = pos.first_feature[tile];
            const Design& design = tables.designs[pos.oriented[tile] >> 2];
            for (unsigned bits = design.ground; bits != 0; bits &= bits - 1) {
                const auto field = static_cast<unsigned>(std::countr_zero(bits));
                if (design.borders[field] >> (member - first) & 1)
                    pos.areas[pos.find(first + field)].set |= city;
            }
        });
    }
};

}  // namespace trencavel
