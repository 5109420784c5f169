// What the person may do now: cells with short labels, and follower spots with what they bring.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/log_text.h"
#include "games/game.h"

namespace trencavel::cli {

/// A cell where the tile in hand fits.
struct PlaceChoice {
    Cell cell{};
    std::vector<unsigned> rotations;  // quarter turns; of those that look alike only the first
    std::string label;                // a to z, then aa, ab…
};

/// In reading order; none if no tile is to be laid.
std::vector<PlaceChoice> place_choices(const Game& game);

/// Whether nobody can tell the tile turned by so many quarter turns from the tile turned by others.
bool look_alike(const tiles::Tile& tile, unsigned rotation, unsigned other);

const PlaceChoice* find_choice(std::span<const PlaceChoice> choices, Cell cell);

/// `r0 r90`
std::string spelled_rotations(std::span<const unsigned> rotations);

/// The points that a move brings at once, before the next tile is drawn and without the final scoring.
std::vector<Event> points_of(Game& game, const Move& move);

struct SpotChoice {
    unsigned feature = 0;
    std::string text;  // `city (knight): completed, 8 points now`
};

/// The spots of the tile just placed. The game is the same afterwards.
std::vector<SpotChoice> spot_choices(Game& game);

/// Free cells beside the layout that no tile left, nor the one in hand, can ever fill.
std::vector<Cell> dead_cells(const Game& game);

const AreaView* area_with(std::span<const AreaView> areas, Spot spot);

}  // namespace trencavel::cli
