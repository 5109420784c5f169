// What can be answered to each question, as it is listed.
#include <gtest/gtest.h>

#include "terminal/input/answers.h"
#include "terminal/sample.h"
#include "terminal/screen/scene.h"

namespace trencavel::terminal_tests {
namespace {

using Lines = std::vector<std::string>;

/// The lines below the board; the game must be the same afterwards.
Lines lines_at(const std::string& record, int columns = 100) {
    GameHistory history = history_of(record);
    const terminal::Players players = anna_and_ben();
    const std::uint64_t before = history.game().hash();
    const terminal::LogContext context = terminal::log_context(history, players, {.unicode = true});
    const Lines lines = answer_lines(answers_at_question(history.game(), context), columns);
    EXPECT_EQ(history.game().hash(), before);
    return lines;
}

TEST(Answers, SpotsSayWhatTheyBring) {
    EXPECT_EQ(lines_at(record_with("E U", "> place 0,-1 r180\n")),
              (Lines{"  0  city (knight): completed, 4 points now",
                     "  1  field (farmer): 1 completed city at it, 3 points at the end as it lies"}));
}

TEST(Answers, AnOpenRoadSaysHowLongItIs) {
    EXPECT_EQ(lines_at(record_with("V U", "> place 1,0 r0\n"))[0],
              "  0  road (robber): 2 tiles, open; 2 points as it lies");
}

TEST(Answers, WhatIsCompletedAnywayIsSaidBefore) {
    EXPECT_EQ(lines_at(record_with("E E U", "> place 0,1 r180\n> follower 0\n> place 0,2 r0\n"))[0],
              "Completed: City: 2 tiles × 2 = 4 points for Anna");
}

TEST(Answers, ASmallCityMayBecomeACastle) {
    EXPECT_EQ(lines_at(record_of("carcassonne", "castles", "E U", "> place 0,-1 r180\n"))[0],
              "  0  city (knight): completed, 4 points now, or a castle");
    EXPECT_EQ(lines_at(record_of("carcassonne", "castles", "E U", "> place 0,-1 r180\n> follower 0\n")),
              (Lines{"A castle gets the points of the first area completed beside it in a later turn.",
                     "  0  the city at 0,-1 and 0,0: a castle instead of 4 points now"}));
}

TEST(Answers, AFieldCountsItsCastlesApart) {
    const Lines lines = lines_at(record_of("carcassonne", "castles", "E U U",
                                           "> place 0,-1 r180\n> follower 0\n> castle 0\n> place 1,-1 r0\n"));
    EXPECT_EQ(lines[2], "  2  field (farmer): 1 castle at it, 4 points at the end as it lies");
}

TEST(Answers, BridgesAreNumberedAndStandInOneRow) {
    EXPECT_EQ(lines_at(record_of("carcassonne", "bridges", "B U", "> place 0,1 r0\n")).back(),
              "  Build a bridge:  b1=0,1 ew");
}

TEST(Answers, AfterTheBridgeItsRoadCanBeTaken) {
    EXPECT_EQ(lines_at(record_of("carcassonne", "bridges", "B U", "> place 0,1 r0\n> bridge 0,1 ew\n"))[2],
              "  b  bridge (robber): 1 tile, open; 1 point as it lies");
}

TEST(Answers, CrownSpacesAreKnownByTwoLetters) {
    const std::string record = record_of("wheel", "", "RadB RadB", "> place 1,-1 r0\n");
    EXPECT_EQ(lines_at(record).back(),
              "  A crown space:  fo=fortune  ta=taxes  fa=famine  st=storm  in=inquisition  pl=plague");
    const Lines narrow = lines_at(record, 60);
    EXPECT_EQ(narrow[narrow.size() - 2], "  A crown space:  fo=fortune  ta=taxes  fa=famine  st=storm");
    EXPECT_EQ(narrow.back(), "      in=inquisition  pl=plague");
}

TEST(Answers, ARewardIsChosenByItsPoints) {
    EXPECT_EQ(lines_at(record_at_reward()),
              (Lines{"Several areas were completed beside your castle at 0,-1.",
                     "  1  the city at 1,-1: 4 points", "  2  the road at -1,0: 3 points"}));
}

TEST(Answers, ThePlagueNamesEveryFollower) {
    EXPECT_EQ(
        lines_at(record_at_recall()),
        (Lines{"The plague: take back one of your followers; it scores nothing.",
               "  1  monk on the cloister at 3,-1: 4 of 8 cells around it filled, 5 points as it lies",
               "  2  monk on the cloister at -1,0: 2 of 8 cells around it filled, 3 points as it lies"}));
}

TEST(Answers, OpenTilesAreNumbered) {
    EXPECT_EQ(lines_at(record_at_offer()),
              (Lines{"Choose one of the open tiles and name a first bid, 0 to 99.", "  1  V: fits in 10 ways",
                     "  2  U: fits in 10 ways"}));
}

TEST(Answers, WhoBidsKnowsTheHighestBid) {
    EXPECT_EQ(lines_at(record_at_offer("> offer U 2\n")),
              (Lines{"Ben has chosen U: fits in 10 ways. The highest bid is 2 by Ben."}));
}

TEST(Answers, ASaleSaysWhatItCostsAndBrings) {
    EXPECT_EQ(
        lines_at(record_at_offer("> offer U 2\n> bid 3\n")),
        (Lines{"  buy  you get U and pay 3 points to Anna", "  sell  Anna gets U and pays 3 points to you"}));
}

}  // namespace
}  // namespace trencavel::terminal_tests
