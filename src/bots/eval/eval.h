// The evaluation of the player that searches: a seat's expected lead over the best other at the end of the
// game.
#pragma once

#include <limits>
#include <type_traits>

#include "bots/eval/court.h"
#include "bots/eval/plane.h"

namespace trencavel::eval {

template <class Rules, class Sink>
using FamilyTerms =
    std::conditional_t<Position<Rules>::kWalled, CourtTerms<Rules, Sink>, PlaneTerms<Rules, Sink>>;

/// Adds up what the terms bring each seat.
class Sum {
public:
    explicit Sum(const Weights& weights) : weights_(weights) {}

    void add(Seat seat, Term term, int amount) { values_[seat] += weights_.of(term) * amount; }
    void area(tiles::FeatureKind, unsigned /*root*/, Ends, int /*time*/) {}
    int value(Seat seat) const { return values_[seat]; }

private:
    const Weights& weights_;
    std::array<int, kSeatsMax> values_{};
};

/// By how much a seat leads over the best other.
template <class ValueOf>
int lead(Seat me, Seat players, ValueOf value_of) {
    int best_other = std::numeric_limits<int>::min();
    for (Seat seat = 0; seat < players; ++seat) {
        if (seat != me) best_other = std::max(best_other, value_of(seat));
    }
    return value_of(me) - best_other;
}

/// The same before the end of the game: it is not known yet which of several others will be the best, so half
/// of it is the lead over their average.
template <class ValueOf>
int expected_lead(Seat me, Seat players, ValueOf value_of) {
    const int over_best = lead(me, players, value_of);
    if (players == 2) return over_best;
    std::int64_t others = 0;
    for (Seat seat = 0; seat < players; ++seat) {
        if (seat != me) others += value_of(seat);
    }
    const int over_average = value_of(me) - static_cast<int>(others / (players - 1));
    return over_best / 2 + over_average / 2;
}

/// Evaluates positions of one game. Call count_left after each draw.
template <class Rules>
class Evaluator {
public:
    explicit Evaluator(const Tables& tables, const Weights& weights)
        : tables_(tables), weights_(weights), fits_(tables) {}

    const Tables& tables() const { return tables_; }
    const Weights& weights() const { return weights_; }

    void count_left(const Position<Rules>& pos) { fits_.count(pos); }

    /// In parts of kPoint. Exact when the game is over.
    int value(const Position<Rules>& pos, Seat me) const {
        if (pos.over())
            return kPoint * lead(me, pos.players, [&](Seat seat) { return int{pos.score[seat]}; });
        Sum sum(weights_);
        add_terms(pos, sum);
        if (!weights_.looks_at_others) return kPoint * pos.score[me] + sum.value(me);
        return expected_lead(me, pos.players,
                             [&](Seat seat) { return kPoint * pos.score[seat] + sum.value(seat); });
    }

    /// Adds what the seats have, term by term, to a sink (plane.h).
    template <class Sink>
    void add_terms(const Position<Rules>& pos, Sink& sink) const {
        FamilyTerms<Rules, Sink>(tables_, pos, fits_, weights_, sink).add_all();
    }

private:
    const Tables& tables_;
    const Weights& weights_;
    FitCounts fits_;
};

}  // namespace trencavel::eval
