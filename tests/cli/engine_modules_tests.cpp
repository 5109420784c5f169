// The engine on a pipe: a short game of the wheel with all of expansion 8.
//
// Anna makes a castle of the board's cap in the north, Ben builds a bridge over his road in the south-east,
// Anna places a bazaar in the east. Ben sells the cloister to Anna and gets the bend free. The plague takes
// Ben's only follower and one of Anna's three; Ben goes onto a crown space, and Anna ends the road.
#include <gtest/gtest.h>

#include <algorithm>

#include "answered_moves.h"
#include "sample.h"

namespace trencavel::cli_tests::engine_modules {
namespace {

constexpr std::string_view kDeck = "RadE RadU/2 BBB4 RadB RadV RadU/3 RadA";

Lines header_of_all(std::string_view deck = kDeck) {
    return {"trencavel 1", "game wheel", "with bridges castles bazaars", "players Anna Ben",
            "deck " + std::string(deck)};
}

const std::vector<Answered>& answered() {
    static const std::vector<Answered> moves = {
        {"place", 0, "place 0,-1 r180"},
        {"follower", 0, "follower 0"},
        {"castle", 0, "castle 0"},
        {"place", 1, "place 3,4 r0"},
        {"follower", 1, "bridge 3,4 ew"},
        {"follower", 1, "follower bridge"},
        {"place", 0, "place 4,0 r0"},
        {"follower", 0, "follower 0"},
        {"offer", 1, "offer RadB 1"},
        {"bid", 0, "bid 2"},
        {"sell", 1, "sell"},
        {"place", 1, "place 1,4 r0"},
        {"follower", 1, "pass"},
        {"place", 0, "place 4,1 r0"},
        {"follower", 0, "follower 0"},
        {"recall", 0, "recall 0,0 castle"},
        {"place", 1, "place 3,5 r0"},
        {"follower", 1, "crown taxes"},
        {"place", 0, "place 3,6 r180"},
        {"follower", 0, "pass"},
    };
    return moves;
}

constexpr std::size_t kOffer = 8;    // moves before the offer is asked for
constexpr std::size_t kSale = 10;    // before the sale
constexpr std::size_t kRecall = 15;  // before the recall
constexpr std::size_t kAll = 20;

/// Header and first moves.
Lines lines_up_to(std::size_t moves, std::string_view deck = kDeck) {
    return with_moves(header_of_all(deck), answered(), moves);
}

Json state_after(std::size_t moves) {
    Dialogue engine;
    engine.ask_all(lines_up_to(moves));
    return engine.ask("? state").at("state");
}

TEST(EngineModules, PlaysAWholeGameThroughEveryQuestion) {
    Dialogue engine;
    engine.ask_all(header_of_all());
    ASSERT_EQ(answered().size(), kAll);
    ASSERT_NO_FATAL_FAILURE(expect_questions(engine, answered()));
    engine.ask_all({"expect over", "expect castles 2 3", "expect bridges 3 2", "expect pig plague"});
    EXPECT_EQ(engine.finish(), 0);
}

TEST(EngineModules, ShowsTheKeysOfEverythingThatIsPlayed) {
    const Json state = state_after(0);
    for (const char* key :
         {"game", "with", "players", "seat", "asks", "tile", "scores", "supplies", "board", "followers",
          "bridges", "castles", "wheel", "left", "remaining", "over", "winners", "ply"})
        EXPECT_TRUE(state.contains(key)) << key;
    EXPECT_EQ(state.at("with"), Json({"bridges", "castles", "bazaars"}));
    EXPECT_EQ(state.at("supplies"), Json::parse(R"({"followers":[7,7],"bridges":[3,3],"castles":[3,3]})"));
    EXPECT_EQ(state.at("board").size(), 16u);
    EXPECT_FALSE(state.contains("bazaar"));
}

TEST(EngineModules, ShowsAnAuction) {
    const Json state = state_after(kSale);
    EXPECT_EQ(state.at("bazaar"), Json::parse(R"({"open":["RadB","RadV"],"won":[null,null],
        "offer":{"seat":1,"tile":"RadB","bid":2,"bidder":0}})"));
    EXPECT_EQ(state.at("tile"), nullptr);
    EXPECT_EQ(state.at("left"), 2);
    EXPECT_EQ(state.at("castles"), Json::parse(R"([{"cells":[[0,-1],[0,0]],"seat":0,"occupied":true}])"));
    EXPECT_EQ(state.at("bridges"), Json::parse(R"([{"cell":[3,4],"axis":"ew"}])"));
    EXPECT_EQ(state.at("followers"), Json::parse(R"([{"seat":0,"cell":[4,0],"feature":0},
        {"seat":1,"cell":[3,4],"feature":"bridge"}])"));
}

TEST(EngineModules, ShowsScoresBelowZero) {
    EXPECT_EQ(state_after(kSale + 1).at("scores"), Json({-2, 2}));
}

TEST(EngineModules, ListsTheLegalAnswersOfEachQuestion) {
    Dialogue engine;
    engine.ask_all(lines_up_to(2));
    EXPECT_EQ(engine.ask("? legal").at("moves"), Json({"castle 0", "pass"}));
    engine.ask_all({"new"});
    engine.ask_all(lines_up_to(kOffer));
    const Json offers = engine.ask("? legal").at("moves");
    EXPECT_EQ(offers.size(), 200u);
    EXPECT_NE(std::find(offers.begin(), offers.end(), "offer RadV 99"), offers.end());
    engine.ask_all({"> offer RadB 97"});
    EXPECT_EQ(engine.ask("? legal").at("moves"), Json({"bid 98", "bid 99", "pass"}));
    engine.ask_all({"> bid 98"});
    EXPECT_EQ(engine.ask("? legal").at("moves"), Json({"buy", "sell"}));
    engine.ask_all({"new"});
    engine.ask_all(lines_up_to(kRecall));
    EXPECT_EQ(engine.ask("? legal").at("moves"),
              Json({"recall 0,-1 castle", "recall 4,0 0", "recall 4,1 0"}));
}

TEST(EngineModules, BotsAnswerEveryQuestionAndPlayNothing) {
    expect_answers_of_bots(header_of_all(), answered());
}

TEST(EngineModules, TakesMovesBackInTheMiddleOfAnAuction) {
    Dialogue engine;
    engine.ask_all(header_of_all());
    const Lines answers = expect_undo_of_all(engine, answered());
    for (std::size_t i = 0; i < kSale; ++i) EXPECT_EQ(engine.ask_text("> " + answered()[i].move), answers[i]);
    engine.ask_all({"undo", "undo", "expect asks offer", "> offer RadV 0", "> pass", "expect tile RadV",
                    "expect score 0 0"});
}

TEST(EngineModules, GivesARecordThatLeadsToTheSameState) {
    for (const std::size_t moves : {std::size_t{3}, kOffer, kSale, kRecall, kRecall + 1, kAll}) {
        Dialogue engine;
        engine.ask_all(lines_up_to(moves));
        const Json state = engine.ask("? state").at("state");
        const std::string record = engine.ask("? record").at("record");
        Lines lines = lines_up_to(moves);
        std::replace(lines.begin(), lines.end(), std::string("> recall 0,0 castle"),
                     std::string("> recall 0,-1 castle"));
        EXPECT_EQ(record, joined(lines)) << "areas and castles by their first cell";
        Dialogue again;
        again.ask_all(lines);
        EXPECT_EQ(again.ask("? state").at("state"), state);
    }
}

TEST(EngineModules, TellsTheWheelAndTheBazaarWithTheMoveThatBringsThem) {
    Dialogue engine;
    engine.ask_all(lines_up_to(2));
    EXPECT_EQ(engine.ask("> castle 0").at("events"), Json::parse(R"([
        {"event":"castle","seat":0,"cells":[[0,-1],[0,0]]},
        {"event":"drawn","seat":1,"tile":"RadU/2"}, {"event":"pig","segment":"famine"}])"));
    engine.ask_all({"new"});
    engine.ask_all(lines_up_to(kOffer - 1));
    EXPECT_EQ(engine.ask("> follower 0").at("events"), Json::parse(R"([
        {"event":"follower","seat":0,"cell":[4,0],"feature":0}, {"event":"bazaar","seat":0},
        {"event":"turned-up","tile":"RadB"}, {"event":"turned-up","tile":"RadV"}])"));
    engine.ask_all({"new"});
    engine.ask_all(lines_up_to(kRecall - 1));
    EXPECT_EQ(engine.ask("> follower 0").at("events"), Json::parse(R"([
        {"event":"follower","seat":0,"cell":[4,1],"feature":0},
        {"event":"drawn","seat":1,"tile":"RadU/3"}, {"event":"pig","segment":"plague"},
        {"event":"returned","seat":1,"cell":[3,4],"feature":"bridge"}])"));
}

/// Everything that can be asked, but for the record: that is for whoever set the game up.
const Lines kQuestions = {"? state",         "? legal",        "? bot greedy 10",
                          "? bot random 10", "> place 9,9 r0", "> draw RadB",
                          "> take RadV",     "expect left 9",  "expect tile RadA"};

Lines answers_with(std::string_view deck, std::size_t moves) {
    return answers_on_the_way(header_of_all(deck), answered(), moves, kQuestions);
}

TEST(EngineModules, HidesTilesUntilTheyAreTurnedUp) {
    // The two tiles of the bazaar in another order: it shows when they lie open, and not before.
    constexpr std::string_view other = "RadE RadU/2 BBB4 RadV RadB RadU/3 RadA";
    EXPECT_EQ(answers_with(kDeck, kOffer - 1), answers_with(other, kOffer - 1));
    EXPECT_NE(answers_with(kDeck, kOffer), answers_with(other, kOffer));
}

TEST(EngineModules, HidesTheTilesAfterABazaarThroughAllOfIt) {
    constexpr std::string_view other = "RadE RadU/2 BBB4 RadB RadV RadA RadU/3";
    EXPECT_EQ(answers_with(kDeck, kRecall - 1), answers_with(other, kRecall - 1));
    EXPECT_NE(answers_with(kDeck, kRecall), answers_with(other, kRecall));
}

// B16: where the order is not known, the tiles of a bazaar are drawn by moves of their own.
TEST(EngineModules, TakesTheOpenTilesAsDraws) {
    Dialogue engine;
    engine.ask_all({"trencavel 1", "game carcassonne", "with bazaars", "players Anna Ben", "deck BBB4 ...",
                    "> place 0,1 r0", "> pass", "expect asks draw"});
    EXPECT_EQ(engine.ask("? bot greedy 10").at("ok"), false) << "nobody is asked";
    EXPECT_EQ(engine.ask("> draw U").at("events"), Json::parse(R"([{"event":"turned-up","tile":"U"}])"));
    EXPECT_EQ(engine.ask("? state").at("state").at("bazaar").at("open"), Json({"U"}));
    engine.ask_all(
        {"> draw V", "expect asks offer", "undo", "expect asks draw", "> draw X", "expect legal offer X 0"});
}

TEST(EngineModules, PlaysWholeGamesWithBots) {
    for (const char* game : {"carcassonne", "wheel"}) {
        Dialogue engine;
        engine.ask_all({"trencavel 1", "game " + std::string(game), "with bridges castles bazaars",
                        "players Anna Ben Clara", "seed 11"});
        ASSERT_NO_FATAL_FAILURE(expect_whole_game_of_bot(engine));
    }
}

}  // namespace
}  // namespace trencavel::cli_tests::engine_modules
