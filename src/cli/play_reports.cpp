#include "cli/play_reports.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

#include "cli/board_view.h"
#include "cli/log_text.h"
#include "cli/play_choices.h"
#include "record/names.h"

namespace trencavel::cli {
namespace {

using tiles::FeatureKind;

std::string blanks(int count) {
    return std::string(static_cast<std::size_t>(std::max(0, count)), ' ');
}

/// `Anna 2, Ben 1`; `free` if nobody stands there.
std::string followers_text(const AreaView& area, const Players& players) {
    std::string text;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (area.followers[seat] == 0) continue;
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", players[seat].name, area.followers[seat]);
    }
    return text.empty() ? "free" : text;
}

unsigned owners_of(const AreaView& area) {
    const unsigned most = *std::max_element(area.followers.begin(), area.followers.end());
    unsigned owners = 0;
    for (unsigned seat = 0; most > 0 && seat < kSeatsMax; ++seat) {
        if (area.followers[seat] == most) owners |= 1u << seat;
    }
    return owners;
}

std::string size_text(const AreaView& area) {
    if (area.kind == FeatureKind::Field) {
        return counted(static_cast<int>(area.cities), "completed city");
    }
    if (area.kind == FeatureKind::Cloister) return fmt::format("{} of 8 around it", area.filled);
    std::string text = counted(static_cast<int>(area.tiles), "tile");
    if (area.pennants > 0) text += ", " + counted(static_cast<int>(area.pennants), "pennant");
    return text;
}

std::string worth_text(const AreaView& area, const Players& players) {
    const unsigned owners = owners_of(area);
    return fmt::format("{}{}{}", area.worth, owners == 0 ? "" : " for ",
                       owners == 0 ? "" : names_of(players, owners));
}

using Row = std::array<std::string, 5>;

Row area_row(const AreaView& area, const Players& players) {
    return {std::string(record::name(area.kind)), record::name(area.members.front().cell), size_text(area),
            followers_text(area, players), worth_text(area, players)};
}

/// The columns as wide as they must be.
Lines aligned(const std::vector<Row>& rows) {
    std::array<int, 5> widths{};
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns_of(row[i]));
    }
    Lines lines;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i];
            if (i + 1 < row.size()) line += blanks(widths[i] - columns_of(row[i]) + 2);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// Where the points came from, as rows of the table.
struct Source {
    std::string_view title;
    FeatureKind kind;
    bool complete;
};

constexpr std::array<Source, 7> kSources = {{
    {"cities", FeatureKind::City, true},
    {"roads", FeatureKind::Road, true},
    {"cloisters", FeatureKind::Cloister, true},
    {"unfinished cities", FeatureKind::City, false},
    {"unfinished roads", FeatureKind::Road, false},
    {"unfinished cloisters", FeatureKind::Cloister, false},
    {"fields", FeatureKind::Field, false},
}};

std::vector<int> points_from(const Source& source, std::span<const Event> events, std::size_t players) {
    std::vector<int> points(players, 0);
    for (const Event& event : events) {
        if (event.kind != EventKind::Scored || event.area != source.kind) continue;
        if (event.reason.complete != source.complete) continue;
        for (std::size_t seat = 0; seat < players; ++seat) {
            if (event.seats >> seat & 1) points[seat] += event.points;
        }
    }
    return points;
}

std::string table_row(std::string_view title, std::span<const int> points, const Players& players) {
    std::string row = fmt::format("{:<22}", title);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        row += fmt::format("  {:>{}}", points[seat], std::max(4, columns_of(players[seat].name)));
    }
    return row;
}

std::string table_heading(const Players& players) {
    std::string row = blanks(22);
    for (const Player& player : players) {
        const int columns = columns_of(player.name);
        row += "  " + blanks(4 - columns) + player.name;
    }
    return row;
}

}  // namespace

Lines areas_lines(const Game& game, const Players& players, bool fields) {
    std::vector<Row> rows;
    std::vector<Row> free;
    for (const AreaView& area : game.areas()) {
        if (area.complete || (area.kind == FeatureKind::Field) != fields) continue;
        (owners_of(area) != 0 ? rows : free).push_back(area_row(area, players));
    }
    rows.insert(rows.end(), free.begin(), free.end());
    if (rows.empty()) return {fields ? "There are no fields." : "There are no open areas."};
    rows.insert(rows.begin(), Row{"area", "first cell", "size", "followers", "points as it lies"});
    return aligned(rows);
}

Lines tiles_lines(const Game& game, int columns, const Look& look) {
    constexpr int kStep = kSmallTiles.width + 2;
    const Snapshot shot = game.snapshot();
    std::vector<TileId> left;
    std::string gone;
    for (std::size_t tile = 0; tile < shot.left_of.size(); ++tile) {
        if (shot.left_of[tile] > 0) left.push_back(static_cast<TileId>(tile));
        if (shot.left_of[tile] == 0) gone += " " + game.tables().names[tile];
    }
    const int per_row = std::max(1, (columns + 2) / kStep);
    const int rows = (static_cast<int>(left.size()) + per_row - 1) / per_row;
    Canvas canvas(per_row * kStep, rows * (kSmallTiles.height + 2));
    for (std::size_t i = 0; i < left.size(); ++i) {
        const int x = static_cast<int>(i) % per_row * kStep;
        const int y = static_cast<int>(i) / per_row * (kSmallTiles.height + 2);
        canvas.text(x, y,
                    fmt::format("{} {}{}", game.tables().names[left[i]], look.unicode ? "×" : "x",
                                shot.left_of[left[i]]),
                    {.bold = true});
        canvas.block(x, y + 1, draw_tile_with(*game.tables().tiles[left[i]], 0, kSmallTiles, {}, look));
    }
    Lines lines = {fmt::format("{} not yet drawn:", counted(static_cast<int>(shot.left), "tile"))};
    for (std::string& line : canvas.lines(look.colour)) lines.push_back(std::move(line));
    if (!gone.empty()) lines.push_back("None left of:" + gone);
    return lines;
}

Lines points_table(std::span<const Event> events, const Players& players, std::span<const int> scores) {
    Lines lines = {table_heading(players)};
    for (const Source& source : kSources) {
        const std::vector<int> points = points_from(source, events, players.size());
        if (std::any_of(points.begin(), points.end(), [](int p) { return p != 0; })) {
            lines.push_back(table_row(source.title, points, players));
        }
    }
    lines.push_back(table_row("total", scores, players));
    return lines;
}

}  // namespace trencavel::cli
