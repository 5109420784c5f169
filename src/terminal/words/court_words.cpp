#include "terminal/words/court_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include "games/kinds.h"
#include "record/names.h"
#include "rules/families/court_reasons.h"
#include "terminal/console/letters.h"

namespace trencavel::terminal {
namespace {

struct Effect {
    std::string_view brief;
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

/// A start space has no cell, so that an area with one has more tiles than cells.
int start_spaces_of(const Event& scored, const LogContext& context) {
    const AreaView* area = area_with(context.areas, {scored.cell, scored.feature});
    if (area == nullptr) return 0;
    std::set<std::uint16_t> cells;
    for (const Spot& spot : area->members) cells.insert(spot.cell.packed);
    return std::max(0, scored.reason.tiles - static_cast<int>(cells.size()));
}

/// `3 tiles`, `3 tiles + 1 start space`; in brackets if it is multiplied.
std::string size_sum(const Event& scored, const LogContext& context, bool multiplied) {
    const int spaces = start_spaces_of(scored, context);
    std::string tiles = counted(scored.reason.tiles - spaces, "tile");
    if (spaces == 0) return tiles;
    return fmt::format(fmt::runtime(multiplied ? "({} + {})" : "{} + {}"), tiles,
                       counted(spaces, "start space"));
}

struct Factors {
    std::string text;  // ` × 2 with a fountain`
    std::string_view times;

    void add(int factor, std::string_view why) {
        text += fmt::format(" {} {}{}{}", times, factor, why.empty() ? "" : " ", why);
    }
};

void add_doubling(const Reason& reason, Factors& factors) {
    if (reason.counts[court::kKing]) factors.add(2, "by the king");
    const bool by_wall_tile = reason.counts[court::kWallTile] == WallTiles::kTowerTwice ||
                              reason.counts[court::kWallTile] == WallTiles::kHouseTwice;
    if (by_wall_tile) factors.add(2, fmt::format("by wall tile {}", reason.counts[court::kWallTile]));
}

Factors factors_of(const Event& scored, const LogContext& context) {
    Factors factors{.text = {}, .times = context.unicode ? "×" : "x"};
    const Reason& reason = scored.reason;
    if (scored.what == ScoringKind::Tower) factors.add(2, "");
    if (scored.what == ScoringKind::Path && reason.counts[court::kFountain])
        factors.add(2, "with a fountain");
    if (scored.what == ScoringKind::Court)
        factors.add(reason.counts[court::kPerUnit],
                    reason.counts[court::kWallTile] == 0 ? "" : "by wall tile 7");
    if (scored.what == burg::kWallTileScoring && reason.counts[court::kPerUnit] > 1)
        factors.add(reason.counts[court::kPerUnit], "");
    add_doubling(reason, factors);
    return factors;
}

/// F2: the points of a chapel are no product.
std::string chapel_sum(const Event& scored, const LogContext& context, const std::string& factors) {
    std::string size = size_sum(scored, context, false);
    if (factors.empty()) return size;
    return fmt::format("{}, {}{}", size, scored.points / 2, factors);
}

std::string name_of_place(const Event& scored) {
    return " at " + record::name(scored.cell);
}

std::string_view unfinished_kind(unsigned wall_tile) {
    switch (wall_tile) {
        case WallTiles::kPath:
            return "path";
        case WallTiles::kTower:
            return "tower";
        default:
            return "house";
    }
}

}  // namespace

std::string_view short_effect(unsigned wall_tile) {
    return kEffects[wall_tile].brief;
}

std::string_view effect(unsigned wall_tile) {
    return kEffects[wall_tile].sentence;
}

std::vector<std::string> wall_tile_words(const std::vector<unsigned>& kinds) {
    std::vector<std::string> words;
    for (const unsigned kind : kinds) words.push_back(fmt::format("{} {}", kind, short_effect(kind)));
    return words;
}

Landing landing_after(const Event& scored, const Snapshot& before, const Tables& tables) {
    const auto seat = static_cast<std::size_t>(std::countr_zero(unsigned{scored.seats}));
    const int fields = static_cast<int>(WallTable::kFields);
    Landing landing{.field = (before.scores[seat] + scored.points - scored.reason.lost) % fields,
                    .lost = scored.reason.lost};
    const std::uint8_t tower = tables.wall.tower_at[static_cast<std::size_t>(landing.field)];
    landing.wall_tile = landing.lost == 0 && tower != WallTable::kNone && before.court->towers[tower];
    return landing;
}

std::string landing_text(const Event& scored, const Snapshot& before, const Tables& tables) {
    const Landing landing = landing_after(scored, before, tables);
    if (landing.lost > 0) {
        return fmt::format("to the gate after {}, {} lost", landing.field, counted(landing.lost, "point"));
    }
    return fmt::format("to field {}{}", landing.field, landing.wall_tile ? ", where a wall tile lies" : "");
}

std::string court_sum(const Event& scored, const LogContext& context) {
    const Reason& reason = scored.reason;
    const std::string factors = factors_of(scored, context).text;
    switch (scored.what) {
        case burg::kKeepScoring:
            return fmt::format("the larger one with {}, {}", counted(reason.tiles, "tile"),
                               counted(reason.counts[court::kFree], "free cell"));
        case falcon::kNestsScoring:
            return fmt::format("more tokens, {}", counted(reason.counts[court::kFree], "free cell"));
        case ScoringKind::Court:
            return counted(reason.markets, "market") + factors;
        case ScoringKind::Chapel:
            return chapel_sum(scored, context, factors);
        default:
            return size_sum(scored, context, !factors.empty()) + factors;
    }
}

std::string court_source(const Event& scored) {
    switch (scored.what) {
        case burg::kKeepScoring:
        case falcon::kNestsScoring:
            return capitalised(record::name(scored.what));
        case burg::kWallTileScoring:
            if (scored.reason.counts[court::kWallTile] == WallTiles::kPoints) return "Wall tile 9";
            return fmt::format("Wall tile {}, unfinished {}{}", scored.reason.counts[court::kWallTile],
                               unfinished_kind(scored.reason.counts[court::kWallTile]),
                               name_of_place(scored));
        default:
            return capitalised(record::name(scored.what)) + name_of_place(scored);
    }
}

bool is_court_scoring(ScoringKind kind) {
    return (kind >= ScoringKind::Path && kind <= ScoringKind::Court) || kind >= burg::kKeepScoring;
}

}  // namespace trencavel::terminal
