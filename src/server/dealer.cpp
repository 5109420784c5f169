#include "server/dealer.h"

#include <utility>

#include "server/glance.h"

namespace trencavel::server {

Result<Dealer> Dealer::shuffled(Setup setup, std::uint64_t seed, const tiles::Library& library) {
    setup.deck.reset();
    setup.wall.reset();
    setup.seed = seed;
    const Result<std::unique_ptr<Game>> game = Game::start(std::move(setup), library);
    if (!game) return game.failure();
    return Dealer(game.value()->hidden_deck(), game.value()->hidden_wall());
}

std::optional<Move> Dealer::answer(const Game& game) const {
    const std::optional<Question> question = glance_at(game).question;
    if (!question || question->seat != kChance) return std::nullopt;
    if (question->kind == QuestionKind::Reveal)
        return Move::reveal(wall_.at(*game.snapshot().court->taken_from));
    return Move::draw(deck_.at(game.drawn()));
}

}  // namespace trencavel::server
