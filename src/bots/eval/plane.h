// What the seats have in a game on the plane: the terms of the evaluation. A `Sink` gets each as
// add(seat, term, amount), and each unfinished area with followers as area(kind, root, ends, time).
#pragma once

#include <bitset>

#include "bots/eval/chances.h"
#include "engine/turn/scoring.h"
#include "games/rulesets.h"

namespace trencavel::eval {

template <class Rules, class Sink>
class PlaneTerms {
public:
    using P = Position<Rules>;

    PlaneTerms(const Tables& tables, const P& pos, const FitCounts& fits, const Weights& weights, Sink& sink)
        : tables_(tables),
          pos_(pos),
          fits_(fits),
          weights_(weights),
          sink_(sink),
          ends_(tables, pos, fits),
          outlook_{.time = time_left(pos)},
          log_time_(log_time(pos.left, pos.players)) {}

    void add_all() {
        for (Seat seat = 0; seat < pos_.players; ++seat) {
            add_supply(seat);
            for (const unsigned feature : pos_.followers[seat]) add_area_of(feature);
        }
        if (!fields_.empty()) add_expected_cities();
        for (const PotentialMerge& merge : ends_.potential_merges()) add_merge(merge);
        Rules::Terms::add(tables_, pos_, outlook_, sink_);
        if (!pos_.over()) sink_.add(pos_.seat, kTurn, kUnit);
    }

private:
    void add_supply(Seat seat) { add_followers(sink_, seat, pos_.supply[seat], outlook_.time); }

    void add_area_of(unsigned feature) {
        const unsigned root = pos_.find(feature);
        if (seen_[root]) return;
        seen_[root] = true;
        switch (kind_of(tables_, pos_, feature)) {
            case tiles::FeatureKind::City:
                return add_edged(root, tiles::FeatureKind::City, kCityDone, kCityLeft, kCityEnds);
            case tiles::FeatureKind::Cloister:
                return add_cloister(root);
            case tiles::FeatureKind::Field:
                return add_field(root);
            default:
                return add_edged(root, tiles::FeatureKind::Road, kRoadDone, kRoadLeft, kRoadEnds);
        }
    }

    template <class Visit>
    void for_each_owner(unsigned root, Visit visit) {
        for (unsigned seats = most_followers(pos_.areas[root], pos_.players); seats != 0; seats &= seats - 1)
            visit(static_cast<Seat>(std::countr_zero(seats)));
    }

    /// All followers on the area come back if it is completed.
    void add_returning(unsigned root, int chance) {
        for (Seat seat = 0; seat < pos_.players; ++seat) {
            const auto count = static_cast<int>(pos_.areas[root].followers_of(seat));
            if (count > 0) sink_.add(seat, kReturning, count * outlook_.time * chance / kProbabilityOne);
        }
    }

    int chance_of_area(tiles::FeatureKind kind, unsigned root, Ends ends) {
        sink_.area(kind, root, ends, log_time_);
        return completion_chance(weights_.completion[static_cast<unsigned>(kind)], ends, log_time_);
    }

    void add_area_of_modules(unsigned root, tiles::FeatureKind kind, Seat seat, int chance) {
        Rules::Terms::add_area(pos_, {.root = root, .kind = kind, .seat = seat, .chance = chance}, outlook_,
                               sink_);
    }

    void add_edged(unsigned root, tiles::FeatureKind kind, Term done, Term left, Term growth) {
        const Area& area = pos_.areas[root];
        const int chance = chance_of_area(kind, root, ends_.of(root));
        const int complete = Rules::worth(tables_, pos_, root, kind, true);
        const int incomplete = Rules::worth(tables_, pos_, root, kind, false);
        const int open = static_cast<int>(area.open());
        for_each_owner(root, [&](Seat seat) {
            sink_.add(seat, done, complete * chance * kUnit / kProbabilityOne);
            sink_.add(seat, left, incomplete * (kProbabilityOne - chance) * kUnit / kProbabilityOne);
            sink_.add(seat, growth, open * chance * kUnit / kProbabilityOne);
            if (kind == tiles::FeatureKind::City) sink_.add(seat, kKnights, outlook_.time);
            add_area_of_modules(root, kind, seat, chance);
        });
        add_returning(root, chance);
    }

    void add_cloister(unsigned root) {
        const Ends around = ends_around(pos_, fits_, pos_.cell[pos_.tile_of(root)]);
        const int chance = chance_of_area(tiles::FeatureKind::Cloister, root, around);
        const int filled = 9 - static_cast<int>(pos_.areas[root].open());
        for_each_owner(root, [&](Seat seat) {
            sink_.add(seat, kCloisterDone, 9 * chance * kUnit / kProbabilityOne);
            sink_.add(seat, kCloisterLeft, filled * (kProbabilityOne - chance) * kUnit / kProbabilityOne);
            sink_.add(seat, kMonks, outlook_.time);
            add_area_of_modules(root, tiles::FeatureKind::Cloister, seat, chance);
        });
        add_returning(root, chance);
    }

    void add_field(unsigned root) {
        if (!fields_.full()) fields_.push_back(static_cast<std::uint16_t>(root));
        const int points = Rules::worth(tables_, pos_, root, tiles::FeatureKind::Field, false);
        const int cities = std::popcount(pos_.areas[root].set);
        for_each_owner(root, [&](Seat seat) {
            sink_.add(seat, kFieldDone, points * kUnit);
            sink_.add(seat, kFieldTime, outlook_.time);
            sink_.add(seat, kFarms, cities * outlook_.time);
        });
    }

    /// Unfinished cities, for the farmers next to them.
    void add_expected_cities() {
        for (const unsigned root : ends_.built()) {
            const int chance =
                completion_chance(weights_.completion[static_cast<unsigned>(tiles::FeatureKind::City)],
                                  ends_.of(root), log_time_);
            FixedVector<std::uint16_t, 16> added;
            pos_.for_each_member(root, [&](unsigned member) { add_farmers_at(member, chance, added); });
        }
    }

    void add_farmers_at(unsigned member, int chance, FixedVector<std::uint16_t, 16>& added) {
        const unsigned tile = pos_.tile_of(member);
        const unsigned first = pos_.first_feature[tile];
        const Design& design = tables_.designs[pos_.oriented[tile] >> 2];
        for (unsigned bits = design.ground; bits != 0; bits &= bits - 1) {
            const auto ground = static_cast<unsigned>(std::countr_zero(bits));
            if ((design.borders[ground] >> (member - first) & 1) == 0) continue;
            const unsigned field = pos_.find(first + ground);
            if (pos_.areas[field].followers() == 0 || added.full()) continue;
            if (std::find(added.begin(), added.end(), field) != added.end()) continue;
            added.push_back(static_cast<std::uint16_t>(field));
            for_each_owner(field, [&](Seat seat) {
                sink_.add(seat, kFieldExpected,
                          Rules::Terms::kPointsPerCity * chance * kUnit / kProbabilityOne);
            });
        }
    }

    /// What each seat would win or lose if two areas merged.
    void add_merge(const PotentialMerge& merge) {
        const Area& a = pos_.areas[merge.a];
        const Area& b = pos_.areas[merge.b];
        const unsigned owners_a = most_followers(a, pos_.players);
        const unsigned owners_b = most_followers(b, pos_.players);
        const auto worth_a = static_cast<int>(a.size());
        const auto worth_b = static_cast<int>(b.size());
        unsigned most = 0;
        for (Seat seat = 0; seat < pos_.players; ++seat)
            most = std::max(most, a.followers_of(seat) + b.followers_of(seat));
        for (Seat seat = 0; seat < pos_.players; ++seat) {
            const bool wins = a.followers_of(seat) + b.followers_of(seat) == most;
            const int change = (wins ? worth_a + worth_b : 0) - (owners_a >> seat & 1 ? worth_a : 0) -
                               (owners_b >> seat & 1 ? worth_b : 0);
            const auto likely = static_cast<int>(std::min(8u, merge.fitting));
            if (change != 0) sink_.add(seat, kJoins, change * kUnit * likely / 8);
        }
    }

    const Tables& tables_;
    const P& pos_;
    const FitCounts& fits_;
    const Weights& weights_;
    Sink& sink_;
    OpenEnds<Rules> ends_;
    Outlook outlook_;
    int log_time_;
    std::bitset<P::kFeatures> seen_;
    FixedVector<std::uint16_t, 42> fields_;
};

}  // namespace trencavel::eval
