#include "server/played_on.h"

#include <algorithm>

#include "core/random.h"
#include "record/moves.h"
#include "rules/wall_tiles.h"

namespace trencavel::server {
namespace {

void gather(const Game& game, const Move& move, Dealt& given) {
    if (move.kind == MoveKind::Draw) given.deck.push_back(move.tile);
    if (move.kind == MoveKind::Reveal) given.wall.at(*game.snapshot().court->taken_from) = move.value;
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

}  // namespace

Result<Dealt> play_given(Game& game, const std::vector<std::string>& lines) {
    Dealt given{{}, game.hidden_wall()};
    for (const std::string& line : lines) {
        const Result<Move> move = record::parse_move(line, game.tables());
        if (!move) return move.failure();
        if (const Refusal refusal = game.check(move.value()); refusal != Refusal::None)
            return Error{record::explain(refusal, move.value(), game)};
        gather(game, move.value(), given);
        game.apply(move.value());
    }
    return given;
}

Dealt dealt_anew(Dealt given, const Tables& tables, std::uint64_t seed) {
    Random random(seed);
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

}  // namespace trencavel::server
