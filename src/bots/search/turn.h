// Whole turns of one seat: all ways to answer its consecutive questions, and the way that the evaluation
// likes best.
#pragma once

#include <limits>
#include <vector>

#include "bots/eval/eval.h"
#include "core/fixed_vector.h"
#include "engine/event.h"
#include "engine/turn/legal.h"

namespace trencavel {

/// Consecutive answers; rarely more than three.
using Line = FixedVector<Move, 12>;

/// Whether the seat's turn goes on in this position. It ends where a module decides.
template <class Rules>
bool continues_turn(const Position<Rules>& pos, Seat me) {
    return !pos.over() && pos.questions.back().seat == me &&
           !Rules::Terms::decides(pos.questions.back().kind);
}

/// Generates whole turns. It keeps its lists of moves, one for each question of a line, so that they are not
/// allocated anew for every position.
template <class Rules>
class Lines {
public:
    explicit Lines(const Tables& tables) : tables_(tables), moves_(Line::capacity()) {}

    /// Visits (line, position after it) for every complete turn of the seat from here.
    template <class Visit>
    void for_each(const Position<Rules>& pos, Seat me, Visit visit) {
        line_.clear();
        extend(pos, me, visit);
    }

private:
    template <class Visit>
    void extend(const Position<Rules>& pos, Seat me, Visit& visit) {
        MoveList<Rules>& moves = moves_[line_.size()];
        legal_moves(tables_, pos, moves);
        for (const Move& move : moves) {
            Position<Rules> next = pos;
            Silent silent;
            apply_unchecked(tables_, next, move, silent);
            line_.push_back(move);
            if (continues_turn(next, me) && !line_.full()) {
                extend(next, me, visit);
            } else {
                visit(line_, next);
            }
            line_.pop_back();
        }
    }

    const Tables& tables_;
    std::vector<MoveList<Rules>> moves_;
    Line line_;
};

/// What every part of a search works with: the tables, the evaluation, and room to generate whole turns.
template <class Rules>
struct SearchContext {
    SearchContext(const Tables& its_tables, const eval::Weights& weights)
        : tables(its_tables), evaluator(its_tables, weights), lines(its_tables) {}

    const Tables& tables;
    eval::Evaluator<Rules> evaluator;
    Lines<Rules> lines;
};

/// Plays the line that the evaluation likes best. The seat is asked, and no module decides.
template <class Rules>
void play_best_line(SearchContext<Rules>& context, Position<Rules>& pos) {
    const Seat me = pos.questions.back().seat;
    Position<Rules> best;
    int best_value = std::numeric_limits<int>::min();
    context.lines.for_each(pos, me, [&](const Line&, const Position<Rules>& next) {
        const int value = context.evaluator.value(next, me);
        if (value <= best_value) return;
        best_value = value;
        best = next;
    });
    pos = best;
}

}  // namespace trencavel
