// A place on the table: x to the east, y to the south, the start tile at 0,0.
#pragma once

#include <cstdint>

namespace trencavel {

/// The two coordinates in 16 bits, so that a step to a neighbour is one addition. Each must lie within
/// -128 to 127; the largest layout reaches 100 cells from the start.
struct Cell {
    std::uint16_t packed = kOrigin;

    static constexpr std::uint16_t kOrigin = 0x8080;

    static constexpr Cell at(int x, int y) {
        return {static_cast<std::uint16_t>(((y + 128) << 8) + x + 128)};
    }
    static constexpr bool in_range(int x, int y) { return x >= -128 && x < 128 && y >= -128 && y < 128; }

    constexpr int x() const { return (packed & 255) - 128; }
    constexpr int y() const { return (packed >> 8) - 128; }

    /// The neighbour over side 0 (north), 1 (east), 2 (south) or 3 (west).
    constexpr Cell neighbour(unsigned side) const {
        constexpr std::uint16_t kStep[4] = {0xFF00, 0x0001, 0x0100, 0xFFFF};
        return {static_cast<std::uint16_t>(packed + kStep[side])};
    }

    /// Whether the other cell is this one or one of the eight around it.
    constexpr bool touches(Cell other) const { return apart(other) == 0; }

    /// 0 if they touch. Both bytes of the distance are tested at once, in 16 bits, so that a loop over cells
    /// becomes vector instructions: neither may have its top bit, nor get it by adding 125.
    constexpr std::uint16_t apart(Cell other) const {
        const auto distance = static_cast<std::uint16_t>(other.packed - packed + 0x0101);
        const auto raised = static_cast<std::uint16_t>(distance + 0x7D7D);
        return static_cast<std::uint16_t>((distance | raised) & 0x8080);
    }

    friend constexpr bool operator==(Cell, Cell) = default;
};

/// Reading order: by rows, then from west to east. Areas are named by their first cell in it.
constexpr bool reads_before(Cell a, Cell b) {
    return a.packed < b.packed;
}

constexpr unsigned opposite(unsigned side) {
    return side ^ 2;
}

}  // namespace trencavel
