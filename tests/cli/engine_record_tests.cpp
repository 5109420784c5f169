// The engine on a pipe: `? record` gives a record that leads to the same game.
#include <gtest/gtest.h>

#include "sample.h"
#include "support/scratch_folder.h"

namespace trencavel::cli_tests {
namespace {

std::string record_of(Dialogue& engine) {
    return engine.ask("? record").at("record");
}

/// Feeding the record to another engine gives the same state, and `trencavel replay` has nothing against it.
void expect_round_trip(Dialogue& engine) {
    const Json state = engine.ask("? state").at("state");
    const std::string record = record_of(engine);
    Dialogue again;
    again.ask_all(lines_of(record));
    EXPECT_EQ(again.ask("? state").at("state"), state) << record;
    EXPECT_EQ(record_of(again), record);
    const ScratchFolder folder;
    const Outcome outcome = run({"replay", folder.write("a.game", record)});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
}

TEST(EngineRecord, IsTheGameSoFar) {
    Dialogue engine;
    engine.ask_all(sample_lines());
    EXPECT_EQ(record_of(engine), joined(sample_lines()));
}

TEST(EngineRecord, LeadsToTheSameStateFromAnywhere) {
    for (std::size_t moves = 0; moves <= 10; ++moves) {
        Dialogue engine;
        engine.ask_all(sample_lines(moves));
        expect_round_trip(engine);
    }
}

TEST(EngineRecord, HoldsTheSeedUntilTheEnd) {
    Dialogue engine;
    engine.ask_all({"trencavel 1", "game carcassonne", "players Anna Ben", "seed 18446744073709551615"});
    expect_round_trip(engine);
    EXPECT_EQ(lines_of(record_of(engine)).at(3), "seed 18446744073709551615");
    for (int i = 0; i < 30; ++i) {
        engine.ask_all({"> " + engine.ask("? bot random 0").at("move").get<std::string>()});
    }
    expect_round_trip(engine);
}

TEST(EngineRecord, OfAFinishedGameHoldsTheDeck) {
    Dialogue engine;
    engine.ask_all({"trencavel 1", "game carcassonne", "players Anna Ben", "seed 3"});
    while (engine.ask("? state").at("state").at("over") == false) {
        engine.ask_all({"> " + engine.ask("? bot random 0").at("move").get<std::string>()});
    }
    const std::string deck = lines_of(record_of(engine)).at(3);
    EXPECT_EQ(deck.substr(0, 5), "deck ");
    EXPECT_EQ(std::count(deck.begin(), deck.end(), ' '), 71);
    expect_round_trip(engine);
}

TEST(EngineRecord, KeepsWhatIsNotKnown) {
    Dialogue engine;
    std::vector<std::string> lines = header("F ...");
    for (const char* line :
         {"> place 0,-1 r90", "> follower 0", "> draw E", "> place 0,-2 r180", "> pass", "> draw U"}) {
        lines.emplace_back(line);
    }
    engine.ask_all(lines);
    EXPECT_EQ(record_of(engine), joined(lines));
    expect_round_trip(engine);
}

TEST(EngineRecord, HoldsAResult) {
    Dialogue engine;
    std::vector<std::string> lines = sample_lines(3);
    lines.emplace_back("result time 1");
    engine.ask_all(lines);
    EXPECT_EQ(record_of(engine), joined(lines));
    expect_round_trip(engine);
}

TEST(EngineRecord, QuotesNamesThatNeedIt) {
    Dialogue engine;
    engine.ask_all({"trencavel 1", "game carcassonne", "players \"Anna Maria\" \"#1\" Zoë", "deck U"});
    EXPECT_EQ(lines_of(record_of(engine)).at(2), "players \"Anna Maria\" \"#1\" Zoë");
    expect_round_trip(engine);
}

TEST(EngineRecord, HoldsNeitherQuestionsNorWhatWasTakenBack) {
    Dialogue engine;
    engine.ask_all(sample_lines(2));
    engine.ask_all({"? legal", "> place 0,1 r90", "undo", "expect tile E"});
    engine.ask("nonsense");
    EXPECT_EQ(record_of(engine), joined(sample_lines(2)));
}

}  // namespace
}  // namespace trencavel::cli_tests
