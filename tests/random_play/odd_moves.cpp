#include "random_play/odd_moves.h"

#include <vector>

#include "games/kinds.h"

namespace trencavel::random_play {
namespace {

constexpr auto kKinds = static_cast<std::uint32_t>(MoveKind::Pass) + 1;

/// The move without what its kind does not use.
Move with_its_own_fields(const Move& move) {
    switch (move.kind) {
        case MoveKind::Draw:
            return Move::draw(move.tile);
        case MoveKind::Place:
            return Move::place(move.cell, move.rotation, move.value);
        case MoveKind::Reveal:
            return Move::reveal(move.value);
        case MoveKind::Follower:
            return Move::follower(move.feature);
        case falcon::kKingMove:
            return falcon::king(move.feature);
        case falcon::kFalconerMove:
            return falcon::falconer(move.feature);
        case burg::kScoreMove:
            return {.kind = move.kind, .cell = move.cell, .feature = move.feature, .value = move.value};
        case wheel::kCrownMove:
            return wheel::crown(move.value);
        case bridges::kBridgeMove:
            return bridges::bridge(move.cell, static_cast<Axis>(move.rotation));
        case castles::kCastleMove:
            return castles::castle(move.feature);
        case castles::kRewardMove:
            return castles::reward(move.cell, move.feature);
        case MoveKind::Recall:
            return Move::recall(move.cell, move.feature);
        case bazaars::kOfferMove:
            return bazaars::offer(move.tile, move.value);
        case bazaars::kBidMove:
            return bazaars::bid(move.value);
        case bazaars::kTakeMove:
            return bazaars::take(move.tile);
        default:
            return {.kind = move.kind};
    }
}

/// Somewhere on the table or beside it.
Cell near_cell(const Game& game, Random& random) {
    const std::vector<PlacedTile> board = game.snapshot().board;
    if (board.empty())
        return Cell::at(static_cast<int>(random.below(12)), static_cast<int>(random.below(12)));
    const Cell cell = board[random.below(static_cast<std::uint32_t>(board.size()))].cell;
    return random.below(2) == 0 ? cell : cell.neighbour(random.below(4));
}

std::uint8_t any_feature(Random& random) {
    constexpr std::uint8_t kSpecial[] = {kSpanFeature, kTokenFeature};
    if (random.below(3) == 0) return kSpecial[random.below(2)];
    return static_cast<std::uint8_t>(random.below(9));
}

MoveKind any_kind(Random& random) {
    return static_cast<MoveKind>(random.below(kKinds));
}

/// All its fields by chance, but such as are often met.
Move near_move(const Game& game, Random& random) {
    return {.kind = any_kind(random),
            .tile = static_cast<TileId>(random.below(game.tables().size + 1)),
            .cell = near_cell(game, random),
            .rotation = static_cast<std::uint8_t>(random.below(5)),
            .feature = any_feature(random),
            .value = static_cast<std::uint16_t>(random.below(11))};
}

Move senseless_move(Random& random) {
    return {.kind = any_kind(random),
            .tile = static_cast<TileId>(random.below(256)),
            .cell = {static_cast<std::uint16_t>(random.next())},
            .rotation = static_cast<std::uint8_t>(random.below(256)),
            .feature = static_cast<std::uint8_t>(random.below(256)),
            .value = static_cast<std::uint16_t>(random.next())};
}

/// A legal move with one thing changed.
Move nearly_legal_move(const Game& game, const std::vector<Move>& legal, Random& random) {
    Move move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    const Move other = near_move(game, random);
    switch (random.below(8)) {
        case 0:
            move.kind = other.kind;
            break;
        case 1:
            move.tile = other.tile;
            break;
        case 2:
            move.rotation = other.rotation;
            break;
        case 3:
            move.feature = other.feature;
            break;
        case 4:
            move.value = other.value;
            break;
        case 5:
            move.value = static_cast<std::uint16_t>(move.value + (random.below(2) == 0 ? 1 : -1));
            break;
        case 6:
            move.cell = move.cell.neighbour(random.below(4));
            break;
        default:
            move.cell = other.cell;
            move.feature = other.feature;
    }
    return move;
}

}  // namespace

Move odd_move(const Game& game, Random& random) {
    const std::vector<Move> legal = game.legal_moves();
    switch (random.below(legal.empty() ? 2 : 6)) {
        case 0:
            return with_its_own_fields(senseless_move(random));
        case 1:
            return with_its_own_fields(near_move(game, random));
        default:
            return with_its_own_fields(nearly_legal_move(game, legal, random));
    }
}

}  // namespace trencavel::random_play
