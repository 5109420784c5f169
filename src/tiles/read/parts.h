// The parts of reading a tile file, shared by the read*.cpp files only.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "tiles/model/names.h"
#include "tiles/model/tile_set.h"
#include "tiles/read/object_reader.h"

namespace trencavel::tiles {

/// The key "edges" of a tile or cell; `other` is a letter that is allowed besides those of the family, or 0.
std::array<Edge, 4> read_edges(ObjectReader& reader, Family family, char other);
/// The key "features" of a tile or cell.
std::vector<Feature> read_features(ObjectReader& reader);

Board read_board(const JsonValue& value, ProblemList& problems);
Wall read_wall(const JsonValue& value, ProblemList& problems);

/// A side's letter; nothing, and a problem, if it is none.
std::optional<Side> read_side(const JsonValue& value, ObjectReader& reader);

inline constexpr std::size_t kNameLengthMax = 120;
inline constexpr std::size_t kIdLengthMax = 16;

}  // namespace trencavel::tiles
