#include "random_play/choices.h"

#include <algorithm>

#include "games/kinds.h"
#include "random_play/picking.h"
#include "random_play/placement_values.h"
#include "rules/bazaars/rules.h"

namespace trencavel::random_play {
namespace {

Move choose_placement(const Game& game, const Moves& moves, Taste taste, Random& random) {
    if (moves.back().kind == bridges::kRefuseMove) {
        if (happens(1, 2, random)) return bridges::refuse();
        return one_of(of_kind(moves, MoveKind::Place), random);
    }
    if (taste >= Taste::Walling || (taste != Taste::Any && !happens(1, 4, random)))
        return best_of(moves, random,
                       [&](const Move& move) { return value_of_placement(game, move, taste); });
    return one_of(moves, random);
}

/// Some use up their followers, others keep a few back.
Move random_follower(const Game& game, const Moves& moves, Taste taste, Random& random) {
    const Snapshot snapshot = game.snapshot();
    const bool is_thrifty = taste == Taste::Any || taste == Taste::Closing || taste == Taste::Compact;
    const unsigned supply = snapshot.supplies[snapshot.question->seat];
    if (moves.empty() || random.below(8) >= (is_thrifty ? supply : 6)) return Move::pass();
    return one_of(moves, random);
}

/// Where a castle may come to stand one day.
Moves in_cities(const Game& game, const Moves& followers) {
    const Snapshot snapshot = game.snapshot();
    const tiles::Tile& tile = *game.tables().tiles[snapshot.board.back().tile];
    return those(followers, [&](const Move& move) {
        return move.feature < tile.features.size() &&
               tile.features[move.feature].kind == tiles::FeatureKind::City;
    });
}

/// What comes with the wheel and expansion 8 goes first, now and then.
Move choose_follower(const Game& game, const Moves& moves, Taste taste, Random& random) {
    const Moves bridges = of_kind(moves, bridges::kBridgeMove);
    const Moves crowns = of_kind(moves, wheel::kCrownMove);
    const Moves followers = of_kind(moves, MoveKind::Follower);
    const unsigned eagerness = taste == Taste::Bridging ? 6 : taste == Taste::Walling ? 0 : 1;
    if (!bridges.empty() && happens(eagerness, 12, random)) return one_of(bridges, random);
    if (!followers.empty() && followers.back().feature == kSpanFeature && happens(1, 2, random))
        return followers.back();
    if (!crowns.empty() && happens(1, 6, random)) return one_of(crowns, random);
    if (taste == Taste::Castling) {
        const Moves cities = in_cities(game, followers);
        if (!cities.empty()) return one_of(cities, random);
    }
    return random_follower(game, followers, taste, random);
}

/// Mostly small change, sometimes more than anyone has.
unsigned random_price(Random& random) {
    if (happens(1, 40, random)) return Bazaars::kBidMax;
    if (happens(1, 12, random)) return random.below(Bazaars::kBidMax + 1);
    return random.below(6);
}

Move choose_offer(const Moves& moves, Random& random) {
    return bazaars::offer(one_of(moves, random).tile, random_price(random));
}

Move choose_bid(const Moves& moves, Random& random) {
    if (happens(1, 2, random)) return Move::pass();
    const unsigned lowest = moves.front().value;  // sorted
    return bazaars::bid(std::min(lowest + random_price(random), Bazaars::kBidMax));
}

/// Followers on bridges and castles are fewer than others, and go home sooner.
Move choose_recall(const Moves& moves, Random& random) {
    const Moves special = those(moves, [](const Move& move) { return move.feature >= kTokenFeature; });
    return one_of(special.empty() || happens(1, 2, random) ? moves : special, random);
}

}  // namespace

Move choose(const Game& game, Taste taste, Random& random) {
    const Moves moves = game.legal_moves();
    switch (game.snapshot().question->kind) {
        case QuestionKind::Draw:
            return random_draw(game, random);
        case QuestionKind::Place:
            return choose_placement(game, moves, taste, random);
        case QuestionKind::Follower:
            return choose_follower(game, moves, taste, random);
        case castles::kCastleQuestion:
            return happens(1, 4, random) ? Move::pass() : moves.front();
        case wheel::kRecallQuestion:
            return choose_recall(moves, random);
        case bazaars::kOfferQuestion:
            return choose_offer(moves, random);
        case bazaars::kBidQuestion:
            return choose_bid(moves, random);
        default:
            return one_of(moves, random);
    }
}

}  // namespace trencavel::random_play
