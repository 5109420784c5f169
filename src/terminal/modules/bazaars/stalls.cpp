#include "terminal/modules/bazaars/stalls.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "terminal/modules/bazaars/tiles.h"
#include "terminal/screen/board_view.h"

namespace trencavel::terminal::bazaars {
namespace {

constexpr int kStep = kSmallTiles.width + 3;
constexpr Paint kOffered{.foreground = 16, .background = 220, .bold = true};

/// One tile of the bazaar in the picture.
struct Stall {
    TileId tile = kNoTile;
    std::string caption;
    std::string below;
    Paint paint;
};

std::vector<Stall> stalls_of(const Snapshot& snapshot, const Tables& tables, const Players& players) {
    std::vector<Stall> stalls;
    const BazaarView& bazaar = *snapshot.bazaar;
    const std::vector<TileId> kinds = different_tiles(bazaar.open);
    bool offered = false;
    for (const TileId tile : bazaar.open) {
        const auto number = std::find(kinds.begin(), kinds.end(), tile) - kinds.begin() + 1;
        Stall stall{tile, fmt::format("{} {}", number, tables.names[tile]), "open", kQuiet};
        if (bazaar.offer && bazaar.offer->tile == tile && !std::exchange(offered, true)) {
            stall.below = fmt::format("for {}, {}", bazaar.offer->bid, players[bazaar.offer->bidder].letter);
            stall.paint = kOffered;
        }
        stalls.push_back(std::move(stall));
    }
    for (std::size_t seat = 0; seat < bazaar.won.size(); ++seat) {
        if (bazaar.won[seat] == kNoTile) continue;
        stalls.push_back(
            {bazaar.won[seat],
             tables.names[bazaar.won[seat]],
             fmt::format(" {} has it ", players[seat].letter),
             {.foreground = players[seat].ink, .background = players[seat].colour, .bold = true}});
    }
    return stalls;
}

}  // namespace

Canvas draw_bazaar(const Snapshot& snapshot, const Tables& tables, const Players& players, const Look& look) {
    const std::vector<Stall> stalls = stalls_of(snapshot, tables, players);
    Canvas canvas(kStep * static_cast<int>(stalls.size()), kSmallTiles.height + 2);
    int x = 0;
    for (const Stall& stall : stalls) {
        canvas.text(x, 0, stall.caption, {.bold = true});
        canvas.block(x, 1, draw_tile_with(tables, stall.tile, 0, kSmallTiles, {}, look));
        canvas.text(x, kSmallTiles.height + 1, stall.below, stall.paint);
        x += kStep;
    }
    return canvas;
}

std::vector<std::string> bazaar_notes(const Snapshot& snapshot, const Tables& tables,
                                      const Players& players) {
    std::vector<std::string> notes;
    const BazaarView& bazaar = *snapshot.bazaar;
    if (bazaar.offer) {
        notes.push_back(fmt::format("{} chose {}", players[bazaar.offer->chooser].name,
                                    tables.names[bazaar.offer->tile]));
        notes.push_back("Highest bid: " + highest_bid(*bazaar.offer, players));
    }
    for (std::size_t seat = 0; seat < bazaar.won.size(); ++seat) {
        if (bazaar.won[seat] == kNoTile) continue;
        notes.push_back(fmt::format("{} has {} to play", players[seat].name, tables.names[bazaar.won[seat]]));
    }
    if (!bazaar.offer && !bazaar.open.empty()) {
        std::string open = "Open:";
        for (const TileId tile : bazaar.open) open += " " + tables.names[tile];
        notes.push_back(std::move(open));
    }
    return notes;
}

}  // namespace trencavel::terminal::bazaars
