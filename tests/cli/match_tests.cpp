// trencavel match and tune, and the example of docs/bots.md.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "support/files.h"
#include "support/paths.h"
#include "support/program.h"
#include "support/scratch_folder.h"
#include "support/text.h"

namespace trencavel::cli_tests {
namespace {

using Json = nlohmann::json;

Json match(std::vector<std::string> options) {
    options.insert(options.begin(), {"match", "--json"});
    const Outcome outcome = run(options);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    return Json::parse(outcome.out);
}

TEST(MatchCommand, JsonHoldsTheseKeys) {
    const Json json = match({"--bots", "greedy,random", "--games", "4"});
    std::set<std::string> keys;
    for (const auto& [key, value] : json.items()) keys.insert(key);
    EXPECT_EQ(keys, (std::set<std::string>{"games", "wins", "draws", "difference", "difference_se", "elo",
                                           "elo_error"}));
    EXPECT_EQ(json.at("games"), 4);
    EXPECT_EQ(json.at("wins"), (Json{4, 0}));
}

TEST(MatchCommand, SearchBeatsGreedyInAFewGames) {
    const Json json = match({"--bots", "search:nodes=16,greedy", "--game", "castle", "--games", "4"});
    EXPECT_EQ(json.at("wins"), (Json{4, 0}));
}

TEST(MatchCommand, TheSameSeedGivesTheSameMatch) {
    const std::vector<std::string> options = {"--bots", "search:nodes=8/width=3,level4,random", "--games",
                                              "3"};
    EXPECT_EQ(match(options), match(options));
}

TEST(MatchCommand, SaysWhatIsWrong) {
    EXPECT_NE(run({"match", "--bots", "greedy"}).err.find("two or more players"), std::string::npos);
    EXPECT_NE(run({"match", "--bots", "greedy,nobody"}).err.find("there is no bot 'nobody'"),
              std::string::npos);
    EXPECT_NE(run({"match", "--bots", "greedy,random", "--sprt", "--elo1", "-5"}).err.find("--elo1 must be"),
              std::string::npos);
    EXPECT_NE(run({"match", "--bots", "greedy,random", "--records", "/proc/no"}).err.find("cannot create"),
              std::string::npos);
}

/// The lines between ```python and ``` in a document.
std::string python_in(const std::string& path) {
    std::string code;
    bool inside = false;
    for (const std::string& line : lines_of(text_of(path))) {
        if (line == "```") inside = false;
        if (inside) code += line + "\n";
        if (line == "```python") inside = true;
    }
    return code;
}

TEST(MatchCommand, TheExampleOfTheDocumentationPlaysWholeGames) {
    const ScratchFolder folder;
    const std::string script = folder.write("bot.py", python_in(source_path("docs/bots.md")));
    for (const char* game : {"carcassonne", "castle"}) {
        const Json json =
            match({"--bots", "exec:python3 " + script + " " + program_path() + ":120000ms,random", "--game",
                   game, "--games", "2"});
        EXPECT_EQ(json.at("games"), 2);
    }
}

TEST(TuneCommand, PrintsWeightsWithHowTheyWereMade) {
    const Outcome outcome = run({"tune", "--games", "10", "--rounds", "1", "--seed", "5"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_TRUE(outcome.out.starts_with(
        "# trencavel tune --game carcassonne --games 10 --rounds 1 --seed 5\ngame carcassonne\ncompletion "));
    EXPECT_NE(outcome.out.find("\nterm city_done "), std::string::npos);
}

}  // namespace
}  // namespace trencavel::cli_tests
