// The engine on a pipe: `? state` and `? legal` through a small game.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sample.h"

namespace trencavel::cli_tests {
namespace {

Json state_after(std::size_t moves) {
    Dialogue engine;
    engine.ask_all(sample_lines(moves));
    return engine.ask("? state").at("state");
}

TEST(EngineState, TheStart) {
    EXPECT_EQ(state_after(0), Json::parse(R"({
        "game": "carcassonne", "players": ["Anna", "Ben"],
        "seat": 0, "asks": "place", "tile": "F", "scores": [0, 0], "supplies": {"followers": [7, 7]},
        "board": [{"cell": [0, 0], "tile": "D", "rotation": 0}], "followers": [],
        "left": 4, "remaining": {"A": 1, "E": 1, "U": 1, "W": 1},
        "over": false, "winners": null, "ply": 0})"));
}

TEST(EngineState, AfterATileTheFollowerIsAsked) {
    EXPECT_EQ(state_after(1), Json::parse(R"({
        "game": "carcassonne", "players": ["Anna", "Ben"],
        "seat": 0, "asks": "follower", "tile": null, "scores": [0, 0], "supplies": {"followers": [7, 7]},
        "board": [{"cell": [0, 0], "tile": "D", "rotation": 0}, {"cell": [0, -1], "tile": "F", "rotation": 90}],
        "followers": [],
        "left": 4, "remaining": {"A": 1, "E": 1, "U": 1, "W": 1},
        "over": false, "winners": null, "ply": 1})"));
}

TEST(EngineState, AfterAFollowerTheNextPlayerHoldsATile) {
    const Json state = state_after(2);
    EXPECT_EQ(state.at("seat"), 1);
    EXPECT_EQ(state.at("asks"), "place");
    EXPECT_EQ(state.at("tile"), "E");
    EXPECT_EQ(state.at("supplies").at("followers"), Json({6, 7}));
    EXPECT_EQ(state.at("followers"), Json::parse(R"([{"seat":0,"cell":[0,-1],"feature":0}])"));
    EXPECT_EQ(state.at("left"), 3);
    EXPECT_EQ(state.at("ply"), 2);
}

TEST(EngineState, AfterScoringTheFollowerIsHomeAgain) {
    const Json state = state_after(4);
    EXPECT_EQ(state.at("scores"), Json({8, 0}));
    EXPECT_EQ(state.at("supplies").at("followers"), Json({7, 6}));
    EXPECT_EQ(state.at("followers"), Json::parse(R"([{"seat":1,"cell":[0,-2],"feature":1}])"));
    EXPECT_EQ(state.at("left"), 2);
}

TEST(EngineState, TheEnd) {
    EXPECT_EQ(state_after(10), Json::parse(R"({
        "game": "carcassonne", "players": ["Anna", "Ben"],
        "seat": null, "asks": null, "tile": null, "scores": [15, 4], "supplies": {"followers": [6, 5]},
        "board": [{"cell": [0, 0], "tile": "D", "rotation": 0}, {"cell": [0, -1], "tile": "F", "rotation": 90},
                  {"cell": [0, -2], "tile": "E", "rotation": 180}, {"cell": [1, 0], "tile": "U", "rotation": 90},
                  {"cell": [2, 0], "tile": "W", "rotation": 0}, {"cell": [-1, 0], "tile": "A", "rotation": 270}],
        "followers": [{"seat": 0, "cell": [-1, 0], "feature": 0}, {"seat": 1, "cell": [0, -2], "feature": 1},
                      {"seat": 1, "cell": [2, 0], "feature": 0}],
        "left": 0, "remaining": {}, "over": true, "winners": [0], "ply": 10})"));
}

TEST(EngineState, AResultEndsTheGameWithoutScoring) {
    Dialogue engine;
    engine.ask_all(sample_lines(4));
    engine.ask_all({"result resigned 0"});
    const Json state = engine.ask("? state").at("state");
    EXPECT_EQ(state.at("over"), true);
    EXPECT_EQ(state.at("winners"), Json({1}));
    EXPECT_EQ(state.at("seat"), nullptr);
    EXPECT_EQ(state.at("asks"), nullptr);
    EXPECT_EQ(state.at("scores"), Json({8, 0}));
    engine.ask_all({"expect over", "expect winner 1"});
}

TEST(EngineState, ADrawIsSharedByAll) {
    Dialogue engine;
    engine.ask_all(sample_lines(4));
    engine.ask_all({"result drawn", "expect winner 0 1"});
    EXPECT_EQ(engine.ask("? state").at("state").at("winners"), Json({0, 1}));
}

TEST(EngineState, WhenATileMustBeDrawnNobodyIsAsked) {
    Dialogue engine;
    engine.ask_all(header("F ..."));
    engine.ask_all({"> place 0,-1 r90", "> pass", "expect asks draw"});
    const Json state = engine.ask("? state").at("state");
    EXPECT_EQ(state.at("seat"), nullptr);
    EXPECT_EQ(state.at("asks"), "draw");
    EXPECT_EQ(state.at("tile"), nullptr);
    EXPECT_EQ(state.at("left"), 70);
    EXPECT_EQ(state.at("remaining").at("F"), 1);
    EXPECT_EQ(state.at("remaining").at("D"), 3);
    EXPECT_EQ(state.at("remaining").size(), 24u);
}

TEST(EngineDraws, EveryTileThatIsLeftCanBeDrawn) {
    Dialogue engine;
    engine.ask_all(header("F ..."));
    engine.ask_all({"> place 0,-1 r90", "> pass", "expect moves 24"});
    const Json moves = engine.ask("? legal").at("moves");
    EXPECT_EQ(moves.at(0), "draw A");
    for (const Json& move : moves) {
        engine.ask_all({"> " + move.get<std::string>(), "undo"});
    }
    engine.ask_all({"> draw F", "> place 0,-2 r90", "> pass", "expect moves 23", "expect illegal draw F"});
    const Json answer = engine.ask("> draw F");
    EXPECT_EQ(answer.at("error"), "'draw F' is not legal: no F is left");
    EXPECT_EQ(engine.ask("? bot greedy 10").at("ok"), false);
    EXPECT_EQ(engine.ask("> place 0,1 r0").at("ok"), false);
    engine.ask_all({"> draw E", "expect seat 0", "expect tile E", "expect left 68"});
    EXPECT_EQ(engine.ask("? state").at("state").at("ply"), 6);
}

std::vector<std::string> legal_moves(Dialogue& engine) {
    return engine.ask("? legal").at("moves").get<std::vector<std::string>>();
}

TEST(EngineLegal, TheFirstTile) {
    Dialogue engine;
    engine.ask_all(header());
    EXPECT_EQ(legal_moves(engine), (std::vector<std::string>{"place 0,-1 r90", "place 0,-1 r270",
                                                             "place 0,1 r0", "place 0,1 r180"}));
}

TEST(EngineLegal, Followers) {
    Dialogue engine;
    engine.ask_all(sample_lines(1));
    EXPECT_EQ(legal_moves(engine),
              (std::vector<std::string>{"follower 0", "follower 1", "follower 2", "pass"}));
    engine.ask_all({"> follower 0", "> place 0,-2 r180"});
    EXPECT_EQ(legal_moves(engine), (std::vector<std::string>{"follower 1", "pass"}));
}

/// A cloister with a road, beside five tiles: see the drawing in sample.h.
const std::vector<std::string> kPlacementsOfTheLastTile = {
    "place 0,-3 r90",   "place 0,-3 r180",  "place 0,-3 r270", "place -1,-2 r0",  "place -1,-2 r90",
    "place -1,-2 r180", "place 1,-2 r0",    "place 1,-2 r180", "place 1,-2 r270", "place -1,-1 r0",
    "place -1,-1 r90",  "place -1,-1 r180", "place 1,-1 r180", "place 1,-1 r270", "place 2,-1 r90",
    "place 2,-1 r180",  "place 2,-1 r270",  "place -1,0 r270", "place 3,0 r90",   "place 0,1 r0",
    "place 0,1 r90",    "place 0,1 r270",   "place 1,1 r0",    "place 1,1 r90",   "place 1,1 r270",
    "place 2,1 r180"};

TEST(EngineLegal, ExactlyTheMovesOfAPosition) {
    Dialogue engine;
    engine.ask_all(sample_lines(8));
    EXPECT_EQ(legal_moves(engine), kPlacementsOfTheLastTile);
    engine.ask_all({"expect moves 26"});
}

TEST(EngineLegal, EveryListedMoveIsAcceptedAndNoOther) {
    Dialogue engine;
    engine.ask_all(sample_lines(8));
    const std::string before = engine.ask_text("? state");
    std::size_t accepted = 0;
    for (int y = -4; y <= 2; ++y) {
        for (int x = -3; x <= 4; ++x) {
            for (const char* rotation : {"r0", "r90", "r180", "r270"}) {
                const std::string move =
                    "> place " + std::to_string(x) + "," + std::to_string(y) + " " + rotation;
                if (engine.ask(move).at("ok") == false) continue;
                ++accepted;
                engine.ask_all({"undo"});
            }
        }
    }
    EXPECT_EQ(accepted, kPlacementsOfTheLastTile.size());
    for (const std::string& move : kPlacementsOfTheLastTile) engine.ask_all({"> " + move, "undo"});
    EXPECT_EQ(engine.ask_text("? state"), before);
}

}  // namespace
}  // namespace trencavel::cli_tests
