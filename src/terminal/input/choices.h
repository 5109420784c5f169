// Where the tile in hand can be laid: cells with short labels, and the turns that fit there.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/game.h"

namespace trencavel::terminal {

/// A rotation that fits a cell, in quarter turns, and what must be built for it (span::kNone: nothing).
struct Turn {
    unsigned rotation = 0;
    std::uint16_t built = span::kNone;

    bool builds() const { return built != span::kNone; }
};

/// A cell where the tile in hand fits.
struct PlaceChoice {
    Cell cell{};
    std::vector<Turn> turns;  // of those that look alike only the first; those that build nothing come first
    std::string label;        // a to z, then aa, ab…

    /// How many of the turns build nothing.
    std::size_t plain() const;
};

/// In reading order; none if no tile is to be laid.
std::vector<PlaceChoice> place_choices(const Game& game);

/// Whether nobody can tell the tile turned by so many quarter turns from the tile turned by others.
bool look_alike(const tiles::Tile& tile, unsigned rotation, unsigned other);

const PlaceChoice* find_choice(std::span<const PlaceChoice> choices, Cell cell);

/// The same cell with only the turns for which something is built.
PlaceChoice building_part(PlaceChoice choice);

/// `r90`, or `r90b` if something is built for it.
std::string spelled(const Turn& turn);
/// `r0 r90b`
std::string spelled(std::span<const Turn> turns);

}  // namespace trencavel::terminal
