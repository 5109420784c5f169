#include "engine/table_game.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "record/moves.h"

namespace trencavel::engine_tests {

std::vector<std::string> words(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> result;
    for (std::string word; stream >> word;) result.push_back(word);
    return result;
}

Setup setup_with(std::string_view deck, unsigned players) {
    const std::vector<std::string> names = {"Anna", "Ben", "Clara", "David", "Emma", "Fritz"};
    Setup setup;
    setup.game = "carcassonne";
    setup.players.assign(names.begin(), names.begin() + players);
    setup.deck = Deck{words(deck), false};
    std::vector<std::string>& tiles = setup.deck->tiles;
    if (!tiles.empty() && tiles.back() == "...") {
        tiles.pop_back();
        setup.deck->goes_on = true;
    }
    return setup;
}

Setup setup_of(std::string_view game, std::string_view modules, std::string_view deck, unsigned players) {
    Setup setup = setup_with(deck, players);
    setup.game = game;
    setup.modules = words(modules);
    return setup;
}

Setup setup_with_seed(std::uint64_t seed, unsigned players) {
    Setup setup = setup_with("", players);
    setup.deck.reset();
    setup.seed = seed;
    return setup;
}

testing::AssertionResult starts(const Setup& setup) {
    const Result<std::unique_ptr<Game>> game = Game::start(setup, tiles::Library::builtin());
    if (game) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "it is refused: " << game.error();
}

testing::AssertionResult refuses(const Setup& setup, std::string_view words) {
    const Result<std::unique_ptr<Game>> game = Game::start(setup, tiles::Library::builtin());
    if (game) return testing::AssertionFailure() << "it starts";
    if (game.error().find(words) != std::string::npos) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "it is refused with other words: " << game.error();
}

std::string copies(unsigned count, std::string_view tile) {
    std::string deck;
    for (unsigned i = 0; i < count; ++i) deck += std::string(tile) + " ";
    return deck;
}

std::unique_ptr<Game> start(std::string_view deck, unsigned players) {
    return start(setup_with(deck, players));
}

std::unique_ptr<Game> start(const Setup& setup) {
    Result<std::unique_ptr<Game>> game = Game::start(setup, tiles::Library::builtin());
    if (!game) throw std::runtime_error(game.error());
    return std::move(game.value());
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

reference::Game start_reference(std::string_view deck, unsigned players) {
    return {tiles::Library::builtin().set("base"), static_cast<int>(players), words(deck)};
}

const Position<BaseRules>& position_of(const Game& game) {
    return *std::get<const Position<BaseRules>*>(game.position());
}

const Position<PlaneRules>& plane_position_of(const Game& game) {
    return *std::get<const Position<PlaneRules>*>(game.position());
}

std::vector<EventKind> kinds_of_events(const Game& game) {
    std::vector<EventKind> kinds;
    for (const Event& event : game.events()) kinds.push_back(event.kind);
    return kinds;
}

AreaView area_at(const Game& game, int x, int y, unsigned feature) {
    const Spot spot{Cell::at(x, y), static_cast<std::uint8_t>(feature)};
    for (const AreaView& area : game.areas()) {
        if (std::find(area.members.begin(), area.members.end(), spot) != area.members.end()) return area;
    }
    throw std::runtime_error("no such feature on the table");
}

}  // namespace trencavel::engine_tests
