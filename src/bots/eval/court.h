// What the seats have in a game within the wall: the terms of the evaluation, as in plane.h.
#pragma once

#include "bots/eval/chances.h"
#include "engine/turn/scoring.h"
#include "rules/families/court_leads.h"

namespace trencavel::eval {

template <class Rules, class Sink>
class CourtTerms {
public:
    using P = Position<Rules>;

    CourtTerms(const Tables& tables, const P& pos, const FitCounts& fits, const Weights& weights, Sink& sink)
        : tables_(tables),
          pos_(pos),
          weights_(weights),
          sink_(sink),
          ends_(tables, pos, fits),
          outlook_{.time = time_left(pos), .group = court::usual_group(tables, pos)},
          log_time_(log_time(pos.left, pos.players)) {}

    void add_all() {
        for (Seat seat = 0; seat < pos_.players; ++seat) {
            add_supply(seat);
            court::for_each_area_with(tables_, pos_, seat, [&](unsigned root, tiles::FeatureKind kind) {
                add_area(seat, root, kind);
            });
        }
        Rules::Terms::add(tables_, pos_, outlook_, sink_);
        for (const PotentialMerge& merge : ends_.potential_merges()) add_merge(merge);
        if (!pos_.over()) sink_.add(pos_.seat, kTurn, kUnit);
    }

private:
    void add_supply(Seat seat) {
        add_followers(sink_, seat, pos_.supply[pos_.troop(seat, Sort::Plain)], outlook_.time);
    }

    /// An area on which the seat has a follower.
    void add_area(Seat seat, unsigned root, tiles::FeatureKind kind) {
        const Area& area = pos_.areas[root];
        const bool owns = court::owner_of(pos_, area) == seat;
        const int factor = Rules::doubles_points(pos_, area, seat) ? 2 : 1;
        const int points = factor * Rules::worth(tables_, pos_, root, kind, true);
        if (kind == tiles::FeatureKind::Court) {
            if (!owns) return;
            sink_.add(seat, kCourtDone, points * kUnit);
            sink_.add(seat, kCourtTime, factor * outlook_.time);
            return;
        }
        if (owns || court::owner_of(pos_, area) == court::kNobody)
            sink_.area(kind, root, ends_.of(root), log_time_);
        const int chance =
            completion_chance(weights_.completion[static_cast<unsigned>(kind)], ends_.of(root), log_time_);
        const auto count = static_cast<int>(court::followers_of(pos_, area, seat));
        sink_.add(seat, kReturning, count * outlook_.time * chance / kProbabilityOne);
        if (!owns) return;
        const AreaTerms terms = terms_of(kind);
        const int open = static_cast<int>(area.open());
        sink_.add(seat, terms.done, points * chance * kUnit / kProbabilityOne);
        sink_.add(seat, terms.ends, factor * open * chance * kUnit / kProbabilityOne);
        Rules::Terms::add_area(pos_, {.root = root, .kind = kind, .seat = seat, .chance = chance}, outlook_,
                               sink_);
    }

    struct AreaTerms {
        Term done{};
        Term ends{};
    };

    static constexpr AreaTerms terms_of(tiles::FeatureKind kind) {
        switch (kind) {
            case tiles::FeatureKind::Path:
                return {kPathDone, kPathEnds};
            case tiles::FeatureKind::Tower:
                return {kTowerDone, kTowerEnds};
            case tiles::FeatureKind::House:
                return {kHouseDone, kHouseEnds};
            default:
                return {kChapelDone, kChapelEnds};
        }
    }

    /// K11: if two areas merge, whoever has more followers gets everything, and nobody does on a tie.
    void add_merge(const PotentialMerge& merge) {
        const Area& a = pos_.areas[merge.a];
        const Area& b = pos_.areas[merge.b];
        const auto worth_a = static_cast<int>(a.size());
        const auto worth_b = static_cast<int>(b.size());
        const auto likely = static_cast<int>(std::min(8u, merge.fitting));
        const int first = count(a, 0) + count(b, 0);
        const int second = count(a, 1) + count(b, 1);
        for (Seat seat = 0; seat < 2; ++seat) {
            const bool wins = seat == 0 ? first > second : second > first;
            const int change = (wins ? worth_a + worth_b : 0) -
                               (court::owner_of(pos_, a) == seat ? worth_a : 0) -
                               (court::owner_of(pos_, b) == seat ? worth_b : 0);
            if (change != 0) sink_.add(seat, kJoins, change * kUnit * likely / 8);
        }
    }

    int count(const Area& area, Seat seat) const {
        return static_cast<int>(court::followers_of(pos_, area, seat));
    }

    const Tables& tables_;
    const P& pos_;
    const Weights& weights_;
    Sink& sink_;
    OpenEnds<Rules> ends_;
    Outlook outlook_;
    int log_time_;
};

}  // namespace trencavel::eval
