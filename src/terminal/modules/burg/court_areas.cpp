#include "terminal/modules/burg/court_areas.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <set>

#include "record/names.h"
#include "rules/burg/kinds.h"
#include "rules/families/court_reasons.h"
#include "terminal/console/letters.h"

namespace trencavel::terminal::burg {
namespace {

/// A start space has no cell, so that an area with one has more tiles than cells.
int start_spaces_of(const Event& scored, const LogContext& context) {
    const AreaView* area = area_with(context.areas, {scored.cell, scored.feature});
    if (area == nullptr) return 0;
    std::set<std::uint16_t> cells;
    for (const Spot& spot : area->members) cells.insert(spot.cell.packed);
    return std::max(0, scored.reason.tiles - static_cast<int>(cells.size()));
}

struct Factors {
    std::string text;
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

std::string worth(std::string points, unsigned owners, const Players& players) {
    if (owners == 0) return points;
    return fmt::format("{} for {}", points,
                       std::has_single_bit(owners) ? names_of(players, owners) : "nobody: level");
}

}  // namespace

std::string size_sum(const Event& scored, const LogContext& context, bool multiplied) {
    const int spaces = start_spaces_of(scored, context);
    std::string tiles = counted(scored.reason.tiles - spaces, "tile");
    if (spaces == 0) return tiles;
    return fmt::format(fmt::runtime(multiplied ? "({} + {})" : "{} + {}"), tiles,
                       counted(spaces, "start space"));
}

std::string factors_text(const Event& scored, const LogContext& context) {
    Factors factors{.text = {}, .times = times(context)};
    const Reason& reason = scored.reason;
    if (scored.what == ScoringKind::Tower) factors.add(2, "");
    if (scored.what == ScoringKind::Path && reason.counts[court::kFountain])
        factors.add(2, "with a fountain");
    if (scored.what == ScoringKind::Court)
        factors.add(reason.counts[court::kPerUnit],
                    reason.counts[court::kWallTile] == 0 ? "" : "by wall tile 7");
    if (scored.what == trencavel::burg::kWallTileScoring && reason.counts[court::kPerUnit] > 1)
        factors.add(reason.counts[court::kPerUnit], "");
    add_doubling(reason, factors);
    return factors.text;
}

std::string area_sum(const Event& scored, const LogContext& context) {
    const std::string factors = factors_text(scored, context);
    return size_sum(scored, context, !factors.empty()) + factors;
}

std::string area_source(const Event& scored) {
    return capitalised(record::name(scored.what)) + " at " + record::name(scored.cell);
}

std::string prospect_if_complete(const AreaView& area) {
    return fmt::format("{}, open; {} if it were complete", counted(static_cast<int>(area.tiles), "tile"),
                       counted(area.worth_complete, "point"));
}

std::string worth_if_complete(const AreaView& area, unsigned owners, const Players& players) {
    return worth(fmt::format("{} if complete", area.worth_complete), owners, players);
}

std::string worth_of_court(const AreaView& area, unsigned owners, const Players& players) {
    return worth(fmt::format("{}", area.worth), owners, players);
}

}  // namespace trencavel::terminal::burg
