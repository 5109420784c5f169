// The hash tells positions apart by what can be seen, and not by how they came about.
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "engine/turn/hash.h"
#include "support/games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

std::uint64_t hash_after(std::string_view deck, std::string_view moves) {
    const auto game = start(deck);
    play(*game, moves);
    return game->hash();
}

TEST(Hash, DoesNotDependOnTheOrderInWhichTilesWereLaid) {
    EXPECT_EQ(hash_after("U U E", "place 1,0 r90; pass; place -1,0 r90; pass"),
              hash_after("U U E", "place -1,0 r90; pass; place 1,0 r90; pass"));
    EXPECT_EQ(hash_after("U V E", "place 1,0 r90; pass; place -1,0 r270; pass"),
              hash_after("V U E", "place -1,0 r270; pass; place 1,0 r90; pass"));
}

TEST(Hash, DoesNotDependOnTheOrderOfTheTilesToCome) {
    EXPECT_EQ(start("U V E B")->hash(), start("U B E V")->hash());
}

TEST(Hash, DependsOnTileCellAndRotation) {
    const std::set<std::uint64_t> hashes = {
        hash_after("U E", "place 1,0 r90; pass"),  hash_after("U E", "place -1,0 r90; pass"),
        hash_after("U E", "place 1,0 r270; pass"), hash_after("U E", "place 0,1 r90; pass"),
        hash_after("V E", "place 1,0 r0; pass"),
    };
    EXPECT_EQ(hashes.size(), 5u);
}

TEST(Hash, DependsOnTheFollowerAndItsPlace) {
    const std::set<std::uint64_t> hashes = {
        hash_after("U E", "place 1,0 r90; pass"),
        hash_after("U E", "place 1,0 r90; follower 0"),
        hash_after("U E", "place 1,0 r90; follower 1"),
        hash_after("U E", "place 1,0 r90; follower 2"),
    };
    EXPECT_EQ(hashes.size(), 4u);
}

TEST(Hash, DependsOnTheQuestion) {
    EXPECT_NE(hash_after("U", "place 1,0 r90"), hash_after("U", "place 1,0 r90; pass"));
}

TEST(Hash, DependsOnTheTilesToCome) {
    EXPECT_NE(start("U V")->hash(), start("U W")->hash());
    EXPECT_NE(start("U V")->hash(), start("U V V")->hash());
}

TEST(Hash, DependsOnTheNumberOfPlayers) {
    EXPECT_NE(start("U", 2)->hash(), start("U", 3)->hash());
}

// Each change alone makes another position.
TEST(Hash, DependsOnSeatHandScoreSupplyAndStage) {
    const auto game = start("U V E");
    play(*game, "place 1,0 r90; follower 0");
    using P = Position<BaseRules>;
    const std::function<void(P&)> changes[] = {
        [](P&) {},
        [](P& pos) { pos.seat = 0; },
        [](P& pos) { pos.hand = 3; },
        [](P& pos) { pos.score[0] = 1; },
        [](P& pos) { pos.score[1] = 1; },
        [](P& pos) { pos.score[1] = -1; },
        [](P& pos) { --pos.supply[0]; },
        [](P& pos) { --pos.supply[1]; },
        [](P& pos) { pos.stage = Stage::Over; },
        [](P& pos) { pos.questions.back().seat = 0; },
        [](P& pos) { pos.questions.back().kind = QuestionKind::Follower; },
        [](P& pos) { std::swap(pos.followers[0], pos.followers[1]); },
    };
    std::set<std::uint64_t> hashes;
    for (const auto& change : changes) {
        P pos = position_of(*game);
        change(pos);
        hashes.insert(hash(pos));
    }
    EXPECT_EQ(hashes.size(), std::size(changes));
}

}  // namespace
}  // namespace trencavel::engine_tests
