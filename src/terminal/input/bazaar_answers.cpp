#include "terminal/input/bazaar_answers.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/board/placements.h"
#include "games/kinds.h"
#include "terminal/words/log_text.h"

namespace trencavel::terminal {
namespace {

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

void add_open_tiles(const Game& game, const BazaarView& bazaar, bool offers, Answers& answers) {
    for (const TileId tile : different_tiles(bazaar.open)) {
        answers.list.push_back({.label = fmt::format("{}", answers.list.size() + 1),
                                .move = offers ? bazaars::offer(tile, 0) : bazaars::take(tile),
                                .text = text_of_tile(game, tile),
                                .row = {}});
    }
}

void add_sale(const Game& game, const Offer& offer, const Players& players, Answers& answers) {
    const std::string& bidder = players[offer.bidder].name;
    const std::string& tile = game.tables().names[offer.tile];
    const std::string points = counted(static_cast<int>(offer.bid), "point");
    answers.list.push_back({.label = "buy",
                            .move = bazaars::buy(),
                            .text = fmt::format("you get {} and pay {} to {}", tile, points, bidder),
                            .row = {}});
    answers.list.push_back({.label = "sell",
                            .move = bazaars::sell(),
                            .text = fmt::format("{} gets {} and pays {} to you", bidder, tile, points),
                            .row = {}});
}

}  // namespace

bool is_bazaar_question(QuestionKind question) {
    return question == bazaars::kOfferQuestion || question == bazaars::kBidQuestion ||
           question == bazaars::kSellQuestion || question == bazaars::kTakeQuestion;
}

Answers bazaar_answers(const Game& game, const Players& players) {
    Answers answers;
    const Snapshot snapshot = game.snapshot();
    const BazaarView& bazaar = *snapshot.bazaar;
    switch (snapshot.question->kind) {
        case bazaars::kOfferQuestion:
            answers.intro.emplace_back("Choose one of the open tiles and name a first bid, 0 to 99.");
            add_open_tiles(game, bazaar, true, answers);
            break;
        case bazaars::kTakeQuestion:
            answers.intro.emplace_back("Take one of the open tiles; you play it at once.");
            add_open_tiles(game, bazaar, false, answers);
            break;
        case bazaars::kBidQuestion:
            answers.intro.push_back(
                fmt::format("{} has chosen {}. The highest bid is {}.", players[bazaar.offer->chooser].name,
                            text_of_tile(game, bazaar.offer->tile), highest_bid(*bazaar.offer, players)));
            break;
        case bazaars::kSellQuestion:
            add_sale(game, *bazaar.offer, players, answers);
            break;
        default:
            break;
    }
    return answers;
}

std::vector<TileId> different_tiles(const std::vector<TileId>& open) {
    std::vector<TileId> tiles;
    for (const TileId tile : open) {
        if (std::count(tiles.begin(), tiles.end(), tile) == 0) tiles.push_back(tile);
    }
    return tiles;
}

std::string highest_bid(const Offer& offer, const Players& players) {
    return fmt::format("{} by {}", offer.bid, players[offer.bidder].name);
}

}  // namespace trencavel::terminal
