// The table at the end: points by source and player.
#include <fmt/format.h>

#include <algorithm>

#include "terminal/console/terminal.h"
#include "terminal/screen/reports.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal {
namespace {

std::vector<int> points_of(const PointsRow& row, std::span<const Event> events, std::size_t players) {
    std::vector<int> points(players, 0);
    for (const Event& event : events) {
        for (std::size_t seat = 0; seat < players; ++seat) points[seat] += row.points(event, seat);
    }
    return points;
}

/// Of all modules, from the top.
std::vector<PointsRow> points_rows() {
    std::vector<PointsRow> rows;
    const auto is_above = [](const PointsRow& a, const PointsRow& b) { return a.part < b.part; };
    for (const ModuleWords* module : words_of_modules()) {
        for (const PointsRow& row : module->points)
            rows.insert(std::upper_bound(rows.begin(), rows.end(), row, is_above), row);
    }
    return rows;
}

std::string table_row(std::string_view title, std::span<const int> points, const Players& players) {
    std::string row = fmt::format("{:<22}", title);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        row += fmt::format("  {:>{}}", points[seat], std::max(4, columns_of(players[seat].name)));
    }
    return row;
}

std::string table_heading(const Players& players) {
    std::string row(22, ' ');
    for (const Player& player : players) {
        const int blanks = std::max(0, 4 - columns_of(player.name));
        row += "  " + std::string(static_cast<std::size_t>(blanks), ' ') + player.name;
    }
    return row;
}

}  // namespace

Lines points_table(std::span<const Event> events, const Players& players, std::span<const int> scores) {
    Lines lines = {table_heading(players)};
    for (const PointsRow& row : points_rows()) {
        const std::vector<int> points = points_of(row, events, players.size());
        const bool any = std::any_of(points.begin(), points.end(), [](int p) { return p != 0; });
        if (any) lines.push_back(table_row(row.title, points, players));
    }
    lines.push_back(table_row("total", scores, players));
    return lines;
}

}  // namespace trencavel::terminal
