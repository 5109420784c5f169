// A reason for every refusal that the wheel and expansion 8 know, each reached by a short game.
#include "module_moves.h"

namespace trencavel::record {
namespace {

using RefusedModuleMoves = ModuleMoves;

// B5
TEST_F(RefusedModuleMoves, WithABridgeAreRefusedWithTheReason) {
    game_ = game_of("game carcassonne\nwith bridges\ndeck U B U V V V V V\n> place 1,0 r90\n> pass\n");
    EXPECT_EQ(reason("place 2,0 r0 bridge 2,0 ew"), "");
    EXPECT_EQ(reason("place 2,0 r0"), "its west edge would be a field and meet a road");
    EXPECT_EQ(reason("place 2,0 r0 bridge 2,0 ns"), "that bridge would not make the tile fit there");
    EXPECT_EQ(reason("place 2,0 r0 bridge 1,0 ew"), "that bridge would not make the tile fit there");
    EXPECT_EQ(reason("place 2,0 r0 bridge 7,7 ew"), "that bridge would not make the tile fit there");
    EXPECT_EQ(reason("place 0,1 r0 bridge 0,1 ew"),
              "the tile fits there without a bridge; you can build one after placing it");
    EXPECT_EQ(reason("place 1,0 r0 bridge 1,0 ns"), "there is already a tile there");
    EXPECT_EQ(reason("place 9,9 r0 bridge 9,9 ns"), "that cell is not next to a tile");
    EXPECT_EQ(reason("refuse"), "the tile can be placed without a bridge");
    EXPECT_EQ(reason("bridge 1,0 ns"), "the game is waiting for 'place'");
    EXPECT_EQ(reason("follower bridge"), "the game is waiting for 'place'");
}

// B4: what a bridge shows is named as such.
TEST_F(RefusedModuleMoves, ThatMeetABridgeSaySo) {
    game_ = game_of("game carcassonne\nwith bridges\ndeck B B U\n> place 0,1 r0\n> bridge 0,1 ew\n> pass\n");
    EXPECT_EQ(reason("place 1,1 r0"), "its west edge would be a field and meet a bridge");
    EXPECT_EQ(reason("place -1,1 r0"), "its east edge would be a field and meet a bridge");
    EXPECT_EQ(reason("place 0,2 r0"), "");
}

// B2, B3, B7
TEST_F(RefusedModuleMoves, OfBridgesBesideAPlacementAreRefusedWithTheReason) {
    game_ = game_of("game carcassonne\nwith bridges\ndeck B B B B B B U\n> place 0,1 r0\n");
    EXPECT_EQ(reason("follower bridge"), "you have not built a bridge this turn");
    EXPECT_EQ(reason("bridge 0,1 ns"), "you cannot build a bridge there");
    EXPECT_EQ(reason("bridge 0,0 ew"), "you cannot build a bridge there");
    EXPECT_EQ(reason("bridge 5,5 ew"), "you cannot build a bridge there");
    EXPECT_EQ(reason("refuse"), "the game is waiting for 'follower'");
    EXPECT_EQ(reason("crown taxes"), "this game has no wheel");
    make("bridge 0,1 ew");
    EXPECT_EQ(reason("bridge 0,1 ew"), "you have already built a bridge this turn");
    EXPECT_EQ(reason("follower bridge"), "");
    EXPECT_EQ(reason("follower 2"), "the tile has no feature with that index");
    make("pass");
}

// B1
TEST_F(RefusedModuleMoves, OfBridgesAreRefusedWhenNoneIsLeft) {
    game_ = game_of(
        "game carcassonne\nwith bridges\ndeck B B B B B B B U B\n"
        "> place 0,1 r0\n> bridge 0,1 ew\n> pass\n> place 0,2 r0\n> pass\n"
        "> place 0,3 r0\n> bridge 0,3 ew\n> pass\n> place 0,4 r0\n> pass\n"
        "> place 0,5 r0\n> bridge 0,5 ew\n> pass\n> place 0,6 r0\n> pass\n> place 0,7 r0\n");
    EXPECT_EQ(game_->snapshot().bridge_supplies[0], 0u);
    EXPECT_EQ(reason("bridge 0,7 ew"), "you have no bridges left");
    make("pass");
    make("place 0,8 r90");
    make("pass");
    EXPECT_EQ(reason("place 1,0 r0 bridge 1,0 ew"), "you have no bridges left");
}

// B7, C5
TEST_F(RefusedModuleMoves, OntoABridgeAreRefusedWhereARobberStands) {
    game_ = game_of(
        "game carcassonne\nwith bridges\ndeck U B U\n> place 1,0 r90\n> follower 0\n"
        "> place 2,0 r0 bridge 2,0 ew\n");
    EXPECT_EQ(reason("follower bridge"), "that area already has a follower");
}

TEST_F(RefusedModuleMoves, OfOtherGamesSayWhatTheGameLacks) {
    game_ = game_of("game carcassonne\ndeck U V\n");
    EXPECT_EQ(reason("place 1,0 r90 bridge 1,0 ns"), "this game has no bridges");
    EXPECT_EQ(reason("refuse"), "this game has no bridges");
    EXPECT_EQ(reason("crown taxes"), "the game is waiting for 'place'");
    make("place 1,0 r90");
    EXPECT_EQ(reason("bridge 1,0 ns"), "this game has no bridges");
    EXPECT_EQ(reason("follower bridge"), "this game has no bridges");
    EXPECT_EQ(reason("crown taxes"), "this game has no wheel");
    for (const char* move :
         {"castle 0", "reward 0,0 0", "recall 0,0 0", "offer U 1", "bid 1", "take U", "buy", "sell"})
        EXPECT_EQ(reason(move), "the game is waiting for 'follower'") << move;
}

// W11, W12
TEST_F(RefusedModuleMoves, OntoCrownSpacesAreRefusedWithTheReason) {
    game_ =
        game_of("game wheel\ndeck RadB RadB RadB RadB\n> place 1,-1 r0\n> crown famine\n> place 3,-1 r0\n");
    EXPECT_EQ(reason("crown famine"), "that segment has no free crown space");
    EXPECT_EQ(reason("crown taxes"), "");
    make("crown taxes");
    EXPECT_EQ(reason("crown taxes"), "the game is waiting for 'place'");
    make("place 4,0 r0");
    make("crown taxes");
    make("place 4,1 r0");
    EXPECT_EQ(reason("crown taxes"), "that segment has no free crown space");
}

// C5, W12
TEST_F(RefusedModuleMoves, WithAFollowerAreRefusedWhenNoneIsLeft) {
    std::string record = "game wheel\nwith bridges\ndeck";
    for (int i = 0; i < 15; ++i) record += " RadB";
    const char* cells[] = {"1,-1", "3,-1", "4,0", "4,1", "-1,0", "-1,2", "1,4",
                           "2,4",  "5,0",  "5,1", "6,0", "6,1",  "7,0",  "7,1"};
    record += "\n";
    int turn = 0;
    for (const char* cell : cells)
        record += "> place " + std::string(cell) + " r0\n> " + (turn++ % 2 == 0 ? "follower 0\n" : "pass\n");
    game_ = game_of(record + "> place 8,0 r0\n");
    EXPECT_EQ(game_->snapshot().supplies[0], 0u);
    EXPECT_EQ(reason("follower 0"), "you have no follower left");
    EXPECT_EQ(reason("crown taxes"), "you have no follower left");
    make("bridge 8,0 ns");
    EXPECT_EQ(game_->snapshot().over, true) << "nothing but pass was left to choose";
}

// B8
TEST_F(RefusedModuleMoves, OfCastlesAreRefusedWithTheReason) {
    game_ = game_of("game carcassonne\nwith castles\ndeck E E U\n> place 0,-1 r180\n> follower 0\n");
    EXPECT_EQ(reason("castle 0"), "");
    EXPECT_EQ(reason("castle 1"), "that is not a small city of yours completed this turn");
    EXPECT_EQ(reason("castle 252"), "that is not a small city of yours completed this turn");
    EXPECT_EQ(reason("follower 0"), "the game is waiting for 'castle'");
    EXPECT_EQ(reason("reward 0,0 0"), "the game is waiting for 'castle'");
    EXPECT_EQ(reason("pass"), "");
}

// B12
TEST_F(RefusedModuleMoves, OfRewardsAreRefusedWithTheReason) {
    game_ = game_of(
        "game carcassonne\nwith castles\ndeck E A E L U\n> place 0,-1 r180\n> follower 0\n> castle 0\n"
        "> place -1,0 r270\n> follower 1\n> place 1,-1 r180\n> pass\n> place 1,0 r0\n> pass\n");
    EXPECT_EQ(reason("reward 1,0 0"), "");
    EXPECT_EQ(reason("reward 0,-1 0"), "that was not completed next to the castle this turn");
    EXPECT_EQ(reason("reward 1,0 1"), "that was not completed next to the castle this turn");
    EXPECT_EQ(reason("reward 1,0 bridge"), "that was not completed next to the castle this turn");
    EXPECT_EQ(reason("reward 40,40 0"), "that was not completed next to the castle this turn");
    EXPECT_EQ(reason("reward 400,400 0"), "that was not completed next to the castle this turn");
    EXPECT_EQ(reason("reward 1,0 99"), "that was not completed next to the castle this turn");
    EXPECT_EQ(reason("pass"), "the game is waiting for 'reward'") << "B11: it cannot be declined";
}

// W10
TEST_F(RefusedModuleMoves, OfThePlagueAreRefusedWithTheReason) {
    game_ = game_of(
        "game wheel\nwith castles bridges\ndeck RadB RadU/2 RadB RadV/3 RadB\n> place 1,-1 r0\n"
        "> bridge 1,-1 ew\n> follower bridge\n> place 3,4 r0\n> pass\n> place 4,0 r0\n> follower 0\n");
    EXPECT_EQ(reason("recall 1,-1 bridge"), "");
    EXPECT_EQ(reason("recall 1,-1 0"), "you have no follower there");
    EXPECT_EQ(reason("recall 1,-1 castle"), "you have no follower there");
    EXPECT_EQ(reason("recall 9,9 0"), "you have no follower there");
    EXPECT_EQ(reason("pass"), "the game is waiting for 'recall'");
    EXPECT_EQ(reason("place 2,-1 r0"), "the game is waiting for 'recall'");
    EXPECT_EQ(reason("crown taxes"), "the game is waiting for 'recall'");
}

// B17, B18
TEST_F(RefusedModuleMoves, OfAnAuctionAreRefusedWithTheReason) {
    game_ = game_of("game carcassonne\nwith bazaars\ndeck BBB4 U V A E J\n> place 0,1 r0\n> pass\n");
    EXPECT_EQ(reason("offer U 99"), "");
    EXPECT_EQ(reason("offer A 0"), "no A is face up");
    EXPECT_EQ(reason("offer U 100"), "the highest possible bid is 99");
    EXPECT_EQ(reason("offer U 99999999999"), "the highest possible bid is 99");
    EXPECT_EQ(reason("take U"), "the game is waiting for 'offer'");
    EXPECT_EQ(reason("pass"), "the game is waiting for 'offer'");
    make("offer U 5");
    EXPECT_EQ(reason("bid 6"), "");
    EXPECT_EQ(reason("bid 5"), "your bid must be higher than the last one, 5");
    EXPECT_EQ(reason("bid 0"), "your bid must be higher than the last one, 5");
    EXPECT_EQ(reason("bid 100"), "the highest possible bid is 99");
    EXPECT_EQ(reason("buy"), "the game is waiting for 'bid'");
    make("bid 6");
    EXPECT_EQ(reason("bid 7"), "the game is waiting for 'sell'");
    EXPECT_EQ(reason("pass"), "the game is waiting for 'sell'");
    EXPECT_EQ(reason("buy"), "");
    EXPECT_EQ(reason("sell"), "");
}

// B22
TEST_F(RefusedModuleMoves, OfADraftAreRefusedWithTheReason) {
    game_ = game_of(
        "game carcassonne\nwith bazaars\noption bazaar draft\ndeck BBB4 U V A E J\n"
        "> place 0,1 r0\n> pass\n");
    EXPECT_EQ(reason("take V"), "");
    EXPECT_EQ(reason("take A"), "no A is face up");
    EXPECT_EQ(reason("offer V 0"), "the game is waiting for 'take'");
    EXPECT_EQ(reason("pass"), "the game is waiting for 'take'");
}

// B1: switched on one by one.
TEST_F(RefusedModuleMoves, OfModulesThatAreNotPlayedSayWhatTheGameLacks) {
    game_ = game_of("game carcassonne\nwith castles\ndeck U B\n");
    EXPECT_EQ(reason("place 1,0 r90 bridge 1,0 ns"), "this game has no bridges");
    EXPECT_EQ(reason("refuse"), "this game has no bridges");
    make("place 1,0 r90");
    EXPECT_EQ(reason("bridge 1,0 ns"), "this game has no bridges");
    EXPECT_EQ(reason("follower bridge"), "this game has no bridges");
    EXPECT_EQ(reason("crown taxes"), "this game has no wheel");
}

}  // namespace
}  // namespace trencavel::record
