// The engine on a pipe: a short game of Die Burg.
//
// Anna's path of five tiles from the start space in the north, with a fountain, brings her 12 points and the
// wall tile 1 of the first tower. Ben puts a merchant on a court, Anna places a tile and takes a further
// turn, in which her house with the start space in the east brings 2 points and a keep. Ben's last tile ends
// the game.
#include <gtest/gtest.h>

#include "answered_moves.h"
#include "sample.h"

namespace trencavel::cli_tests::engine_court {
namespace {

constexpr std::string_view kDeck = "C06 C01 P02 P02 P14 C07 C07 P16 C07";
constexpr std::string_view kWall = "1 2 3 4 5 6 7 8 9 1 2 3 4";

Lines court_header(std::string_view deck = kDeck, std::string_view wall = kWall) {
    return {"trencavel 1", "game castle", "players Anna Ben", "deck " + std::string(deck),
            "wall " + std::string(wall)};
}

const std::vector<Answered>& answered() {
    static const std::vector<Answered> moves = {
        {"place", 0, "place 5,0 r0"},  {"follower", 0, "follower 0"}, {"place", 1, "place 5,1 r0"},
        {"follower", 1, "pass"},       {"place", 0, "place 5,2 r90"}, {"follower", 0, "pass"},
        {"place", 1, "place 5,3 r90"}, {"follower", 1, "pass"},       {"place", 0, "place 5,4 r180"},
        {"follower", 0, "pass"},       {"place", 1, "place 0,3 r0"},  {"follower", 1, "follower 0"},
        {"place", 0, "place 1,1 r0"},  {"follower", 0, "pass"},       {"extra", 0, "extra"},
        {"place", 0, "place 7,8 r90"}, {"follower", 0, "follower 0"}, {"place", 1, "place 8,3 r0"},
        {"follower", 1, "pass"},
    };
    return moves;
}

constexpr std::size_t kTwelve = 10;  // moves before Anna has 12 points
constexpr std::size_t kExtra = 14;   // moves before the further turn is asked for
constexpr std::size_t kAll = 19;

Lines lines_up_to(std::size_t moves, std::string_view deck = kDeck, std::string_view wall = kWall) {
    return with_moves(court_header(deck, wall), answered(), moves);
}

TEST(EngineCourt, PlaysAWholeGameThroughItsQuestions) {
    Dialogue engine;
    engine.ask_all(court_header());
    ASSERT_EQ(answered().size(), kAll);
    ASSERT_NO_FATAL_FAILURE(expect_questions(engine, answered()));
    // K18: her keep against none: nine of 76 cells hold a tile. Ben's market brings 3.
    engine.ask_all({"expect over", "expect scored keep 67 0", "expect scored court 3 1", "expect score 81 3",
                    "expect winner 0", "expect keep 0 2", "expect held 0"});
    EXPECT_EQ(engine.finish(), 0);
}

TEST(EngineCourt, ShowsTheKeysOfDieBurg) {
    Dialogue engine;
    engine.ask_all(lines_up_to(kTwelve));
    const Json state = engine.ask("? state").at("state");
    for (const char* key :
         {"game", "players", "seat", "asks", "tile", "scores", "supplies", "board", "followers", "wall",
          "keeps", "free", "left", "remaining", "over", "winners", "ply"})
        EXPECT_TRUE(state.contains(key)) << key;
    EXPECT_EQ(state.at("scores"), Json({12, 0}));
    EXPECT_EQ(state.at("wall").at("held"), Json::parse("[[1],[]]"));
    EXPECT_EQ(state.at("wall").at("towers").size(), 12u);
    EXPECT_EQ(state.at("free"), 71);
    EXPECT_FALSE(state.contains("nests"));
}

TEST(EngineCourt, TellsWhatHappened) {
    Dialogue engine;
    engine.ask_all(lines_up_to(kTwelve - 1));
    EXPECT_EQ(engine.ask("> pass").at("events"), Json::parse(R"([
        {"event":"scored","kind":"path","points":12,"seats":[0],"cell":[5,0],"feature":0,
         "complete":true,"tiles":6,
         "fountain":true},
        {"event":"returned","seat":0,"cell":[5,0],"feature":0},
        {"event":"wall-tile","seat":0,"wall_tile":1,"tower":[12,13]},
        {"event":"drawn","seat":1,"tile":"C07"}])"));
}

TEST(EngineCourt, ListsTheLegalAnswersOfEachQuestion) {
    Dialogue engine;
    engine.ask_all(court_header());
    EXPECT_EQ(engine.ask("? legal").at("moves").size(), 28u) << "seven start spaces, four rotations";
    engine.ask_all({"new"});
    engine.ask_all(lines_up_to(kExtra));
    EXPECT_EQ(engine.ask("? legal").at("moves"), Json({"extra", "pass"}));
    engine.ask_all({"new"});
    engine.ask_all(lines_up_to(kTwelve, kDeck, "? 1 1 2 2 3 3 4 4 5 5 6 ?"));
    EXPECT_EQ(engine.ask("? legal").at("moves"), Json({"reveal 6", "reveal 7", "reveal 8", "reveal 9"}));
}

TEST(EngineCourt, BotsAnswerEveryQuestionAndPlayNothing) {
    expect_answers_of_bots(court_header(), answered());
}

TEST(EngineCourt, TakesMovesBack) {
    Dialogue engine;
    engine.ask_all(court_header());
    expect_undo_of_all(engine, answered());
    EXPECT_EQ(engine.ask("undo").at("ok"), false);
}

TEST(EngineCourt, GivesARecordThatLeadsToTheSameState) {
    for (const std::size_t moves : {std::size_t{3}, kTwelve, kExtra, kExtra + 1, kAll}) {
        Dialogue engine;
        engine.ask_all(lines_up_to(moves));
        const Json state = engine.ask("? state").at("state");
        EXPECT_EQ(engine.ask("? record").at("record"), joined(lines_up_to(moves)));
        Dialogue again;
        again.ask_all(lines_up_to(moves));
        EXPECT_EQ(again.ask("? state").at("state"), state);
    }
}

// K15: nobody is asked for what a hidden wall tile shows.
TEST(EngineCourt, TakesWallTilesAsReveals) {
    Dialogue engine;
    engine.ask_all(lines_up_to(kTwelve, "C06 C01 P02 P02 P14 ...", "? ? ? ? ? ? ? ? ? ? ? ? ?"));
    const Json state = engine.ask("? state").at("state");
    EXPECT_EQ(state.at("asks"), "reveal");
    EXPECT_EQ(state.at("seat"), nullptr);
    EXPECT_EQ(state.at("wall").at("taken"), Json::parse(R"({"seat":0,"tower":[12,13]})"));
    EXPECT_EQ(engine.ask("? bot greedy 10").at("ok"), false) << "nobody is asked";
    EXPECT_EQ(engine.ask("> draw C07").at("error"),
              "'draw C07' is not legal: the game is waiting for 'reveal'");
    EXPECT_EQ(engine.ask("> reveal 0").at("error"),
              "'reveal' takes a wall tile number from 1 to 9, e.g. 'reveal 4'");
    EXPECT_EQ(engine.ask("> reveal 4").at("events"),
              Json::parse(R"([{"event":"wall-tile","seat":0,"wall_tile":4,"tower":[12,13]}])"));
    engine.ask_all({"expect held 0 4", "expect asks draw", "undo", "expect asks reveal", "> reveal 9",
                    "> draw C07", "expect held 0 9", "expect tile C07"});
    const std::string record = engine.ask("? record").at("record");
    EXPECT_NE(record.find("wall ? ? ? ? ? ? ? ? ? ? ? ? ?\n"), std::string::npos) << record;
    EXPECT_NE(record.find("> reveal 9\n> draw C07\n"), std::string::npos) << record;
}

/// Everything that can be asked, but for the record: that is for whoever set the game up.
const Lines kQuestions = {"? state",         "? legal",         "? bot greedy 10", "? bot random 10",
                          "> place 9,9 r0",  "> draw C07",      "> reveal 9",      "expect left 99",
                          "expect tile B01", "expect held 0 8", "expect free 1"};

Lines answers_with(std::string_view wall, std::size_t moves) {
    return answers_on_the_way(court_header(kDeck, wall), answered(), moves, kQuestions);
}

TEST(EngineCourt, HidesWallTilesUntilTheyAreTaken) {
    constexpr std::string_view other = "2 1 3 5 4 6 7 8 9 1 2 3 4";
    EXPECT_EQ(answers_with(kWall, kTwelve - 1), answers_with(other, kTwelve - 1));
    EXPECT_NE(answers_with(kWall, kTwelve), answers_with(other, kTwelve));
    constexpr std::string_view same_first = "1 3 2 5 4 7 6 9 8 2 1 4 3";
    EXPECT_EQ(answers_with(kWall, kAll), answers_with(same_first, kAll)) << "the others are never seen";
}

TEST(EngineCourt, PlaysWholeGamesWithBots) {
    for (const Lines& more : {Lines{}, Lines{"with falcon"}, Lines{"with falcon", "option gates stop"}}) {
        Dialogue engine;
        engine.ask_all({"trencavel 1", "game castle", "players Anna Ben", "seed 11"});
        engine.ask_all(more);
        ASSERT_NO_FATAL_FAILURE(expect_whole_game_of_bot(engine));
        EXPECT_NE(engine.ask("? record").at("record").get<std::string>().find("\nwall "), std::string::npos);
    }
}

TEST(EngineCourt, NamesWhatIsWrongWithAHeader) {
    Dialogue engine;
    engine.ask_all({"trencavel 1", "game castle", "players Anna Ben"});
    EXPECT_EQ(engine.ask("wall 1 2 3").at("error"),
              "'wall' takes 13 wall tiles, one for each corner tower, not 3");
    EXPECT_EQ(engine.ask("wall 1 2 3 4 5 6 7 8 9 1 2 3 x").at("error"),
              "'x' is not a wall tile: use 1 to 9, or ? if it is unknown");
    engine.ask_all({"deck C07"});
    EXPECT_EQ(engine.ask("? state").at("error"),
              "with a deck, castle also needs 'wall', the wall tiles on the corner towers");
    engine.ask_all({"wall " + std::string(kWall), "? state"});
    EXPECT_EQ(engine.ask("> king 0").at("error"), "'king 0' is not legal: the game is waiting for 'place'");
    EXPECT_EQ(engine.ask("> place 0,0 r0").at("error"),
              "'place 0,0 r0' is not legal: that cell is outside the wall");
}

}  // namespace
}  // namespace trencavel::cli_tests::engine_court
