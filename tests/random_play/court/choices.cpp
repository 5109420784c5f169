#include "random_play/court/choices.h"

#include <algorithm>

#include "games/kinds.h"
#include "random_play/court/values.h"
#include "random_play/picking.h"

namespace trencavel::random_play {
namespace {

Move choose_placement(const Game& game, const Moves& moves, CourtTaste taste, Random& random) {
    const bool is_free = taste == CourtTaste::Any || (taste < CourtTaste::Sealing && happens(1, 4, random));
    if (is_free) return one_of(moves, random);
    return best_of(moves, random, [&](const Move& move) { return value_of_placement(game, move, taste); });
}

/// King and falconer are few, and go first now and then.
Moves of_one_sort(const Moves& moves, CourtTaste taste, Random& random) {
    const Moves plain = of_kind(moves, MoveKind::Follower);
    const Moves special = those(moves, [](const Move& move) {
        return move.kind == falcon::kKingMove || move.kind == falcon::kFalconerMove;
    });
    const unsigned eagerness = taste == CourtTaste::Rallying || taste == CourtTaste::Merchant ? 2 : 1;
    return plain.empty() || (!special.empty() && happens(eagerness, 3, random)) ? special : plain;
}

bool is_special(const Moves& followers) {
    return !followers.empty() && followers.front().kind != MoveKind::Follower;
}

/// How many times of eight a court comes into question. Merchants do not come back, so most go elsewhere.
unsigned courts_of_eight(CourtTaste taste, bool special) {
    if (taste == CourtTaste::Merchant) return special ? 8 : 3;
    if (taste == CourtTaste::Earning) return special ? 8 : 0;
    return 1;
}

/// Few large areas are better than many small ones.
bool has_enough(const Snapshot& snapshot) {
    const auto placed = std::count_if(
        snapshot.followers.begin(), snapshot.followers.end(),
        [&](const PlacedFollower& follower) { return follower.seat == snapshot.question->seat; });
    return placed >= 2;
}

/// Some use up their followers, others keep a few back.
Move choose_follower(const Game& game, const Moves& moves, CourtTaste taste, Random& random) {
    const Snapshot snapshot = game.snapshot();
    const tiles::Tile& tile = *game.tables().tiles[snapshot.board.back().tile];
    Moves wanted = of_one_sort(moves, taste, random);
    if (!happens(courts_of_eight(taste, is_special(wanted)), 8, random)) {
        std::erase_if(wanted, [&](const Move& move) {
            return tile.features[move.feature].kind == tiles::FeatureKind::Court;
        });
    }
    if (taste == CourtTaste::Growing && has_enough(snapshot)) return Move::pass();
    if (taste == CourtTaste::Earning && snapshot.question->seat != 0) return Move::pass();
    const bool is_eager = taste == CourtTaste::Hoarding;
    const bool is_thrifty = taste == CourtTaste::Any || taste == CourtTaste::Closing;
    const unsigned eagerness = is_thrifty ? 1 + snapshot.supplies[snapshot.question->seat] : is_eager ? 8 : 7;
    if (wanted.empty() || !happens(eagerness, 8, random)) return Move::pass();
    return best_of(wanted, random, [&](const Move& move) { return value_of_follower(game, move, taste); });
}

/// Mostly doubled where that is possible.
Move choose_scoring(const Game& game, const Moves& moves, CourtTaste taste, Random& random) {
    const Moves doubled = those(moves, [](const Move& move) { return move.value != 0; });
    const Moves& wanted = doubled.empty() || happens(1, 3, random) ? moves : doubled;
    if (taste == CourtTaste::Landing)
        return best_of(wanted, random, [&](const Move& move) { return value_of_scoring(game, move); });
    return one_of(wanted, random);
}

}  // namespace

Move choose(const Game& game, CourtTaste taste, Random& random) {
    const Moves moves = game.legal_moves();
    switch (game.snapshot().question->kind) {
        case QuestionKind::Draw:
            return random_draw(game, random);
        case QuestionKind::Place:
            return choose_placement(game, moves, taste, random);
        case QuestionKind::Follower:
            return choose_follower(game, moves, taste, random);
        case burg::kScoreQuestion:
            return choose_scoring(game, moves, taste, random);
        case burg::kExtraQuestion:
            return happens(1, 4, random) ? Move::pass() : burg::extra();
        default:
            return one_of(moves, random);
    }
}

}  // namespace trencavel::random_play
