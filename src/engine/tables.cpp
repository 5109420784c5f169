#include "engine/tables.h"

#include <bit>

namespace trencavel {
namespace {

using tiles::FeatureKind;

bool is_ground(FeatureKind kind) {
    return kind == FeatureKind::Field || kind == FeatureKind::Court;
}

Area area_alone(const tiles::Feature& feature) {
    if (is_ground(feature.kind)) return {0, 1};
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
        if (is_ground(feature.kind)) {
            design.ground |= bit;
        } else if (feature.kind == FeatureKind::Cloister) {
            design.cloister = static_cast<std::uint8_t>(i);
        } else {
            design.edged |= bit;
        }
    }
    return design;
}

Oriented make_oriented(const tiles::Tile& tile, unsigned rotation, EdgeClassOf edge_class_of) {
    Oriented oriented;
    oriented.middle.fill(kNoFeature);
    oriented.ground.fill(kNoFeature);
    for (unsigned side = 0; side < 4; ++side) {
        oriented.edges[(side + rotation) & 3] = edge_class_of(tile.edges[side]);
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

/// Whether the rotation fits what half a signature says of two neighbouring sides.
bool fits_sides(const Oriented& oriented, unsigned first_side, unsigned half_signature) {
    for (unsigned i = 0; i < 2; ++i) {
        const auto met = static_cast<EdgeClass>((half_signature >> (2 * i)) & 3);
        if (met != EdgeClass::Open && met != oriented.edges[first_side + i]) return false;
    }
    return true;
}

FitTable make_fits(const Oriented* rotations) {
    FitTable fits;
    for (unsigned half_signature = 0; half_signature < 16; ++half_signature) {
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
            const auto bit = static_cast<std::uint8_t>(1u << rotation);
            if (fits_sides(rotations[rotation], 0, half_signature)) fits.low[half_signature] |= bit;
            if (fits_sides(rotations[rotation], 2, half_signature)) fits.high[half_signature] |= bit;
        }
    }
    return fits;
}

void add_design(Tables& tables, const tiles::Tile& tile, EdgeClassOf edge_class_of, const tiles::Mark& mark) {
    const unsigned id = tables.size++;
    Design& design = tables.designs[id] = make_design(tile);
    design.bazaar = mark.bazaar;
    design.wheel = static_cast<std::uint8_t>(mark.wheel);
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        tables.oriented[4 * id + rotation] = make_oriented(tile, rotation, edge_class_of);
    }
    tables.fits[id] = make_fits(&tables.oriented[4 * id]);
    tables.counts[id] = static_cast<std::uint8_t>(mark.count);
    tables.names.push_back(mark.wheel == 0 ? tile.id : tile.id + "/" + std::to_string(mark.wheel));
    tables.tiles.push_back(&tile);
}

/// The copies of a tile by what they carry: first those without a number, which have the plain name even
/// if there is none of them, then one for each number. The start tile is not drawn, and not counted.
std::vector<tiles::Mark> variants(const tiles::Tile& tile) {
    std::vector<tiles::Mark> result(1);
    result[0].count = tile.count;
    for (const tiles::Mark& mark : tile.marks) {
        if (mark.bazaar) result[0].bazaar = true;
        if (mark.start || mark.wheel != 0) result[0].count -= mark.count;
        if (mark.wheel != 0) result.push_back(mark);
    }
    return result;
}

}  // namespace

TileId Tables::find(std::string_view name) const {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) return static_cast<TileId>(i);
    }
    return kNoTile;
}

unsigned Tables::total() const {
    unsigned sum = 0;
    for (unsigned i = 0; i < size; ++i) sum += counts[i];
    return sum;
}

Result<Tables> make_tables(std::span<const tiles::TileSet* const> sets, EdgeClassOf edge_class_of) {
    Tables tables;
    for (const tiles::TileSet* set : sets) {
        for (const tiles::Tile& tile : set->tiles) {
            if (tile.features.size() > kTileFeaturesMax) {
                return Error{"tile " + tile.id + ": more features than the " +
                             std::to_string(kTileFeaturesMax) + " that a tile may have"};
            }
            for (const tiles::Edge edge : tile.edges) {
                if (edge_class_of(edge) == EdgeClass::Open) {
                    return Error{"tile " + tile.id + ": it has an edge that does not belong in this game"};
                }
            }
            for (const tiles::Mark& mark : variants(tile)) {
                if (tables.size == kDesignsMax) {
                    return Error{"set " + set->set + ": more designs than the " +
                                 std::to_string(kDesignsMax) + " that a game may have"};
                }
                add_design(tables, tile, edge_class_of, mark);
            }
        }
        if (const TileId start = tables.find(set->start); start != kNoTile) {
            tables.start.push_back({Cell::at(0, 0), static_cast<std::uint8_t>(4 * start)});
        }
    }
    return tables;
}

}  // namespace trencavel
