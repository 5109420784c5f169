// The parts of checking a tile set, shared by the check*.cpp files only.
#pragma once

#include <array>
#include <span>
#include <string>

#include "tiles/model/names.h"
#include "tiles/model/problem_list.h"
#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

/// What is checked alike for a tile and for a cell of a board.
struct Shape {
    std::string name;  // "tile D"
    std::array<Edge, 4> edges{};
    std::span<const Feature> features;
    Family family{};
    bool board_cell = false;
    Carried carried{};  // by some copy
};

/// How messages call a feature: "tile D, feature 2 (field)".
std::string where_of(const Shape& shape, std::size_t index);

/// Edges and half-edges are covered once, by features of the right kind; ends and borders name what is there.
void check_shape(const Shape& shape, ProblemList& problems);
/// No feature crosses another one.
void check_crossings(const Shape& shape, ProblemList& problems);

void check_board(const Board& board, ProblemList& problems);
void check_wall(const Wall& wall, ProblemList& problems);

}  // namespace trencavel::tiles
