// The terms of the evaluation, put together from those of all modules.
#include <gtest/gtest.h>

#include <set>

#include "bots/eval/eval.h"
#include "bots/playout.h"
#include "games/game.h"

namespace trencavel::eval {
namespace {

constexpr TermInfo kFirst[] = {{Term{0}, "zero"}, {Term{1}, "one"}};
constexpr TermInfo kSecond[] = {{Term{2}, "two"}};
constexpr TermInfo kSameNumber[] = {{Term{1}, "another"}};
constexpr TermInfo kSameName[] = {{Term{2}, "one"}};
constexpr TermInfo kBeyond[] = {{Term{3}, "three"}};

TermTable table_of(std::initializer_list<std::span<const TermInfo>> lists) {
    TermTable table;
    for (const std::span<const TermInfo> list : lists) table.add(list);
    return table;
}

TEST(TermTable, HasEachTermUnderItsNumber) {
    const TermTable table = table_of({kSecond, kFirst});
    EXPECT_TRUE(table.is_complete());
    ASSERT_EQ(table.size(), 3u);
    EXPECT_EQ(table[0].name, "zero");
    EXPECT_EQ(table[2].name, "two");
}

TEST(TermTable, TakesTheSameListTwice) {
    EXPECT_TRUE(table_of({kFirst, kSecond, kFirst}).is_complete());
}

TEST(TermTable, IsIncompleteWhereTwoTermsClashOrANumberHasNone) {
    EXPECT_FALSE(table_of({kFirst, kSameNumber}).is_complete());
    EXPECT_FALSE(table_of({kFirst, kSameName}).is_complete());
    EXPECT_FALSE(table_of({kFirst, kBeyond}).is_complete());
}

// The file of weights has them in this order.
TEST(TermTable, KeepsTheNumbersThatTermsHaveAlwaysHad) {
    ASSERT_EQ(kTerms, 56u);
    EXPECT_EQ(kTermTable[0].name, "followers_any");
    EXPECT_EQ(kTermTable[22].name, "crown_shared");
    EXPECT_EQ(kTermTable[24].name, "castle_manned");
    EXPECT_EQ(kTermTable[26].name, "bridge_supply");
    EXPECT_EQ(kTermTable[37].name, "king");
    EXPECT_EQ(kTermTable[42].name, "keep_coming");
    EXPECT_EQ(kTermTable[43].name, "nest_lead");
    EXPECT_EQ(kTermTable[54].name, "wall_tile_9");
    EXPECT_EQ(kTermTable[55].name, "wall_tile_coming");
}

/// Notes which terms are added.
struct Noting {
    std::set<std::size_t>& seen;
    void add(Seat, Term term, int) { seen.insert(number_of(term)); }
    void area(tiles::FeatureKind, unsigned, Ends, int) {}
};

/// Plays a game by chance, and adds what the seats have after each turn.
void note_terms(const BenchGame& wanted, std::uint64_t seed, std::set<std::size_t>& seen) {
    Setup setup;
    setup.game = wanted.game;
    setup.modules = wanted.modules;
    setup.players = {"one", "two"};
    leave_to_chance(setup);
    const Result<std::unique_ptr<Game>> game = Game::start(setup, tiles::Library::builtin());
    ASSERT_TRUE(game) << game.error();
    std::visit(
        [&]<class Rules>(const Position<Rules>* start) {
            const Tables& tables = game.value()->tables();
            Evaluator<Rules> evaluator(tables, builtin_weights(tables.switches));
            Noting noting{seen};
            Position<Rules> pos = *start;
            Bag bag(pos);
            Random random(seed);
            Silent silent;
            while (!pos.over()) {
                const bool is_chance = pos.questions.back().seat == kChance;
                if (is_chance) {
                    evaluator.count_left(pos);
                    evaluator.add_terms(pos, noting);
                }
                const Move move =
                    is_chance ? chance_move(pos, bag, random) : random_move(tables, pos, random);
                apply_unchecked(tables, pos, move, silent);
            }
        },
        game.value()->position());
}

// A term that nothing adds, or that a module has not put in its list, would be forgotten.
TEST(TermTable, HasAllTermsThatGamesAddAndNoOthers) {
    std::set<std::size_t> seen;
    for (const BenchGame& game : bench_games()) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) note_terms(game, seed, seen);
    }
    for (std::size_t term = 0; term < kTerms; ++term)
        EXPECT_TRUE(seen.contains(term)) << kTermTable[term].name;
    EXPECT_EQ(seen.size(), kTerms);
}

}  // namespace
}  // namespace trencavel::eval
