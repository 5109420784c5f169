// Whether the features of a tile can lie side by side on flat cardboard.
//
// The tile is a disc with twelve places on its rim: for each side its first half, its middle and its second
// half. A feature connects the places that it reaches: a field its half-edges, anything else the middles of
// its sides. Two connected things can lie in a disc without crossing if and only if their places do not
// interleave on the rim: going around, one changes over to the other at most twice. A feature with one place
// never crosses anything, so roads that each end on the tile do not. Roads that end at the same junction
// (paths at the same square) meet there, however, and are taken together against everything else.
#include "tiles/check/parts.h"

namespace trencavel::tiles {

namespace {

constexpr int kPlaces = 12;

unsigned places_of(const Feature& feature) {
    unsigned places = 0;
    for (const Side side : kSides) {
        const int first = 3 * int(side);
        if (has_half(feature, 2 * int(side))) places |= 1u << first;
        if (has_side(feature, side)) places |= 1u << (first + 1);
        if (has_half(feature, 2 * int(side) + 1)) places |= 1u << (first + 2);
    }
    return places;
}

bool interleave(unsigned a, unsigned b) {
    int changes = 0;
    int first = 0;  // 1: a, 2: b, 0: none met yet
    int last = 0;
    for (int place = 0; place < kPlaces; ++place) {
        const int owner = (a >> place & 1) != 0 ? 1 : (b >> place & 1) != 0 ? 2 : 0;
        if (owner == 0) continue;
        if (first == 0) first = owner;
        if (last != 0 && owner != last) ++changes;
        last = owner;
    }
    if (last != first) ++changes;
    return changes > 2;
}

bool meets_others(End end) {
    return end == End::Junction || end == End::Square;
}

}  // namespace

void check_crossings(const Shape& shape, ProblemList& problems) {
    unsigned meeting = 0;
    for (std::size_t i = 0; i < shape.features.size(); ++i) {
        const unsigned places = places_of(shape.features[i]);
        if (meets_others(shape.features[i].end)) meeting |= places;
        for (std::size_t other = i + 1; other < shape.features.size(); ++other) {
            if (!interleave(places, places_of(shape.features[other]))) continue;
            problems.add(where_of(shape, i), "crosses feature ", other, " (",
                         name_of(shape.features[other].kind), ')');
        }
    }
    for (std::size_t i = 0; i < shape.features.size(); ++i) {
        if (meets_others(shape.features[i].end)) continue;
        if (interleave(places_of(shape.features[i]), meeting)) {
            problems.add(where_of(shape, i), "crosses the place where the ",
                         shape.family == Family::Wall ? "paths" : "roads", " meet");
        }
    }
}

}  // namespace trencavel::tiles
