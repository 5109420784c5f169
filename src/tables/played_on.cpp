#include "tables/played_on.h"

#include <algorithm>
#include <utility>

#include "core/random.h"
#include "record/moves.h"
#include "rules/burg/wall_tiles.h"
#include "tables/glance.h"

namespace trencavel::server {
namespace {

/// The tower whose wall tile is to be revealed next.
std::optional<unsigned> tower_to_reveal(const Game& game) {
    const Glance glance = glance_at(game);
    if (!glance.question || glance.question->kind != QuestionKind::Reveal) return std::nullopt;
    return game.snapshot().court->taken_from;
}

void gather(const Move& move, std::optional<unsigned> tower, Dealt& given) {
    if (move.kind == MoveKind::Draw) given.deck.push_back(move.tile);
    if (move.kind == MoveKind::Reveal) given.wall[*tower] = move.value;
}

/// In the order of the set, without those that are given.
std::vector<TileId> other_tiles(const Tables& tables, const std::vector<TileId>& given) {
    std::vector<unsigned> left(tables.counts.begin(), tables.counts.begin() + tables.size);
    for (const TileId tile : given) left[tile] -= left[tile] > 0 ? 1 : 0;
    std::vector<TileId> tiles;
    for (unsigned i = 0; i < tables.size; ++i) tiles.insert(tiles.end(), left[i], static_cast<TileId>(i));
    return tiles;
}

std::vector<unsigned> other_wall_tiles(const std::vector<unsigned>& given) {
    std::vector<unsigned> kinds;
    for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind) {
        const auto known = static_cast<unsigned>(std::count(given.begin(), given.end(), kind));
        kinds.insert(kinds.end(), WallTiles::kCopies - std::min(known, WallTiles::kCopies), kind);
    }
    return kinds;
}

template <class Generator>
Dealt dealt_by(Generator random, Dealt given, const Tables& tables) {
    std::vector<TileId> tiles = other_tiles(tables, given.deck);
    random.shuffle(tiles.data(), tiles.size());
    given.deck.insert(given.deck.end(), tiles.begin(), tiles.end());
    std::vector<unsigned> kinds = other_wall_tiles(given.wall);
    random.shuffle(kinds.data(), kinds.size());
    auto next = kinds.begin();
    for (unsigned& kind : given.wall) {
        if (kind == WallDeal::kHidden && next != kinds.end()) kind = *next++;
    }
    return given;
}

}  // namespace

Dealt nothing_dealt(const Game& game) {
    return {{}, std::vector<unsigned>(game.hidden_wall().size(), WallDeal::kHidden)};
}

Result<Dealt> play_given(Game& game, const std::vector<std::string>& lines) {
    Dealt given = nothing_dealt(game);
    for (const std::string& line : lines) {
        const std::optional<unsigned> tower = tower_to_reveal(game);
        const record::Attempt attempt = record::play_move(line, game);
        if (!attempt) return Error{attempt.why};
        gather(attempt.move, tower, given);
    }
    return given;
}

DrawOrigin origin_of(std::string table, std::size_t ply, const Dealt& given) {
    DrawOrigin origin{std::move(table), ply, given.deck.size()};
    for (unsigned tower = 0; tower < given.wall.size(); ++tower) {
        if (given.wall[tower] != WallDeal::kHidden) origin.towers.push_back(tower + 1);
    }
    return origin;
}

Dealt dealt_anew(Dealt given, const Tables& tables, const DrawSource& source) {
    if (const auto* seed = std::get_if<std::uint64_t>(&source))
        return dealt_by(Random(*seed), std::move(given), tables);
    return dealt_by(DrawStream(std::get<DrawKey>(source)), std::move(given), tables);
}

}  // namespace trencavel::server
