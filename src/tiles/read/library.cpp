#include "tiles/read/library.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "tiles/model/names.h"
#include "tiles/model/problem_list.h"
#include "tiles/read/builtin.h"
#include "tiles/read/read.h"

namespace trencavel::tiles {

namespace {

std::string names_of(const std::vector<TileSet>& sets) {
    std::string names;
    for (const TileSet& set : sets) names += concat(names.empty() ? "" : ", ", set.set);
    return names;
}

void check_ids_elsewhere(const TileSet& set, const std::vector<TileSet>& sets, ProblemList& problems) {
    for (const TileSet& other : sets) {
        if (other.set == set.set) continue;
        for (const Tile& tile : set.tiles) {
            if (other.find(tile.id) == nullptr) continue;
            problems.add(concat("tile ", tile.id), "set ", other.set, " also has a tile with this id");
        }
    }
}

}  // namespace

Library::Library() {
    for (const std::string_view name : builtin_tile_set_names()) {
        Result<TileSet> set = read_tile_set(builtin_tile_set(name));
        if (!set) std::abort();  // cannot happen in a program whose tests passed: they read every set
        sets_.push_back(std::move(set.value()));
    }
    std::stable_sort(sets_.begin(), sets_.end(),
                     [](const TileSet& a, const TileSet& b) { return family_of(a) < family_of(b); });
}

const Library& Library::builtin() {
    static const Library library;
    return library;
}

Result<const TileSet*> Library::replace(std::string_view json_text) {
    Result<TileSet> set = read_tile_set(json_text);
    if (!set) return Error{set.error()};
    const auto place =
        std::find_if(sets_.begin(), sets_.end(), [&](const TileSet& s) { return s.set == set->set; });
    if (place == sets_.end()) {
        return Error{
            concat("there is no set ", in_quotes(set->set), " to replace; the sets are ", names_of(sets_))};
    }
    ProblemList problems;
    check_ids_elsewhere(set.value(), sets_, problems);
    if (!problems.empty()) return Error{problems.lines()};
    *place = std::move(set.value());
    return &*place;
}

const TileSet* Library::find(std::string_view name) const {
    const auto place =
        std::find_if(sets_.begin(), sets_.end(), [&](const TileSet& s) { return s.set == name; });
    return place == sets_.end() ? nullptr : &*place;
}

const TileSet& Library::set(std::string_view name) const {
    const TileSet* found = find(name);
    if (found == nullptr) std::abort();  // a name in the program's own text is wrong
    return *found;
}

}  // namespace trencavel::tiles
