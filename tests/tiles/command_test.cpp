// trencavel tiles, as somebody at the terminal meets it.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cli/files.h"
#include "cli/run.h"
#include "small_set.h"
#include "support/paths.h"
#include "support/scratch_folder.h"
#include "support/text.h"
#include "tiles/read/builtin.h"

namespace trencavel::cli {
namespace {

struct Outcome {
    int exit_code = -1;
    std::string out;
    std::string err;
};

Outcome run(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"trencavel", "tiles"});
    std::vector<char*> words;
    for (std::string& argument : arguments) words.push_back(argument.data());
    Outcome outcome;
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    outcome.exit_code = cli::run(static_cast<int>(words.size()), words.data());
    outcome.out = testing::internal::GetCapturedStdout();
    outcome.err = testing::internal::GetCapturedStderr();
    return outcome;
}

/// A file that is gone again after the test.
class ScratchFile {
public:
    explicit ScratchFile(std::string_view content) : path_(folder_.write("file", content)) {}
    const std::string& path() const { return path_; }

private:
    ScratchFolder folder_;
    std::string path_;
};

TEST(TilesCommand, ListsTheSetsAndSaysWhichAreReconstructions) {
    const Outcome outcome = run({});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_TRUE(contains(outcome.out, "base                      72 tiles   24 designs")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "Die Burg (2003), a reconstruction\n")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "Die Burg (2015), a reconstruction\n")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "castle, falcon: Reconstruction")) << outcome.out;
}

TEST(TilesCommand, ShowsASet) {
    const Outcome outcome = run({"base", "--ascii", "--color", "never"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_TRUE(contains(outcome.out, "U x8")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "D: of 4, 1 as start tile")) << outcome.out;
    EXPECT_FALSE(contains(outcome.out, "\x1b"));
}

TEST(TilesCommand, ShowsTilesInFourRotationsWithTheirFeatures) {
    for (const auto& arguments : {std::vector<std::string>{"base", "O"}, {"O"}}) {
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.exit_code, 0);
        EXPECT_TRUE(contains(outcome.out, "rotation 3"));
        EXPECT_TRUE(contains(outcome.out, "  0  city N W, 1 pennant\n")) << outcome.out;
        EXPECT_TRUE(contains(outcome.out, "  2  field half-edges 2 5, borders 0\n")) << outcome.out;
    }
}

TEST(TilesCommand, ShowsTheCopyWithAWheelNumber) {
    EXPECT_TRUE(contains(run({"RadU/3", "--color", "never"}).out, "(3)"));
    const Outcome outcome = run({"RadU/9"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, "No copy of the tile RadU has the wheel number \"9\".\n");
}

TEST(TilesCommand, ColoursOnlyWhenAskedWithoutATerminal) {
    EXPECT_FALSE(contains(run({"D"}).out, "\x1b"));
    EXPECT_TRUE(contains(run({"D", "--color", "always"}).out, "\x1b[0m"));
}

TEST(TilesCommand, SuggestsNames) {
    Outcome outcome = run({"bsae"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, "No set or tile is called \"bsae\". Did you mean \"base\"?\n");
    outcome = run({"falcon", "f01"});
    EXPECT_EQ(outcome.err, "No tile of the set falcon is called \"f01\". Did you mean \"F01\"?\n");
    outcome = run({"base", "@@@@@@"});
    EXPECT_EQ(outcome.err,
              "No tile of the set base is called \"@@@@@@\". \"trencavel tiles base\" lists its tiles.\n");
}

TEST(TilesCommand, ChecksFiles) {
    const ScratchFile bad(replaced(tiles::kSmallSet, "\"total\": 7", "\"total\": 8"));
    const std::string good = source_path("data/tiles/base.json");
    Outcome outcome = run({"check", good});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out, good + ": ok: set base, 72 tiles, 24 designs\n");
    outcome = run({"check", bad.path(), good, source_path("data/tiles")});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_TRUE(contains(outcome.out, ": ok: set base"));
    EXPECT_EQ(outcome.err, bad.path() + ": the counts add up to 7 tiles, but \"total\" is 8\n" +
                               source_path("data/tiles") + ": cannot be read: it is a directory\n");
}

TEST(TilesCommand, ReplacesASetByAFile) {
    const ScratchFile small(tiles::kSmallSet);
    Outcome outcome = run({"--tiles", small.path(), "base"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_TRUE(contains(outcome.out, "Small: 7 tiles, 4 designs")) << outcome.out;
    outcome = run({"--tiles", "/nowhere/base.json", "base"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, "/nowhere/base.json: cannot be read: No such file or directory\n");
}

TEST(TilesCommand, SaysReconstructionOfSetsAndTilesOfDieBurgAndFalken) {
    for (const std::string set : {"castle", "falcon"}) {
        EXPECT_TRUE(contains(run({set}).out, ", a reconstruction: ")) << set;
        const Outcome checked = run({"check", source_path("data/tiles/" + std::string(set) + ".json")});
        EXPECT_TRUE(contains(checked.out, " designs, a reconstruction\n")) << checked.out;
    }
    const Outcome tile = run({"B01"});
    EXPECT_TRUE(contains(tile.out, "B01\nset castle (a reconstruction), 2 copies\n")) << tile.out;
    EXPECT_TRUE(contains(tile.out, "\nReconstruction: these tiles and this wall are not")) << tile.out;
    EXPECT_TRUE(contains(run({"falcon", "F01"}).out, "set falcon (a reconstruction), 1 copy\n"));
}

TEST(TilesCommand, SaysReconstructionOfNothingElse) {
    for (const std::string name : {"base", "bridges-castles-bazaars", "wheel-of-fortune", "D", "RadU"}) {
        EXPECT_FALSE(contains(run({name}).out, "econstruction")) << name;
    }
}

TEST(TilesCommand, AFileWithoutTheNoteIsNoReconstruction) {
    const ScratchFile original(
        replaced(tiles::builtin_tile_set("castle"), "\"note\": \"Reconstruction:", "\"note\": \"True:"));
    for (const std::vector<std::string>& names : {std::vector<std::string>{"castle"}, {"castle", "B01"}}) {
        std::vector<std::string> arguments = {"--tiles", original.path()};
        arguments.insert(arguments.end(), names.begin(), names.end());
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.exit_code, 0);
        EXPECT_FALSE(contains(outcome.out, "econstruction")) << outcome.out;
    }
    EXPECT_FALSE(contains(run({"check", original.path()}).out, ", a reconstruction"));
    EXPECT_TRUE(contains(run({"--tiles", original.path()}).out, "falcon: Reconstruction"));
}

TEST(ReadFile, RefusesLargeFiles) {
    const ScratchFile large(std::string((std::size_t{16} << 20) + 1, ' '));
    const Result<std::string> text = read_file(large.path());
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.error(), "is larger than 16 MB");
}

TEST(ReadFile, KeepsEveryByte) {
    const std::string content("a\0b\r\n\xff", 6);
    const ScratchFile file(content);
    const Result<std::string> text = read_file(file.path());
    ASSERT_TRUE(text.ok());
    EXPECT_EQ(text.value(), content);
}

}  // namespace
}  // namespace trencavel::cli
