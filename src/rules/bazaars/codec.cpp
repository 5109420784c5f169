#include "rules/bazaars/codec.h"

#include "games/game.h"
#include "record/grammar.h"
#include "record/json.h"
#include "record/json_object.h"
#include "record/json_parts.h"
#include "rules/bazaars/kinds.h"

namespace trencavel::bazaars {

using namespace record;

namespace {

// --- moves
// -------------------------------------------------------------------------------------------------------

constexpr Wording kNoBid = {"'{0}' is not a bid: enter a whole number",
                            "„{0}“ ist kein Gebot: gemeint ist eine ganze Zahl"};

/// More than can ever be bid, but readable: such a bid is refused as too high.
constexpr unsigned kUnheardOf = 0xFFFF;

Result<unsigned> parse_points(const std::string& word, const Reading& reading) {
    const std::optional<std::uint64_t> points = parse_unsigned(word);
    if (!points) return reading.error(kNoBid, {word});
    return *points < kUnheardOf ? static_cast<unsigned>(*points) : kUnheardOf;
}

Result<Move> parse_offer(Words words, const Reading& reading) {
    if (words.size() != 3) return reading.takes();
    const Result<TileId> tile = parse_tile(words[1], reading);
    if (!tile) return tile.failure();
    const Result<unsigned> points = parse_points(words[2], reading);
    if (!points) return points.failure();
    return bazaars::offer(tile.value(), points.value());
}

void append_offer(std::string& text, const Move& move, const Tables& tables) {
    append_tile(text, move, tables);
    append_points(text, move, tables);
}

Result<Move> parse_bid(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.takes();
    const Result<unsigned> points = parse_points(words[1], reading);
    if (!points) return points.failure();
    return bazaars::bid(points.value());
}

constexpr MoveWords kMoves[] = {
    {.kind = bazaars::kOfferMove,
     .word = "offer",
     .parse = parse_offer,
     .append = append_offer,
     .takes = {"'offer' takes a tile name and a bid, e.g. 'offer U 2'",
               "„offer“ braucht den Namen einer Karte und ein Gebot, etwa „offer U 2“"}},
    {.kind = bazaars::kBidMove,
     .word = "bid",
     .parse = parse_bid,
     .append = append_points,
     .takes = {"'bid' takes a number of points, e.g. 'bid 3'",
               "„bid“ braucht eine Zahl von Punkten, etwa „bid 3“"}},
    {.kind = bazaars::kTakeMove,
     .word = "take",
     .parse = parse_with_tile<bazaars::kTakeMove>,
     .append = append_tile,
     .takes = {"'take' takes a tile name, e.g. 'take U'",
               "„take“ braucht den Namen einer Karte, etwa „take U“"}},
    {.kind = bazaars::kBuyMove,
     .word = "buy",
     .parse = parse_alone<bazaars::kBuyMove>,
     .append = append_nothing,
     .takes = texts::kNothingFollows},
    {.kind = bazaars::kSellMove,
     .word = "sell",
     .parse = parse_alone<bazaars::kSellMove>,
     .append = append_nothing,
     .takes = texts::kNothingFollows},
};

constexpr Wording kUnreadable[] = {kNoBid};

constexpr QuestionWords kQuestions[] = {
    {.kind = bazaars::kOfferQuestion, .word = "offer", .german = "Karte aussuchen und bieten"},
    {.kind = bazaars::kBidQuestion, .word = "bid", .german = "bieten oder passen"},
    {.kind = bazaars::kSellQuestion, .word = "sell", .german = "kaufen oder verkaufen"},
    {.kind = bazaars::kTakeQuestion, .word = "take", .german = "Karte aussuchen"},
};

std::string tile_of(const Move& move, const Game& game, Language) {
    return game.tables().names[move.tile];
}

std::string last_bid(const Move&, const Game& game, Language) {
    return std::to_string(game.snapshot().bazaar->offer->bid);
}

std::string highest_bid(const Move&, const Game&, Language) {
    return std::to_string(Bazaars::kBidMax);
}

constexpr RefusalWords kRefusals[] = {
    {.refusal = bazaars::kNotOpen,
     .wording = {"no {0} is face up", "es liegt keine Karte {0} offen aus"},
     .word = tile_of},
    {.refusal = bazaars::kBidTooLow,
     .wording = {"your bid must be higher than the last one, {0}",
                 "ein Gebot muss höher sein als das letzte, und das ist {0}"},
     .word = last_bid},
    {.refusal = bazaars::kBidTooHigh,
     .wording = {"the highest possible bid is {0}", "mehr als {0} kann nicht geboten werden"},
     .word = highest_bid},
};

// --- what happened and what can be seen
// --------------------------------------------------------------------------

void put_tile(const Event& event, const Tables& tables, JsonObject& json) {
    json.put("tile", tables.names[event.tile]);
}

void put_won(const Event& event, const Tables& tables, JsonObject& json) {
    json.put("seat", event.seat);
    put_tile(event, tables, json);
}

void put_offered(const Event& event, const Tables& tables, JsonObject& json) {
    put_won(event, tables, json);
    json.put("points", event.points);
}

void put_bid(const Event& event, const Tables&, JsonObject& json) {
    json.put("seat", event.seat);
    json.put("points", event.points);
}

constexpr EventWords kEvents[] = {
    {.kind = bazaars::kBazaarEvent, .word = "bazaar", .put = put_seat},
    {.kind = bazaars::kTurnedUpEvent, .word = "turned-up", .put = put_tile},
    {.kind = bazaars::kOfferedEvent, .word = "offered", .put = put_offered},
    {.kind = bazaars::kBidEvent, .word = "bid", .put = put_bid},
    {.kind = bazaars::kPassedBidEvent, .word = "passed", .put = put_seat},
    {.kind = bazaars::kWonEvent, .word = "won", .put = put_won},
};

void add_state(const Snapshot& snapshot, const Tables& tables, Json& state) {
    if (!snapshot.bazaar) return;
    const BazaarView& bazaar = *snapshot.bazaar;
    Json& json = state["bazaar"] = {{"open", Json::array()}, {"won", Json::array()}};
    for (const TileId tile : bazaar.open) json["open"].push_back(tables.names[tile]);
    for (const TileId tile : bazaar.won) json["won"].push_back(tile_json(tile, tables));
    if (!bazaar.offer) return;
    json["offer"] = {{"seat", bazaar.offer->chooser},
                     {"tile", tables.names[bazaar.offer->tile]},
                     {"bid", bazaar.offer->bid},
                     {"bidder", bazaar.offer->bidder}};
}

}  // namespace

constinit const Codec kCodec = {
    .moves = kMoves,
    .questions = kQuestions,
    .events = kEvents,
    .refusals = kRefusals,
    .unreadable = kUnreadable,
    .add_state = add_state,
};

}  // namespace trencavel::bazaars
