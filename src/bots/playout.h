// Whole games played by bots, as fast as the engine goes: no record, no events, no undo.
#pragma once

#include <array>

#include "bots/bots.h"
#include "bots/greedy_bot.h"
#include "bots/random_bot.h"
#include "core/random.h"
#include "engine/position.h"
#include "engine/turn.h"

namespace trencavel {

/// Tiles still to be drawn; each draw takes one of them by chance.
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

/// Plays a position to its end. `watch(pos, move)` is told each decision before it is made, `out` what
/// happens.
template <BotKind bot, class Rules, class Watch, class Out>
void play_out(const Tables& tables, Position<Rules>& pos, Bag bag, Random& random, Watch watch, Out& out) {
    while (!pos.over()) {
        if (pos.questions.back().kind == QuestionKind::Draw) {
            apply_unchecked(tables, pos, Move::draw(bag.draw(random)), out);
            continue;
        }
        const Move move =
            bot == BotKind::Random ? random_move(tables, pos, random) : greedy_move(tables, pos, random);
        watch(pos, move);
        apply_unchecked(tables, pos, move, out);
    }
}

template <BotKind bot, class Rules, class Watch>
void play_out(const Tables& tables, Position<Rules>& pos, const Bag& bag, Random& random, Watch watch) {
    Silent nobody;
    play_out<bot>(tables, pos, bag, random, watch, nobody);
}

}  // namespace trencavel
