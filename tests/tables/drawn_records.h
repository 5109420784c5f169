// Records with a draw that can be checked, and the same with something wrong in them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/setup.h"
#include "tables/fair_draw.h"

namespace trencavel::server {

/// Two seats, the second one the computer's. With Carcassonne it is the example of docs/fair-draw.md.
FairDraw example_draw(unsigned version = kDrawVersion);

/// A game for the two seats, without tiles yet.
Setup setup_for_two(std::string_view game, std::string_view modules = "");

/// The record of a game before its first move, with the deck that the draw makes; the parts can be changed.
struct DrawnRecord {
    Setup setup;
    FairDraw draw;
    std::vector<std::string> deck;
    std::vector<unsigned> wall;

    std::string text() const;
};
DrawnRecord drawn_record(const Setup& setup, unsigned version = kDrawVersion);

/// The record of a game that was played to its end by the first legal moves.
std::string played_record(const Setup& setup, unsigned version = kDrawVersion);

/// The same as it stands after so many draws, its deck left to chance; the draw lines are as given.
std::string running_record(const Setup& setup, unsigned draws, const FairDraw& draw);

}  // namespace trencavel::server
