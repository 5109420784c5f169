// Short games for tests: started and played by a line of text.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "reference/game.h"

namespace trencavel::engine_tests {

std::vector<std::string> words(std::string_view text);

/// Carcassonne for so many players with a deck such as "U V E"; with "..." at its end it goes on.
Setup setup_with(std::string_view deck, unsigned players = 2);

/// A game with some of expansion 8, such as "wheel", "bridges castles"; the deck is a text as above.
Setup setup_of(std::string_view game, std::string_view modules, std::string_view deck, unsigned players = 2);

/// Carcassonne with the full set, shuffled.
Setup setup_with_seed(std::uint64_t seed, unsigned players = 2);

/// Whether the game starts; if not, the reason is shown.
testing::AssertionResult starts(const Setup& setup);
/// Whether the game does not start, and the reason holds these words.
testing::AssertionResult refuses(const Setup& setup, std::string_view words);

/// So many names of the tile, for a deck.
std::string copies(unsigned count, std::string_view tile);

/// Starts the game. Throws if it cannot start.
std::unique_ptr<Game> start(std::string_view deck, unsigned players = 2);
std::unique_ptr<Game> start(const Setup& setup);

/// Makes the moves of a text such as "place 1,0 r90; follower 0; pass". Throws at one that is refused.
void play(Game& game, std::string_view moves);

/// The same game with the reference, at its start.
reference::Game start_reference(std::string_view deck, unsigned players = 2);

/// Carcassonne's position, to look at or to copy and change.
const Position<BaseRules>& position_of(const Game& game);
/// The same for the wheel and expansion 8.
const Position<PlaneRules>& plane_position_of(const Game& game);

/// The kinds of what happened since the last move.
std::vector<EventKind> kinds_of_events(const Game& game);

/// The area of a feature of the tile in that cell. Throws if there is none.
AreaView area_at(const Game& game, int x, int y, unsigned feature);

}  // namespace trencavel::engine_tests
