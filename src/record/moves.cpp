#include "record/moves.h"

#include <optional>

#include "record/names.h"
#include "record/text.h"

namespace trencavel::record {
namespace {

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

Result<Move> parse_place(std::span<const std::string> words) {
    if (words.size() != 3) return Error{"'place' takes a cell and a rotation, as in 'place 1,0 r90'"};
    const std::optional<Cell> cell = parse_cell(words[1]);
    if (!cell) return Error{"'" + words[1] + "' is no cell: two whole numbers with a comma are, as in '1,0'"};
    const std::optional<unsigned> rotation = parse_rotation(words[2]);
    if (!rotation) return Error{"'" + words[2] + "' is no rotation: r0, r90, r180 or r270"};
    return Move::place(*cell, *rotation);
}

Result<Move> parse_follower(std::span<const std::string> words) {
    if (words.size() != 2) return Error{"'follower' takes the index of a feature, as in 'follower 0'"};
    const std::optional<std::uint64_t> feature = parse_unsigned(words[1]);
    if (!feature || *feature > 254) return Error{"'" + words[1] + "' is no index of a feature"};
    return Move::follower(static_cast<unsigned>(*feature));
}

Result<Move> parse_draw(std::span<const std::string> words, const Tables& tables) {
    if (words.size() != 2) return Error{"'draw' takes the name of a tile, as in 'draw U'"};
    const TileId tile = tables.find(words[1]);
    if (tile == kNoTile) return Error{"there is no tile '" + words[1] + "' in this game"};
    return Move::draw(tile);
}

constexpr std::string_view kSides[4] = {"north", "east", "south", "west"};

std::string_view name_of_edge(EdgeClass edge, const Tables& tables, unsigned oriented, unsigned side) {
    if (edge == EdgeClass::Ground) return "field";
    const std::uint8_t feature = tables.oriented[oriented].middle[side];
    return name(tables.designs[oriented >> 2].kinds[feature]);
}

/// Names the first side at which the tile in hand meets another kind of edge.
std::string explain_edges(const Move& move, const Game& game) {
    const Snapshot shot = game.snapshot();
    const Tables& tables = game.tables();
    const unsigned mine = 4u * shot.hand + move.rotation;
    for (const PlacedTile& tile : shot.board) {
        for (unsigned side = 0; side < 4; ++side) {
            if (!(move.cell.neighbour(side) == tile.cell)) continue;
            const unsigned theirs = 4u * tile.tile + tile.rotation;
            const EdgeClass here = tables.oriented[mine].edges[side];
            const EdgeClass there = tables.oriented[theirs].edges[opposite(side)];
            if (here == there) continue;
            return "its " + std::string(kSides[side]) + " edge would be a " +
                   std::string(name_of_edge(here, tables, mine, side)) + " and meet a " +
                   std::string(name_of_edge(there, tables, theirs, opposite(side)));
        }
    }
    return "its edges do not fit";
}

std::string explain_not_asked(const Game& game) {
    const Snapshot shot = game.snapshot();
    return "the game asks for '" + std::string(name(shot.question->kind)) + "' now";
}

}  // namespace

Result<Move> parse_move(std::span<const std::string> words, const Tables& tables) {
    if (words.empty()) return Error{"a move is missing"};
    if (words[0] == "place") return parse_place(words);
    if (words[0] == "follower") return parse_follower(words);
    if (words[0] == "draw") return parse_draw(words, tables);
    if (words[0] != "pass") return Error{"unknown move '" + words[0] + "'"};
    if (words.size() != 1) return Error{"nothing can follow 'pass'"};
    return Move::pass();
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
        case MoveKind::Place:
            return "place " + name(move.cell) + " r" + std::to_string(90 * move.rotation);
        case MoveKind::Follower:
            return "follower " + std::to_string(move.feature);
        case MoveKind::Pass:
            return "pass";
    }
    return {};
}

std::string explain(Refusal refusal, const Move& move, const Game& game) {
    switch (refusal) {
        case Refusal::None:
            return {};
        case Refusal::GameOver:
            return "the game is over";
        case Refusal::NotAsked:
            return explain_not_asked(game);
        case Refusal::NoSuchTile:
            return "no " + game.tables().names[move.tile] + " is left";
        case Refusal::CellTaken:
            return "a tile lies there already";
        case Refusal::NotAdjacent:
            return "no tile lies beside that cell";
        case Refusal::EdgesDiffer:
            return explain_edges(move, game);
        case Refusal::NoSuchFeature:
            return "the tile has no feature with this index";
        case Refusal::Occupied:
            return "there is a follower on this area already";
    }
    return {};
}

}  // namespace trencavel::record
