// What the outside is told of Die Burg and Falken: states.
#include <set>

#include "court_game.h"
#include "support/chance.h"
#include "support/games.h"
#include "told.h"

namespace trencavel::record {
namespace {

const std::string kAllTowers =
    "[[12,13],[17,18],[21,22],[33,34],[37,38],[44,45],[56,57],[60,61],[66,67],[73,74],[76,77],[88,89],[96,97]"
    "]";

// K1
TEST(CourtStateJson, ShowsTheStart) {
    const Json state = state_of(court("C07 B01 B01"));
    EXPECT_EQ(state["game"], "castle");
    EXPECT_EQ(state["seat"], 0);
    EXPECT_EQ(state["asks"], "place");
    EXPECT_EQ(state["tile"], "C07");
    EXPECT_EQ(state["supplies"].dump(), R"({"followers":[6,6]})");
    EXPECT_EQ(state["board"], Json::array());
    EXPECT_EQ(state["wall"].dump(),
              R"({"towers":)" + kAllTowers +
                  R"(,"held":[[],[]],"unseen":{"1":2,"2":2,"3":2,"4":2,"5":2,"6":2,"7":2,"8":2,"9":2}})");
    EXPECT_EQ(state["keeps"].dump(), "[null,null]");
    EXPECT_EQ(state["free"], 76);
    EXPECT_EQ(state["left"], 2);
    EXPECT_EQ(state["remaining"].dump(), R"({"B01":2})");
    for (const char* key : {"with", "options", "nests", "at_gate", "bridges", "castles", "wheel", "bazaar"})
        EXPECT_FALSE(state.contains(key)) << key;
}

// F
TEST(CourtStateJson, ShowsWhatFalkenAdds) {
    const Json state = state_of("game castle\nwith falcon\noption gates stop\ndeck C07\n" + kWallLine);
    EXPECT_EQ(state["with"].dump(), R"(["falcon"])");
    EXPECT_EQ(state["options"].dump(), R"({"gates":"stop"})");
    EXPECT_EQ(state["supplies"].dump(), R"({"followers":[6,6],"kings":[1,1],"falconers":[1,1]})");
    EXPECT_EQ(state["nests"].dump(), "[0,0]");
    EXPECT_EQ(state["at_gate"].dump(), "[false,false]");
    EXPECT_EQ(state["free"], 94);
}

TEST(CourtStateJson, HasNoWallInOtherGames) {
    for (const char* record :
         {"game carcassonne\ndeck U V\n", "game wheel\nwith castles\ndeck RadB RadE\n"}) {
        const Json state = state_of(record);
        for (const char* key : {"wall", "keeps", "free", "nests", "at_gate"})
            EXPECT_FALSE(state.contains(key)) << key;
        EXPECT_FALSE(state["supplies"].contains("kings"));
    }
}

// K15
TEST(CourtStateJson, ShowsTheWallTilesThatWereTaken) {
    const Json state =
        state_of(court(kDeckToTwelve + " C07", "wall 7 7 3 4 5 6 1 8 9 1 2 3 4\n") + kMovesToTwelve);
    EXPECT_EQ(state["scores"].dump(), "[12,0]");
    EXPECT_EQ(state["wall"]["held"].dump(), "[[7],[]]");
    EXPECT_EQ(state["wall"]["towers"].size(), 12u);
    EXPECT_EQ(state["wall"]["towers"][0].dump(), "[17,18]");
    EXPECT_EQ(state["wall"]["unseen"]["7"], 1);
    EXPECT_FALSE(state["wall"].contains("taken"));
}

// K15: a kind of which nobody can find one any more is left out.
TEST(CourtStateJson, ListsOnlyKindsThatAreLeft) {
    const Json state = state_of(
        court(kDeckToTwelve + " C07 C06 P14 C07", "wall 7 7 3 4 5 6 1 8 9 1 2 3 4\n") + kMovesToTwelve +
        "> place 0,3 r0\n> pass\n> place 5,9 r0\n> follower 0\n> place 5,8 r0\n> pass\n");
    EXPECT_EQ(state["wall"]["held"].dump(), "[[7,7],[]]");
    EXPECT_EQ(state["wall"]["unseen"].dump(), R"({"1":2,"2":2,"3":2,"4":2,"5":2,"6":2,"8":2,"9":2})");
}

// K15: nobody is asked, and the state says what is to be revealed.
TEST(CourtStateJson, ShowsTheRevealThatIsDue) {
    const Json state = state_of(court(kDeckToTwelve + " C07", kHiddenWallLine) + kMovesToTwelve);
    EXPECT_EQ(state["asks"], "reveal");
    EXPECT_EQ(state["seat"], nullptr);
    EXPECT_EQ(state["tile"], nullptr);
    EXPECT_EQ(state["wall"]["taken"].dump(), R"({"seat":0,"tower":[12,13]})");
    EXPECT_EQ(state["wall"]["held"].dump(), "[[],[]]");
    EXPECT_EQ(state["scores"].dump(), "[12,0]");
}

// K14, K16
TEST(CourtStateJson, ShowsTheQuestionsOfATurnsEnd) {
    const Json score = state_of(court(kDeckOfTwo) + kMovesToTwo);
    EXPECT_EQ(score["asks"], "score");
    EXPECT_EQ(score["seat"], 0);
    const Json extra = state_of(court(kDeckToTwelve + " C07 C07 C07") + kMovesToExtra);
    EXPECT_EQ(extra["asks"], "extra");
    EXPECT_EQ(extra["seat"], 0);
    const Json used = state_of(court(kDeckToTwelve + " C07 C07 C07") + kMovesToExtra + "> extra\n");
    EXPECT_EQ(used["asks"], "place");
    EXPECT_EQ(used["seat"], 0);
    EXPECT_EQ(used["wall"]["held"].dump(), "[[],[]]") << "used, and out of the game";
}

// K13
TEST(CourtStateJson, ShowsKeeps) {
    const Json state =
        state_of(court("P16 P16 C07") + "> place 0,3 r270\n> follower 0\n> place 5,0 r0\n> follower 0\n");
    EXPECT_EQ(state["keeps"].dump(),
              R"([{"tiles":2,"cell":[0,3],"feature":0},{"tiles":1,"cell":[5,0],"feature":0}])");
}

// F5: sorts that are not plain are named.
TEST(CourtStateJson, ShowsKingAndFalconer) {
    const Json state = state_of(falken("F16 C01 C07 C07") +
                                "> place 6,0 r0\n> king 1\n> place 9,3 r0\n> falconer 2\n> place 0,3 r0\n"
                                "> follower 0\n");
    EXPECT_EQ(state["followers"].dump(),
              R"([{"seat":0,"cell":[0,3],"feature":0},{"seat":0,"cell":[6,0],"feature":1,"sort":"king"},)"
              R"({"seat":1,"cell":[9,3],"feature":2,"sort":"falconer"}])");
    EXPECT_EQ(state["supplies"].dump(), R"({"followers":[5,6],"kings":[0,1],"falconers":[1,0]})");
}

// --- whole games ------------------------------------------------------------------------------------------

class CourtJson : public testing::TestWithParam<const char*> {
protected:
    auto new_setup() const {
        const std::string modules = GetParam();
        auto setup = setup_of("castle");
        if (modules != "") setup.modules = {"falcon"};
        if (modules == "gates") setup.options = {{"gates", "stop"}};
        return setup;
    }
    std::unique_ptr<Game> shuffled(std::uint64_t seed) const { return start(with_seed(new_setup(), seed)); }
};

// F9: what is lost at a gate is told, and does not count.
TEST_P(CourtJson, EventsSumUpToTheScores) {
    std::set<std::string> kinds;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        ASSERT_NO_FATAL_FAILURE(expect_events_sum_up_to_the_scores(*shuffled(seed), seed, kinds));
    }
    for (const char* kind : {"keep", "wall-tile", "scored", "returned"})
        EXPECT_TRUE(kinds.contains(kind)) << kind;
    EXPECT_EQ(kinds.contains("nests"), GetParam() != std::string());
}

// K1: the tiles are all there, and so are the wall tiles: on the wall, out of the game, held, or used.
TEST_P(CourtJson, StatesLoseNothing) {
    const std::unique_ptr<Game> game = shuffled(9);
    Random random(9);
    std::size_t tiles = 0;
    std::size_t discarded = 0;
    do {
        const Json state = state_json(*game);
        ASSERT_EQ(Json::parse(state.dump()), state);
        for (const Event& event : game->events()) discarded += event.kind == EventKind::Discarded ? 1 : 0;
        const std::size_t now = tiles_in(state) + discarded;
        if (tiles == 0) tiles = now;
        ASSERT_EQ(now, tiles) << "no tile is lost or shown twice";
        std::size_t unseen = 0;
        for (const Json& count : state["wall"]["unseen"]) unseen += count.get<std::size_t>();
        const std::size_t on_the_wall = state["wall"]["towers"].size();
        if (state["over"] == true) {
            ASSERT_EQ(on_the_wall, 0u) << "K17: what was left there is removed";
        } else {
            ASSERT_EQ(unseen, on_the_wall + 5) << "five lie outside the game";
        }
        ASSERT_LE(unseen + state["wall"]["held"][0].size() + state["wall"]["held"][1].size(), 18u);
    } while (play_one(*game, random));
}

INSTANTIATE_TEST_SUITE_P(Games, CourtJson, testing::Values("", "falcon", "gates"), [](const auto& modules) {
    return std::string(modules.param) == "" ? "plain" : std::string(modules.param);
});

}  // namespace
}  // namespace trencavel::record
