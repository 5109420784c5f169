// What the seats have in a game within the wall: the terms of the evaluation, as in plane.h.
#pragma once

#include "bots/eval/chances.h"
#include "engine/turn/scoring.h"
#include "games/kinds.h"
#include "games/rulesets.h"

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
          time_(time_left(pos)),
          log_time_(log_time(pos.left, pos.players)) {}

    void add_all() {
        free_ = static_cast<int>(court::size_of(court::largest_free_group(tables_, pos_)));
        keep_ = {static_cast<int>(Burg::size_of_keep(pos_, 0)),
                 static_cast<int>(Burg::size_of_keep(pos_, 1))};
        for (Seat seat = 0; seat < pos_.players; ++seat) {
            add_supply(seat);
            add_wall_tiles(seat);
            court::for_each_area_with(tables_, pos_, seat, [&](unsigned root, tiles::FeatureKind kind) {
                add_area(seat, root, kind);
            });
        }
        add_lead(keep_, Term::KeepLead, Term::KeepLeadTime, Term::KeepMargin);
        const auto& nests = pos_.template slice<Falcon>().nests;
        add_lead({nests[0], nests[1]}, Term::NestLead, Term::NestLeadTime, Term::NestMargin);
        for (const PotentialMerge& merge : ends_.potential_merges()) add_merge(merge);
        if (!pos_.over()) sink_.add(pos_.seat, Term::Turn, kUnit);
    }

private:
    using Pair = std::array<int, 2>;

    void add_supply(Seat seat) {
        add_followers(sink_, seat, pos_.supply[pos_.troop(seat, Sort::Plain)], time_);
        sink_.add(seat, Term::King, pos_.supply[pos_.troop(seat, falcon::kKing)] * time_);
        sink_.add(seat, Term::Falconer, pos_.supply[pos_.troop(seat, falcon::kFalconer)] * time_);
    }

    void add_wall_tiles(Seat seat) {
        for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind) {
            const auto count = static_cast<int>(WallTiles::held(pos_, seat, kind));
            const auto term = static_cast<Term>(static_cast<unsigned>(Term::WallTile1) + kind - 1);
            if (count > 0) sink_.add(seat, term, count * (kind <= WallTiles::kHouseTwice ? time_ : kUnit));
        }
        const bool takes_one = !pos_.questions.empty() &&
                               pos_.questions.back().kind == QuestionKind::Reveal &&
                               pos_.template slice<WallTiles>().taker == seat;
        if (takes_one) sink_.add(seat, Term::WallTileComing, kUnit);
    }

    /// An area on which the seat has a follower.
    void add_area(Seat seat, unsigned root, tiles::FeatureKind kind) {
        const Area& area = pos_.areas[root];
        const bool owns = court::owner_of(pos_, area) == seat;
        const int factor = Rules::doubles_points(pos_, area, seat) ? 2 : 1;
        const int points = factor * Rules::worth(tables_, pos_, root, kind, true);
        if (kind == tiles::FeatureKind::Court) {
            if (!owns) return;
            sink_.add(seat, Term::CourtDone, points * kUnit);
            sink_.add(seat, Term::CourtTime, factor * time_);
            return;
        }
        if (owns || court::owner_of(pos_, area) == court::kNobody)
            sink_.area(kind, root, ends_.of(root), log_time_);
        const int chance =
            completion_chance(weights_.completion[static_cast<unsigned>(kind)], ends_.of(root), log_time_);
        const auto count = static_cast<int>(court::followers_of(pos_, area, seat));
        sink_.add(seat, Term::Returning, count * time_ * chance / kProbabilityOne);
        if (!owns) return;
        const unsigned term =
            static_cast<unsigned>(Term::PathDone) +
            2 * (static_cast<unsigned>(kind) - static_cast<unsigned>(tiles::FeatureKind::Path));
        const int open = static_cast<int>(area.open());
        sink_.add(seat, static_cast<Term>(term), points * chance * kUnit / kProbabilityOne);
        sink_.add(seat, static_cast<Term>(term + 1), factor * open * chance * kUnit / kProbabilityOne);
        if (kind == tiles::FeatureKind::House) add_keep_coming(seat, static_cast<int>(area.size()), chance);
    }

    void add_keep_coming(Seat seat, int size, int chance) {
        const int other = keep_[1u - seat];
        if (size > keep_[seat] && size > other && keep_[seat] <= other)
            sink_.add(seat, Term::KeepComing, group_points() * chance * kUnit / kProbabilityOne);
    }

    /// About what is left of the largest group at the end.
    int group_points() const { return std::min(free_, 12); }

    void add_lead(const Pair& sizes, Term late, Term early, Term margin) {
        if (sizes[0] == sizes[1]) return;
        const Seat leader = sizes[0] > sizes[1] ? 0 : 1;
        const int lead = std::min(4, std::abs(sizes[0] - sizes[1]));
        sink_.add(leader, late, group_points() * (kUnit - time_));
        sink_.add(leader, early, group_points() * time_);
        sink_.add(leader, margin, group_points() * lead * time_ / 4);
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
            if (change != 0) sink_.add(seat, Term::Joins, change * kUnit * likely / 8);
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
    int time_;
    int log_time_;
    int free_ = 0;
    Pair keep_{};
};

}  // namespace trencavel::eval
