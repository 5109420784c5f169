// trencavel replay --verify: whether the tiles of a record were drawn as its server had committed to.
#include <gtest/gtest.h>

#include "sample.h"
#include "support/scratch_folder.h"

namespace trencavel::cli_tests {
namespace {

// The example of docs/fair-draw.md.
constexpr std::string_view kDeck =
    "V M V U S D V F R O P E U V U U F E H U U H M U B T L B N W K J V D P U D V E O K W R V B S J L X R "
    "H A I W I A E C V L E N J Q W V B K P G N";

/// The same table by version 1.
constexpr std::string_view kOldRecord =
    "trencavel 1\ngame carcassonne\nplayers Anna Computer\ndeck "
    "W X U P E U L E K N U B F C P B W R Q V N I W E M O V A V D B N D V M U F W H U J G K V E U I U A S V S "
    "J J K T V R R H L B E O U V D H P V L\n"
    "# draw table k3v9q2m7xd\n"
    "# draw commitment bfc003916b15afffd56f522d918a6b5ace32bf8422a7ea2b8efc9fa29b39dd29\n"
    "# draw secret 3bcbeda467dc6bba34f4267477a21e3f6287ec55deef0164ca695a8fd8f288ad\n"
    "# draw contribution 0 c1d983a8f9d3ff9577482fcd1f7db52d\n# draw contribution 1 -\n";

std::string record(std::string_view deck = kDeck) {
    return "trencavel 1\ngame carcassonne\nplayers Anna Computer\ndeck " + std::string(deck) +
           "\n# draw 2 table k3v9q2m7xd\n"
           "# draw 2 commitment cc1733f545c51acd1c8d0a63b0254d1888f28e973d794fa69caec59048559c24\n"
           "# draw 2 secret 3bcbeda467dc6bba34f4267477a21e3f6287ec55deef0164ca695a8fd8f288ad\n"
           "# draw 2 contribution 0 c1d983a8f9d3ff9577482fcd1f7db52d\n# draw 2 contribution 1 -\n";
}

class ReplayVerify : public testing::Test {
protected:
    const ScratchFolder folder_;
    const std::string fair_ = folder_.write("fair.game", record());
    const std::string unfair_ = folder_.write("unfair.game", record(replaced(kDeck, "V M V U", "V V M U")));
    const std::string fair_line_ = fair_ +
                                   ": the draw matches the commitment (key "
                                   "200da419605af463e4cee369bf4c07c8f5d0c333ba692bd2a602b12a990b5f7e, "
                                   "71 tiles)\n";
};

TEST_F(ReplayVerify, ConfirmsADrawThatIsAsCommitted) {
    const Outcome outcome = run({"replay", "--verify", fair_});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.out, fair_line_);
}

TEST_F(ReplayVerify, ConfirmsOlderRecords) {
    const std::string file = folder_.write("old.game", kOldRecord);
    const Outcome outcome = run({"replay", "--verify", file});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.out, file + ": the draw matches the commitment (seed 8002958066587393702, 71 tiles)\n");
}

TEST_F(ReplayVerify, NamesTheVersionThatItDoesNotKnow) {
    const std::string file =
        folder_.write("new.game", replaced(record(), "# draw 2 table", "# draw 3 table"));
    const Outcome outcome = run({"replay", "--verify", file});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(
        outcome.err,
        file + ": the draw cannot be checked: it is of version 3, and only versions 1 to 2 are known here\n");
}

TEST_F(ReplayVerify, SaysWhichTileIsAnother) {
    const Outcome outcome = run({"replay", "--verify", unfair_});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(
        outcome.err,
        unfair_ + ": the draw does not match the commitment: tile 2 of the deck is V, but should be M\n");
}

TEST_F(ReplayVerify, GoesOnToTheOtherRecords) {
    const Outcome outcome = run({"replay", "--verify", unfair_, fair_});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out, fair_line_ + "1 of 2 records pass, draws included\n");
}

TEST_F(ReplayVerify, SaysNothingOfFairRecordsIfQuiet) {
    const Outcome outcome = run({"replay", "-q", "--verify", fair_});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out + outcome.err, "");
}

TEST_F(ReplayVerify, CannotCheckARecordWithoutDrawLines) {
    const std::string file = folder_.write("sample.game", joined(sample_lines()));
    const Outcome outcome = run({"replay", "--verify", file});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, file +
                               ": the draw cannot be checked: the record has no lines '# draw': nothing was "
                               "promised\n");
}

TEST_F(ReplayVerify, CannotCheckAGameThatGoesOn) {
    const std::string text = replaced(record("..."), "# draw 2 secret", "# the secret was");
    const std::string file = folder_.write("running.game", text);
    const Outcome outcome = run({"replay", "--verify", file});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, file +
                               ": the draw cannot be checked: the secret is not opened yet: the draw can be "
                               "checked when the game is over\n");
}

TEST_F(ReplayVerify, AlsoSaysWhatIsWrongWithTheGame) {
    const std::string file = folder_.write("illegal.game", record() + "> pass\nexpect seat 0\n");
    const Outcome outcome = run({"replay", "--verify", file});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, file + ":10: 'pass' is not legal: the game is waiting for 'place'\n");
}

TEST_F(ReplayVerify, IsNotDoneUnlessItIsAsked) {
    EXPECT_EQ(run({"replay", unfair_}).exit_code, 0);
}

}  // namespace
}  // namespace trencavel::cli_tests
