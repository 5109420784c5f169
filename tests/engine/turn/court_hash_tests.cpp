// The hash of what Die Burg and Falken add to a position.
#include <gtest/gtest.h>

#include "engine/turn/hash_checks.h"
#include "games/kinds.h"
#include "support/court_games.h"

namespace trencavel::engine_tests {
namespace {

// K13: whose it is, on which house, and what it counts. Anna's house is at 0,3, Ben's at 5,0.
TEST(CourtHash, DependsOnTheKeeps) {
    const auto game = start_court("P16 P16 C07");
    play(*game, "place 0,3 r270; follower 0; place 5,0 r0; follower 0");
    ASSERT_EQ(game->snapshot().court->keeps[0].size, 2u);
    ASSERT_EQ(game->snapshot().court->keeps[1].size, 1u);
    expect_all_differ(
        court_position_of(*game),
        {[](Court& pos) { pos.slice<Burg>().keeps[0] = {}; },
         [](Court& pos) { pos.slice<Burg>().keeps[1] = {}; },
         [](Court& pos) { pos.slice<Burg>().keeps[0].size = 3; },
         [](Court& pos) { pos.slice<Burg>().keeps[1].size = 3; },
         [](Court& pos) { pos.slice<Burg>().keeps[0].feature = pos.first_feature[1]; },
         [](Court& pos) { std::swap(pos.slice<Burg>().keeps[0], pos.slice<Burg>().keeps[1]); }});
}

// K15, K16
TEST(CourtHash, DependsOnTheWallTiles) {
    const auto game = court_at_twelve("C07 C07");
    ASSERT_EQ(game->snapshot().court->held[0], (std::vector{1u}));
    expect_all_differ(
        court_position_of(*game),
        {[](Court& pos) { pos.slice<WallTiles>().held[0][1] = 2; },
         [](Court& pos) { pos.slice<WallTiles>().held[0][9] = 1; },
         [](Court& pos) { pos.slice<WallTiles>().held[1][9] = 1; },
         [](Court& pos) { std::swap(pos.slice<WallTiles>().held[0], pos.slice<WallTiles>().held[1]); },
         [](Court& pos) { pos.slice<WallTiles>().towers |= 1; },
         [](Court& pos) { pos.slice<WallTiles>().towers ^= 1u << 12; },
         [](Court& pos) { pos.slice<WallTiles>().unseen[1] = 0; },
         [](Court& pos) { pos.slice<WallTiles>().unseen[9] = 1; },
         [](Court& pos) { pos.slice<WallTiles>().fresh[1] = 1; },
         [](Court& pos) { pos.slice<WallTiles>().fresh[2] = 1; },
         [](Court& pos) { pos.slice<WallTiles>().extra_decided = true; }});
}

// K15: where a wall tile is taken and by whom, while it is to be revealed; before and after that it is
// nothing.
TEST(CourtHash, DependsOnTheRevealThatIsDue) {
    const std::vector<Change<Court>> changes = {[](Court& pos) { pos.slice<WallTiles>().tower = 7; },
                                                [](Court& pos) { pos.slice<WallTiles>().taker = 1; },
                                                [](Court& pos) {
                                                    pos.slice<WallTiles>().tower = 7;
                                                    pos.slice<WallTiles>().taker = 1;
                                                }};
    const auto game = court_at_twelve("C07 C07", kHiddenWall);
    ASSERT_EQ(game->snapshot().question, (Question{kChance, QuestionKind::Reveal}));
    expect_all_differ(court_position_of(*game), changes);
    play(*game, "reveal 9");
    for (const Change<Court>& change : changes) {
        Court pos = court_position_of(*game);
        change(pos);
        EXPECT_EQ(hash(pos), game->hash());
    }
}

TEST(CourtHash, DependsOnWhatIsRevealed) {
    std::set<std::uint64_t> hashes;
    for (const char* kind : {"1", "4", "9"}) {
        const auto game = court_at_twelve("C07 C07", kHiddenWall);
        play(*game, "reveal " + std::string(kind));
        hashes.insert(game->hash());
    }
    EXPECT_EQ(hashes.size(), 3u);
}

// F3, F5, F9
TEST(CourtHash, DependsOnNestsGatesAndSortsOfFollowers) {
    const auto game = start(gates_setup("C01 C01 C07"));
    play(*game, "place 6,0 r0; king 0");
    expect_all_differ(court_position_of(*game),
                      {[](Court& pos) { pos.slice<Falcon>().nests[0] = 1; },
                       [](Court& pos) { pos.slice<Falcon>().nests[1] = 1; },
                       [](Court& pos) { pos.slice<Falcon>().nests[0] = 300; },
                       [](Court& pos) { pos.slice<Falcon>().at_gate[0] = true; },
                       [](Court& pos) { pos.slice<Falcon>().at_gate[1] = true; },
                       [](Court& pos) { pos.supply[pos.troop(0, falcon::kKing)] = 1; },
                       [](Court& pos) { pos.supply[pos.troop(1, falcon::kFalconer)] = 0; },
                       [](Court& pos) {
                           std::swap(pos.followers[pos.troop(0, falcon::kKing)],
                                     pos.followers[pos.troop(0, falcon::kFalconer)]);
                       },
                       [](Court& pos) {
                           std::swap(pos.followers[pos.troop(0, falcon::kKing)],
                                     pos.followers[pos.troop(1, falcon::kKing)]);
                       }});
}

// --- the same by another way ------------------------------------------------------------------------------

TEST(CourtHash, DoesNotDependOnTheOrderInWhichTilesWereLaid) {
    const auto setup = court_setup("C07 C07 C07");
    EXPECT_EQ(hash_after_moves(setup, "place 5,0 r0; pass; place 1,1 r0; pass"),
              hash_after_moves(setup, "place 1,1 r0; pass; place 5,0 r0; pass"));
    EXPECT_EQ(
        hash_after_moves(court_setup("C07 C07 C07 B09 C07"),
                         "place 5,0 r0; pass; place 5,1 r0; pass; place 4,0 r0; pass; place 4,1 r0; pass"),
        hash_after_moves(court_setup("C07 C07 B09 C07 C07"),
                         "place 5,0 r0; pass; place 4,0 r0; pass; place 4,1 r0; pass; place 5,1 r0; pass"));
}

// K14: three paths of Anna's, in any order, and then one of Ben's: no tower is on the way.
TEST(CourtHash, DoesNotDependOnTheOrderOfScoring) {
    const auto setup = court_setup("C01 C07 P14 C07 P14 C07 C07 P14 C07 C07 C05 C07");
    const std::string moves =
        "place 5,0 r0; follower 0; place 4,0 r0; pass; place 4,1 r270; follower 1; place 6,0 r0; pass; "
        "place 6,1 r90; follower 1; place 6,2 r0; pass; place 0,3 r0; pass; place 5,2 r180; follower 1; "
        "place 8,3 r0; pass; place 7,8 r0; pass; place 5,1 r0; pass; ";
    const std::set<std::uint64_t> hashes = {hash_after_moves(setup, moves + "score 5,1 3; score 5,1 0"),
                                            hash_after_moves(setup, moves + "score 5,1 0; score 5,1 3"),
                                            hash_after_moves(setup, moves + "score 5,1 1; score 5,1 3")};
    EXPECT_EQ(hashes.size(), 1u);
}

}  // namespace
}  // namespace trencavel::engine_tests
