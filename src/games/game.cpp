#include "games/game.h"

#include <algorithm>

#include "core/random.h"
#include "games/game_of.h"

namespace trencavel {
namespace {

using Counts = std::array<std::uint8_t, kDesignsMax>;

std::vector<TileId> all_tiles(const Tables& tables) {
    std::vector<TileId> tiles;
    for (unsigned i = 0; i < tables.size; ++i)
        tiles.insert(tiles.end(), tables.counts[i], static_cast<TileId>(i));
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
        if (tile == kNoTile) return Error{"there is no tile '" + name + "' in this game", "deck"};
        tiles.push_back(tile);
    }
    return tiles;
}

/// The order of drawing, as far as it is known, and all that can be drawn.
struct Drawing {
    std::vector<TileId> order;
    Counts counts{};
    std::vector<unsigned> wall = {};  // what lies on the corner towers
};

Result<Drawing> given_deck(const Tables& tables, const Deck& deck) {
    Result<std::vector<TileId>> tiles = named_tiles(tables, deck.tiles);
    if (!tiles) return tiles.failure();
    if (tiles->empty() && !deck.is_partial) return Error{"the deck names no tile", "deck"};
    if (tiles->size() > tables.total()) {
        return Error{std::to_string(tiles->size()) + " tiles are more than the full set of " +
                         std::to_string(tables.total()),
                     "deck"};
    }
    const Counts named = count(tiles.value());
    if (!deck.is_partial) return Drawing{tiles.value(), named};
    for (unsigned i = 0; i < tables.size; ++i) {
        if (named[i] > tables.counts[i]) {
            return Error{tables.names[i] + " is named " + std::to_string(named[i]) +
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
    Drawing drawing{all_tiles(tables), tables.counts};
    Random random(seed);
    random.shuffle(drawing.order.data(), drawing.order.size());
    if (has_wall) drawing.wall = shuffled_wall(random);
    return drawing;
}

/// A deck and a wall go together, in games that have a wall.
Error wall_problem(const Setup& setup, const GameInfo& game) {
    if (!game.has_wall) return setup.wall ? Error{setup.game + " has no wall tiles", "wall"} : Error{};
    if (setup.seed && setup.wall)
        return {"the seed shuffles the wall tiles too: there can be no 'wall'", "wall"};
    if (setup.deck && !setup.wall)
        return {"with a deck, " + setup.game + " also needs 'wall': what lies on the corner towers", "deck"};
    if (!setup.wall) return {};
    const std::vector<unsigned>& tiles = setup.wall->tiles;
    const auto is_unknown = [](unsigned kind) { return kind > WallTiles::kKinds; };
    if (tiles.size() != WallTable::kTowers || std::any_of(tiles.begin(), tiles.end(), is_unknown))
        return {"a wall names a tile, 1 to 9, for each of its 13 corner towers", "wall"};
    return {};
}

Result<Drawing> make_drawing(const Tables& tables, const Setup& setup, const GameInfo& game) {
    if (setup.seed && setup.deck) return Error{"a game has either a deck or a seed, not both"};
    if (!setup.seed && !setup.deck) return Error{"a game needs a deck or a seed"};
    if (Error problem = wall_problem(setup, game); !problem.text.empty()) return problem;
    if (setup.seed) return shuffled_deck(tables, *setup.seed, game.has_wall);
    Result<Drawing> drawing = given_deck(tables, *setup.deck);
    if (drawing && setup.wall) drawing->wall = setup.wall->tiles;
    return drawing;
}

/// Two wall tiles of each kind, or more if a wall that is given has more.
void count_wall_tiles(const std::vector<unsigned>& wall, WallTable& table) {
    for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind) {
        const auto named = static_cast<unsigned>(std::count(wall.begin(), wall.end(), kind));
        table.tiles[kind] = static_cast<std::uint8_t>(std::max(named, WallTiles::kCopies));
    }
}

template <class Rules>
Result<std::unique_ptr<Game>> start_with(Setup setup, const GamePlan& plan, const tiles::Library& library) {
    std::vector<const tiles::TileSet*> sets;
    for (const std::string_view name : plan.tile_sets) sets.push_back(&library.set(name));
    Result<Tables> tables = make_tables(sets, Rules::Family::kEdgeRules);
    if (!tables) return tables.failure();
    tables->switches = plan.switches;
    tables->spans = Rules::builds_spans(plan.switches);
    Result<Drawing> drawing = make_drawing(tables.value(), setup, *plan.info);
    if (!drawing) return drawing.failure();
    count_wall_tiles(drawing->wall, tables->wall);
    std::string problem = capacity_problem<Rules>(tables.value(), drawing->counts);
    if (!problem.empty()) return Error{std::move(problem), "deck"};
    return std::unique_ptr<Game>(std::make_unique<GameOf<Rules>>(
        std::move(setup), *plan.info, std::make_shared<const Tables>(std::move(tables.value())),
        drawing->counts, std::move(drawing->order), std::move(drawing->wall)));
}

}  // namespace

Result<std::unique_ptr<Game>> Game::start(Setup setup, const tiles::Library& library) {
    const Result<GamePlan> plan = plan_game(setup);
    if (!plan) return plan.failure();
    return RuleSets::with(plan->switches, [&]<class Rules>() {
        return start_with<Rules>(std::move(setup), plan.value(), library);
    });
}

}  // namespace trencavel
