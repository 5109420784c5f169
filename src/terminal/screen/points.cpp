// The table at the end: points by source and player.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

#include "games/kinds.h"
#include "terminal/console/terminal.h"
#include "terminal/screen/reports.h"

namespace trencavel::terminal {
namespace {

/// Where points come from, as rows of the table.
struct Source {
    std::string_view title;
    ScoringKind kind;
    bool unfinished = false;  // what is scored at the end, although it is open
};

constexpr std::array<Source, 22> kSources = {{
    {"cities", ScoringKind::City},
    {"roads", ScoringKind::Road},
    {"cloisters", ScoringKind::Cloister},
    {"castles", castles::kCastleScoring},
    {"crown spaces", wheel::kCrownScoring},
    {"fortune", wheel::kFortuneScoring},
    {"taxes", wheel::kTaxesScoring},
    {"famine", wheel::kFamineScoring},
    {"storm", wheel::kStormScoring},
    {"inquisition", wheel::kInquisitionScoring},
    {"unfinished cities", ScoringKind::City, true},
    {"unfinished roads", ScoringKind::Road, true},
    {"unfinished cloisters", ScoringKind::Cloister, true},
    {"fields", ScoringKind::Field},
    {"paths", ScoringKind::Path},
    {"towers", ScoringKind::Tower},
    {"houses", ScoringKind::House},
    {"chapels", ScoringKind::Chapel},
    {"keep", burg::kKeepScoring},
    {"courts", ScoringKind::Court},
    {"nests", falcon::kNestsScoring},
    {"wall tiles", burg::kWallTileScoring},
}};

bool can_be_unfinished(ScoringKind kind) {
    return kind == ScoringKind::City || kind == ScoringKind::Road || kind == ScoringKind::Cloister;
}

bool is_from(const Event& event, const Source& source) {
    if (event.kind != EventKind::Scored || event.what != source.kind) return false;
    return !can_be_unfinished(source.kind) || event.reason.complete != source.unfinished;
}

std::vector<int> points_from(const Source& source, std::span<const Event> events, std::size_t players) {
    std::vector<int> points(players, 0);
    for (const Event& event : events) {
        if (!is_from(event, source)) continue;
        for (std::size_t seat = 0; seat < players; ++seat) {
            if (event.seats >> seat & 1) points[seat] += event.points;
        }
    }
    return points;
}

/// In bazaars.
std::vector<int> points_paid(std::span<const Event> events, std::size_t players) {
    std::vector<int> points(players, 0);
    for (const Event& event : events) {
        if (event.kind == EventKind::Paid) points[event.seat] -= event.points;
    }
    return points;
}

std::vector<int> points_received(std::span<const Event> events, std::size_t players) {
    std::vector<int> points(players, 0);
    for (const Event& event : events) {
        if (event.kind == EventKind::Paid && event.other != kChance) points[event.other] += event.points;
    }
    return points;
}

/// Where gates stop the marker.
std::vector<int> points_lost(std::span<const Event> events, std::size_t players) {
    std::vector<int> points(players, 0);
    for (const Event& event : events) {
        if (event.kind != EventKind::Scored || event.reason.lost == 0) continue;
        points[static_cast<std::size_t>(std::countr_zero(unsigned{event.seats}))] -= event.reason.lost;
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
    const auto add = [&](std::string_view title, const std::vector<int>& points) {
        const bool any = std::any_of(points.begin(), points.end(), [](int p) { return p != 0; });
        if (any) lines.push_back(table_row(title, points, players));
    };
    for (const Source& source : kSources) add(source.title, points_from(source, events, players.size()));
    add("received in bazaars", points_received(events, players.size()));
    add("paid in bazaars", points_paid(events, players.size()));
    add("lost at gates", points_lost(events, players.size()));
    lines.push_back(table_row("total", scores, players));
    return lines;
}

}  // namespace trencavel::terminal
