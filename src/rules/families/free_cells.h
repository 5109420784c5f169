// K18: the largest group of empty cells that are connected by sides.
#pragma once

#include <array>
#include <bit>

#include "engine/board/position.h"
#include "engine/tables/tables.h"

namespace trencavel::court {

/// A bit for each cell of the grid, row by row.
using CellRows = std::array<std::uint16_t, WallTable::kGrid>;

template <class Rules>
CellRows empty_cells(const Tables& tables, const Position<Rules>& pos) {
    CellRows rows = tables.wall.rows;
    for (unsigned i = 0; i < pos.cells; ++i) {
        std::uint16_t& row = rows[static_cast<unsigned>(pos.cell[i].y())];
        row = static_cast<std::uint16_t>(row & ~(1u << pos.cell[i].x()));
    }
    return rows;
}

/// Takes the group of the first cell of a row out of `rows`, and returns it.
inline CellRows take_group(CellRows& rows, unsigned first_row) {
    CellRows group{};
    group[first_row] = static_cast<std::uint16_t>(rows[first_row] & -rows[first_row]);
    for (bool grows = true; grows;) {
        grows = false;
        for (unsigned y = 0; y < rows.size(); ++y) {
            unsigned reached = group[y] | unsigned{group[y]} << 1 | unsigned{group[y]} >> 1;
            if (y > 0) reached |= group[y - 1];
            if (y + 1 < rows.size()) reached |= group[y + 1];
            const auto row = static_cast<std::uint16_t>(reached & rows[y]);
            grows |= row != group[y];
            group[y] = row;
        }
    }
    for (unsigned y = 0; y < rows.size(); ++y) rows[y] = static_cast<std::uint16_t>(rows[y] & ~group[y]);
    return group;
}

inline unsigned size_of(const CellRows& rows) {
    unsigned size = 0;
    for (const std::uint16_t row : rows) size += static_cast<unsigned>(std::popcount(row));
    return size;
}

/// The largest group; of several as large, the one that comes first in reading order.
template <class Rules>
CellRows largest_free_group(const Tables& tables, const Position<Rules>& pos) {
    CellRows rows = empty_cells(tables, pos);
    CellRows largest{};
    for (unsigned y = 0; y < rows.size(); ++y) {
        while (rows[y] != 0) {
            const CellRows group = take_group(rows, y);
            if (size_of(group) > size_of(largest)) largest = group;
        }
    }
    return largest;
}

}  // namespace trencavel::court
