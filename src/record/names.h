// The words for kinds of things, as records, JSON and people write them.
#pragma once

#include <string>
#include <string_view>

#include "engine/cell.h"
#include "engine/event.h"
#include "engine/move.h"
#include "tiles/tile_set.h"

namespace trencavel::record {

std::string_view name(tiles::FeatureKind kind);
std::string_view name(QuestionKind kind);
std::string_view name(EventKind kind);

/// `1,-2`
std::string name(Cell cell);

}  // namespace trencavel::record
