#include "support/court_games.h"

#include "support/text.h"

namespace trencavel {
namespace {

WallDeal wall_deal(std::string_view text) {
    WallDeal wall;
    for (const std::string& word : words(text))
        wall.tiles.push_back(word == "?" ? WallDeal::kHidden : static_cast<unsigned>(std::stoul(word)));
    return wall;
}

}  // namespace

Setup court_setup(std::string_view deck, std::string_view modules, std::string_view wall) {
    Setup setup = setup_of("castle", modules, deck);
    setup.wall = wall_deal(wall);
    return setup;
}

Setup gates_setup(std::string_view deck, std::string_view wall) {
    Setup setup = court_setup(deck, "falcon", wall);
    setup.options = {{"gates", "stop"}};
    return setup;
}

Setup court_setup_with_seed(std::uint64_t seed, std::string_view modules) {
    return with_seed(setup_of("castle", modules), seed);
}

std::unique_ptr<Game> start_court(std::string_view deck, std::string_view modules, std::string_view wall) {
    return start(court_setup(deck, modules, wall));
}

const Court& court_position_of(const Game& game) {
    return *std::get<const Court*>(game.position());
}

const Tables& burg_tables() {
    static const std::unique_ptr<Game> game = start(court_setup_with_seed(1));
    return game->tables();
}

const Tables& falcon_tables() {
    static const std::unique_ptr<Game> game = start(court_setup_with_seed(1, "falcon"));
    return game->tables();
}

std::unique_ptr<Game> court_at_twelve(std::string_view more, std::string_view wall) {
    auto game = start_court(std::string(kDeckToTwelve) + std::string(more), "", wall);
    play(*game, kMovesToTwelve);
    return game;
}

}  // namespace trencavel
