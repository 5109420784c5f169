#include "cli/play_bazaar.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/board_view.h"
#include "engine/placements.h"

namespace trencavel::cli {
namespace {

constexpr int kStep = kSmallTiles.width + 3;
constexpr Paint kOffered{.foreground = 16, .background = 220, .bold = true};

using Offer = BazaarView::Offer;

unsigned placements_of(const Game& game, TileId tile) {
    return std::visit([&](const auto* pos) { return count_placements(game.tables(), *pos, tile); },
                      game.position());
}

/// `fits in 12 ways; moves the pig by 2`
std::string text_of_tile(const Game& game, TileId tile) {
    const Design& design = game.tables().designs[tile];
    std::string text = fmt::format("{}: fits in {}", game.tables().names[tile],
                                   counted(static_cast<int>(placements_of(game, tile)), "way"));
    if (design.wheel > 0) text += fmt::format("; moves the pig by {}", design.wheel);
    return text;
}

std::vector<TileId> without_repeats(const std::vector<TileId>& open) {
    std::vector<TileId> tiles;
    for (const TileId tile : open) {
        if (std::count(tiles.begin(), tiles.end(), tile) == 0) tiles.push_back(tile);
    }
    return tiles;
}

void add_open_tiles(const Game& game, const BazaarView& bazaar, bool offers, Answers& answers) {
    for (const TileId tile : without_repeats(bazaar.open)) {
        answers.list.push_back({.label = fmt::format("{}", answers.list.size() + 1),
                                .move = offers ? Move::offer(tile, 0) : Move::take(tile),
                                .text = text_of_tile(game, tile),
                                .row = {}});
    }
}

std::string highest_bid(const Offer& offer, const Players& players) {
    return fmt::format("{} by {}", offer.bid, players[offer.bidder].name);
}

void add_sale(const Game& game, const Offer& offer, const Players& players, Answers& answers) {
    const std::string& bidder = players[offer.bidder].name;
    const std::string& tile = game.tables().names[offer.tile];
    const std::string points = counted(static_cast<int>(offer.bid), "point");
    answers.list.push_back({.label = "buy",
                            .move = Move::buy(),
                            .text = fmt::format("you get {} and pay {} to {}", tile, points, bidder),
                            .row = {}});
    answers.list.push_back({.label = "sell",
                            .move = Move::sell(),
                            .text = fmt::format("{} gets {} and pays {} to you", bidder, tile, points),
                            .row = {}});
}

/// One tile of the bazaar in the picture.
struct Stall {
    TileId tile = kNoTile;
    std::string caption;
    std::string below;
    Paint paint;
};

std::vector<Stall> stalls_of(const Snapshot& shot, const Tables& tables, const Players& players) {
    std::vector<Stall> stalls;
    const BazaarView& bazaar = *shot.bazaar;
    const std::vector<TileId> kinds = without_repeats(bazaar.open);
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

Answers bazaar_answers(const Game& game, const Players& players) {
    Answers answers;
    const Snapshot shot = game.snapshot();
    const BazaarView& bazaar = *shot.bazaar;
    switch (shot.question->kind) {
        case QuestionKind::Offer:
            answers.intro.emplace_back("Choose one of the open tiles and name a first bid, 0 to 99.");
            add_open_tiles(game, bazaar, true, answers);
            break;
        case QuestionKind::Take:
            answers.intro.emplace_back("Take one of the open tiles; you play it at once.");
            add_open_tiles(game, bazaar, false, answers);
            break;
        case QuestionKind::Bid:
            answers.intro.push_back(
                fmt::format("{} has chosen {}. The highest bid is {}.", players[bazaar.offer->chooser].name,
                            text_of_tile(game, bazaar.offer->tile), highest_bid(*bazaar.offer, players)));
            break;
        case QuestionKind::Sell:
            add_sale(game, *bazaar.offer, players, answers);
            break;
        default:
            break;
    }
    return answers;
}

bool is_bazaar_question(QuestionKind question) {
    return question == QuestionKind::Offer || question == QuestionKind::Bid ||
           question == QuestionKind::Sell || question == QuestionKind::Take;
}

Canvas draw_bazaar(const Snapshot& shot, const Tables& tables, const Players& players, const Look& look) {
    const std::vector<Stall> stalls = stalls_of(shot, tables, players);
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

std::vector<std::string> bazaar_notes(const Snapshot& shot, const Tables& tables, const Players& players) {
    std::vector<std::string> notes;
    const BazaarView& bazaar = *shot.bazaar;
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

}  // namespace trencavel::cli
