// A small game of Carcassonne that was worked out by hand, move by move.
//
//    y -2    E         F on D's city: Anna's knight. E closes it: 3 tiles and a pennant, 8 points.
//    y -1    F         Ben's farmer stands on E, at the one completed city: 3 points at the end.
//    y  0  A D U W     U: Anna's robber. W ends the road in the east, where Ben has a robber on a new road.
//         x -1 0 1 2   A ends it in the west: 4 tiles, 4 points; Anna's monk has 3 tiles: 3 points at the
//         end.
//
// It ends 15 to 4.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dialogue.h"
#include "support/text.h"

namespace trencavel::cli_tests {

constexpr std::string_view kSampleDeck = "F E U W A";

/// The lines of the header, for Anna and Ben.
std::vector<std::string> header(std::string_view deck = kSampleDeck);
/// The first moves of the sample game, as lines; it has ten.
std::vector<std::string> sample_moves(std::size_t count = 10);
/// Header and first moves.
std::vector<std::string> sample_lines(std::size_t moves = 10);

}  // namespace trencavel::cli_tests
