// What happens on the wheel, at castles, bridges and bazaars, in sentences; and the points it brings.
#include <gtest/gtest.h>

#include "rules/castles/kinds.h"
#include "rules/wheel/kinds.h"
#include "terminal/sample.h"
#include "terminal/screen/reports.h"
#include "terminal/screen/scene.h"
#include "terminal/words/log_text.h"

namespace trencavel::terminal_tests {
namespace {

TEST(ModulesLog, ABridgeAndWhoStandsOnIt) {
    const Lines log = log_of(record_of("carcassonne", "bridges", "B B U",
                                       "> place 1,0 r0 bridge 1,0 ew\n> follower bridge\n"
                                       "> place 0,1 r0\n> bridge 0,1 ew\n> follower 0\n"));
    EXPECT_EQ(
        log,
        (Lines{
            "Anna places B at 1,0 r0, with a bridge over 1,0 from east to west, with a robber on the bridge",
            "Ben places B at 0,1 r0, with a bridge over 0,1 from east to west, with a monk on the "
            "cloister"}));
}

TEST(ModulesLog, ACastleAndWhatItIsScoredBy) {
    EXPECT_EQ(log_of(record_at_reward() + "> reward 1,0 0\n"),
              (Lines{"Anna places E at 0,-1 r180, with a knight on the city",
                     "Anna turns the city at 0,-1 and 0,0 into a castle",
                     "Ben places A at -1,0 r270, with a robber on the road", "Anna places E at 1,-1 r180",
                     "Ben places L at 1,0 r0", "Road: 3 tiles = 3 points for Ben", "Ben's robber returns",
                     "Castle at 0,-1: as much as the city completed beside it = 4 points for Anna",
                     "Anna's castle follower returns"}));
}

TEST(ModulesLog, AnAuction) {
    const Lines log = log_of(record_at_offer("> offer U 2\n> bid 3\n> sell\n"));
    EXPECT_EQ(Lines(log.begin() + 1, log.end()),
              (Lines{"Anna opens a bazaar", "Open tiles: V, U", "Ben chooses U and bids 2", "Anna bids 3",
                     "Anna pays 3 points to Ben and gets U", "Ben gets V"}));
}

TEST(ModulesLog, WhoIsNotOutbidPaysNobody) {
    const Lines log = log_of(record_at_offer("> offer U 2\n> pass\n"));
    EXPECT_EQ(Lines(log.end() - 3, log.end()),
              (Lines{"Anna passes", "Ben pays 2 points and gets U", "Anna gets V"}));
}

TEST(ModulesLog, ThePlague) {
    const Lines log = log_of(record_at_recall() + "> recall -1,0 0\n");
    EXPECT_EQ(Lines(log.end() - 2, log.end()),
              (Lines{"Ben draws RadU/3: the pig moves to plague: everyone takes a follower back",
                     "Anna's monk and Ben's monk return"}));
    EXPECT_EQ(log[2], "Anna places RadB at 4,0 r0, with a follower on a crown space of taxes");
}

TEST(ModulesLog, ThePigOfTheFirstTileIsTold) {
    EXPECT_EQ(log_of(record_of("wheel", "", "RadU/1 RadB")),
              (Lines{"Anna draws RadU/1: the pig moves to taxes"}));
}

TEST(ModulesLog, ATileThatIsNotLaid) {
    const Lines log = log_of(record_of("carcassonne", "bridges", "A A X U V",
                                       "> place -1,0 r270\n> pass\n> place 1,0 r90\n> pass\n> refuse\n"));
    EXPECT_EQ(log.back(), "The tile X was not placed and leaves the game; Anna draws again");
}

class ModulesScored : public testing::Test {
protected:
    std::string text(ScoringKind what, Reason reason, int points, unsigned other = 0) const {
        const Event event{.kind = EventKind::Scored,
                          .other = static_cast<std::uint8_t>(other),
                          .what = what,
                          .seats = 1,
                          .points = static_cast<std::int16_t>(points),
                          .reason = reason};
        return terminal::scored_text(event,
                                     {.players = &players_, .tables = nullptr, .board = {}, .unicode = true});
    }
    terminal::Players players_ = anna_and_ben();
};

TEST_F(ModulesScored, EverySegmentHasItsReason) {
    EXPECT_EQ(text(wheel::kFortuneScoring, {}, 3), "Fortune: 3 points for Anna");
    EXPECT_EQ(text(wheel::kTaxesScoring, {.pennants = 4, .followers = 2}, 8),
              "Taxes: 2 knights, 4 + 4 for pennants = 8 points for Anna");
    EXPECT_EQ(text(wheel::kTaxesScoring, {.followers = 1}, 1), "Taxes: 1 knight = 1 point for Anna");
    EXPECT_EQ(text(wheel::kFamineScoring, {.followers = 2, .cities = 3}, 3),
              "Famine: 2 farmers, 3 completed cities beside their fields = 3 points for Anna");
    EXPECT_EQ(text(wheel::kStormScoring, {.followers = 5}, 5),
              "Storm: 5 followers at home = 5 points for Anna");
    EXPECT_EQ(text(wheel::kInquisitionScoring, {.followers = 2}, 4),
              "Inquisition: 2 monks × 2 = 4 points for Anna");
    EXPECT_EQ(text(wheel::kCrownScoring, {}, 6, 1), "Crown space of taxes: 6 points for Anna");
}

TEST_F(ModulesScored, CastlesCountFourForFields) {
    EXPECT_EQ(text(ScoringKind::Field, {.cities = 3, .counts = {1}}, 10),
              "Field: 2 cities × 3 + 1 castle × 4 = 10 points for Anna");
    EXPECT_EQ(text(ScoringKind::Field, {.cities = 1, .counts = {1}}, 4),
              "Field: 1 castle × 4 = 4 points for Anna");
}

TEST_F(ModulesScored, ACastleFollowsAnother) {
    EXPECT_EQ(text(castles::kCastleScoring, {}, 9, static_cast<unsigned>(castles::kCastleScoring)),
              "Castle at 0,0: as much as the castle scored beside it = 9 points for Anna");
}

TEST(ModulesPoints, WhatWasPaidIsPartOfTheSum) {
    const GameHistory history = history_of(record_at_offer("> offer U 2\n> bid 3\n> sell\n"));
    const std::vector<int> scores = history.game().snapshot().scores;
    EXPECT_EQ(terminal::points_table(history.all_events(), anna_and_ben(), scores),
              (Lines{"                        Anna   Ben", "received in bazaars        0     3",
                     "paid in bazaars           -3     0", "total                     -3     3"}));
}

}  // namespace
}  // namespace trencavel::terminal_tests
