#include "engine/tables/tables.h"

#include <bit>
#include <utility>

#include "engine/tables/wall_table.h"

namespace trencavel {
namespace {

using tiles::FeatureKind;

bool is_ground(FeatureKind kind) {
    return kind == FeatureKind::Field || kind == FeatureKind::Court;
}

Area area_alone(const tiles::Feature& feature) {
    if (is_ground(feature.kind)) {
        Area ground(0, 1);
        if (feature.market) ground.add_markets(1);
        return ground;
    }
    if (feature.kind == FeatureKind::Cloister) return {8, 1};
    return {static_cast<unsigned>(std::popcount(feature.sides)), 1u + feature.pennants};
}

/// Features of the same kind on one tile can meet again elsewhere, and then the tile counts once.
std::uint16_t repeatable_features(const tiles::Tile& tile) {
    unsigned mask = 0;
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        for (std::size_t j = 0; j < tile.features.size(); ++j) {
            const FeatureKind kind = tile.features[i].kind;
            if (i != j && kind == tile.features[j].kind && !is_ground(kind)) mask |= 1u << i;
        }
    }
    return static_cast<std::uint16_t>(mask);
}

Design make_design(const tiles::Tile& tile) {
    Design design;
    design.features = static_cast<std::uint8_t>(tile.features.size());
    design.repeatable = repeatable_features(tile);
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        const tiles::Feature& feature = tile.features[i];
        const auto bit = static_cast<std::uint16_t>(1u << i);
        design.areas[i] = area_alone(feature);
        design.kinds[i] = feature.kind;
        design.borders[i] = feature.borders;
        design.pennants[i] = feature.pennants;
        design.nests[i] = feature.nests;
        if (feature.fountain) design.fountains |= bit;
        if (is_ground(feature.kind)) {
            design.ground |= bit;
        } else if (feature.kind == FeatureKind::Cloister) {
            design.cloister = static_cast<std::uint8_t>(i);
        } else {
            design.edged |= bit;
        }
        if (feature.kind == FeatureKind::Road) design.roads |= bit;
        if (feature.kind == FeatureKind::City && feature.semicircle && std::popcount(feature.sides) == 1)
            design.half_cities |= bit;
    }
    return design;
}

Oriented make_oriented(const tiles::Tile& tile, unsigned rotation, const EdgeRules& edge_rules) {
    Oriented oriented;
    oriented.middle.fill(kNoFeature);
    oriented.ground.fill(kNoFeature);
    for (unsigned side = 0; side < 4; ++side) {
        oriented.edges[(side + rotation) & 3] = edge_rules.class_of(tile.edges[side]);
    }
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        const tiles::Feature& feature = tile.features[i];
        for (unsigned side = 0; side < 4; ++side) {
            if (feature.sides >> side & 1)
                oriented.middle[(side + rotation) & 3] = static_cast<std::uint8_t>(i);
        }
        for (unsigned half = 0; half < 8; ++half) {
            if (feature.halves >> half & 1) {
                oriented.ground[(half + 2 * rotation) & 7] = static_cast<std::uint8_t>(i);
            }
        }
    }
    return oriented;
}

/// Whether an edge fits what a free place meets there.
class FitsPlainly {
public:
    explicit FitsPlainly(const EdgeRules& rules) : fit_(rules.fit) {}
    bool operator()(EdgeClass edge, EdgeClass met, unsigned /*side*/) const {
        return met == EdgeClass::Open || fit_(edge, met);
    }

private:
    bool (*fit_)(EdgeClass, EdgeClass);
};

/// The same below a span: at its ends the tile shows a line over its ground.
class FitsBelowSpan {
public:
    FitsBelowSpan(const EdgeRules& rules, Axis axis) : plainly_(rules), axis_(axis) {}
    bool operator()(EdgeClass edge, EdgeClass met, unsigned side) const {
        if (axis_of(side) != axis_) return plainly_(edge, met, side);
        return edge == EdgeClass::Ground && (met == EdgeClass::Open || met == EdgeClass::Line);
    }

private:
    FitsPlainly plainly_;
    Axis axis_;
};

/// Whether the rotation fits half a signature, which describes two neighbouring sides.
template <class EdgeFits>
bool fits_sides(const Oriented& oriented, unsigned first_side, unsigned half_signature,
                const EdgeFits& edge_fits) {
    for (unsigned i = 0; i < 2; ++i) {
        const auto met = static_cast<EdgeClass>((half_signature >> (2 * i)) & 3);
        if (!edge_fits(oriented.edges[first_side + i], met, first_side + i)) return false;
    }
    return true;
}

template <class EdgeFits>
FitTable make_fits(const Oriented* rotations, const EdgeFits& edge_fits) {
    FitTable fits;
    for (unsigned half_signature = 0; half_signature < 16; ++half_signature) {
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
            const auto bit = static_cast<std::uint8_t>(1u << rotation);
            if (fits_sides(rotations[rotation], 0, half_signature, edge_fits))
                fits.low[half_signature] |= bit;
            if (fits_sides(rotations[rotation], 2, half_signature, edge_fits))
                fits.high[half_signature] |= bit;
        }
    }
    return fits;
}

/// The tile's shape under the next free number.
unsigned add_shape(Tables& tables, const tiles::Tile& tile, const EdgeRules& edge_rules, std::string name) {
    const auto id = static_cast<unsigned>(tables.names.size());
    tables.designs[id] = make_design(tile);
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        tables.oriented[4 * id + rotation] = make_oriented(tile, rotation, edge_rules);
    }
    tables.names.push_back(std::move(name));
    tables.tiles.push_back(&tile);
    return id;
}

/// What tells copies of a tile apart in a deck; 0: nothing.
unsigned number_of(const tiles::Mark& mark) {
    return mark.carried[tiles::kNumberedKind];
}

void add_design(Tables& tables, const tiles::Tile& tile, const EdgeRules& edge_rules,
                const tiles::Mark& mark) {
    const unsigned number = number_of(mark);
    const unsigned id =
        add_shape(tables, tile, edge_rules, number == 0 ? tile.id : tile.id + "/" + std::to_string(number));
    const Oriented* rotations = &tables.oriented[4 * id];
    tables.designs[id].carried = mark.carried;
    tables.fits[id] = make_fits(rotations, FitsPlainly(edge_rules));
    tables.fits_below_span[id] = {make_fits(rotations, FitsBelowSpan(edge_rules, Axis::NorthSouth)),
                                  make_fits(rotations, FitsBelowSpan(edge_rules, Axis::EastWest))};
    tables.counts[id] = static_cast<std::uint8_t>(mark.count);
    ++tables.size;
}

/// The copies of a tile by what they carry: first those without a number, which have the plain name even
/// if there is none of them, then one for each number. The start tile is not drawn, and not counted.
std::vector<tiles::Mark> variants(const tiles::Tile& tile) {
    std::vector<tiles::Mark> result(1);
    result[0].count = tile.count;
    for (const tiles::Mark& mark : tile.marks) {
        for (std::size_t i = 0; i < tiles::kMarkKinds.size(); ++i) {
            if (!tiles::kMarkKinds[i].is_numbered) result[0].carried[i] |= mark.carried[i];
        }
        if (mark.start || number_of(mark) != 0) result[0].count -= mark.count;
        if (number_of(mark) != 0) result.push_back(mark);
    }
    return result;
}

/// Why a tile has no place in a game; empty if nothing is wrong.
std::string tile_problem(const tiles::Tile& tile, const EdgeRules& edge_rules) {
    if (tile.features.size() > kTileFeaturesMax) {
        return "tile " + tile.id + ": it has more than " + std::to_string(kTileFeaturesMax) + " features";
    }
    for (const tiles::Edge edge : tile.edges) {
        if (edge_rules.class_of(edge) == EdgeClass::Open)
            return "tile " + tile.id + ": it has an edge that this game does not use";
    }
    return {};
}

std::string add_tiles(Tables& tables, const tiles::TileSet& set, const EdgeRules& edge_rules) {
    for (const tiles::Tile& tile : set.tiles) {
        if (std::string problem = tile_problem(tile, edge_rules); !problem.empty()) return problem;
        for (const tiles::Mark& mark : variants(tile)) {
            if (tables.size == kDesignsMax) {
                return "set " + set.set + ": the game would have more than " + std::to_string(kDesignsMax) +
                       " designs";
            }
            add_design(tables, tile, edge_rules, mark);
        }
    }
    return {};
}

/// What it has besides its cells.
std::string read_segments(const tiles::Board& board, BoardTable& table) {
    if (board.segments.size() > BoardTable::kSegmentsMax) {
        return "board " + board.id + ": it has " + std::to_string(board.segments.size()) +
               " segments, but there is room for only " + std::to_string(BoardTable::kSegmentsMax);
    }
    table.source = &board;
    table.start = static_cast<std::uint8_t>(board.start_segment);
    for (std::size_t i = 0; i < board.segments.size(); ++i)
        table.spaces[i] = static_cast<std::uint8_t>(board.segments[i].crowns.size());
    return {};
}

/// A start board becomes tiles that are never drawn. To the engine, its inner seams are open edges; it joins
/// what meets there when the board is placed.
std::string add_board(Tables& tables, const tiles::Board& board, const EdgeRules& edge_rules) {
    if (tables.names.size() + board.cells.size() > kDesignsMax) {
        return "board " + board.id + ": the game would have more than " + std::to_string(kDesignsMax) +
               " designs";
    }
    for (const tiles::BoardCell& cell : board.cells) {
        auto tile = std::make_shared<tiles::Tile>();
        tile->id = board.id;
        tile->count = 1;
        tile->edges = cell.edges;
        tile->features = cell.features;
        const unsigned id = add_shape(tables, *tile, edge_rules, board.id);
        tables.board_tiles.push_back(std::move(tile));
        tables.start.push_back({Cell::at(cell.col, cell.row), static_cast<std::uint16_t>(4 * id)});
    }
    tables.board_cells = static_cast<unsigned>(board.cells.size());
    return read_segments(board, tables.board);
}

}  // namespace

TileId Tables::find(std::string_view name) const {
    for (unsigned i = 0; i < size; ++i) {
        if (names[i] == name) return static_cast<TileId>(i);
    }
    return kNoTile;
}

unsigned Tables::total() const {
    unsigned sum = 0;
    for (unsigned i = 0; i < size; ++i) sum += counts[i];
    return sum;
}

Result<Tables> make_tables(std::span<const tiles::TileSet* const> sets, const EdgeRules& edge_rules) {
    Tables tables;
    for (const tiles::TileSet* set : sets) {
        if (std::string problem = add_tiles(tables, *set, edge_rules); !problem.empty())
            return Error{problem};
    }
    for (const tiles::TileSet* set : sets) {
        if (const TileId start = tables.find(set->start); start != kNoTile)
            tables.start.push_back({Cell::at(0, 0), static_cast<std::uint16_t>(4 * start)});
        if (set->wall) {  // of several walls the last one: an expansion's replaces the game's
            tables.wall = {};
            if (std::string problem = read_wall(*set->wall, tables.wall); !problem.empty())
                return Error{"set " + set->set + ": " + problem};
        }
        if (!set->board) continue;
        if (std::string problem = add_board(tables, *set->board, edge_rules); !problem.empty())
            return Error{problem};
    }
    return tables;
}

}  // namespace trencavel
