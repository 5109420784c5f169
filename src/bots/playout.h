// Whole games played by bots, as fast as the engine goes: no record, no events, no undo.
#pragma once

#include <array>

#include "bots/bots.h"
#include "bots/greedy/greedy_bot.h"
#include "bots/random/random_bot.h"
#include "core/random.h"
#include "engine/board/position.h"
#include "engine/turn/turn.h"

namespace trencavel {

/// The tiles still to be drawn; each draw takes a random one.
class Bag {
public:
    template <class Rules>
    explicit Bag(const Position<Rules>& pos) {
        for (unsigned tile = 0; tile < pos.left_of.size(); ++tile) {
            for (unsigned i = 0; i < pos.left_of[tile]; ++i) tiles_[size_++] = static_cast<TileId>(tile);
        }
    }

    TileId draw(Random& random) {
        const unsigned i = random.below(size_);
        const TileId tile = tiles_[i];
        tiles_[i] = tiles_[--size_];
        return tile;
    }

private:
    std::array<TileId, 256> tiles_;
    unsigned size_ = 0;
};

/// Chance's answer to its open question: a draw, or what a module knows.
template <class Rules>
Move chance_move(const Position<Rules>& pos, Bag& bag, Random& random) {
    const Question& question = pos.questions.back();
    if (question.kind == QuestionKind::Draw) return Move::draw(bag.draw(random));
    return Rules::Terms::by_chance(pos, question, random).value_or(Move::pass());
}

/// Plays a position to its end. Calls `watch(pos, move)` before each decision; `out` gets the events.
template <BotKind bot, class Rules, class Watch, class Out>
void play_out(const Tables& tables, Position<Rules>& pos, Bag bag, Random& random, Watch watch, Out& out) {
    while (!pos.over()) {
        const Question question = pos.questions.back();
        // By itself, although chance_move does it too: so the compiler knows what kind of move it is.
        if (question.kind == QuestionKind::Draw) {
            apply_unchecked(tables, pos, Move::draw(bag.draw(random)), out);
            continue;
        }
        const bool is_chance = question.seat == kChance;
        const Move move = is_chance                ? chance_move(pos, bag, random)
                          : bot == BotKind::Random ? random_move(tables, pos, random)
                                                   : greedy_move(tables, pos, random);
        if (!is_chance) watch(pos, move);
        apply_unchecked(tables, pos, move, out);
    }
}

template <BotKind bot, class Rules, class Watch>
void play_out(const Tables& tables, Position<Rules>& pos, const Bag& bag, Random& random, Watch watch) {
    Silent silent;
    play_out<bot>(tables, pos, bag, random, watch, silent);
}

}  // namespace trencavel
