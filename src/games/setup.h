// How a game is set up: what the header of a record says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trencavel {

/// The draw order, first tile first, by name. A partial one is only the known beginning of it.
struct Deck {
    std::vector<std::string> tiles;
    bool is_partial = false;
};

/// What lies on the corner towers, in the order of the track; kHidden where it is not known.
struct WallDeal {
    static constexpr unsigned kHidden = 0;
    std::vector<unsigned> tiles;
};

struct Setup {
    std::string game;
    std::vector<std::string> modules;                          // beyond the game's own
    std::vector<std::pair<std::string, std::string>> options;  // variants: name, value
    std::vector<std::string> players;
    std::optional<std::uint64_t> seed;  // either a seed, which shuffles the full set, or a deck
    std::optional<Deck> deck;
    std::optional<WallDeal> wall;  // with a deck, in games that have one
};

}  // namespace trencavel
