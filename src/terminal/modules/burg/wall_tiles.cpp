#include "terminal/modules/burg/wall_tiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

#include "terminal/words/log_text.h"

namespace trencavel::terminal::burg {
namespace {

struct Effect {
    std::string_view brief;  // in two or three words
    std::string_view sentence;
};

// Indexed by the kind of the wall tile; there is no kind 0.
constexpr std::array<Effect, WallTable::kWallTiles + 1> kEffects = {{
    {"", ""},
    {"extra turn", "one extra turn, right after one of yours"},
    {"tower twice", "a completed tower counts double"},
    {"house twice", "a completed house counts double"},
    {"open path", "at the end 1 point per tile of an unfinished path"},
    {"open tower", "at the end 2 points per tile of an unfinished tower"},
    {"open house", "at the end 1 point per tile of an unfinished house"},
    {"markets at 4", "at the end 4 points per market instead of 3 on one court"},
    {"keep +2", "at the end your keep counts 2 extra tiles"},
    {"five points", "at the end 5 points"},
}};

bool has_wall_tile(int field, const Snapshot& before, const Tables& tables) {
    const std::uint8_t tower = tables.wall.tower_at[static_cast<std::size_t>(field)];
    return tower != WallTable::kNone && before.court->towers[tower];
}

/// `Anna, Ben 2`
std::string holders_of(unsigned kind, const CourtView& court, const Players& players) {
    std::string holders;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const auto count = std::count(court.held[seat].begin(), court.held[seat].end(), kind);
        if (count == 0) continue;
        holders += fmt::format("{}{}{}", holders.empty() ? "" : ", ", players[seat].name,
                               count > 1 ? fmt::format(" {}", count) : "");
    }
    return holders;
}

}  // namespace

std::string_view effect(unsigned wall_tile) {
    return kEffects[wall_tile].sentence;
}

std::vector<std::string> wall_tile_words(const std::vector<unsigned>& kinds) {
    std::vector<std::string> words;
    for (const unsigned kind : kinds) words.push_back(fmt::format("{} {}", kind, kEffects[kind].brief));
    return words;
}

std::string landing(const Event& scored, const Snapshot& before, const Tables& tables) {
    if (!before.court) return {};
    const auto seat = static_cast<std::size_t>(std::countr_zero(unsigned{scored.seats}));
    const int fields = static_cast<int>(WallTable::kFields);
    const int lost = scored.reason.lost;
    const int field = (before.scores[seat] + scored.points - lost) % fields;
    if (lost > 0) return fmt::format("to the gate after {}, {} lost", field, counted(lost, "point"));
    return fmt::format("to field {}{}", field,
                       has_wall_tile(field, before, tables) ? ", where a wall tile lies" : "");
}

std::vector<std::string> wall_tile_lines(const Snapshot& snapshot, const Players& players) {
    if (!snapshot.court) return {};
    const CourtView& court = *snapshot.court;
    const auto on_wall = std::count(court.towers.begin(), court.towers.end(), true);
    std::vector<std::string> lines = {
        fmt::format("{} on the wall, face down. A marker that stops exactly on a field of",
                    counted(static_cast<int>(on_wall), "wall tile")),
        "a corner tower takes the wall tile there, and can use it from the next turn on.",
        "     what it does                                              not taken  held by"};
    for (unsigned kind = 1; kind <= WallTable::kWallTiles; ++kind) {
        const std::string holders = holders_of(kind, court, players);
        lines.push_back(fmt::format("  {}  {:<60}{:>3}{}{}", kind, effect(kind), court.unseen[kind - 1],
                                    holders.empty() ? "" : "     ", holders));
    }
    return lines;
}

}  // namespace trencavel::terminal::burg
