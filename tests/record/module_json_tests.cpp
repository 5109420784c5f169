// What the outside is told of bridges, castles, wheel and bazaar.
#include <gtest/gtest.h>

#include <set>

#include "games/kinds.h"
#include "record/names.h"
#include "support/chance.h"
#include "support/games.h"
#include "told.h"

namespace trencavel::record {
namespace {

// --- state ------------------------------------------------------------------------------------------------

TEST(ModuleStateJson, HasNoKeysForWhatIsNotPlayed) {
    const Json plain = state_of("game carcassonne\ndeck U V\n");
    for (const char* key : {"with", "bridges", "castles", "castle", "wheel", "bazaar"})
        EXPECT_FALSE(plain.contains(key)) << key;
    const Json castles = state_of("game carcassonne\nwith castles\ndeck U V\n");
    EXPECT_EQ(castles["with"], (Json{"castles"}));
    EXPECT_EQ(castles["castles"], Json::array());
    EXPECT_FALSE(castles.contains("bridges"));
    EXPECT_EQ(castles["supplies"].dump(), R"({"followers":[7,7],"castles":[3,3]})");
}

TEST(ModuleStateJson, ShowsTheStartOfEverything) {
    const Json state = state_of("game wheel\nwith bridges castles bazaars\ndeck RadB RadE RadU/2\n");
    EXPECT_EQ(state["game"], "wheel");
    EXPECT_EQ(state["with"].dump(), R"(["bridges","castles","bazaars"])");
    EXPECT_EQ(state["supplies"].dump(), R"({"followers":[7,7],"bridges":[3,3],"castles":[3,3]})");
    EXPECT_EQ(state["board"].size(), 16u);
    EXPECT_EQ(state["bridges"], Json::array());
    EXPECT_EQ(state["castles"], Json::array());
    EXPECT_EQ(state["wheel"].dump(), R"({"pig":"fortune","crowns":{"fortune":[],"taxes":[],"famine":[],)"
                                     R"("storm":[],"inquisition":[],"plague":[]}})");
    EXPECT_FALSE(state.contains("bazaar"));
    EXPECT_EQ(state["remaining"].dump(), R"({"RadE":1,"RadU/2":1})");
}

TEST(ModuleStateJson, ShowsBridgesAndWhoStandsOnThem) {
    const Json state = state_of(
        "game wheel\nwith bridges\ndeck RadB RadB\n> place 1,-1 r0\n> bridge 1,-1 ew\n"
        "> follower bridge\n");
    EXPECT_EQ(state["bridges"].dump(), R"([{"cell":[1,-1],"axis":"ew"}])");
    EXPECT_EQ(state["followers"].dump(), R"([{"seat":0,"cell":[1,-1],"feature":"bridge"}])");
    EXPECT_EQ(state["supplies"]["bridges"], (Json{2, 3}));
}

TEST(ModuleStateJson, ShowsCrownsAndThePig) {
    const Json state = state_of(
        "game wheel\ndeck RadB RadB RadU/2\n> place 1,-1 r0\n> crown taxes\n> place 3,-1 r0\n"
        "> crown taxes\n");
    EXPECT_EQ(state["wheel"]["pig"], "famine");
    EXPECT_EQ(state["wheel"]["crowns"]["taxes"], (Json{0, 1}));
    EXPECT_EQ(state["followers"], Json::array());
}

const std::string kReward =
    "game carcassonne\nwith castles\ndeck E A E L U\n> place 0,-1 r180\n> follower 0\n> castle 0\n"
    "> place -1,0 r270\n> follower 1\n> place 1,-1 r180\n> pass\n> place 1,0 r0\n> pass\n";

TEST(ModuleStateJson, ShowsCastlesAndTheOneInQuestion) {
    const Json state = state_of(kReward);
    EXPECT_EQ(state["asks"], "reward");
    EXPECT_EQ(state["seat"], 0);
    EXPECT_EQ(state["castles"].dump(), R"([{"cells":[[0,-1],[0,0]],"seat":0,"occupied":true}])");
    EXPECT_EQ(state["castle"].dump(), R"({"cells":[[0,-1],[0,0]],"seat":0,"occupied":true})");
    const Json after = state_of(kReward + "> reward 0,0 1\n");
    EXPECT_FALSE(after.contains("castle"));
    EXPECT_EQ(after["castles"].dump(), R"([{"cells":[[0,-1],[0,0]],"seat":0,"occupied":false}])");
}

const std::string kBazaar = "game carcassonne\nwith bazaars\ndeck BBB4 U V A E\n> place 0,1 r0\n> pass\n";

TEST(ModuleStateJson, ShowsABazaar) {
    EXPECT_EQ(state_of(kBazaar)["bazaar"].dump(), R"({"open":["U","V"],"won":[null,null]})");
    EXPECT_EQ(state_of(kBazaar)["left"], 2) << "open tiles are not left";
    EXPECT_EQ(state_of(kBazaar)["remaining"].dump(), R"({"A":1,"E":1})");
    EXPECT_EQ(state_of(kBazaar + "> offer V 2\n")["bazaar"].dump(),
              R"({"open":["U","V"],"won":[null,null],"offer":{"seat":1,"tile":"V","bid":2,"bidder":1}})");
    EXPECT_EQ(state_of(kBazaar + "> offer V 2\n> bid 5\n")["bazaar"].dump(),
              R"({"open":["U","V"],"won":[null,null],"offer":{"seat":1,"tile":"V","bid":5,"bidder":0}})");
    const Json sold = state_of(kBazaar + "> offer V 2\n> bid 5\n> buy\n");
    EXPECT_EQ(sold["bazaar"].dump(), R"({"open":[],"won":["U",null]})") << "Ben has his in hand";
    EXPECT_EQ(sold["tile"], "V");
    EXPECT_EQ(sold["scores"], (Json{5, -5})) << "B20";
}

// B22
TEST(ModuleStateJson, ShowsTheOptions) {
    const Json state = state_of("game wheel\nwith bazaars\noption bazaar draft\ndeck RadB RadE\n");
    EXPECT_EQ(state["options"].dump(), R"({"bazaar":"draft"})");
    EXPECT_FALSE(state_of(kBazaar).contains("options"));
}

TEST(ModuleStateJson, AsksNoSeatForATileThatIsTurnedUp) {
    const Json state =
        state_of("game carcassonne\nwith bazaars\ndeck BBB4 ...\n> place 0,1 r0\n> pass\n> draw U\n");
    EXPECT_EQ(state["asks"], "draw");
    EXPECT_EQ(state["seat"], nullptr);
    EXPECT_EQ(state["tile"], nullptr);
    EXPECT_EQ(state["bazaar"].dump(), R"({"open":["U"],"won":[null,null]})");
}

// --- events -----------------------------------------------------------------------------------------------

// W4, W6, W11: the pig, then its segment, then the crown spaces, then the turn.
TEST(ModuleEventsJson, TellTheWheelInItsOrder) {
    EXPECT_EQ(events_of("game wheel\ndeck RadB RadU/3 RadB\n> place 1,-1 r0\n> crown storm\n"),
              R"([{"event":"crown","seat":0,"segment":"storm"},)"
              R"({"event":"drawn","seat":1,"tile":"RadU/3"},{"event":"pig","segment":"storm"},)"
              R"({"event":"scored","kind":"storm","points":6,"seats":[0],"followers":6},)"
              R"({"event":"scored","kind":"storm","points":7,"seats":[1],"followers":7},)"
              R"({"event":"scored","kind":"crown","points":6,"seats":[0],"segment":"storm"},)"
              R"({"event":"uncrowned","seat":0,"segment":"storm"}])");
}

TEST(ModuleEventsJson, TellFortunaAndTheInquisition) {
    const std::string monk =
        "game wheel\ndeck RadB RadU/3 RadU/1 RadU/2\n> place 1,-1 r0\n> follower 0\n"
        "> place 3,4 r0\n> pass\n";
    EXPECT_EQ(events_of(monk),
              R"([{"event":"drawn","seat":0,"tile":"RadU/1"},{"event":"pig","segment":"inquisition"},)"
              R"({"event":"scored","kind":"inquisition","points":2,"seats":[0],"followers":1}])");
    EXPECT_EQ(events_of(monk + "> place 3,5 r0\n> pass\n"),
              R"([{"event":"drawn","seat":1,"tile":"RadU/2"},{"event":"pig","segment":"fortune"},)"
              R"({"event":"scored","kind":"fortune","points":3,"seats":[1]}])");
}

// W6: a knight alone in a city without a pennant; W7: a farmer at the castle.
TEST(ModuleEventsJson, TellTaxesAndFamine) {
    const Json taxes =
        Json::parse(events_of("game wheel\ndeck RadE RadU/1 RadB\n> place 4,1 r180\n> follower 0\n"));
    EXPECT_EQ(taxes.back()["kind"], "taxes");
    EXPECT_EQ(taxes.back()["points"], 1);
    EXPECT_EQ(taxes.back()["followers"], 1);
    EXPECT_EQ(taxes.back()["pennants"], 0);
    const Json famine =
        Json::parse(events_of("game wheel\ndeck RadE RadU/2 RadB\n> place 0,-1 r180\n> follower 1\n"));
    EXPECT_EQ(famine.back()["kind"], "famine");
    EXPECT_EQ(famine.back()["points"], 1);
    EXPECT_EQ(famine.back()["cities"], 1);
}

// W10, B23
TEST(ModuleEventsJson, TellWhoComesHomeInThePlague) {
    EXPECT_EQ(
        events_of(
            "game wheel\nwith bridges\ndeck RadB RadU/2 RadB RadV/3 RadB\n> place 1,-1 r0\n"
            "> bridge 1,-1 ew\n> follower bridge\n> place 3,4 r0\n> pass\n> place 4,0 r0\n> follower 0\n"
            "> recall 1,-1 bridge\n"),
        R"([{"event":"returned","seat":0,"cell":[1,-1],"feature":"bridge"}])");
    EXPECT_EQ(
        events_of(
            "game wheel\nwith castles\ndeck RadE RadU/2 RadB RadU/3 RadA\n> place 0,-1 r180\n> follower 0\n"
            "> castle 0\n> place 3,4 r0\n> pass\n> place 4,0 r0\n> follower 0\n> recall 0,0 castle\n"),
        R"([{"event":"returned","seat":0,"cell":[0,-1],"feature":"castle"}])");
}

// B5, B7
TEST(ModuleEventsJson, TellOfBridges) {
    const std::string placed =
        "game carcassonne\nwith bridges\ndeck U B U\n> place 1,0 r90\n> pass\n"
        "> place 2,0 r0 bridge 2,0 ew\n";
    EXPECT_EQ(events_of(placed), R"([{"event":"placed","seat":1,"tile":"B","cell":[2,0],"rotation":0},)"
                                 R"({"event":"bridge","seat":1,"cell":[2,0],"axis":"ew"}])");
    EXPECT_EQ(events_of(placed + "> follower bridge\n"),
              R"([{"event":"follower","seat":1,"cell":[2,0],"feature":"bridge"},)"
              R"({"event":"drawn","seat":0,"tile":"U"}])");
    EXPECT_EQ(events_of("game carcassonne\nwith bridges\ndeck B U\n> place 0,1 r0\n> bridge 0,1 ew\n"),
              R"([{"event":"bridge","seat":0,"cell":[0,1],"axis":"ew"}])");
    EXPECT_EQ(
        events_of(
            "game carcassonne\nwith bridges\ndeck A A X B U\n> place -1,0 r270\n> pass\n> place 1,0 r90\n"
            "> pass\n> refuse\n"),
        R"([{"event":"discarded","seat":0,"tile":"X"},{"event":"drawn","seat":0,"tile":"B"}])");
}

// B8, B11, B14
TEST(ModuleEventsJson, TellOfCastles) {
    EXPECT_EQ(
        events_of("game carcassonne\nwith castles\ndeck E U\n> place 0,-1 r180\n> follower 0\n> castle 0\n"),
        R"([{"event":"castle","seat":0,"cells":[[0,-1],[0,0]]},{"event":"drawn","seat":1,"tile":"U"}])");
    EXPECT_EQ(events_of(kReward + "> reward 0,0 1\n"),
              R"([{"event":"scored","kind":"road","points":3,"seats":[1],"complete":true,"cell":[-1,0],)"
              R"("feature":1,"tiles":3},{"event":"returned","seat":1,"cell":[-1,0],"feature":1},)"
              R"({"event":"scored","kind":"castle","points":3,"seats":[0],"cells":[[0,-1],[0,0]],)"
              R"("source":"road"},{"event":"returned","seat":0,"cell":[0,-1],"feature":"castle"},)"
              R"({"event":"drawn","seat":0,"tile":"U"}])");
}

// B15: 4 for the castle.
TEST(ModuleEventsJson, TellOfCastlesAtAField) {
    const Json events =
        Json::parse(events_of("game carcassonne\nwith castles\ndeck E U\n> place 0,-1 r180\n"
                              "> follower 0\n> castle 0\n> place 1,0 r90\n> follower 2\n"));
    EXPECT_EQ(events[2].dump(), R"({"event":"scored","kind":"field","points":4,"seats":[1],"complete":false,)"
                                R"("cell":[0,0],"feature":2,"cities":1,"castles":1})");
}

// B16 to B18
TEST(ModuleEventsJson, TellOfABazaar) {
    EXPECT_EQ(events_of(kBazaar), R"([{"event":"bazaar","seat":0},{"event":"turned-up","tile":"U"},)"
                                  R"({"event":"turned-up","tile":"V"}])");
    EXPECT_EQ(events_of(kBazaar + "> offer V 2\n"),
              R"([{"event":"offered","seat":1,"tile":"V","points":2}])");
    EXPECT_EQ(events_of(kBazaar + "> offer V 2\n> bid 5\n"), R"([{"event":"bid","seat":0,"points":5}])");
    EXPECT_EQ(events_of(kBazaar + "> offer V 2\n> bid 5\n> sell\n"),
              R"([{"event":"paid","seat":0,"to":1,"points":5},{"event":"won","seat":0,"tile":"V"},)"
              R"({"event":"won","seat":1,"tile":"U"}])");
    EXPECT_EQ(events_of(kBazaar + "> offer V 2\n> pass\n"),
              R"([{"event":"passed","seat":0},{"event":"paid","seat":1,"to":null,"points":2},)"
              R"({"event":"won","seat":1,"tile":"V"},{"event":"won","seat":0,"tile":"U"}])");
    EXPECT_EQ(events_of(kBazaar + "> offer V 0\n> pass\n"),
              R"([{"event":"passed","seat":0},{"event":"won","seat":1,"tile":"V"},)"
              R"({"event":"won","seat":0,"tile":"U"}])")
        << "nothing is paid for nothing";
}

TEST(ModuleEventsJson, TellOfADraft) {
    EXPECT_EQ(
        events_of(
            "game carcassonne\nwith bazaars\noption bazaar draft\ndeck BBB4 U V A\n> place 0,1 r0\n> pass\n"
            "> take V\n"),
        R"([{"event":"won","seat":1,"tile":"V"}])");
}

// --- whole games ------------------------------------------------------------------------------------------

class ModuleJson : public testing::TestWithParam<std::tuple<const char*, unsigned>> {
protected:
    std::unique_ptr<Game> start_shuffled(std::uint64_t seed) const {
        const auto [game, players] = GetParam();
        return start(with_seed(setup_of(game, "bridges castles bazaars", players), seed));
    }
};

// B20: payments are no scorings, but they too are told.
TEST_P(ModuleJson, EventsSumUpToTheScores) {
    std::set<std::string> kinds;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        ASSERT_NO_FATAL_FAILURE(expect_events_sum_up_to_the_scores(*start_shuffled(seed), seed, kinds));
    }
    for (const char* kind : {"bridge", "castle", "bazaar", "turned-up", "offered", "paid", "won"})
        EXPECT_TRUE(kinds.contains(kind)) << kind;
}

TEST_P(ModuleJson, StatesCanBeWrittenAtEveryQuestion) {
    const std::unique_ptr<Game> game = start_shuffled(9);
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
    } while (play_one(*game, random));
}

// Two decks that begin alike: up to the first other tile nobody can tell the games apart.
TEST_P(ModuleJson, RevealsNothingOfTheTilesNotYetDrawn) {
    constexpr std::size_t kKnown = 40;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const std::unique_ptr<Game> shuffled = start_shuffled(seed);
        std::vector<std::string> deck = deck_names(*shuffled);
        const auto setup = with_deck(shuffled->setup(), deck);
        const std::unique_ptr<Game> game = start(setup);
        Random random(seed);
        random.shuffle(deck.data() + kKnown, deck.size() - kKnown);
        ASSERT_NE(deck, setup.deck->tiles);
        const std::unique_ptr<Game> other = start(with_deck(setup, deck));
        while (game->drawn() <= kKnown) {
            ASSERT_EQ(state_json(*game).dump(), state_json(*other).dump());
            ASSERT_EQ(events_json(game->events(), game->tables()).dump(),
                      events_json(other->events(), other->tables()).dump());
            ASSERT_TRUE(play_one(*game, random));
            ASSERT_EQ(other->apply(game->moves().back()), Refusal::None);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, ModuleJson,
                         testing::Values(std::tuple("carcassonne", 2u), std::tuple("carcassonne", 6u),
                                         std::tuple("wheel", 3u), std::tuple("wheel", 5u)));

TEST(EventNames, AreOneForEachKind) {
    std::set<std::string_view> names;
    for (unsigned kind = 0; kind <= static_cast<unsigned>(EventKind::Over); ++kind)
        names.insert(name(static_cast<EventKind>(kind)));
    EXPECT_EQ(names.size(), 25u);
    EXPECT_EQ(name(EventKind::Over), "over");
    EXPECT_EQ(name(bazaars::kTurnedUpEvent), "turned-up");
}

TEST(SegmentNames, AreReadAsTheyAreWritten) {
    for (unsigned segment = 0; segment < 6; ++segment)
        EXPECT_EQ(find_segment(name_of_segment(segment)), segment);
    EXPECT_FALSE(find_segment("pest"));
    EXPECT_FALSE(find_segment(""));
}

}  // namespace
}  // namespace trencavel::record
