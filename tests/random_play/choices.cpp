#include "random_play/choices.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/lay.h"

namespace trencavel::random_play {
namespace {

unsigned seats_on(const Area& area, unsigned players) {
    unsigned seats = 0;
    for (Seat seat = 0; seat < players; ++seat) seats += area.followers_of(seat) > 0;
    return seats;
}

/// How much the areas of the last tile are to the taste.
template <class Rules>
int value_of_areas(const Tables& tables, const Position<Rules>& pos, Taste taste) {
    const unsigned tile = pos.cells - 1u;
    const Design& design = tables.designs[pos.oriented[tile] >> 2];
    int value = 0;
    for (unsigned i = 0; i < design.features; ++i) {
        const Area& area = pos.area_of(pos.first_feature[tile] + i);
        const auto seats = static_cast<int>(seats_on(area, pos.players));
        const bool closed = (design.edged >> i & 1) && area.open() == 0;
        value += taste == Taste::Meeting ? seats * seats : (closed ? 1 + 2 * seats : 0);
    }
    return value;
}

/// Free places that no road or city reaches, the more the better.
template <class Rules>
int value_of_edges(const Position<Rules>& pos) {
    int open = 0;
    for (unsigned place = 0; place < pos.places; ++place) {
        for (unsigned side = 0; side < 4; ++side) {
            const auto edge = static_cast<EdgeClass>(pos.signature[place] >> (2 * side) & 3);
            open += edge == EdgeClass::Line || edge == EdgeClass::Built;
        }
    }
    return 4 * static_cast<int>(Position<Rules>::kPlaces) - open;
}

/// The eight places around the one two to the north of the start tile, whose city is in the north.
bool in_ring(Cell cell) {
    return !(cell == Cell::at(0, -2)) && Cell::at(0, -2).touches(cell);
}

/// Best is a tile whose city runs along the ring; the others go to the south, out of the way.
int value_for_ring(const Oriented& tile, Cell cell) {
    if (!in_ring(cell)) return cell == Cell::at(0, -2) ? 0 : 1000 + cell.y();
    for (unsigned side = 0; side < 4; ++side) {
        const Cell there = cell.neighbour(side);
        const bool wanted = in_ring(there) || there == Cell::at(0, 0);
        if ((tile.edges[side] == EdgeClass::Built) != wanted) return 0;
    }
    return 2000;
}

template <class Rules>
int value_of_placement(const Tables& tables, Position<Rules> pos, const Move& move, Taste taste) {
    if (taste == Taste::Far) return std::abs(move.cell.x()) + std::abs(move.cell.y());
    if (taste == Taste::Compact) return static_cast<int>(detail::filled_around(pos, move.cell));
    const auto oriented = static_cast<std::uint8_t>(4 * pos.hand + move.rotation);
    if (taste == Taste::Around) return value_for_ring(tables.oriented[oriented], move.cell);
    lay(tables, pos, move.cell, oriented);
    if (taste == Taste::Sealing) return value_of_edges(pos);
    return value_of_areas(tables, pos, taste);
}

Move best_placement(const Game& game, const std::vector<Move>& moves, Taste taste, Random& random) {
    int best = -1;
    std::vector<Move> equal;
    for (const Move& move : moves) {
        const int value =
            std::visit([&](const auto* pos) { return value_of_placement(game.tables(), *pos, move, taste); },
                       game.position());
        if (value > best) equal.clear();
        if (value >= best) equal.push_back(move);
        best = std::max(best, value);
    }
    return equal[random.below(static_cast<std::uint32_t>(equal.size()))];
}

/// A tile is as likely as there are copies of it.
Move random_draw(const Game& game, Random& random) {
    const Snapshot shot = game.snapshot();
    unsigned n = random.below(shot.left);
    unsigned tile = 0;
    for (; n >= shot.left_of[tile]; ++tile) n -= shot.left_of[tile];
    return Move::draw(static_cast<TileId>(tile));
}

/// Some use up their followers, others keep a few back.
Move random_follower(const Game& game, const std::vector<Move>& moves, Taste taste, Random& random) {
    const Snapshot shot = game.snapshot();
    const bool is_thrifty = taste == Taste::Any || taste == Taste::Closing || taste == Taste::Compact;
    const unsigned supply = shot.supplies[shot.question->seat];
    if (random.below(8) >= (is_thrifty ? supply : 6)) return Move::pass();
    // Sorted: `pass` is the last of the answers.
    return moves[random.below(static_cast<std::uint32_t>(moves.size() - 1))];
}

}  // namespace

Move choose(const Game& game, Taste taste, Random& random) {
    const std::vector<Move> moves = game.legal_moves();
    switch (moves.front().kind) {
        case MoveKind::Draw:
            return random_draw(game, random);
        case MoveKind::Place:
            if (taste == Taste::Around || (taste != Taste::Any && random.below(4) != 0))
                return best_placement(game, moves, taste, random);
            return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        default:
            return random_follower(game, moves, taste, random);
    }
}

}  // namespace trencavel::random_play
