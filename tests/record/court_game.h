// Games of Die Burg as records, for tests.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "module_moves.h"

namespace trencavel::record {

const std::string kWallLine = "wall 1 2 3 4 5 6 7 8 9 1 2 3 4\n";
const std::string kHiddenWallLine = "wall ? ? ? ? ? ? ? ? ? ? ? ? ?\n";

/// The start of a record of Die Burg, without its first line and its players.
inline std::string court(const std::string& deck, const std::string& wall = kWallLine) {
    return "game castle\ndeck " + deck + "\n" + wall;
}
/// The same with Falken.
inline std::string falken(const std::string& deck, const std::string& wall = kWallLine) {
    return "game castle\nwith falcon\ndeck " + deck + "\n" + wall;
}

/// Anna's path of five tiles and the start space with a fountain, 12 points: it leads to the first tower (K8,
/// K15).
const std::string kDeckToTwelve = "C06 C01 P02 P02 P14";
const std::string kMovesToTwelve =
    "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n> pass\n> place 5,2 r90\n> pass\n> place 5,3 r90\n> pass\n"
    "> place 5,4 r180\n> pass\n";

/// With two further tiles Anna's turn comes again, at the end of which a wall tile 1 can be used (K16).
const std::string kMovesToExtra = kMovesToTwelve + "> place 0,3 r0\n> pass\n> place 1,1 r0\n> pass\n";

/// Anna has 8 points, and then completes a tower of two (4) and a path of a tile and the start space (2) at
/// once.
const std::string kDeckOfTwo = "C06 C01 P14 C07 C07 C07 P14 C07 P14 C07 C07";
const std::string kMovesToTwo =
    "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n> pass\n> place 5,2 r180\n> pass\n> place 7,8 r0\n> pass\n"
    "> place 6,8 r0\n> pass\n> place 0,3 r0\n> pass\n> place 5,8 r180\n> follower 0\n> place 1,1 r0\n> pass\n"
    "> place 5,9 r0\n> follower 1\n";

/// Anna holds a wall tile 2, and has completed the tower of P14 with the start space at 1,1: 4 points,
/// doubled 8.
const std::string kDoubling =
    court("C06 C01 P02 P02 P14 C07 P14 C07 C07", "wall 2 3 6 8 9 1 2 4 5 7 3 6 8\n") + kMovesToTwelve +
    "> place 0,3 r0\n> pass\n> place 1,1 r0\n> follower 0\n";

}  // namespace trencavel::record
