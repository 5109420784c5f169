#include "record/moves.h"

#include <optional>

#include "record/names.h"
#include "record/text.h"
#include "record/texts.h"

namespace trencavel::record {
namespace {

using Words = std::span<const std::string>;

/// What a move is read with, and the language of what is wrong with it.
struct Reading {
    const Tables& tables;
    Language language{};

    Error error(Text text, std::initializer_list<std::string_view> words = {}) const {
        return Error{say(text, language, words)};
    }
};

/// Any whole numbers can be read; those off the map become a cell that nothing ever touches.
std::optional<Cell> parse_cell(std::string_view word) {
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const std::optional<int> x = parse_int(word.substr(0, comma));
    const std::optional<int> y = parse_int(word.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return Cell::in_range(*x, *y) ? Cell::at(*x, *y) : Cell::at(-128, -128);
}

constexpr std::string_view kRotations[4] = {"r0", "r90", "r180", "r270"};

std::optional<unsigned> parse_rotation(std::string_view word) {
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        if (word == kRotations[rotation]) return rotation;
    }
    return std::nullopt;
}

std::optional<Axis> parse_axis(std::string_view word) {
    if (word == "ns") return Axis::NorthSouth;
    if (word == "ew") return Axis::EastWest;
    return std::nullopt;
}

/// What is built with a placement in `cell`: on the tile or on a neighbour; elsewhere it is never legal.
std::uint16_t built_with(Cell cell, Cell bridge, Axis axis) {
    if (bridge == cell) return span::on_the_tile(axis);
    for (unsigned side = 0; side < 4; ++side) {
        if (cell.neighbour(side) == bridge && axis_of(side) == axis) return span::on_the_neighbour(side);
    }
    return span::kElsewhere;
}

struct BridgeWords {
    Cell cell{};
    Axis axis{};
};

/// `X,Y ns`
Result<BridgeWords> parse_bridge_words(Words words, const Reading& reading) {
    const std::optional<Cell> cell = parse_cell(words[0]);
    if (!cell) return reading.error(Text::NoCell, {words[0]});
    const std::optional<Axis> axis = parse_axis(words[1]);
    if (!axis) return reading.error(Text::NoDirection, {words[1]});
    return BridgeWords{*cell, *axis};
}

Result<Move> parse_place(Words words, const Reading& reading) {
    const bool has_bridge = words.size() == 6 && words[3] == "bridge";
    if (words.size() != 3 && !has_bridge) {
        return reading.error(Text::PlaceTakes);
    }
    const std::optional<Cell> cell = parse_cell(words[1]);
    if (!cell) return reading.error(Text::NoCell, {words[1]});
    const std::optional<unsigned> rotation = parse_rotation(words[2]);
    if (!rotation) return reading.error(Text::NoRotation, {words[2]});
    if (!has_bridge) return Move::place(*cell, *rotation);
    const Result<BridgeWords> bridge = parse_bridge_words(words.subspan(4), reading);
    if (!bridge) return bridge.failure();
    return Move::place(*cell, *rotation, built_with(*cell, bridge->cell, bridge->axis));
}

Result<Move> parse_bridge(Words words, const Reading& reading) {
    if (words.size() != 3) return reading.error(Text::BridgeTakes);
    const Result<BridgeWords> bridge = parse_bridge_words(words.subspan(1), reading);
    if (!bridge) return bridge.failure();
    return Move::bridge(bridge->cell, bridge->axis);
}

std::optional<std::uint8_t> parse_feature(const std::string& word) {
    const std::optional<std::uint64_t> feature = parse_unsigned(word);
    if (!feature || *feature >= kTokenFeature) return std::nullopt;
    return static_cast<std::uint8_t>(*feature);
}

Result<Move> parse_follower(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.error(Text::FollowerTakes);
    if (words[1] == "bridge") return Move::follower(kSpanFeature);
    const std::optional<std::uint8_t> feature = parse_feature(words[1]);
    if (!feature) return reading.error(Text::NoFeature, {words[1]});
    return Move::follower(*feature);
}

/// `king F`, `falconer F`
template <MoveKind kind>
Result<Move> parse_special_follower(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.error(Text::SpecialFollowerTakes, {words[0]});
    const std::optional<std::uint8_t> feature = parse_feature(words[1]);
    if (!feature) return reading.error(Text::NoFeature, {words[1]});
    return Move{.kind = kind, .feature = *feature};
}

/// `score X,Y F`, `score X,Y F double`
Result<Move> parse_score(Words words, const Reading& reading) {
    const bool doubled = words.size() == 4 && words[3] == "double";
    if (words.size() != 3 && !doubled) {
        return reading.error(Text::ScoreTakes);
    }
    const std::optional<Cell> cell = parse_cell(words[1]);
    if (!cell) return reading.error(Text::NoCell, {words[1]});
    const std::optional<std::uint8_t> feature = parse_feature(words[2]);
    if (!feature) return reading.error(Text::NoFeature, {words[2]});
    return Move::score(*cell, *feature, doubled);
}

Result<Move> parse_reveal(Words words, const Reading& reading) {
    const std::optional<std::uint64_t> kind = words.size() == 2 ? parse_unsigned(words[1]) : std::nullopt;
    if (!kind || *kind < 1 || *kind > WallTable::kWallTiles) return reading.error(Text::RevealTakes);
    return Move::reveal(static_cast<unsigned>(*kind));
}

Result<Move> parse_castle(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.error(Text::CastleTakes);
    const std::optional<std::uint8_t> feature = parse_feature(words[1]);
    if (!feature) return reading.error(Text::NoFeature, {words[1]});
    return Move::castle(*feature);
}

Result<Move> parse_crown(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.error(Text::CrownTakes);
    const std::optional<unsigned> segment = find_segment(words[1]);
    if (!segment) return reading.error(Text::NoSegment, {words[1]});
    return Move::crown(*segment);
}

Result<Move> parse_reward(Words words, const Reading& reading) {
    if (words.size() != 3) return reading.error(Text::RewardTakes);
    const std::optional<Cell> cell = parse_cell(words[1]);
    if (!cell) return reading.error(Text::NoCell, {words[1]});
    if (words[2] == "bridge") return Move::reward(*cell, kSpanFeature);
    const std::optional<std::uint8_t> feature = parse_feature(words[2]);
    if (!feature) return reading.error(Text::NoFeature, {words[2]});
    return Move::reward(*cell, *feature);
}

Result<Move> parse_recall(Words words, const Reading& reading) {
    if (words.size() != 3) return reading.error(Text::RecallTakes);
    const std::optional<Cell> cell = parse_cell(words[1]);
    if (!cell) return reading.error(Text::NoCell, {words[1]});
    if (words[2] == "bridge") return Move::recall(*cell, kSpanFeature);
    if (words[2] == "castle") return Move::recall(*cell, kTokenFeature);
    const std::optional<std::uint8_t> feature = parse_feature(words[2]);
    if (!feature) return reading.error(Text::NoFeature, {words[2]});
    return Move::recall(*cell, *feature);
}

Result<TileId> parse_tile(const std::string& word, const Reading& reading) {
    const TileId tile = reading.tables.find(word);
    if (tile == kNoTile) return reading.error(Text::NoTile, {word});
    return tile;
}

Result<Move> parse_draw(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.error(Text::DrawTakes);
    const Result<TileId> tile = parse_tile(words[1], reading);
    if (!tile) return tile.failure();
    return Move::draw(tile.value());
}

Result<Move> parse_take(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.error(Text::TakeTakes);
    const Result<TileId> tile = parse_tile(words[1], reading);
    if (!tile) return tile.failure();
    return Move::take(tile.value());
}

/// More than can ever be bid, but readable: such a bid is refused as too high.
constexpr unsigned kUnheardOf = 0xFFFF;

std::optional<unsigned> parse_points(const std::string& word) {
    const std::optional<std::uint64_t> points = parse_unsigned(word);
    if (!points) return std::nullopt;
    return *points < kUnheardOf ? static_cast<unsigned>(*points) : kUnheardOf;
}

Result<Move> parse_offer(Words words, const Reading& reading) {
    if (words.size() != 3) return reading.error(Text::OfferTakes);
    const Result<TileId> tile = parse_tile(words[1], reading);
    if (!tile) return tile.failure();
    const std::optional<unsigned> points = parse_points(words[2]);
    if (!points) return reading.error(Text::NoBid, {words[2]});
    return Move::offer(tile.value(), *points);
}

Result<Move> parse_bid(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.error(Text::BidTakes);
    const std::optional<unsigned> points = parse_points(words[1]);
    if (!points) return reading.error(Text::NoBid, {words[1]});
    return Move::bid(*points);
}

template <MoveKind kind>
Result<Move> parse_alone(Words words, const Reading& reading) {
    if (words.size() != 1) return reading.error(Text::NothingFollows, {words[0]});
    return Move{.kind = kind};
}

struct Spelling {
    std::string_view word;
    Result<Move> (*parse)(Words words, const Reading& reading);
};

constexpr Spelling kSpellings[] = {
    {"place", parse_place},
    {"refuse", parse_alone<MoveKind::Refuse>},
    {"bridge", parse_bridge},
    {"follower", parse_follower},
    {"king", parse_special_follower<MoveKind::King>},
    {"falconer", parse_special_follower<MoveKind::Falconer>},
    {"crown", parse_crown},
    {"castle", parse_castle},
    {"reward", parse_reward},
    {"recall", parse_recall},
    {"offer", parse_offer},
    {"bid", parse_bid},
    {"take", parse_take},
    {"buy", parse_alone<MoveKind::Buy>},
    {"draw", parse_draw},
    {"reveal", parse_reveal},
    {"sell", parse_alone<MoveKind::Sell>},
    {"score", parse_score},
    {"extra", parse_alone<MoveKind::Extra>},
    {"pass", parse_alone<MoveKind::Pass>},
};

/// Words and numbers at the end of a text, as they are.
template <class... Parts>
void append(std::string& text, const Parts&... parts) {
    (text.append(parts), ...);
}

void append_cell(std::string& text, Cell cell) {
    append_number(text, cell.x());
    text += ',';
    append_number(text, cell.y());
}

void append_with_number(std::string& text, std::string_view word, unsigned number) {
    append(text, word, " ");
    append_number(text, number);
}

void append_with_cell(std::string& text, std::string_view word, Cell cell) {
    append(text, word, " ");
    append_cell(text, cell);
}

void append_bridge(std::string& text, Cell cell, Axis axis) {
    append_with_cell(text, "bridge", cell);
    append(text, " ", name(axis));
}

void append_built_with(std::string& text, const Move& move) {
    const bool on_a_neighbour = span::is_on_a_neighbour(move.value);
    if (!span::is_on_the_tile(move.value) && !on_a_neighbour) return;
    const Cell cell = on_a_neighbour ? move.cell.neighbour(span::side_of(move.value)) : move.cell;
    text += ' ';
    append_bridge(text, cell, span::axis_of(move.value));
}

}  // namespace

Result<Move> parse_move(std::span<const std::string> words, const Tables& tables, Language language) {
    const Reading reading{tables, language};
    if (words.empty()) return reading.error(Text::MoveMissing);
    for (const Spelling& spelling : kSpellings) {
        if (words[0] == spelling.word) return spelling.parse(words, reading);
    }
    return reading.error(Text::UnknownMove, {words[0]});
}

Result<Move> parse_move(std::string_view text, const Tables& tables, Language language) {
    const Result<std::vector<std::string>> words = split(text, language);
    if (!words) return Error{words.error()};
    return parse_move(words.value(), tables, language);
}

std::string format(const Move& move, const Tables& tables) {
    std::string text;
    append_spelling(text, move, tables);
    return text;
}

void append_spelling(std::string& text, const Move& move, const Tables& tables) {
    switch (move.kind) {
        case MoveKind::Draw:
            return append(text, "draw ", tables.names[move.tile]);
        case MoveKind::Reveal:
            return append_with_number(text, "reveal", move.value);
        case MoveKind::Place:
            append_with_cell(text, "place", move.cell);
            append(text, " ", kRotations[move.rotation]);
            return append_built_with(text, move);
        case MoveKind::Refuse:
            return append(text, "refuse");
        case MoveKind::Follower:
            return append(text, "follower ", name_of_feature(move.feature));
        case MoveKind::King:
            return append(text, "king ", name_of_feature(move.feature));
        case MoveKind::Falconer:
            return append(text, "falconer ", name_of_feature(move.feature));
        case MoveKind::Crown:
            return append(text, "crown ", name_of_segment(move.value));
        case MoveKind::Bridge:
            return append_bridge(text, move.cell, static_cast<Axis>(move.rotation));
        case MoveKind::Castle:
            return append(text, "castle ", name_of_feature(move.feature));
        case MoveKind::Reward:
            append_with_cell(text, "reward", move.cell);
            return append(text, " ", name_of_feature(move.feature));
        case MoveKind::Recall:
            append_with_cell(text, "recall", move.cell);
            return append(text, " ", name_of_feature(move.feature));
        case MoveKind::Offer:
            append(text, "offer ");
            return append_with_number(text, tables.names[move.tile], move.value);
        case MoveKind::Bid:
            return append_with_number(text, "bid", move.value);
        case MoveKind::Take:
            return append(text, "take ", tables.names[move.tile]);
        case MoveKind::Buy:
            return append(text, "buy");
        case MoveKind::Sell:
            return append(text, "sell");
        case MoveKind::Score:
            append_with_cell(text, "score", move.cell);
            return append(text, " ", name_of_feature(move.feature), move.value != 0 ? " double" : "");
        case MoveKind::Extra:
            return append(text, "extra");
        case MoveKind::Pass:
            return append(text, "pass");
    }
}

}  // namespace trencavel::record
