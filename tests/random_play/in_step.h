// A game played with the fast engine and a reference in step.
#pragma once

#include <string>

#include "core/random.h"
#include "games/game.h"
#include "random_play/invariants.h"
#include "record/moves.h"

namespace trencavel::random_play {

/// Plays to the end, or to the first difference, which is returned in words. Compares both engines and checks
/// the invariants at the start and after every move. `choose(snapshot)` says what is played next, and
/// `note(before, move)` is told what was.
template <class Reference, class Comparison, class Choose, class Note>
std::string play_in_step(Game& game, Reference& reference, Comparison& comparison, Invariants& invariants,
                         Random& random, Choose choose, Note note) {
    for (;;) {
        std::string problem = comparison.difference(game, reference) + invariants.check(game, random);
        if (!problem.empty()) return problem;
        const Snapshot before = game.snapshot();
        if (before.over) return {};
        const Move move = choose(before);
        const std::string text = record::format(move, game.tables());
        const Refusal refusal = game.apply(move);
        if (refusal != Refusal::None || !reference.apply(text)) {
            return "'" + text + "' was refused by " +
                   (refusal != Refusal::None ? "the engine\n" : "the reference\n");
        }
        note(before, move);
    }
}

}  // namespace trencavel::random_play
