// Which rotations fit below a span, against the rule itself.
#include <gtest/gtest.h>

#include "random_play/combinations.h"

namespace trencavel {
namespace {

/// B3, B4, side by side: both ends of the bridge stand on field edges of its tile and are roads from then on;
/// every other edge is as it was (C3).
bool fits_with_bridge(const Oriented& tile, Axis axis, unsigned signature) {
    for (unsigned side = 0; side < 4; ++side) {
        const bool is_end = (axis == Axis::NorthSouth) == (side == 0 || side == 2);
        if (is_end && tile.edges[side] != EdgeClass::Ground) return false;
        const EdgeClass shown = is_end ? EdgeClass::Line : tile.edges[side];
        const auto met = static_cast<EdgeClass>(signature >> (2 * side) & 3);
        if (met != EdgeClass::Open && met != shown) return false;
    }
    return true;
}

void expect_tables(const Tables& tables) {
    for (unsigned id = 0; id < tables.size; ++id) {
        for (const Axis axis : {Axis::NorthSouth, Axis::EastWest}) {
            const FitTable& table = tables.fits_below_span[id][static_cast<unsigned>(axis)];
            for (unsigned signature = 0; signature < 256; ++signature) {
                unsigned expected = 0;
                for (unsigned rotation = 0; rotation < 4; ++rotation) {
                    if (fits_with_bridge(tables.oriented[4 * id + rotation], axis, signature))
                        expected |= 1u << rotation;
                }
                ASSERT_EQ(table.rotations(static_cast<std::uint8_t>(signature)), expected)
                    << tables.names[id] << " signature " << signature;
            }
        }
    }
}

TEST(SpanTables, SayForAllSurroundingsWhichRotationsFitBelowABridge) {
    expect_tables(random_play::tables_of({.bridges = true}));
    expect_tables(random_play::tables_of({.game = "wheel", .bridges = true}));
}

}  // namespace
}  // namespace trencavel
