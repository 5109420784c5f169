#include "tables/dealer.h"

#include <utility>

#include "tables/glance.h"
#include "tables/played_on.h"

namespace trencavel::server {

Result<Dealer> Dealer::shuffled(Setup setup, const DrawSource& source, const tiles::Library& library) {
    setup.deck.reset();
    setup.wall.reset();
    setup.seed = 0;  // any: only its tiles are wanted
    const Result<std::unique_ptr<Game>> game = Game::start(std::move(setup), library);
    if (!game) return game.failure();
    Dealt dealt = dealt_anew(nothing_dealt(*game.value()), game.value()->tables(), source);
    return Dealer(std::move(dealt.deck), std::move(dealt.wall));
}

std::optional<Move> Dealer::answer(const Game& game) const {
    const std::optional<Question> question = glance_at(game).question;
    if (!question || question->seat != kChance) return std::nullopt;
    if (question->kind == QuestionKind::Reveal) {
        const unsigned tower = *game.snapshot().court->taken_from;
        return tower < wall_.size() ? std::optional(Move::reveal(wall_[tower])) : std::nullopt;
    }
    return game.drawn() < deck_.size() ? std::optional(Move::draw(deck_[game.drawn()])) : std::nullopt;
}

}  // namespace trencavel::server
