// Games for tests: set up in a few words, started, and played by a line of text.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"

namespace trencavel {

/// A game with some of its modules, such as "wheel", "bridges castles". Neither a deck nor a seed yet.
Setup setup_of(std::string_view game, std::string_view modules = "", unsigned players = 2);
/// The same with a deck such as "U V E"; with "..." at its end it goes on.
Setup setup_of(std::string_view game, std::string_view modules, std::string_view deck, unsigned players = 2);

/// Carcassonne with a deck as above.
Setup setup_with(std::string_view deck, unsigned players = 2);
/// Carcassonne with the full set, shuffled.
Setup setup_with_seed(std::uint64_t seed, unsigned players = 2);

/// The same game with the full set shuffled, or with this deck.
Setup with_seed(Setup setup, std::uint64_t seed);
Setup with_deck(Setup setup, std::vector<std::string> tiles, bool is_partial = false);

/// So many names of the tile, for a deck.
std::string copies(unsigned count, std::string_view tile);

/// Whether the game starts; if not, the reason is shown.
testing::AssertionResult starts(const Setup& setup);
/// Whether the game does not start, and the reason contains these words.
testing::AssertionResult refuses(const Setup& setup, std::string_view words);

/// Starts the game. Throws if it cannot start.
std::unique_ptr<Game> start(const Setup& setup);
std::unique_ptr<Game> start(std::string_view deck, unsigned players = 2);

/// The game of a whole record. Throws, naming the line, if the record has any problem.
std::unique_ptr<Game> replayed(std::string_view record);

/// Makes the moves of a text such as "place 1,0 r90; follower 0; pass". Throws at one that is refused.
void play(Game& game, std::string_view moves);

/// The whole draw order, hidden tiles included, by name.
std::vector<std::string> deck_names(const Game& game);

}  // namespace trencavel
