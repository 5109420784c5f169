#include "bots/review.h"

#include "bots/advice.h"
#include "bots/search/search.h"

namespace trencavel {
namespace {

Graded grade(const Game& game, Seat seat, const Move& move, const Budget& budget) {
    const auto ply = static_cast<unsigned>(game.moves().size());
    const SearchResult result =
        search(game, {.budget = budget, .handicap = {}, .seed = mixed(game.hash(), ply), .asked_for = move});
    Graded graded{.ply = ply,
                  .seat = seat,
                  .move = move,
                  .expected = result.moves.front().expected,
                  .best = result.moves.front().move,
                  .best_expected = result.moves.front().expected};
    if (is_the_same(game, graded.best, move)) {
        graded.best = move;
        return graded;
    }
    for (const SearchedMove& searched : result.moves) {
        if (searched.move == move) graded.expected = searched.expected;
    }
    return graded;
}

}  // namespace

Result<std::vector<Graded>> review(const Game& game, const tiles::Library& library, const Budget& budget) {
    Result<std::unique_ptr<Game>> again = Game::start(game.setup(), library);
    if (!again) return Error{again.error()};
    std::vector<Graded> grades;
    for (const Move& move : game.moves()) {
        const Snapshot snapshot = again.value()->snapshot();
        if (snapshot.question->seat != kChance)
            grades.push_back(grade(*again.value(), snapshot.question->seat, move, budget));
        again.value()->apply(move);
    }
    return grades;
}

}  // namespace trencavel
