// The tile sets by name: those built into the program, or others put in their place.
#pragma once

#include <string_view>
#include <vector>

#include "core/result.h"
#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

class Library {
public:
    /// Holds the sets that are built in.
    Library();

    /// One for everybody who changes nothing.
    static const Library& builtin();

    /// Puts the set of a tile file in the place of the one with its name, and returns it. Refused, and
    /// nothing is changed, if the text has problems, if no set has its name, or if another set has one of its
    /// tile ids.
    Result<const TileSet*> replace(std::string_view json_text);

    /// The set, or nullptr.
    const TileSet* find(std::string_view name) const;
    /// The set, which must be one of them.
    const TileSet& set(std::string_view name) const;
    /// All of them: those of the plane, then those with a wall, each in the order of their names.
    const std::vector<TileSet>& sets() const { return sets_; }

private:
    std::vector<TileSet> sets_;
};

}  // namespace trencavel::tiles
