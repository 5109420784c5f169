#include "tiles/check/check.h"

#include <algorithm>
#include <utility>

#include "tiles/check/parts.h"

namespace trencavel::tiles {

namespace {

/// The keys of a mark, one of which it must have.
std::string mark_keys() {
    std::string keys = "\"start\"";
    for (const MarkKind& kind : kMarkKinds)
        keys += concat(&kind == &kMarkKinds.back() ? " or " : ", ", in_quotes(kind.name));
    return keys;
}

/// What some copy carries.
Carried carried_by_copies(const Tile& tile) {
    Carried carried{};
    for (const Mark& mark : tile.marks) {
        for (std::size_t i = 0; i < carried.size(); ++i) carried[i] = std::max(carried[i], mark.carried[i]);
    }
    return carried;
}

void check_marks(const Tile& tile, const std::string& where, ProblemList& problems) {
    int marked = 0;
    for (std::size_t i = 0; i < tile.marks.size(); ++i) {
        const Mark& mark = tile.marks[i];
        const bool says_something = mark.start || mark.carried != Carried{};
        if (!says_something) problems.add(where, "mark ", i, " needs ", mark_keys());
        marked += mark.count;
    }
    if (marked > tile.count) {
        problems.add(where, "the marks are for ", marked, " copies, but there are only ", tile.count);
    }
}

void check_tile(const Tile& tile, Family family, ProblemList& problems) {
    Shape shape{
        .name = concat("tile ", tile.id), .edges = tile.edges, .features = tile.features, .family = family};
    shape.carried = carried_by_copies(tile);
    if (tile.count < 1) problems.add(shape.name, "the count must be at least 1");
    if (tile.features.empty()) problems.add(shape.name, "has no features");
    check_shape(shape, problems);
    check_crossings(shape, problems);
    check_marks(tile, shape.name, problems);
}

void check_ids(const TileSet& set, ProblemList& problems) {
    std::vector<std::string> ids;
    for (const Tile& tile : set.tiles) ids.push_back(tile.id);
    std::sort(ids.begin(), ids.end());
    for (auto at = std::adjacent_find(ids.begin(), ids.end()); at != ids.end();) {
        problems.add(concat("tile ", *at), "two tiles have this id");
        at = std::adjacent_find(std::upper_bound(at, ids.end(), *at), ids.end());
    }
}

void check_total(const TileSet& set, ProblemList& problems) {
    int sum = 0;
    for (const Tile& tile : set.tiles) sum += tile.count;
    if (sum != set.total)
        problems.add("", "the counts add up to ", sum, " tiles, but \"total\" is ", set.total);
}

int start_copies(const Tile& tile) {
    int copies = 0;
    for (const Mark& mark : tile.marks) copies += mark.start ? mark.count : 0;
    return copies;
}

/// A start tile is one marked copy of the design that "start" names.
void check_start_tile(const TileSet& set, ProblemList& problems) {
    const bool by_tile = !set.start.empty() && set.start != "board" && set.start != "wall";
    for (const Tile& tile : set.tiles) {
        const bool is_start = by_tile && tile.id == set.start;
        const int copies = start_copies(tile);
        if (is_start && copies != 1) {
            problems.add(concat("tile ", tile.id),
                         "is the start tile, so exactly one copy needs the mark \"start\", not ", copies);
        } else if (!is_start && copies > 0) {
            problems.add(concat("tile ", tile.id), "has the mark \"start\", but \"start\" does not name it");
        }
    }
    if (by_tile && set.find(set.start) == nullptr) {
        problems.add("", "\"start\" is not a tile of this set: ", in_quotes(set.start));
    }
}

void check_start_ground(const TileSet& set, ProblemList& problems) {
    const auto agree = [&](std::string_view key, bool present) {
        const bool named = set.start == key;
        if (named && !present)
            problems.add("", "\"start\" is ", in_quotes(key), ", but the key ", in_quotes(key),
                         " is missing");
        if (!named && present) problems.add("", "has a ", key, ", but \"start\" is not ", in_quotes(key));
    };
    agree("board", set.board.has_value());
    agree("wall", set.wall.has_value());
}

}  // namespace

std::vector<std::string> problems(const TileSet& set) {
    ProblemList list;
    if (set.tiles.empty()) list.add("", "has no tiles");
    check_ids(set, list);
    for (const Tile& tile : set.tiles) check_tile(tile, family_of(set), list);
    check_total(set, list);
    check_start_tile(set, list);
    check_start_ground(set, list);
    if (set.board) check_board(*set.board, list);
    if (set.wall) check_wall(*set.wall, list);
    return std::move(list).take();
}

}  // namespace trencavel::tiles
