#include "play.h"

#include <gtest/gtest.h>

#include "bots/bots.h"

namespace trencavel::record {

Setup carcassonne_setup(unsigned players) {
    return setup_of("carcassonne", {}, players);
}

Setup setup_of(const std::string& game, std::vector<std::string> modules, unsigned players) {
    const std::vector<std::string> names = {"Anna", "Ben", "Clara", "Dora", "Emil", "Fritz"};
    Setup setup;
    setup.game = game;
    setup.modules = std::move(modules);
    setup.players.assign(names.begin(), names.begin() + players);
    return setup;
}

std::unique_ptr<Game> start(Setup setup) {
    auto game = Game::start(std::move(setup), tiles::Library::builtin());
    if (!game) {
        ADD_FAILURE() << game.error();
        return nullptr;
    }
    return std::move(game.value());
}

std::unique_ptr<Game> start_shuffled(unsigned players, std::uint64_t seed) {
    Setup setup = carcassonne_setup(players);
    setup.seed = seed;
    return start(std::move(setup));
}

std::unique_ptr<Game> start_with_deck(unsigned players, std::vector<std::string> tiles, bool goes_on) {
    Setup setup = carcassonne_setup(players);
    setup.deck = Deck{std::move(tiles), goes_on};
    return start(std::move(setup));
}

std::vector<std::string> shuffled_deck(std::uint64_t seed) {
    const std::unique_ptr<Game> game = start_shuffled(2, seed);
    std::vector<std::string> names;
    for (const TileId tile : game->hidden_deck()) names.push_back(game->tables().names[tile]);
    return names;
}

bool play_one(Game& game, Random& random) {
    const Snapshot shot = game.snapshot();
    if (shot.over) return false;
    Move move;
    if (shot.question->seat == kChance) {
        const std::vector<Move> draws = game.legal_moves();
        move = draws[random.below(static_cast<std::uint32_t>(draws.size()))];
    } else {
        move = choose_move(BotKind::Random, game, random);
    }
    EXPECT_EQ(game.apply(move), Refusal::None);
    return true;
}

void play(Game& game, unsigned moves, Random& random) {
    for (unsigned i = 0; i < moves && play_one(game, random); ++i) continue;
}

}  // namespace trencavel::record
