#include <fmt/format.h>

#include <algorithm>

#include "engine/board/placements.h"
#include "record/text.h"
#include "rules/bazaars/kinds.h"
#include "terminal/console/letters.h"
#include "terminal/input/answer_words.h"
#include "terminal/modules/bazaars/module.h"
#include "terminal/modules/bazaars/tiles.h"
#include "terminal/words/module_words.h"
#include "tiles/model/names.h"

namespace trencavel::terminal::bazaars {
namespace {

using Offer = BazaarView::Offer;

unsigned placements_of(const Game& game, TileId tile) {
    return std::visit([&](const auto* pos) { return count_placements(game.tables(), *pos, tile); },
                      game.position());
}

/// `fits in 12 ways; moves the pig by 2`
std::string text_of_tile(const Game& game, TileId tile) {
    const std::string effect = effect_of(game.tables().designs[tile]);
    return fmt::format("{}: fits in {}{}{}", game.tables().names[tile],
                       counted(static_cast<int>(placements_of(game, tile)), "way"),
                       effect.empty() ? "" : "; ", effect);
}

void add_open_tiles(const Game& game, const BazaarView& bazaar, bool offers, Answers& answers) {
    for (const TileId tile : different_tiles(bazaar.open)) {
        answers.list.push_back(
            {.label = numbered(answers.list.size()),
             .move = offers ? trencavel::bazaars::offer(tile, 0) : trencavel::bazaars::take(tile),
             .text = text_of_tile(game, tile),
             .row = {}});
    }
}

void add_sale(const Game& game, const Offer& offer, const Players& players, Answers& answers) {
    const std::string& bidder = players[offer.bidder].name;
    const std::string& tile = game.tables().names[offer.tile];
    const std::string points = counted(static_cast<int>(offer.bid), "point");
    answers.list.push_back({.label = "buy",
                            .move = trencavel::bazaars::buy(),
                            .text = fmt::format("you get {} and pay {} to {}", tile, points, bidder),
                            .row = {}});
    answers.list.push_back({.label = "sell",
                            .move = trencavel::bazaars::sell(),
                            .text = fmt::format("{} gets {} and pays {} to you", bidder, tile, points),
                            .row = {}});
}

// --- the questions

Answers offer_answers(Game& game, const LogContext& /*context*/) {
    Answers answers;
    answers.intro.emplace_back("Choose one of the open tiles and name a first bid, 0 to 99.");
    add_open_tiles(game, *game.snapshot().bazaar, true, answers);
    return answers;
}

Answers take_answers(Game& game, const LogContext& /*context*/) {
    Answers answers;
    answers.intro.emplace_back("Take one of the open tiles; you play it at once.");
    add_open_tiles(game, *game.snapshot().bazaar, false, answers);
    return answers;
}

Answers bid_answers(Game& game, const LogContext& context) {
    const Snapshot snapshot = game.snapshot();
    const Offer& offer = *snapshot.bazaar->offer;
    const Players& players = *context.players;
    Answers answers;
    answers.intro.push_back(fmt::format("{} has chosen {}. The highest bid is {}.",
                                        players[offer.chooser].name, text_of_tile(game, offer.tile),
                                        highest_bid(offer, players)));
    return answers;
}

Answers sale_answers(Game& game, const LogContext& context) {
    Answers answers;
    add_sale(game, *game.snapshot().bazaar->offer, *context.players, answers);
    return answers;
}

// --- what is typed

/// A tile by its number or name, and a bid: `2 5`.
Result<Command> read_offer(Typed words, const Asked& asked) {
    if (words.size() != 2) return Error{"An offer takes a tile and a bid, as in: 1 5"};
    const Answer* tile = find_answer(words[0], asked);
    if (tile == nullptr)
        return Error{tiles::in_quotes(words[0]) +
                     " is not one of the open tiles: type its number or its name"};
    const std::optional<std::uint16_t> points = parse_points(words[1]);
    if (!points) return Error{tiles::in_quotes(words[1]) + " is not a bid: type a whole number"};
    return answered(trencavel::bazaars::offer(tile->move.tile, *points));
}

Result<Command> read_take(Typed words, const Asked& asked) {
    const Answer* tile = words.size() == 1 ? find_answer(words[0], asked) : nullptr;
    if (tile == nullptr) return Error{"Take one of the open tiles: type its number or its name"};
    return answered(tile->move);
}

/// With the word of the move before it, or without.
template <Result<Command> (*read)(Typed, const Asked&)>
std::optional<Result<Command>> parse_tile(Typed words, const Asked& asked, std::string_view word) {
    if (words[0] == word) return read(words.subspan(1), asked);
    if (find_answer(words[0], asked) == nullptr && !parse_points(words[0])) return std::nullopt;
    return read(words, asked);
}

std::optional<Result<Command>> parse_offer(Typed words, const Asked& asked) {
    return parse_tile<read_offer>(words, asked, "offer");
}

std::optional<Result<Command>> parse_take(Typed words, const Asked& asked) {
    return parse_tile<read_take>(words, asked, "take");
}

std::optional<Result<Command>> parse_bid(Typed words, const Asked& /*asked*/) {
    const std::optional<std::uint16_t> points = parse_points(words[0]);
    if (words.size() == 1 && points) return answered(trencavel::bazaars::bid(*points));
    if (words.size() == 1 && words[0] == "p") return Command{.kind = CommandKind::Pass};
    return std::nullopt;
}

std::optional<Result<Command>> parse_sale(Typed words, const Asked& /*asked*/) {
    if (words.size() > 1) return std::nullopt;
    if (words[0] == "b") return answered(trencavel::bazaars::buy());
    if (words[0] == "s") return answered(trencavel::bazaars::sell());
    return std::nullopt;
}

constexpr QuestionAnswers kQuestionAnswers[] = {
    {.kind = trencavel::bazaars::kOfferQuestion, .answers = offer_answers, .parse = parse_offer},
    {.kind = trencavel::bazaars::kBidQuestion, .answers = bid_answers, .parse = parse_bid},
    {.kind = trencavel::bazaars::kSellQuestion, .answers = sale_answers, .parse = parse_sale},
    {.kind = trencavel::bazaars::kTakeQuestion, .answers = take_answers, .parse = parse_take}};

bool is_tile(const Move& move, std::string_view word, const Tables& tables) {
    return lower(tables.names[move.tile]) == word;
}

constexpr MeantAnswers kMeant[] = {
    {.kind = trencavel::bazaars::kOfferMove, .is_meant = is_tile, .lacks_points = true},
    {.kind = trencavel::bazaars::kTakeMove, .is_meant = is_tile}};

constexpr MoveKind kSpelled[] = {trencavel::bazaars::kBidMove, trencavel::bazaars::kBuyMove,
                                 trencavel::bazaars::kSellMove};

}  // namespace

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

constinit const ModuleAnswers kAnswers = {
    .questions = kQuestionAnswers, .meant = kMeant, .spelled = kSpelled};

}  // namespace trencavel::terminal::bazaars
