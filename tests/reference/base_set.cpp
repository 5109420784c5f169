#include "reference/base_set.h"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include "tiles/read.h"

namespace trencavel::reference {

namespace {

tiles::TileSet read_base_set() {
    const std::string path = std::string(TRENCAVEL_DATA) + "/tiles/base.json";
    std::ifstream file(path);
    const std::string json{std::istreambuf_iterator<char>(file), {}};
    const auto set = tiles::read_tile_set(json);
    if (!set) throw std::runtime_error(path + ": " + set.error());
    return set.value();
}

}  // namespace

const tiles::TileSet& base_set() {
    static const tiles::TileSet set = read_base_set();
    return set;
}

}  // namespace trencavel::reference
