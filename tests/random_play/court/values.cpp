#include "random_play/court/values.h"

#include "engine/turn/turn.h"
#include "games/kinds.h"
#include "random_play/court/plans.h"

namespace trencavel::random_play {
namespace {

using tiles::FeatureKind;

const CourtPosition& position_of(const Game& game) {
    return *std::get<const CourtPosition*>(game.position());
}

CourtPosition after_placing(const Game& game, const Move& move) {
    CourtPosition pos = position_of(game);
    Silent silent;
    detail::apply_place(game.tables(), pos, move, silent);
    return pos;
}

/// Whether so many points take the seat's marker to a wall tile (K15).
bool lands(const Tables& tables, const CourtPosition& pos, Seat seat, int points) {
    const auto field = static_cast<unsigned>(pos.score[seat] + points) % WallTable::kFields;
    const std::uint8_t tower = tables.wall.tower_at[field];
    return tower != WallTable::kNone && (pos.slice<WallTiles>().towers >> tower & 1) != 0;
}

/// What is complete and would score, and what could still get a follower now.
int value_of_landing(const Tables& tables, const CourtPosition& pos) {
    int value = 0;
    detail::for_each_closed(tables, pos, [&](unsigned root, FeatureKind kind) {
        const Area& area = pos.areas[root];
        const Seat owner = area.followers() == 0 ? pos.seat : court::owner_of(pos, area);
        if (owner == court::kNobody) return;
        value += area.followers() == 0 ? 1 : 4;
        value += lands(tables, pos, owner, points_of(tables, pos, root, kind, owner)) ? 6 : 0;
    });
    return value;
}

/// Two wall tiles that double are kept for one turn.
bool can_double_twice(const CourtPosition& pos) {
    return WallTiles::usable(pos, pos.seat, WallTiles::kTowerTwice) +
               WallTiles::usable(pos, pos.seat, WallTiles::kHouseTwice) >=
           2;
}

int value_of_area(const CourtPosition& pos, const Area& area, bool is_court, CourtTaste taste) {
    const int seats = (court::followers_of(pos, area, 0) > 0) + (court::followers_of(pos, area, 1) > 0);
    if (taste == CourtTaste::Merchant) return is_court ? static_cast<int>(area.markets()) * (1 + seats) : 0;
    return !is_court && area.open() == 0 ? 1 + 2 * seats : 0;
}

int value_of_areas(const Tables& tables, const CourtPosition& pos, CourtTaste taste) {
    const unsigned tile = pos.cells - 1u;
    const Design& design = tables.designs[pos.oriented[tile] >> 2];
    int value = 0;
    for (unsigned i = 0; i < design.features; ++i) {
        const bool is_court = design.kinds[i] == FeatureKind::Court;
        value += value_of_area(pos, pos.area_of(pos.first_feature[tile] + i), is_court, taste);
    }
    return value;
}

}  // namespace

int value_of_placement(const Game& game, const Move& move, CourtTaste taste) {
    const Tables& tables = game.tables();
    const TileId hand = position_of(game).hand;
    if (taste == CourtTaste::Spanning) return value_of_spanning(tables, hand, move);
    if (taste == CourtTaste::Ringing) return value_of_ringing(tables, hand, move);
    const CourtPosition pos = after_placing(game, move);
    switch (taste) {
        case CourtTaste::Meeting:
            return value_of_meeting(tables, pos);
        case CourtTaste::Landing:
            return value_of_landing(tables, pos);
        case CourtTaste::Hoarding:
            return can_double_twice(pos) ? value_of_hoarding(tables, pos) : value_of_landing(tables, pos);
        case CourtTaste::Growing:
            return value_of_growing(tables, pos);
        case CourtTaste::Sealing:
            return value_of_sealing(pos);
        case CourtTaste::Rallying:
            return value_of_rallying(tables, pos);
        case CourtTaste::Earning:
            return value_of_earning(tables, pos);
        case CourtTaste::Merchant:
            return value_of_areas(tables, pos, taste) + 3 * value_of_landing(tables, pos);
        default:
            return value_of_areas(tables, pos, taste);
    }
}

int value_of_follower(const Game& game, const Move& move, CourtTaste taste) {
    const CourtPosition& pos = position_of(game);
    const unsigned tile = pos.cells - 1u;
    const FeatureKind kind = game.tables().designs[pos.oriented[tile] >> 2].kinds[move.feature];
    const unsigned root = pos.find(pos.first_feature[tile] + move.feature);
    const bool is_court = kind == FeatureKind::Court;
    const bool complete = !is_court && pos.areas[root].open() == 0;
    const int points = complete ? points_of(game.tables(), pos, root, kind, pos.seat) : 0;
    switch (taste) {
        case CourtTaste::Hoarding:
            if (can_double_twice(pos))
                return WallTiles::doubling(kind) == 0 ? 0
                       : complete                     ? completed_to_double(game.tables(), pos)
                                                      : 1;
            [[fallthrough]];
        case CourtTaste::Landing:
            return complete && lands(game.tables(), pos, pos.seat, points) ? 1 : 0;
        case CourtTaste::Merchant:
            if (complete && lands(game.tables(), pos, pos.seat, points)) return 9;
            return is_court ? 1 + static_cast<int>(pos.areas[root].markets()) : 0;
        case CourtTaste::Spanning:
        case CourtTaste::Ringing:
            return kind == FeatureKind::Path ? 1 : 0;
        case CourtTaste::Growing:
            return is_court ? 0 : kind == FeatureKind::Chapel ? 2 : 1;
        case CourtTaste::Earning:
            if (is_court) return move.kind == falcon::kKingMove && pos.left < 20 ? 50 : 0;
            return 2 + 2 * points;
        default:
            return 0;
    }
}

int value_of_scoring(const Game& game, const Move& move) {
    const CourtPosition& pos = position_of(game);
    const unsigned root = pos.find(*feature_at(game.tables(), pos, Spot{move.cell, move.feature}));
    const Seat owner = court::owner_of(pos, pos.areas[root]);
    const int points = points_of(game.tables(), pos, root, kind_of(game.tables(), pos, root), owner);
    return lands(game.tables(), pos, owner, move.value != 0 ? 2 * points : points) ? 1 : 0;
}

}  // namespace trencavel::random_play
