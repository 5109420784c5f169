#include "tiles/draw/wall.h"

#include <cmath>

#include "tiles/model/names.h"

namespace trencavel::tiles {
namespace {

constexpr int kCellWidth = 6;
constexpr int kCellHeight = 2;
constexpr int kLeft = 5;  // room for the numbers of the rows
constexpr int kTop = 2;   // and of the columns

/// Characters at places that are counted in cells, from the top left of the grid.
class Sheet {
public:
    Sheet(std::size_t columns, std::size_t rows)
        : lines_(kTop + kCellHeight * rows + 2, std::string(kLeft + kCellWidth * columns + 4, ' ')) {}

    /// Writes the text around a place.
    void put(double x, double y, const std::string& text) {
        const auto column =
            kLeft + static_cast<int>(std::lround(kCellWidth * x)) - static_cast<int>(text.size() / 2);
        const auto row = kTop + static_cast<int>(std::lround(kCellHeight * y));
        lines_[static_cast<std::size_t>(row)].replace(static_cast<std::size_t>(column), text.size(), text);
    }

    /// The lines without the blanks at their ends.
    std::vector<std::string> lines() && {
        for (std::string& line : lines_) line.erase(line.find_last_not_of(' ') + 1);
        while (lines_.back().empty()) lines_.pop_back();
        return std::move(lines_);
    }

private:
    std::vector<std::string> lines_;
};

void draw_cells(const Wall& wall, Sheet& sheet) {
    for (std::size_t x = 0; x < wall.inside[0].size(); ++x)
        sheet.put(static_cast<double>(x) + 0.5, -1, std::to_string(x));
    for (std::size_t y = 0; y < wall.inside.size(); ++y) {
        sheet.put(-0.6, static_cast<double>(y) + 0.5, std::to_string(y));
        for (std::size_t x = 0; x < wall.inside[y].size(); ++x) {
            if (wall.inside[y][x] == '#')
                sheet.put(static_cast<double>(x) + 0.5, static_cast<double>(y) + 0.5, ".");
        }
    }
}

/// The edge from a vertex on, without its towers.
void draw_edge(const WallEdge& edge, int x, int y, Sheet& sheet) {
    const auto [step_x, step_y] = edge.step();
    const bool upright = step_x == 0;
    const int pieces = edge.length * (upright ? kCellHeight : kCellWidth);
    for (int i = 1; i < pieces; ++i) {
        const double along = static_cast<double>(i) / (upright ? kCellHeight : kCellWidth);
        sheet.put(x + step_x * along, y + step_y * along, upright ? "|" : "-");
    }
}

/// Walks around the wall; `visit(edge index, x, y)` gets the vertex at which each edge begins.
template <class Visit>
void for_each_edge(const Wall& wall, Visit visit) {
    int x = wall.start_vertex[0];
    int y = wall.start_vertex[1];
    for (std::size_t i = 0; i < wall.edges.size(); ++i) {
        visit(i, x, y);
        const auto [step_x, step_y] = wall.edges[i].step();
        x += step_x * wall.edges[i].length;
        y += step_y * wall.edges[i].length;
    }
}

/// The tower before an edge is the one that follows the edge before it.
const WallEdge& edge_before(const Wall& wall, std::size_t index) {
    return wall.edges[(index + wall.edges.size() - 1) % wall.edges.size()];
}

/// The letter of an edge that shows the kind.
char sign_of(FeatureKind kind) {
    switch (kind) {
        case FeatureKind::Path:
            return letter_of(Edge::Path);
        case FeatureKind::Tower:
            return letter_of(Edge::Tower);
        case FeatureKind::House:
            return letter_of(Edge::House);
        case FeatureKind::Chapel:
            return letter_of(Edge::Chapel);
        default:
            return letter_of(Edge::Court);
    }
}

void draw_start_spaces(const Wall& wall, Sheet& sheet) {
    constexpr double kSides[4][2] = {{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}};
    for (const StartSpace& space : wall.start_spaces) {
        const auto& [dx, dy] = kSides[static_cast<std::size_t>(space.side)];
        sheet.put(space.x + dx, space.y + dy,
                  std::string(1, sign_of(space.kind)) + (space.market ? "*" : ""));
    }
}

void draw_gates(const Wall& wall, Sheet& sheet) {
    for_each_edge(wall, [&](std::size_t index, int x, int y) {
        const auto [step_x, step_y] = wall.edges[index].step();
        for (const Gate& gate : wall.gates) {
            if (static_cast<std::size_t>(gate.edge) == index)
                sheet.put(x + step_x * gate.offset, y + step_y * gate.offset, "#");
        }
    });
}

}  // namespace

std::vector<std::string> draw_wall(const Wall& wall) {
    Sheet sheet(wall.inside[0].size(), wall.inside.size());
    draw_cells(wall, sheet);
    for_each_edge(wall, [&](std::size_t index, int x, int y) { draw_edge(wall.edges[index], x, y, sheet); });
    for_each_edge(wall, [&](std::size_t index, int x, int y) {
        sheet.put(x, y, std::to_string(edge_before(wall, index).tower[0]));
    });
    draw_gates(wall, sheet);
    draw_start_spaces(wall, sheet);
    std::vector<std::string> lines = std::move(sheet).lines();
    lines.emplace_back();
    lines.emplace_back(
        "In the wall a number is a corner tower, by the first of its two fields; P, T, H, K, C are");
    lines.emplace_back(
        "start spaces with a path, tower, house, chapel or court (C* with a market), # is a gate.");
    return lines;
}

}  // namespace trencavel::tiles
