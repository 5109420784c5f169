#include "support/games.h"

#include <array>
#include <sstream>
#include <stdexcept>

#include "record/moves.h"
#include "record/replay.h"
#include "support/text.h"

namespace trencavel {

Setup setup_of(std::string_view game, std::string_view modules, unsigned players) {
    constexpr std::array kNames = {"Anna", "Ben", "Clara", "David", "Emma", "Fritz"};
    Setup setup;
    setup.game = game;
    setup.modules = words(modules);
    setup.players.assign(kNames.begin(), kNames.begin() + players);
    return setup;
}

Setup setup_of(std::string_view game, std::string_view modules, std::string_view deck, unsigned players) {
    std::vector<std::string> tiles = words(deck);
    const bool is_partial = !tiles.empty() && tiles.back() == "...";
    if (is_partial) tiles.pop_back();
    return with_deck(setup_of(game, modules, players), std::move(tiles), is_partial);
}

Setup setup_with(std::string_view deck, unsigned players) {
    return setup_of("carcassonne", "", deck, players);
}

Setup setup_with_seed(std::uint64_t seed, unsigned players) {
    return with_seed(setup_of("carcassonne", "", players), seed);
}

Setup with_seed(Setup setup, std::uint64_t seed) {
    setup.deck.reset();
    setup.seed = seed;
    return setup;
}

Setup with_deck(Setup setup, std::vector<std::string> tiles, bool is_partial) {
    setup.seed.reset();
    setup.deck = Deck{std::move(tiles), is_partial};
    return setup;
}

std::string copies(unsigned count, std::string_view tile) {
    std::string deck;
    for (unsigned i = 0; i < count; ++i) deck += std::string(tile) + " ";
    return deck;
}

testing::AssertionResult starts(const Setup& setup) {
    const Result<std::unique_ptr<Game>> game = Game::start(setup, tiles::Library::builtin());
    if (game) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "it is refused: " << game.error();
}

testing::AssertionResult refuses(const Setup& setup, std::string_view words) {
    const Result<std::unique_ptr<Game>> game = Game::start(setup, tiles::Library::builtin());
    if (game) return testing::AssertionFailure() << "it starts";
    if (contains(game.error(), words)) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "it is refused with other words: " << game.error();
}

std::unique_ptr<Game> start(const Setup& setup) {
    Result<std::unique_ptr<Game>> game = Game::start(setup, tiles::Library::builtin());
    if (!game) throw std::runtime_error(game.error());
    return std::move(game.value());
}

std::unique_ptr<Game> start(std::string_view deck, unsigned players) {
    return start(setup_with(deck, players));
}

std::unique_ptr<Game> replayed(std::string_view record) {
    record::Replay replay = record::replay(record, tiles::Library::builtin());
    for (const record::Problem& problem : replay.problems)
        throw std::runtime_error(std::to_string(problem.line) + ": " + problem.reason);
    return std::move(replay.game);
}

void play(Game& game, std::string_view moves) {
    std::istringstream stream{std::string(moves)};
    for (std::string text; std::getline(stream, text, ';');) {
        const Result<Move> move = record::parse_move(text, game.tables());
        if (!move) throw std::runtime_error(move.error());
        const Refusal refusal = game.apply(move.value());
        if (refusal != Refusal::None)
            throw std::runtime_error("'" + text + "': " + record::explain(refusal, move.value(), game));
    }
}

std::vector<std::string> deck_names(const Game& game) {
    std::vector<std::string> names;
    for (const TileId tile : game.hidden_deck()) names.push_back(game.tables().names[tile]);
    return names;
}

}  // namespace trencavel
