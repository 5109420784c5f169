// Tile files from outside: checked by `trencavel tiles check`, played with by `--tiles`.
#include <gtest/gtest.h>

#include <filesystem>

#include "sample.h"
#include "support/files.h"
#include "support/paths.h"
#include "support/scratch_folder.h"

namespace trencavel::cli_tests {
namespace {

std::string shipped(const std::string& name) {
    return source_path("data/tiles/" + name + ".json");
}

Json read_json(const std::string& path) {
    return Json::parse(text_of(path));
}

/// The base set with another number of straight roads; there are eight.
std::string base_with_roads(int count) {
    Json set = read_json(shipped("base"));
    for (Json& tile : set.at("tiles")) {
        if (tile.at("id") == "U") tile.at("count") = count;
    }
    set.at("total") = set.at("total").get<int>() - 8 + count;
    return set.dump();
}

Json first_state(const std::vector<std::string>& options, const std::string& seed = "seed 5") {
    Dialogue engine(options);
    engine.ask_all({"trencavel 1", "game carcassonne", "players Anna Ben", seed});
    return engine.ask("? state").at("state");
}

/// The order of the tiles, which a game tells when it ends with a result.
std::string deck_of(const std::vector<std::string>& options) {
    Dialogue engine(options);
    engine.ask_all({"trencavel 1", "game carcassonne", "players Anna Ben", "seed 5", "result drawn"});
    return engine.ask("? record").at("record");
}

TEST(TileFiles, TheShippedOnesAreGood) {
    std::vector<std::string> arguments{"tiles", "check"};
    for (const auto& entry : std::filesystem::directory_iterator(source_path("data/tiles"))) {
        arguments.push_back(entry.path().string());
    }
    EXPECT_EQ(arguments.size(), 2u + 5u);
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    EXPECT_NE(outcome.out.find("ok: set base, 72 tiles, 24 designs\n"), std::string::npos) << outcome.out;
}

TEST(TileFiles, ABrokenOneIsNamed) {
    const ScratchFolder folder;
    Json set = read_json(shipped("base"));
    set.at("total") = 71;
    for (const std::string& text : {set.dump(), std::string("{"), std::string()}) {
        const std::string file = folder.write("broken.json", text);
        const Outcome outcome = run({"tiles", "check", shipped("base"), file});
        EXPECT_EQ(outcome.exit_code, 1);
        EXPECT_EQ(outcome.err.rfind(file + ": ", 0), 0u) << outcome.err;
        EXPECT_NE(outcome.out.find("ok: set base"), std::string::npos) << "the good one is good all the same";
    }
    EXPECT_EQ(run({"tiles", "check", folder.path("missing.json")}).exit_code, 1);
}

TEST(TileFiles, TheEnginePlaysWithThoseItIsGiven) {
    const ScratchFolder folder;
    const std::string file = folder.write("base.json", base_with_roads(6));
    const Json usual = first_state({});
    const Json fewer = first_state({"--tiles", file});
    EXPECT_EQ(usual.at("left"), 70);
    EXPECT_EQ(fewer.at("left"), 68);
    EXPECT_NE(deck_of({}), deck_of({"--tiles", file}));
    EXPECT_EQ(deck_of({}), deck_of({"--tiles", shipped("base")})) << "the built-in set is the shipped one";
}

TEST(TileFiles, TheLastOfSeveralCounts) {
    const ScratchFolder folder;
    const std::string six = folder.write("six.json", base_with_roads(6));
    const std::string four = folder.write("four.json", base_with_roads(4));
    EXPECT_EQ(first_state({"--tiles", six, "--tiles", four}).at("left"), 66);
    EXPECT_EQ(first_state({"--tiles", four, "--tiles", shipped("castle"), "--tiles", six}).at("left"), 68);
}

TEST(TileFiles, ReplayAndPerftPlayWithThem) {
    const ScratchFolder folder;
    const std::string tiles = folder.write("base.json", base_with_roads(6));
    const std::string game = folder.write("a.game",
                                          "trencavel 1\ngame carcassonne\nplayers Anna Ben\nseed 5\n"
                                          "expect left 68\n");
    EXPECT_EQ(run({"replay", game}).exit_code, 1);
    EXPECT_EQ(run({"perft", game, "--depth", "1"}).exit_code, 1);
    EXPECT_EQ(run({"replay", game, "--tiles", tiles}).exit_code, 0);
    EXPECT_EQ(run({"replay", "--tiles", tiles, game}).exit_code, 0) << "a file after the option is a record";
    EXPECT_EQ(run({"replay", "--tiles", tiles, game, game}).exit_code, 0);
    EXPECT_EQ(run({"perft", "--tiles", tiles, game, "--depth", "1"}).exit_code, 0);
}

TEST(TileFiles, SimulatePlaysWithThem) {
    const ScratchFolder folder;
    const std::string tiles = folder.write("base.json", base_with_roads(6));
    const Outcome outcome = run({"simulate", "--games", "50", "--json", "--tiles", tiles});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_LE(Json::parse(outcome.out).at("tiles_per_game"), 69);
}

TEST(TileFiles, ABrokenOrMissingOneIsRefusedByEveryCommand) {
    const ScratchFolder folder;
    const std::string game = folder.write("a.game", joined(sample_lines()));
    for (const std::string& tiles :
         {folder.write("broken.json", "{\"schema\": 1}"), folder.path("missing.json")}) {
        for (const std::vector<std::string>& arguments : {std::vector<std::string>{"engine"},
                                                          {"replay", game},
                                                          {"perft", game, "--depth", "1"},
                                                          {"simulate"}}) {
            std::vector<std::string> with_tiles = arguments;
            with_tiles.insert(with_tiles.end(), {"--tiles", tiles});
            const Outcome outcome = run(with_tiles);
            EXPECT_EQ(outcome.exit_code, 1) << arguments[0];
            EXPECT_EQ(outcome.out, "") << arguments[0];
            EXPECT_NE(outcome.err.find(tiles + ": "), std::string::npos) << outcome.err;
        }
    }
}

}  // namespace
}  // namespace trencavel::cli_tests
