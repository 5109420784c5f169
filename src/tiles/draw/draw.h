// Tiles as text for the terminal.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tiles/draw/raster.h"
#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

struct DrawOptions {
    bool colour = true;   // ANSI escape codes for 256 colours
    bool unicode = true;  // otherwise plain ASCII
    int width = 15;
    int height = 7;
    Carried carried{};   // show what this copy carries
    bool labels = true;  // show the indices of the features
};

/// One character on the terminal with its colours, numbers of the 256-colour palette.
struct Glyph {
    std::string text;  // one column wide
    int foreground = 0;
    int background = 0;
    bool bold = false;

    bool operator==(const Glyph&) const = default;
};

/// What to show for each cell of the raster, row by row.
std::vector<Glyph> glyphs_of(const Raster& raster, const DrawOptions& options);

/// The glyphs as one text; with colours it ends with the terminal's own colours.
std::string text_of(std::span<const Glyph> glyphs, bool colour);

/// The lines of the tile, turned clockwise by rotation quarter turns.
std::vector<std::string> draw_tile(const Tile& tile, int rotation, const DrawOptions& options);

}  // namespace trencavel::tiles
