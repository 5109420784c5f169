#include "terminal/screen/panel_court.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/console/terminal.h"
#include "terminal/words/court_words.h"

namespace trencavel::terminal {
namespace {

constexpr std::size_t kIndent = 6;  // below the names

/// As many in a line as have room, none of them torn apart.
std::vector<std::string> packed(const std::vector<std::string>& parts, int columns) {
    std::vector<std::string> lines;
    for (const std::string& part : parts) {
        if (part.empty()) continue;
        const bool has_room = !lines.empty() && columns_of(lines.back()) + 2 + columns_of(part) <=
                                                    columns - static_cast<int>(kIndent);
        if (has_room) {
            lines.back() += ", " + part;
        } else {
            lines.push_back(part);
        }
    }
    for (std::string& line : lines) line.insert(0, kIndent, ' ');
    return lines;
}

/// Field = points mod 100, and may lie before a gate.
std::string place_of(const Snapshot& snapshot, std::size_t seat) {
    const int fields = static_cast<int>(WallTable::kFields);
    const int field = snapshot.scores[seat] % fields;
    if (snapshot.at_gate[seat]) return fmt::format("at the gate after {}", field);
    return snapshot.scores[seat] >= fields ? fmt::format("on field {}", field) : "";
}

std::string at_home(const Snapshot& snapshot, std::size_t seat, bool brief) {
    if (!snapshot.falcon) return {};
    const bool king = snapshot.king_supplies[seat] > 0;
    const bool falconer = snapshot.falconer_supplies[seat] > 0;
    if (brief) return fmt::format("{}{}", king ? "K" : "", falconer ? "F" : "");
    if (king && falconer) return "king, falconer";
    return king ? "king" : falconer ? "falconer" : "";
}

std::string nests_of(const Snapshot& snapshot, std::size_t seat) {
    if (!snapshot.falcon) return {};
    return counted(static_cast<int>(snapshot.nests[seat]), "nest");
}

std::string numbers(const std::vector<unsigned>& kinds) {
    std::string text;
    for (const unsigned kind : kinds) text += fmt::format("{}{}", text.empty() ? "" : " ", kind);
    return text;
}

std::vector<unsigned> unseen_kinds(const CourtView& court) {
    std::vector<unsigned> kinds;
    for (unsigned kind = 1; kind <= court.unseen.size(); ++kind)
        kinds.insert(kinds.end(), court.unseen[kind - 1], kind);
    return kinds;
}

}  // namespace

std::vector<std::string> court_notes_of(const Snapshot& snapshot, std::size_t seat, int columns, bool brief) {
    const std::vector<unsigned>& held = snapshot.court->held[seat];
    std::vector<std::string> parts = {at_home(snapshot, seat, brief), nests_of(snapshot, seat),
                                      place_of(snapshot, seat)};
    if (brief) parts.push_back(held.empty() ? "" : "has " + numbers(held));
    std::vector<std::string> lines = packed(parts, columns);
    if (brief || held.empty()) return lines;
    for (std::string& line : packed(wall_tile_words(held), columns)) lines.push_back(std::move(line));
    return lines;
}

std::vector<std::string> court_notes(const Snapshot& snapshot, int columns, bool brief) {
    const CourtView& court = *snapshot.court;
    const auto on_wall = static_cast<int>(std::count(court.towers.begin(), court.towers.end(), true));
    const auto free = static_cast<int>(court.free_group.size());
    if (brief) return {fmt::format("{} free, {}", free, counted(on_wall, "wall tile"))};
    std::vector<std::string> lines = {fmt::format("Largest free group: {}", free)};
    lines.push_back(fmt::format("On the wall: {}", counted(on_wall, "wall tile")));
    for (std::string& line : wrapped("Not taken yet: " + numbers(unseen_kinds(court)), columns, 2))
        lines.push_back(std::move(line));
    return lines;
}

}  // namespace trencavel::terminal
