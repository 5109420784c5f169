// The engine on a pipe: what the answer to a move tells.
#include <gtest/gtest.h>

#include "sample.h"

namespace trencavel::cli_tests {
namespace {

/// Asks, and compares all events of the answer.
void expect_events(Dialogue& engine, const std::string& line, const char* events) {
    const Json answer = engine.ask(line);
    EXPECT_EQ(answer, (Json{{"ok", true}, {"events", Json::parse(events)}})) << line;
}

const Json kFirstDraw = Json::parse(R"([{"event":"drawn","seat":0,"tile":"F"}])");

TEST(EngineEvents, ACityWithAPennantIsClosedByAnother) {
    Dialogue engine;
    engine.ask_all(header());
    expect_events(engine, "> place 0,-1 r90", R"([
        {"event":"drawn","seat":0,"tile":"F"},
        {"event":"placed","seat":0,"tile":"F","cell":[0,-1],"rotation":90}])");
    expect_events(engine, "> follower 0", R"([
        {"event":"follower","seat":0,"cell":[0,-1],"feature":0},
        {"event":"drawn","seat":1,"tile":"E"}])");
    expect_events(engine, "> place 0,-2 r180", R"([
        {"event":"placed","seat":1,"tile":"E","cell":[0,-2],"rotation":180}])");
    expect_events(engine, "> follower 1", R"([
        {"event":"follower","seat":1,"cell":[0,-2],"feature":1},
        {"event":"scored","kind":"city","points":8,"seats":[0],"complete":true,
         "cell":[0,-2],"feature":0,"tiles":3,"pennants":1},
        {"event":"returned","seat":0,"cell":[0,-1],"feature":0},
        {"event":"drawn","seat":0,"tile":"U"}])");
}

TEST(EngineEvents, ARoadIsClosedAndTheGameEnds) {
    Dialogue engine;
    engine.ask_all(sample_lines(8));
    expect_events(engine, "> place -1,0 r270", R"([
        {"event":"placed","seat":0,"tile":"A","cell":[-1,0],"rotation":270}])");
    expect_events(engine, "> follower 0", R"([
        {"event":"follower","seat":0,"cell":[-1,0],"feature":0},
        {"event":"scored","kind":"road","points":4,"seats":[0],"complete":true,
         "cell":[-1,0],"feature":1,"tiles":4},
        {"event":"returned","seat":0,"cell":[1,0],"feature":0},
        {"event":"ended"},
        {"event":"scored","kind":"cloister","points":3,"seats":[0],"complete":false,
         "cell":[-1,0],"feature":0,"tiles":3},
        {"event":"scored","kind":"road","points":1,"seats":[1],"complete":false,
         "cell":[2,0],"feature":0,"tiles":1},
        {"event":"scored","kind":"field","points":3,"seats":[1],"complete":false,
         "cell":[0,-2],"feature":1,"cities":1},
        {"event":"over","winners":[0]}])");
}

TEST(EngineEvents, KeysStandInAFixedOrder) {
    const std::vector<std::string> answers = answers_to(sample_lines(4));
    ASSERT_EQ(answers.size(), 8u);
    EXPECT_EQ(answers.back(),
              R"({"ok":true,"events":[{"event":"follower","seat":1,"cell":[0,-2],"feature":1},)"
              R"({"event":"scored","kind":"city","points":8,"seats":[0],"complete":true,"cell":[0,-2],)"
              R"("feature":0,"tiles":3,"pennants":1},)"
              R"({"event":"returned","seat":0,"cell":[0,-1],"feature":0},)"
              R"({"event":"drawn","seat":0,"tile":"U"}]})");
}

TEST(EngineEvents, ATileThatFitsNowhereIsDiscardedAndTheSamePlayerDrawsAgain) {
    Dialogue engine;
    engine.ask_all(header("E C U"));
    engine.ask_all({"> place 0,-1 r180"});
    expect_events(engine, "> pass", R"([
        {"event":"drawn","seat":1,"tile":"C"},
        {"event":"discarded","seat":1,"tile":"C"},
        {"event":"drawn","seat":1,"tile":"U"}])");
}

TEST(EngineEvents, LevelScoresShareTheWin) {
    Dialogue engine;
    engine.ask_all(header("H E"));
    // H puts a second cap on D's city: complete at once, with Anna's knight. E caps H's other city for Ben.
    engine.ask_all({"> place 0,-1 r0", "> follower 1", "> place 0,-2 r180"});
    expect_events(engine, "> follower 0", R"([
        {"event":"follower","seat":1,"cell":[0,-2],"feature":0},
        {"event":"scored","kind":"city","points":4,"seats":[1],"complete":true,
         "cell":[0,-2],"feature":0,"tiles":2,"pennants":0},
        {"event":"returned","seat":1,"cell":[0,-2],"feature":0},
        {"event":"ended"},
        {"event":"over","winners":[0,1]}])");
}

TEST(EngineEvents, TheStartComesWithAMove) {
    Dialogue engine;
    engine.ask_all(header());
    const Json answer = engine.ask("> place 0,-1 r90");
    EXPECT_EQ(answer.at("events").at(0), kFirstDraw.at(0));
    EXPECT_EQ(answer.at("events").size(), 2u);
}

TEST(EngineEvents, TheStartComesWithAnyQuestionAndOnlyOnce) {
    for (const char* question : {"? state", "? legal", "? record", "? bot random 1", "expect tile F"}) {
        Dialogue engine;
        engine.ask_all(header());
        EXPECT_EQ(engine.ask(question).at("events"), kFirstDraw) << question;
        EXPECT_FALSE(engine.ask(question).contains("events")) << question;
        EXPECT_EQ(engine.ask("> place 0,-1 r90").at("events").size(), 1u) << question;
    }
}

TEST(EngineEvents, TheStartComesWithAnExpectationThatFails) {
    Dialogue engine;
    engine.ask_all(header());
    const Json answer = engine.ask("expect tile U");
    EXPECT_EQ(answer.at("ok"), false);
    EXPECT_EQ(answer.at("events"), kFirstDraw);
    EXPECT_FALSE(engine.ask("? state").contains("events"));
}

TEST(EngineEvents, TheStartWaitsWhileLinesAreRefused) {
    Dialogue engine;
    engine.ask_all(header());
    for (const char* line : {"> place 0,0 r0", "> nonsense", "? bot nobody 1", "? nothing", "undo",
                             "nonsense", "expect nothing", "result nobody"}) {
        const Json answer = engine.ask(line);
        EXPECT_EQ(answer.at("ok"), false) << line;
        EXPECT_FALSE(answer.contains("events")) << line;
    }
    EXPECT_EQ(engine.ask("? state").at("events"), kFirstDraw);
}

TEST(EngineEvents, AResultTellsWhoHasWon) {
    Dialogue engine;
    engine.ask_all(sample_lines(2));
    expect_events(engine, "result resigned 1", R"([{"event":"over","winners":[0]}])");
}

TEST(EngineEvents, AResultAsTheFirstLineTellsTheStartOnce) {
    Dialogue engine;
    engine.ask_all(header());
    expect_events(engine, "result drawn", R"([
        {"event":"drawn","seat":0,"tile":"F"},
        {"event":"over","winners":[0,1]}])");
}

TEST(EngineEvents, DrawsThatAreMovesTellTheTile) {
    Dialogue engine;
    engine.ask_all(header("..."));
    EXPECT_EQ(engine.ask("? state").at("events"), Json::array());
    expect_events(engine, "> draw F", R"([{"event":"drawn","seat":0,"tile":"F"}])");
    expect_events(engine, "> place 0,-1 r90", R"([
        {"event":"placed","seat":0,"tile":"F","cell":[0,-1],"rotation":90}])");
    expect_events(engine, "> pass", "[]");
    expect_events(engine, "> draw U", R"([{"event":"drawn","seat":1,"tile":"U"}])");
}

}  // namespace
}  // namespace trencavel::cli_tests
