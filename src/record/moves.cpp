#include "record/moves.h"

#include <optional>

#include "record/names.h"
#include "record/text.h"

namespace trencavel::record {
namespace {

using Words = std::span<const std::string>;

/// Any whole numbers can be read; those off the map become a cell that nothing ever touches.
std::optional<Cell> parse_cell(std::string_view word) {
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const std::optional<int> x = parse_int(word.substr(0, comma));
    const std::optional<int> y = parse_int(word.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return Cell::in_range(*x, *y) ? Cell::at(*x, *y) : Cell::at(-128, -128);
}

std::optional<unsigned> parse_rotation(std::string_view word) {
    constexpr std::string_view kRotations[4] = {"r0", "r90", "r180", "r270"};
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        if (word == kRotations[rotation]) return rotation;
    }
    return std::nullopt;
}

Error no_cell(const std::string& word) {
    return Error{"'" + word + "' is no cell: two whole numbers with a comma are, as in '1,0'"};
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
Result<BridgeWords> parse_bridge_words(Words words) {
    const std::optional<Cell> cell = parse_cell(words[0]);
    if (!cell) return no_cell(words[0]);
    const std::optional<Axis> axis = parse_axis(words[1]);
    if (!axis) return Error{"'" + words[1] + "' is no direction of a bridge: ns or ew"};
    return BridgeWords{*cell, *axis};
}

Result<Move> parse_place(Words words, const Tables&) {
    const bool has_bridge = words.size() == 6 && words[3] == "bridge";
    if (words.size() != 3 && !has_bridge) {
        return Error{
            "'place' takes a cell and a rotation, as in 'place 1,0 r90', and with a bridge also "
            "'bridge 1,0 ns'"};
    }
    const std::optional<Cell> cell = parse_cell(words[1]);
    if (!cell) return no_cell(words[1]);
    const std::optional<unsigned> rotation = parse_rotation(words[2]);
    if (!rotation) return Error{"'" + words[2] + "' is no rotation: r0, r90, r180 or r270"};
    if (!has_bridge) return Move::place(*cell, *rotation);
    const Result<BridgeWords> bridge = parse_bridge_words(words.subspan(4));
    if (!bridge) return bridge.failure();
    return Move::place(*cell, *rotation, built_with(*cell, bridge->cell, bridge->axis));
}

Result<Move> parse_bridge(Words words, const Tables&) {
    if (words.size() != 3) return Error{"'bridge' takes a cell and a direction, as in 'bridge 1,0 ns'"};
    const Result<BridgeWords> bridge = parse_bridge_words(words.subspan(1));
    if (!bridge) return bridge.failure();
    return Move::bridge(bridge->cell, bridge->axis);
}

std::optional<std::uint8_t> parse_feature(const std::string& word) {
    const std::optional<std::uint64_t> feature = parse_unsigned(word);
    if (!feature || *feature >= kTokenFeature) return std::nullopt;
    return static_cast<std::uint8_t>(*feature);
}

Error no_feature(const std::string& word) {
    return Error{"'" + word + "' is no index of a feature"};
}

Result<Move> parse_follower(Words words, const Tables&) {
    if (words.size() != 2)
        return Error{"'follower' takes the index of a feature or 'bridge', as in 'follower 0'"};
    if (words[1] == "bridge") return Move::follower(kSpanFeature);
    const std::optional<std::uint8_t> feature = parse_feature(words[1]);
    if (!feature) return no_feature(words[1]);
    return Move::follower(*feature);
}

/// `king F`, `falconer F`
template <MoveKind kind>
Result<Move> parse_special_follower(Words words, const Tables&) {
    if (words.size() != 2)
        return Error{"'" + words[0] + "' takes the index of a feature, as in '" + words[0] + " 0'"};
    const std::optional<std::uint8_t> feature = parse_feature(words[1]);
    if (!feature) return no_feature(words[1]);
    return Move{.kind = kind, .feature = *feature};
}

/// `score X,Y F`, `score X,Y F double`
Result<Move> parse_score(Words words, const Tables&) {
    const bool doubled = words.size() == 4 && words[3] == "double";
    if (words.size() != 3 && !doubled) {
        return Error{"'score' takes a cell and a feature in it, as in 'score 1,0 0', and 'double' if it is"};
    }
    const std::optional<Cell> cell = parse_cell(words[1]);
    if (!cell) return no_cell(words[1]);
    const std::optional<std::uint8_t> feature = parse_feature(words[2]);
    if (!feature) return no_feature(words[2]);
    return Move::score(*cell, *feature, doubled);
}

Result<Move> parse_reveal(Words words, const Tables&) {
    const std::optional<std::uint64_t> kind = words.size() == 2 ? parse_unsigned(words[1]) : std::nullopt;
    if (!kind || *kind < 1 || *kind > WallTable::kWallTiles)
        return Error{"'reveal' takes the number of a wall tile, 1 to 9, as in 'reveal 4'"};
    return Move::reveal(static_cast<unsigned>(*kind));
}

Result<Move> parse_castle(Words words, const Tables&) {
    if (words.size() != 2) return Error{"'castle' takes the index of a feature, as in 'castle 0'"};
    const std::optional<std::uint8_t> feature = parse_feature(words[1]);
    if (!feature) return no_feature(words[1]);
    return Move::castle(*feature);
}

Result<Move> parse_crown(Words words, const Tables&) {
    if (words.size() != 2) return Error{"'crown' takes a segment of the wheel, as in 'crown taxes'"};
    const std::optional<unsigned> segment = find_segment(words[1]);
    if (!segment) {
        return Error{"'" + words[1] +
                     "' is no segment of the wheel: fortune, taxes, famine, storm, inquisition or plague"};
    }
    return Move::crown(*segment);
}

Result<Move> parse_reward(Words words, const Tables&) {
    if (words.size() != 3) return Error{"'reward' takes a cell and a feature in it, as in 'reward 1,0 0'"};
    const std::optional<Cell> cell = parse_cell(words[1]);
    if (!cell) return no_cell(words[1]);
    if (words[2] == "bridge") return Move::reward(*cell, kSpanFeature);
    const std::optional<std::uint8_t> feature = parse_feature(words[2]);
    if (!feature) return no_feature(words[2]);
    return Move::reward(*cell, *feature);
}

Result<Move> parse_recall(Words words, const Tables&) {
    if (words.size() != 3) {
        return Error{"'recall' takes a cell and a feature in it, 'bridge' or 'castle', as in 'recall 1,0 0'"};
    }
    const std::optional<Cell> cell = parse_cell(words[1]);
    if (!cell) return no_cell(words[1]);
    if (words[2] == "bridge") return Move::recall(*cell, kSpanFeature);
    if (words[2] == "castle") return Move::recall(*cell, kTokenFeature);
    const std::optional<std::uint8_t> feature = parse_feature(words[2]);
    if (!feature) return no_feature(words[2]);
    return Move::recall(*cell, *feature);
}

Result<TileId> parse_tile(const std::string& word, const Tables& tables) {
    const TileId tile = tables.find(word);
    if (tile == kNoTile) return Error{"there is no tile '" + word + "' in this game"};
    return tile;
}

Result<Move> parse_draw(Words words, const Tables& tables) {
    if (words.size() != 2) return Error{"'draw' takes the name of a tile, as in 'draw U'"};
    const Result<TileId> tile = parse_tile(words[1], tables);
    if (!tile) return tile.failure();
    return Move::draw(tile.value());
}

Result<Move> parse_take(Words words, const Tables& tables) {
    if (words.size() != 2) return Error{"'take' takes the name of a tile, as in 'take U'"};
    const Result<TileId> tile = parse_tile(words[1], tables);
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

Error no_bid(const std::string& word) {
    return Error{"'" + word + "' is no bid: a whole number is"};
}

Result<Move> parse_offer(Words words, const Tables& tables) {
    if (words.size() != 3) return Error{"'offer' takes the name of a tile and a bid, as in 'offer U 2'"};
    const Result<TileId> tile = parse_tile(words[1], tables);
    if (!tile) return tile.failure();
    const std::optional<unsigned> points = parse_points(words[2]);
    if (!points) return no_bid(words[2]);
    return Move::offer(tile.value(), *points);
}

Result<Move> parse_bid(Words words, const Tables&) {
    if (words.size() != 2) return Error{"'bid' takes a number of points, as in 'bid 3'"};
    const std::optional<unsigned> points = parse_points(words[1]);
    if (!points) return no_bid(words[1]);
    return Move::bid(*points);
}

template <MoveKind kind>
Result<Move> parse_alone(Words words, const Tables&) {
    if (words.size() != 1) return Error{"nothing can follow '" + words[0] + "'"};
    return Move{.kind = kind};
}

struct Spelling {
    std::string_view word;
    Result<Move> (*parse)(Words words, const Tables& tables);
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

std::string spell_bridge(Cell cell, Axis axis) {
    return "bridge " + name(cell) + " " + std::string(name(axis));
}

std::string spell_built_with(const Move& move) {
    if (span::is_on_the_tile(move.value)) return " " + spell_bridge(move.cell, span::axis_of(move.value));
    if (!span::is_on_a_neighbour(move.value)) return {};
    return " " + spell_bridge(move.cell.neighbour(span::side_of(move.value)), span::axis_of(move.value));
}

}  // namespace

Result<Move> parse_move(std::span<const std::string> words, const Tables& tables) {
    if (words.empty()) return Error{"a move is missing"};
    for (const Spelling& spelling : kSpellings) {
        if (words[0] == spelling.word) return spelling.parse(words, tables);
    }
    return Error{"unknown move '" + words[0] + "'"};
}

Result<Move> parse_move(std::string_view text, const Tables& tables) {
    const Result<std::vector<std::string>> words = split(text);
    if (!words) return Error{words.error()};
    return parse_move(words.value(), tables);
}

std::string spell(const Move& move, const Tables& tables) {
    switch (move.kind) {
        case MoveKind::Draw:
            return "draw " + tables.names[move.tile];
        case MoveKind::Reveal:
            return "reveal " + std::to_string(move.value);
        case MoveKind::Place:
            return "place " + name(move.cell) + " r" + std::to_string(90 * move.rotation) +
                   spell_built_with(move);
        case MoveKind::Refuse:
            return "refuse";
        case MoveKind::Follower:
            return "follower " + name_of_feature(move.feature);
        case MoveKind::King:
            return "king " + name_of_feature(move.feature);
        case MoveKind::Falconer:
            return "falconer " + name_of_feature(move.feature);
        case MoveKind::Crown:
            return "crown " + std::string(name_of_segment(move.value));
        case MoveKind::Bridge:
            return spell_bridge(move.cell, static_cast<Axis>(move.rotation));
        case MoveKind::Castle:
            return "castle " + name_of_feature(move.feature);
        case MoveKind::Reward:
            return "reward " + name(move.cell) + " " + name_of_feature(move.feature);
        case MoveKind::Recall:
            return "recall " + name(move.cell) + " " + name_of_feature(move.feature);
        case MoveKind::Offer:
            return "offer " + tables.names[move.tile] + " " + std::to_string(move.value);
        case MoveKind::Bid:
            return "bid " + std::to_string(move.value);
        case MoveKind::Take:
            return "take " + tables.names[move.tile];
        case MoveKind::Buy:
            return "buy";
        case MoveKind::Sell:
            return "sell";
        case MoveKind::Score:
            return "score " + name(move.cell) + " " + name_of_feature(move.feature) +
                   (move.value != 0 ? " double" : "");
        case MoveKind::Extra:
            return "extra";
        case MoveKind::Pass:
            return "pass";
    }
    return {};
}

}  // namespace trencavel::record
