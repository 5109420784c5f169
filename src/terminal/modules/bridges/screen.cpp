#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "terminal/modules/bridges/module.h"

namespace trencavel::terminal::bridges {
namespace {

// --- the board

constexpr Paint kBridge{.foreground = 223, .background = 94, .bold = true};

/// From edge to edge.
void draw_bridge(Canvas& canvas, int left, int top, TileSize size, Axis axis, const Look& look) {
    const tiles::RasterPoint middle = middle_of(size);
    if (axis == Axis::EastWest) {
        for (int x = 0; x < size.width; ++x)
            canvas.text(left + x, top + middle.y, look.unicode ? "═" : "H", kBridge);
    } else {
        for (int y = 0; y < size.height; ++y)
            canvas.text(left + middle.x, top + y, look.unicode ? "║" : "H", kBridge);
    }
}

void draw_bridges(BoardDrawing& board) {
    for (const PlacedBridge& bridge : board.scene.snapshot.bridges)
        draw_bridge(board.canvas, board.left_of(bridge.cell), board.top_of(bridge.cell), board.window.tile,
                    bridge.axis, board.look);
}

std::optional<tiles::RasterPoint> stand(Spot spot, const BoardScene& /*scene*/, TileSize tile) {
    if (spot.feature != kSpanFeature) return std::nullopt;
    return middle_of(tile);
}

/// A follower is three columns wide, and must not seem to stand on the bridge.
bool is_clear_of(const tiles::Raster& raster, tiles::RasterPoint at, Axis axis) {
    if (at.x < 1 || at.x > raster.width - 2) return false;
    const tiles::RasterPoint middle = middle_of({raster.width, raster.height});
    return axis == Axis::EastWest ? at.y != middle.y : std::abs(at.x - middle.x) >= 2;
}

/// Characters are twice as high as wide.
int distance(tiles::RasterPoint a, tiles::RasterPoint b) {
    return std::abs(a.x - b.x) + 2 * std::abs(a.y - b.y);
}

/// Where a follower on a feature can be seen beside a bridge, as near as can be to where it would stand
/// otherwise.
tiles::RasterPoint beside_bridge(const tiles::Raster& raster, unsigned feature, Axis axis) {
    const tiles::RasterPoint label = raster.labels[feature];
    std::optional<tiles::RasterPoint> best;
    for (int y = 0; y < raster.height; ++y) {
        for (int x = 0; x < raster.width; ++x) {
            const tiles::RasterPoint at{x, y};
            if (raster.at(x, y).feature != static_cast<int>(feature) || !is_clear_of(raster, at, axis))
                continue;
            if (!best || distance(at, label) < distance(*best, label)) best = at;
        }
    }
    if (best) return *best;
    // All of it lies below the bridge, as a cloister does: the follower stands beside it.
    const tiles::RasterPoint middle = middle_of({raster.width, raster.height});
    if (axis == Axis::NorthSouth) return {middle.x - 2, label.y};
    return {label.x, middle.y - 1};
}

std::optional<tiles::RasterPoint> aside(Spot spot, const BoardScene& scene, const tiles::Raster& raster) {
    const auto& bridges = scene.snapshot.bridges;
    const auto found = std::find_if(bridges.begin(), bridges.end(),
                                    [&](const PlacedBridge& bridge) { return bridge.cell == spot.cell; });
    if (found == bridges.end()) return std::nullopt;
    return beside_bridge(raster, spot.feature, found->axis);
}

// --- beside the board

bool has_bridges(const Snapshot& snapshot) {
    return !snapshot.bridge_supplies.empty();
}

std::string bridges_left(const Snapshot& snapshot, std::size_t seat) {
    return fmt::format("{}", snapshot.bridge_supplies[seat]);
}

constexpr PanelColumn kColumn = {"br", "br", has_bridges, bridges_left};

// --- the questions

std::string_view place_prompt(const ScreenModel& model) {
    if (model.may_refuse) return "place the tile with a bridge (a letter), or refuse? (? for help)> ";
    const auto& places = model.scene.places;
    const bool any = std::any_of(places.begin(), places.end(), [](const PlaceChoice& choice) {
        return choice.plain() < choice.turns.size();
    });
    return any ? "place the tile (a letter; a letter and b for a bridge; ? for help)> " : "";
}

void add_place_help(const ScreenModel& model, Lines& lines) {
    if (!has_bridges(model.scene.snapshot)) return;
    lines.insert(lines.end(),
                 {"With a bridge from your supply a road may meet a field edge. The cells say where (b):",
                  "180 +2b means one rotation without a bridge and two with one; 2 by b means two with one.",
                  "  c b            shows the rotations at c that need a bridge, and where it would go",
                  "  c 90b          places the tile at c, turned by 90 degrees, and builds that bridge",
                  "  place 1,0 r90 bridge 1,0 ns   the same in full; ns or ew is the way it runs"});
    if (!model.may_refuse) return;
    lines.emplace_back("  refuse         the tile leaves the game unplaced, and you draw another");
}

void add_follower_help(const Snapshot& snapshot, Lines& lines) {
    if (!has_bridges(snapshot)) return;
    lines.insert(lines.end(),
                 {"  b1             builds the bridge b1, once in a turn; bridge 1,0 ns is the same in full.",
                  "                 Then you may still put a follower",
                  "  b              on the bridge that was built in this turn; follower bridge too"});
}

void add_signs(const Snapshot& snapshot, Lines& lines) {
    if (!has_bridges(snapshot)) return;
    lines.emplace_back("A brown line from edge to edge is a bridge (HHH without colours); br: bridges left.");
}

}  // namespace

constinit const ModuleScreen kScreen = {.draw_pieces = draw_bridges,
                                        .stand = stand,
                                        .aside = aside,
                                        .draw_span = draw_bridge,
                                        .column = &kColumn,
                                        .place_prompt = place_prompt,
                                        .add_place_help = add_place_help,
                                        .add_follower_help = add_follower_help,
                                        .add_signs = add_signs};

}  // namespace trencavel::terminal::bridges
