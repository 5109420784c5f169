// A truncated rollout: the next few turns with tiles drawn by chance, every seat playing what the evaluation
// likes best, and then the evaluation.
#pragma once

#include "bots/playout.h"
#include "bots/search/turn.h"

namespace trencavel {

/// Answers chance's question.
template <class Rules>
void play_chance(SearchContext<Rules>& context, Position<Rules>& pos, Bag& bag, Random& random) {
    Silent silent;
    if (pos.questions.back().kind != QuestionKind::Draw)
        return apply_unchecked(context.tables, pos, chance_move(pos, bag, random), silent);
    apply_unchecked(context.tables, pos, Move::draw(bag.draw(random)), silent);
    context.evaluator.count_left(pos);
}

/// What the position is worth to the seat so many draws later. A rollout ends early where a module
/// decides.
template <class Rules>
int rollout(SearchContext<Rules>& context, Position<Rules> pos, Seat me, unsigned draws, Random random) {
    Bag bag(pos);
    context.evaluator.count_left(pos);
    while (!pos.over()) {
        const Question question = pos.questions.back();
        if (question.kind == QuestionKind::Draw && draws-- == 0) break;
        if (question.seat == kChance) {
            play_chance(context, pos, bag, random);
        } else if (Rules::Terms::decides(question.kind)) {
            break;
        } else {
            play_best_line(context, pos);
        }
    }
    return context.evaluator.value(pos, me);
}

}  // namespace trencavel
