#include "engine/tables/wall_table.h"

namespace trencavel {
namespace {

std::string read_inside(const tiles::Wall& wall, WallTable& table) {
    const std::size_t rows = wall.inside.size();
    const std::size_t columns = rows == 0 ? 0 : wall.inside[0].size();
    if (rows > WallTable::kGrid || columns > WallTable::kGrid) {
        return "the wall encloses a grid of " + std::to_string(columns) + " by " + std::to_string(rows) +
               " cells, but there is room for only " + std::to_string(WallTable::kGrid) + " by " +
               std::to_string(WallTable::kGrid);
    }
    for (std::size_t y = 0; y < rows; ++y) {
        for (std::size_t x = 0; x < wall.inside[y].size(); ++x) {
            if (wall.inside[y][x] == '#') table.rows[y] |= static_cast<std::uint16_t>(1u << x);
        }
    }
    return {};
}

std::string read_start_spaces(const tiles::Wall& wall, WallTable& table) {
    if (wall.start_spaces.empty()) return "the wall has no start space, so no tile could be placed";
    if (wall.start_spaces.size() > WallTable::kStartSpacesMax) {
        return "the wall has " + std::to_string(wall.start_spaces.size()) +
               " start spaces, but there is room for only " + std::to_string(WallTable::kStartSpacesMax);
    }
    for (const tiles::StartSpace& space : wall.start_spaces) {
        const auto side = static_cast<std::uint8_t>(space.side);
        table.start_spaces.push_back({Cell::at(space.x, space.y), side, space.kind, space.market});
        const auto index = static_cast<unsigned>(space.y) * WallTable::kGrid + static_cast<unsigned>(space.x);
        table.start_space_at[index][side] = static_cast<std::uint8_t>(table.start_spaces.size());
    }
    return {};
}

/// The towers in the order of the track, without the one at its start.
std::string read_track(const tiles::Wall& wall, WallTable& table) {
    table.tower_at.fill(WallTable::kNone);
    unsigned towers = 0;
    for (const tiles::WallEdge& edge : wall.edges) {
        if (edge.tower[0] == 0) continue;
        if (towers < WallTable::kTowers) {
            for (const int field : edge.tower)
                table.tower_at[static_cast<unsigned>(field)] = static_cast<std::uint8_t>(towers);
            table.tower_field[towers] = static_cast<std::uint8_t>(edge.tower[0]);
        }
        ++towers;
    }
    if (towers != WallTable::kTowers) {
        return "the wall has " + std::to_string(towers) +
               " corner towers besides the one with 0 and 1, not " + std::to_string(WallTable::kTowers);
    }
    for (const tiles::Gate& gate : wall.gates)
        table.gate_after[static_cast<unsigned>(gate.between[0])] = true;
    return {};
}

}  // namespace

std::string read_wall(const tiles::Wall& wall, WallTable& table) {
    table.source = &wall;
    if (std::string problem = read_inside(wall, table); !problem.empty()) return problem;
    if (std::string problem = read_start_spaces(wall, table); !problem.empty()) return problem;
    return read_track(wall, table);
}

}  // namespace trencavel
