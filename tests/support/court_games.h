// Short games of Die Burg for tests: started with a deck and a wall, played by a line of text.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "support/games.h"
#include "support/positions.h"

namespace trencavel {

using Court = Position<CourtRules>;

constexpr std::string_view kCourtWall = "1 2 3 4 5 6 7 8 9 1 2 3 4";
constexpr std::string_view kHiddenWall = "? ? ? ? ? ? ? ? ? ? ? ? ?";

/// Die Burg with a deck such as "C07 B01", and with "falcon" as a module if wanted.
Setup court_setup(std::string_view deck, std::string_view modules = "", std::string_view wall = kCourtWall);
/// The same with the gates that stop (F9).
Setup gates_setup(std::string_view deck, std::string_view wall = kCourtWall);
/// The full set, shuffled.
Setup court_setup_with_seed(std::uint64_t seed, std::string_view modules = "");

/// Starts the game. Throws if it cannot start.
std::unique_ptr<Game> start_court(std::string_view deck, std::string_view modules = "",
                                  std::string_view wall = kCourtWall);

/// The position, to look at or to copy and change.
const Court& court_position_of(const Game& game);

/// The tables of Die Burg, and those with Falken.
const Tables& burg_tables();
const Tables& falcon_tables();

/// Anna's path from the start space in the north: five tiles and the start space, with a fountain. It brings
/// her 12 points, and so the wall tile of the first tower (K8, K15). Ben is next.
constexpr std::string_view kDeckToTwelve = "C06 C01 P02 P02 P14 ";
constexpr std::string_view kMovesToTwelve =
    "place 5,0 r0; follower 0; place 5,1 r0; pass; place 5,2 r90; pass; place 5,3 r90; pass; place 5,4 r180; "
    "pass";

/// Anna has 12 points; `more` is the rest of the deck.
std::unique_ptr<Game> court_at_twelve(std::string_view more, std::string_view wall = kCourtWall);

}  // namespace trencavel
