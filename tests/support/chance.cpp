#include "support/chance.h"

#include <stdexcept>

#include "bots/bots.h"

namespace trencavel {
namespace {

Move random_move(const Game& game, Random& random) {
    if (game.snapshot().question->seat != kChance) return choose_move(BotKind::Random, game, random);
    const std::vector<Move> draws = game.legal_moves();
    return draws[random.below(static_cast<std::uint32_t>(draws.size()))];
}

}  // namespace

bool play_one(Game& game, Random& random) {
    if (game.snapshot().over) return false;
    if (game.apply(random_move(game, random)) != Refusal::None)
        throw std::runtime_error("a random move is refused");
    return true;
}

void play(Game& game, unsigned moves, Random& random) {
    for (unsigned i = 0; i < moves && play_one(game, random); ++i) continue;
}

}  // namespace trencavel
