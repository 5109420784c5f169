// Games played by chance, for tests that need some position of a real game.
#pragma once

#include <cstdint>
#include <memory>

#include "core/random.h"
#include "games/game.h"

namespace trencavel::record {

/// Carcassonne for so many players, without a deck or seed yet.
Setup carcassonne_setup(unsigned players);

/// Any game with some of expansion 8, by up to six players.
Setup setup_of(const std::string& game, std::vector<std::string> modules, unsigned players);

/// A game that must be able to start.
std::unique_ptr<Game> start(Setup setup);

/// A shuffled game.
std::unique_ptr<Game> start_shuffled(unsigned players, std::uint64_t seed);

/// A game with this deck; one that goes on is only the known part of the full set.
std::unique_ptr<Game> start_with_deck(unsigned players, std::vector<std::string> tiles, bool goes_on = false);

/// The order of drawing of a shuffled game, by name.
std::vector<std::string> shuffled_deck(std::uint64_t seed);

/// Makes a random move for whoever is asked, also for chance; false if the game is over.
bool play_one(Game& game, Random& random);

/// Makes so many random moves, or as many as the game has.
void play(Game& game, unsigned moves, Random& random);

}  // namespace trencavel::record
