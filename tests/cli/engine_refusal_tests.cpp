// The engine on a pipe: what is refused, with which line, and that nothing has changed.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sample.h"

namespace trencavel::cli_tests {
namespace {

using namespace std::string_literals;

constexpr std::size_t kLineMax = 8192;

/// The line is refused, with its number and a reason and nothing else.
void expect_refused(Dialogue& engine, const std::string& line) {
    const Json answer = engine.ask(line);
    EXPECT_EQ(answer.size(), 3u) << line << ": " << answer;
    EXPECT_EQ(answer.at("ok"), false) << line;
    EXPECT_EQ(answer.at("line"), engine.line()) << line;
    EXPECT_FALSE(answer.at("error").get<std::string>().empty()) << line;
}

/// The lines are refused one after the other, and the game stands as before each time.
void expect_all_refused(Dialogue& engine, const std::vector<std::string>& lines) {
    const std::string before = engine.ask_text("? state");
    for (const std::string& line : lines) {
        expect_refused(engine, line);
        EXPECT_EQ(engine.ask_text("? state"), before) << line;
    }
}

Dialogue& fed(Dialogue& engine, const std::vector<std::string>& lines) {
    engine.ask_all(lines);
    engine.ask("? state");  // from here on without the events of the start
    return engine;
}

TEST(EngineRefusals, IllegalPlacements) {
    Dialogue engine;
    expect_all_refused(fed(engine, header()),
                       {"> place 0,0 r0", "> place 5,5 r0", "> place 1,0 r90", "> place 0,-1 r0",
                        "> place 1,1 r0", "> place 127,127 r0", "> place 128,0 r0", "> place -129,-300 r0",
                        "> place 2147483647,-2147483648 r0", "> pass", "> follower 0", "> draw F"});
    engine.ask_all(sample_moves());
}

TEST(EngineRefusals, IllegalFollowers) {
    Dialogue engine;
    expect_all_refused(fed(engine, sample_lines(1)),
                       {"> follower 3", "> follower 254", "> place 0,-2 r90", "> draw E"});
    engine.ask_all({"> follower 0", "> place 0,-2 r180"});
    expect_all_refused(engine, {"> follower 0"});
}

TEST(EngineRefusals, MovesThatCannotBeRead) {
    Dialogue engine;
    expect_all_refused(fed(engine, header()), {">",
                                               "> ",
                                               "> nonsense",
                                               "> place",
                                               "> place 0,-1",
                                               "> place 0,-1 90",
                                               "> place 0,-1 r45",
                                               "> place 0,-1 r90 r90",
                                               "> place 0 -1 r90",
                                               "> place 0,-1, r90",
                                               "> place a,b r90",
                                               "> place 0.0,-1 r90",
                                               "> place +0,-1 r90",
                                               "> place ,-1 r90",
                                               "> place 0, r90",
                                               "> place 99999999999,0 r0",
                                               "> Place 0,-1 r90",
                                               "> PLACE 0,-1 r90",
                                               "> follower",
                                               "> follower x",
                                               "> follower -1",
                                               "> follower 255",
                                               "> follower 99999999999999999999",
                                               "> follower 0 0",
                                               "> pass 1",
                                               "> draw",
                                               "> draw Z9",
                                               "> draw F F",
                                               "> \"place 0,-1 r90\"",
                                               "> place \"0,-1 r90",
                                               "> state"});
}

TEST(EngineRefusals, MovesOfOtherGames) {
    Dialogue engine;
    expect_all_refused(
        fed(engine, header()),
        {"> refuse", "> bridge 0,0 ns", "> place 0,-1 r90 bridge 0,0 ns", "> king 0", "> falconer 0",
         "> crown famine", "> castle 0", "> reward 0,0 0", "> recall 0,0 0", "> offer U 1", "> bid 1",
         "> buy", "> sell", "> take U", "> score 0,0 0", "> extra", "> reveal 1", "> follower bridge"});
}

TEST(EngineRefusals, HeaderLinesAfterTheStart) {
    Dialogue engine;
    std::vector<std::string> lines = header();
    for (const char* line : {"seed 1", "with bridges", "option bazaar draft", "wall 1 2", "deck"}) {
        lines.emplace_back(line);
    }
    expect_all_refused(fed(engine, header()), lines);
}

TEST(EngineRefusals, HeaderLinesTwice) {
    Dialogue engine;
    for (const std::string& line : header()) {
        EXPECT_EQ(engine.ask(line).at("ok"), true);
        expect_refused(engine, line);
    }
    expect_refused(engine, "seed 1");
    engine.ask_all(sample_moves());
}

TEST(EngineRefusals, HeaderLinesThatCannotBeRead) {
    Dialogue engine;
    const std::string long_name(65, 'x');
    expect_refused(engine, "game carcassonne");
    expect_refused(engine, "trencavel 2");
    expect_refused(engine, "trencavel");
    engine.ask_all({"trencavel 1"});
    for (const std::string& line : {"game"s,
                                    "game a b"s,
                                    "players"s,
                                    "players Anna"s,
                                    "players A B C D E F G"s,
                                    "players \"\" Ben"s,
                                    "players Anna \"Ben"s,
                                    "players An\"na Ben"s,
                                    "players Anna " + long_name,
                                    "players Anna B\x01n"s,
                                    "players Anna B\0n"s,
                                    "deck U ... V"s,
                                    "seed"s,
                                    "seed x"s,
                                    "seed -1"s,
                                    "seed 1 2"s,
                                    "seed 18446744073709551616"s,
                                    "with"s,
                                    "with nonsense"s,
                                    "with bridges bridges"s,
                                    "option"s,
                                    "option bazaar"s,
                                    "wall 1 2"s}) {
        expect_refused(engine, line);
    }
    // None of them has left anything behind.
    engine.ask_all({"game carcassonne", "players Anna Ben", "deck F E U W A"});
    engine.ask_all(sample_moves());
}

TEST(EngineRefusals, AMissingHeader) {
    const std::vector<std::string> lines = header();
    for (std::size_t missing = 0; missing < lines.size(); ++missing) {
        Dialogue engine;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (i == missing) continue;
            EXPECT_EQ(engine.ask(lines[i]).at("ok"), missing > 0) << lines[i];
        }
        for (const char* line : {"? state", "? legal", "? record", "? bot random 1", "> place 0,-1 r90",
                                 "expect score 0 0", "result drawn", "undo"}) {
            expect_refused(engine, line);
        }
        // What was missing can still be said.
        EXPECT_EQ(engine.ask(lines[missing]).at("ok"), true);
        EXPECT_EQ(engine.ask("? state").at("ok"), missing > 0) << "without a first line nothing was taken";
    }
}

TEST(EngineRefusals, AGameThatCannotBeSetUp) {
    const std::vector<std::string> game = {"trencavel 1", "game carcassonne"};
    const std::vector<std::vector<std::string>> rests = {
        {"players A B C D E F", "seed 1"},
        {"players Anna Ben", "seed 1", "with falcon"},
        {"players Anna Ben", "seed 1", "option bazaar draft"},
        {"players Anna Ben", "deck U Z9"},
        {"players Anna Ben", "deck"},
        {"players Anna Ben", "deck C C ..."},
    };
    for (const std::vector<std::string>& rest : rests) {
        Dialogue engine;
        engine.ask_all(game);
        engine.ask_all(rest);
        expect_refused(engine, "? state");
        expect_refused(engine, "> place 1,0 r90");
        engine.ask_all({"new"});
        engine.ask_all(sample_lines());
    }
}

TEST(EngineRefusals, ADeckLongerThanTheSet) {
    std::string deck;
    for (int i = 0; i < 71; ++i) deck += " U";
    Dialogue engine;
    engine.ask_all(header(deck));
    EXPECT_EQ(engine.ask("? state").at("state").at("left"), 70);
    engine.ask_all({"new"});
    engine.ask_all(header(deck + " U"));
    expect_refused(engine, "? state");
}

TEST(EngineRefusals, UnknownLinesAndBadQuestions) {
    Dialogue engine;
    expect_all_refused(fed(engine, header()), {"nonsense",
                                               "place 0,-1 r90",
                                               "state",
                                               "?",
                                               "??",
                                               "?state",
                                               "? nonsense",
                                               "? state now",
                                               "? legal 1",
                                               "? record x",
                                               "? bot",
                                               "? bot greedy",
                                               "? bot greedy x",
                                               "? bot greedy -1",
                                               "? bot greedy 1.5",
                                               "? bot greedy 600001",
                                               "? bot greedy 99999999999999999999",
                                               "? bot greedy 10 10",
                                               "? bot Greedy 10",
                                               "? bot nobody 10",
                                               "? bot \"\" 10",
                                               "new game",
                                               "undo 2",
                                               "UNDO",
                                               "expect",
                                               "expect nonsense",
                                               "expect score",
                                               "expect score 0",
                                               "expect score 0 0 0",
                                               "expect score 0 x",
                                               "expect tile Z9",
                                               "expect illegal nonsense",
                                               "expect legal",
                                               "expect winner 2",
                                               "expect winner 0 0",
                                               "result",
                                               "result nonsense",
                                               "result resigned",
                                               "result resigned 2",
                                               "result time x",
                                               "result drawn 0",
                                               "\"",
                                               "a\"b",
                                               "\"\"",
                                               "{\"ok\":true}",
                                               "é",
                                               "…"});
}

TEST(EngineRefusals, BytesThatAreNoText) {
    Dialogue engine;
    expect_all_refused(fed(engine, header()),
                       {"\xff"s, "> place 0,-1 r90 \xc3"s, "# a comment with \xa4"s, "\xc0\xaf"s,
                        "\xed\xa0\x80"s, "\xf4\x90\x80\x80"s, "\xe2\x82"s, "\0"s, "> place 0,-1 r90\0"s,
                        "> pl\0ace 0,-1 r90"s, "? state\0"s, "\x01\x02\x1b[31m"s, "\x7f"s});
    engine.ask_all(sample_moves());
    EXPECT_EQ(engine.finish(), 0);
}

TEST(EngineRefusals, LinesThatAreTooLong) {
    Dialogue engine;
    const std::string move = "> place 0,-1 r90";
    const std::string filled = move + std::string(kLineMax - move.size(), ' ');
    expect_all_refused(fed(engine, header()),
                       {filled + " ", std::string(kLineMax + 1, '#'), std::string(kLineMax + 1, ' '),
                        std::string(1 << 20, 'x'), "> " + std::string(1 << 16, '\xff')});
    EXPECT_EQ(engine.ask(filled).at("ok"), true);
    engine.ask_all({"> pass"});
    EXPECT_EQ(engine.finish(), 0);
}

TEST(EngineRefusals, EverythingAfterTheEnd) {
    Dialogue engine;
    expect_all_refused(fed(engine, sample_lines()),
                       {"> place 3,0 r0", "> follower 0", "> pass", "> draw U", "result drawn",
                        "result resigned 0", "? bot greedy 10", "? bot random 10"});
    EXPECT_EQ(engine.ask("? legal"), Json::parse(R"({"ok":true,"moves":[]})"));
}

TEST(EngineRefusals, EverythingAfterAResult) {
    Dialogue engine;
    engine.ask_all(sample_lines(3));
    engine.ask_all({"result time 0"});
    expect_all_refused(engine,
                       {"> follower 1", "> pass", "result drawn", "result time 0", "? bot greedy 10"});
    EXPECT_EQ(engine.ask("? legal").at("moves"), Json::array());
}

TEST(EngineRefusals, TheLineCountsAllLinesFromTheFirst) {
    Dialogue engine;
    engine.tell("");
    engine.tell("# two lines that are not answered");
    engine.ask_all(header());
    engine.tell("");
    EXPECT_EQ(engine.ask("> pass").at("line"), 8);
    engine.ask_all({"new"});
    EXPECT_EQ(engine.ask("> pass").at("line"), 10) << "`new` does not begin the count again";
}

TEST(EngineRefusals, AFirstLineThatIsRefusedDoesNotBeginTheGame) {
    for (const char* line : {"> place 0,0 r0", "> nonsense", "? bot nobody 1", "expect nonsense"}) {
        Dialogue engine;
        engine.ask_all({"trencavel 1", "game carcassonne", "deck F E U W A", "players Anna Ben"});
        expect_refused(engine, line);
        // A header line is still a header line; this one makes the set-up impossible.
        EXPECT_EQ(engine.ask_text("with falcon"), R"({"ok":true})") << line;
        expect_refused(engine, "? state");
    }
}

TEST(EngineRefusals, TheReasonIsForAPerson) {
    Dialogue engine;
    fed(engine, header());
    const auto reason = [&](const char* line) { return engine.ask(line).at("error").get<std::string>(); };
    EXPECT_EQ(reason("> place 0,0 r0"), "'place 0,0 r0' is not legal: there is already a tile there");
    EXPECT_EQ(reason("> place 5,5 r0"), "'place 5,5 r0' is not legal: that cell is not next to a tile");
    EXPECT_EQ(reason("> place 1,0 r0"),
              "'place 1,0 r0' is not legal: its west edge would be a city and meet a road");
    EXPECT_EQ(reason("> place 300,0 r0"), "'place 300,0 r0' is not legal: that cell is not next to a tile");
    EXPECT_EQ(reason("> pass"), "'pass' is not legal: the game is waiting for 'place'");
    EXPECT_EQ(reason("? bot nobody 10"),
              "there is no bot 'nobody' (there are: random, greedy, level1, level2, level3, level4, level5, "
              "level6, level7, level8, search)");
}

}  // namespace
}  // namespace trencavel::cli_tests
