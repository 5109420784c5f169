// The player that searches: the same move for the same seed, an answer when it is stopped, no knowledge of
// what is hidden, and the last tiles played exactly.
#include <gtest/gtest.h>

#include <atomic>

#include "bots/levels.h"
#include "bots/review.h"
#include "bots/search/search.h"
#include "support/games.h"
#include "support/repetitions.h"

namespace trencavel::engine_tests {
namespace {

Setup shuffled(std::string_view game, std::string_view modules = "", unsigned players = 2) {
    return with_seed(setup_of(game, modules, players), 11);
}

/// A game in which the greedy player has made so many moves.
std::unique_ptr<Game> played(const Setup& setup, unsigned moves) {
    auto game = start(setup);
    Random random(1);
    for (unsigned i = 0; i < moves; ++i) game->apply(choose_move(BotKind::Greedy, *game, random));
    return game;
}

SearchTask nodes(std::uint32_t count, std::uint64_t seed = 1) {
    return {.budget = {.nodes = count}, .handicap = {}, .seed = seed};
}

const std::vector<Setup>& setups() {
    static const std::vector<Setup> all = {shuffled("carcassonne"), shuffled("wheel", "", 4),
                                           shuffled("carcassonne", "bridges castles bazaars", 3),
                                           shuffled("castle", "falcon")};
    return all;
}

bool same(const SearchResult& a, const SearchResult& b) {
    if (a.moves.size() != b.moves.size() || a.rollouts != b.rollouts) return false;
    for (std::size_t i = 0; i < a.moves.size(); ++i) {
        if (!(a.moves[i].move == b.moves[i].move) || a.moves[i].expected != b.moves[i].expected) return false;
    }
    return true;
}

TEST(Search, TheSameNodesAndSeedGiveTheSameResult) {
    for (const auto& setup : setups()) {
        const auto game = played(setup, 20);
        EXPECT_TRUE(same(search(*game, nodes(60)), search(*game, nodes(60)))) << setup.game;
    }
}

TEST(Search, IsTheSameWithSeveralThreads) {
    for (const auto& setup : setups()) {
        const auto game = played(setup, 20);
        SearchTask task = nodes(100);
        task.budget.threads = 3;
        EXPECT_TRUE(same(search(*game, task), search(*game, nodes(100)))) << setup.game;
    }
}

TEST(Search, AnswersAtOnceWhenItIsStopped) {
    const std::atomic<bool> stop = true;
    for (const auto& setup : setups()) {
        const auto game = played(setup, 20);
        SearchTask task = nodes(1'000'000'000);
        task.budget.stop = &stop;
        const SearchResult result = search(*game, task);
        EXPECT_EQ(game->check(result.moves.front().move), Refusal::None);
        EXPECT_EQ(result.rollouts, 0u);
    }
}

// Without a deadline that is kept this test would not end.
TEST(Search, KeepsToItsTime) {
    for (const auto& setup : setups()) {
        const auto game = played(setup, 20);
        SearchTask task = nodes(0);
        task.budget.ms = 5;
        EXPECT_EQ(game->check(search(*game, task).moves.front().move), Refusal::None);
    }
}

TEST(Search, NodesAreAboutAsManyAsAllowed) {
    const auto game = played(shuffled("carcassonne"), 20);
    const std::uint64_t rollouts = search(*game, nodes(400)).rollouts;
    EXPECT_GT(rollouts, 50u);
    EXPECT_LE(rollouts, 400u);
}

TEST(Search, LooksASecondOwnTurnAheadWhenThereAreNodesForIt) {
    for (const unsigned players : {2u, 4u}) {
        const auto game = played(shuffled("carcassonne", "", players), 20);
        EXPECT_EQ(search(*game, nodes(60)).depth, players);
        EXPECT_EQ(search(*game, nodes(400)).depth, 2 * players);
        SearchTask task = nodes(400);
        task.budget.depth = 3;
        EXPECT_EQ(search(*game, task).depth, 3u);
    }
}

TEST(Search, ATimeThatIsNeverReachedChangesNothing) {
    for (const auto& setup : setups()) {
        const auto game = played(setup, 20);
        SearchTask task = nodes(200);
        task.budget.ms = 3'600'000;
        EXPECT_TRUE(same(search(*game, task), search(*game, nodes(200)))) << setup.game;
    }
}

TEST(Search, AMoveThatWasAskedForIsInTheResult) {
    const auto game = played(shuffled("carcassonne"), 20);
    for (const Move& move : game->legal_moves()) {
        SearchTask task = nodes(20);
        task.asked_for = move;
        const SearchResult result = search(*game, task);
        const bool found = std::any_of(result.moves.begin(), result.moves.end(),
                                       [&](const SearchedMove& searched) { return searched.move == move; });
        EXPECT_TRUE(found);
    }
}

/// The same public history with another hidden order of tiles, and other wall tiles.
std::unique_ptr<Game> with_other_secrets(const Game& game, std::uint64_t seed) {
    Random random(seed);
    std::vector<std::string> deck = deck_names(game);
    random.shuffle(deck.data() + game.drawn(), deck.size() - game.drawn());
    Setup setup = with_deck(game.setup(), deck);
    std::vector<unsigned> wall = game.hidden_wall();
    random.shuffle(wall.data(), wall.size());
    if (!wall.empty()) setup.wall = WallDeal{wall};
    auto other = start(setup);
    for (const Move& move : game.moves()) EXPECT_EQ(other->apply(move), Refusal::None);
    return other;
}

TEST(Search, KnowsNothingOfWhatIsHidden) {
    for (const auto& setup : setups()) {
        const auto game = played(setup, 6);
        const SearchResult known = search(*game, nodes(24));
        for (std::uint64_t seed = 0; seed < repetitions(200); ++seed) {
            const auto other = with_other_secrets(*game, seed);
            ASSERT_EQ(other->hash(), game->hash()) << "no tower has been reached yet";
            ASSERT_TRUE(same(search(*other, nodes(24)), known)) << setup.game << " seed " << seed;
        }
    }
}

/// The difference at the end if both play their best; nothing is left to chance.
int best_difference(const Game& game, Seat me) {
    const Snapshot now = game.snapshot();
    if (now.over) return now.scores[me] - now.scores[1 - me];
    const bool is_mine = now.question->seat == me;
    std::optional<int> best;
    for (const Move& move : game.legal_moves()) {
        const auto next = game.clone();
        next->apply(move);
        const int difference = best_difference(*next, me);
        if (!best || (is_mine ? difference > *best : difference < *best)) best = difference;
    }
    return *best;
}

/// A game with only the first tiles of the deck, when so many are left to be drawn and one is to be placed.
std::unique_ptr<Game> near_its_end(const Setup& setup, unsigned left) {
    std::vector<std::string> deck = deck_names(*start(setup));
    deck.resize(30);
    auto game = start(with_deck(setup, deck));
    Random random(1);
    while (game->snapshot().left != left || game->snapshot().question->kind != QuestionKind::Place)
        EXPECT_EQ(game->apply(choose_move(BotKind::Greedy, *game, random)), Refusal::None);
    return game;
}

// With one tile left, or none, everything is known: all turns, and all answers to them, are played out.
TEST(Search, TheLastTwoTilesAreExact) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (const unsigned left : {0u, 1u}) {
            const auto game = near_its_end(setup_with_seed(seed), left);
            const SearchedMove best = search(*game, nodes(1000)).moves.front();
            const Seat me = game->snapshot().question->seat;
            EXPECT_DOUBLE_EQ(best.expected, best_difference(*game, me))
                << "seed " << seed << ", left " << left;
            const auto after = game->clone();
            after->apply(best.move);
            EXPECT_EQ(best_difference(*after, me), best_difference(*game, me)) << "seed " << seed;
        }
    }
}

TEST(Levels, AreEightWithNamesOfTheirOwn) {
    ASSERT_EQ(levels().size(), 8u);
    for (std::size_t i = 0; i < 8; ++i) {
        EXPECT_EQ(levels()[i].info.name, "level" + std::to_string(i + 1));
        EXPECT_FALSE(levels()[i].info.title.empty());
        EXPECT_EQ(parse_bot("search:level=" + std::to_string(i + 1)).value().kind, levels()[i].info.kind);
    }
    EXPECT_EQ(bots().back().kind, find_bot("search").value()) << "the strongest comes last";
}

TEST(ParseBot, ReadsBudgets) {
    EXPECT_EQ(parse_bot("search:200ms")->budget.ms, 200u);
    EXPECT_EQ(parse_bot("search:nodes=2000/width=8/depth=3")->budget.depth, 3u);
    for (const char* wrong :
         {"", "deep", "search:", "search:0ms", "search:ms", "search:nodes", "search:nodes=", "search:nodes=x",
          "search:level=9", "search:200ms/", "search:=3", "level3:200ms"})
        EXPECT_FALSE(parse_bot(wrong)) << wrong;
}

// A move that gives points away costs about as many; the best move costs nothing.
TEST(Review, GradesEveryDecision) {
    const auto game = played(shuffled("carcassonne"), 12);
    const auto grades = review(*game, tiles::Library::builtin(), {.nodes = 20, .width = 5});
    ASSERT_TRUE(grades);
    ASSERT_EQ(grades->size(), 12u);
    for (std::size_t i = 0; i < grades->size(); ++i) {
        EXPECT_EQ(grades.value()[i].ply, i);
        EXPECT_EQ(grades.value()[i].move, game->moves()[i]);
        EXPECT_LE(grades.value()[i].expected, grades.value()[i].best_expected);
    }
}

/// Of the first move of a game, with the straight road in hand.
Graded first_grade(const Move& made) {
    const auto game = start("U V ...");
    game->apply(made);
    return review(*game, tiles::Library::builtin(), {.nodes = 20}).value().front();
}

// The straight road looks the same after half a turn, so that neither can be better.
TEST(Review, TakesTurnsThatLookTheSameForOneMove) {
    const Move best = first_grade(Move::place(Cell::at(1, 0), 1)).best;
    for (const unsigned by : {0u, 2u}) {
        const Move made = Move::place(best.cell, (best.rotation + by) & 3);
        const Graded grade = first_grade(made);
        EXPECT_EQ(grade.best, made);
        EXPECT_EQ(grade.expected, grade.best_expected);
    }
}

}  // namespace
}  // namespace trencavel::engine_tests
