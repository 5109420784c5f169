// Decks for random games: parts of the full set, and mixes that make rare situations come up.
#pragma once

#include <string_view>

#include "core/random.h"
#include "games/setup.h"
#include "random_play/combinations.h"

namespace trencavel::random_play {

/// A deck that never grows beyond what the program has room for.
class DeckWithinRoom {
public:
    explicit DeckWithinRoom(const Combination& combination)
        : combination_(&combination), tables_(&tables_of(combination)) {}

    /// Adds so many tiles of the mix, by chance; those for which there is no room are left out. A mix is made
    /// of words: `U` is the tile of that letter in either game, with any number that it can carry, `BBB4` one
    /// of expansion 8. A word that stands there several times is dealt more often; one that the game has no
    /// tile for is never dealt.
    void add(std::string_view mix, unsigned count, Random& random);

    const Deck& deck() const { return deck_; }

private:
    void add_tile(TileId tile);

    const Combination* combination_;
    const Tables* tables_;
    std::array<std::uint8_t, kDesignsMax> counts_{};
    Deck deck_;
};

/// So many tiles of one mix.
Deck mixed_deck(const Combination& combination, std::string_view mix, unsigned count, Random& random);

/// The first tiles of the shuffled set. If it goes on, the rest is drawn by moves.
Deck first_tiles(const Combination& combination, unsigned count, bool is_partial, Random& random);

/// The words of a mix.
std::vector<std::string_view> words_of(std::string_view mix);

}  // namespace trencavel::random_play
