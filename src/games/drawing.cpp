#include "games/drawing.h"

#include <algorithm>
#include <string>

#include "core/random.h"
#include "games/wall_deal.h"
#include "rules/burg/wall_tiles.h"

namespace trencavel {
namespace {

/// All tiles of a phase, in the order of the sets.
std::vector<TileId> all_tiles(const Tables& tables, unsigned phase) {
    std::vector<TileId> tiles;
    for (unsigned i = 0; i < tables.size; ++i) {
        if (tables.phase[i] == phase) tiles.insert(tiles.end(), tables.counts[i], static_cast<TileId>(i));
    }
    return tiles;
}

Counts count(const std::vector<TileId>& tiles) {
    Counts counts{};
    for (const TileId tile : tiles) ++counts[tile];
    return counts;
}

Result<std::vector<TileId>> named_tiles(const Tables& tables, const std::vector<std::string>& names) {
    std::vector<TileId> tiles;
    for (const std::string& name : names) {
        const TileId tile = tables.find(name);
        if (tile == kNoTile) return Error{"this game has no tile '" + name + "'", "deck"};
        tiles.push_back(tile);
    }
    return tiles;
}

/// Tiles of a lower phase come first.
Error order_problem(const Tables& tables, const std::vector<TileId>& tiles) {
    for (std::size_t i = 1; i < tiles.size(); ++i) {
        if (tables.phase[tiles[i]] < tables.phase[tiles[i - 1]])
            return {tables.names[tiles[i]] + " is drawn before " + tables.names[tiles[i - 1]] +
                        ", which must come first in the deck",
                    "deck"};
    }
    return {};
}

Result<Drawing> given_deck(const Tables& tables, const Deck& deck) {
    Result<std::vector<TileId>> tiles = named_tiles(tables, deck.tiles);
    if (!tiles) return tiles.failure();
    if (tiles->empty() && !deck.is_partial) return Error{"the deck is empty", "deck"};
    if (tiles->size() > tables.total()) {
        return Error{std::to_string(tiles->size()) + " tiles are more than the full set of " +
                         std::to_string(tables.total()),
                     "deck"};
    }
    const Counts named = count(tiles.value());
    if (Error problem = order_problem(tables, tiles.value()); !problem.text.empty()) return problem;
    if (!deck.is_partial) return Drawing{tiles.value(), named};
    for (unsigned i = 0; i < tables.size; ++i) {
        if (named[i] > tables.counts[i]) {
            return Error{tables.names[i] + " is listed " + std::to_string(named[i]) +
                             " times, but the full set has " + std::to_string(tables.counts[i]),
                         "deck"};
        }
    }
    return Drawing{tiles.value(), tables.counts};
}

/// K1: two of each kind are shuffled, and the first ones come to lie on the towers.
std::vector<unsigned> shuffled_wall(Random& random) {
    std::vector<unsigned> tiles;
    for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind)
        tiles.insert(tiles.end(), WallTiles::kCopies, kind);
    random.shuffle(tiles.data(), tiles.size());
    tiles.resize(WallTable::kTowers);
    return tiles;
}

Drawing shuffled_deck(const Tables& tables, std::uint64_t seed, bool has_wall) {
    Drawing drawing{{}, tables.counts};
    Random random(seed);
    const unsigned last = *std::max_element(tables.phase.begin(), tables.phase.begin() + tables.size);
    for (unsigned phase = 0; phase <= last; ++phase) {
        std::vector<TileId> tiles = all_tiles(tables, phase);
        random.shuffle(tiles.data(), tiles.size());
        drawing.order.insert(drawing.order.end(), tiles.begin(), tiles.end());
    }
    if (has_wall) drawing.wall = shuffled_wall(random);
    return drawing;
}

/// A deck and a wall go together, in games that have a wall.
Error wall_problem(const Setup& setup, const GameInfo& game) {
    if (!game.has_wall) return setup.wall ? Error{setup.game + " has no wall tiles", "wall"} : Error{};
    if (setup.seed && setup.wall)
        return {"the seed also shuffles the wall tiles, so there can be no 'wall'", "wall"};
    if (setup.deck && !setup.wall)
        return {"with a deck, " + setup.game + " also needs 'wall', the wall tiles on the corner towers",
                "deck"};
    if (!setup.wall) return {};
    const std::vector<unsigned>& tiles = setup.wall->tiles;
    const auto is_unknown = [](unsigned kind) { return kind > WallTiles::kKinds; };
    if (tiles.size() != WallTable::kTowers || std::any_of(tiles.begin(), tiles.end(), is_unknown))
        return {"'wall' must list a tile, 1 to 9, for each of the 13 corner towers", "wall"};
    return {};
}

}  // namespace

Result<Drawing> make_drawing(const Tables& tables, const Setup& setup, const GameInfo& game) {
    if (setup.seed && setup.deck) return Error{"a game can have a deck or a seed, not both"};
    if (!setup.seed && !setup.deck) return Error{"a game needs a deck or a seed"};
    if (Error problem = wall_problem(setup, game); !problem.text.empty()) return problem;
    if (setup.seed) return shuffled_deck(tables, *setup.seed, game.has_wall);
    Result<Drawing> drawing = given_deck(tables, *setup.deck);
    if (drawing && setup.wall) drawing->wall = setup.wall->tiles;
    return drawing;
}

}  // namespace trencavel
