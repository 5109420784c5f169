#include "reference/base_set.h"

#include <stdexcept>
#include <string>

#include "support/files.h"
#include "support/paths.h"
#include "tiles/read/read.h"

namespace trencavel::reference {

namespace {

tiles::TileSet read_base_set() {
    const std::string path = source_path("data/tiles/base.json");
    const auto set = tiles::read_tile_set(text_of(path));
    if (!set) throw std::runtime_error(path + ": " + set.error());
    return set.value();
}

}  // namespace

const tiles::TileSet& base_set() {
    static const tiles::TileSet set = read_base_set();
    return set;
}

}  // namespace trencavel::reference
