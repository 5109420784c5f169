#include <gtest/gtest.h>

#include "terminal/sample.h"
#include "terminal/screen/reports.h"
#include "terminal/screen/scene.h"
#include "terminal/words/log_text.h"

namespace trencavel::terminal_tests {
namespace {

TEST(LogText, AGameIsTold) {
    // Ben closes the city that Anna began; at the end Anna has the road and Ben the field at the city.
    const std::string record =
        record_with("E V", "> place 0,-1 r180\n> follower 0\n> place 1,0 r0\n> follower 1\n");
    const std::vector<std::string> expected = {
        "Anna places E at 0,-1 r180, with a knight on the city",
        "City: 2 tiles × 2 = 4 points for Anna",
        "Anna's knight returns",
        "Ben places V at 1,0 r0, with a farmer on the field",
        "The last tile is placed: final scoring",
        "Field: 1 city × 3 = 3 points for Ben",
    };
    EXPECT_EQ(log_of(record), expected);
}

TEST(LogText, ATileThatFitsNowhereIsToldToo) {
    const std::vector<std::string> expected = {
        "Anna places E at 0,-1 r180",
        "The tile C fits nowhere and leaves the game; Ben draws again",
    };
    EXPECT_EQ(log_of(record_with("E C U", "> place 0,-1 r180\n> pass\n")), expected);
}

class Scored : public testing::Test {
protected:
    std::string text(const Event& event, bool unicode = true) const {
        return terminal::scored_text(
            event, {.players = &players_, .tables = nullptr, .board = {}, .unicode = unicode});
    }
    static Event event(ScoringKind what, Reason reason, int points, unsigned seats) {
        return {.kind = EventKind::Scored,
                .what = what,
                .seats = static_cast<std::uint8_t>(seats),
                .points = static_cast<std::int16_t>(points),
                .reason = reason};
    }
    terminal::Players players_ = anna_and_ben();
};

TEST_F(Scored, EveryPointHasItsReason) {
    EXPECT_EQ(text(event(ScoringKind::City, {.tiles = 3, .pennants = 1, .complete = true}, 8, 1)),
              "City: 3 tiles × 2 + 1 pennant × 2 = 8 points for Anna");
    EXPECT_EQ(text(event(ScoringKind::City, {.tiles = 2, .pennants = 2}, 4, 2)),
              "Unfinished city: 2 tiles + 2 pennants = 4 points for Ben");
    EXPECT_EQ(text(event(ScoringKind::Road, {.tiles = 4, .complete = true}, 4, 1)),
              "Road: 4 tiles = 4 points for Anna");
    EXPECT_EQ(text(event(ScoringKind::Road, {.tiles = 1}, 1, 1)),
              "Unfinished road: 1 tile = 1 point for Anna");
    EXPECT_EQ(text(event(ScoringKind::Cloister, {.tiles = 9, .complete = true}, 9, 2)),
              "Cloister: 1 + 8 tiles around it = 9 points for Ben");
    EXPECT_EQ(text(event(ScoringKind::Cloister, {.tiles = 6}, 6, 2)),
              "Unfinished cloister: 1 + 5 tiles around it = 6 points for Ben");
    EXPECT_EQ(text(event(ScoringKind::Field, {.cities = 3}, 9, 3)),
              "Field: 3 cities × 3 = 9 points for each of Anna and Ben");
}

TEST_F(Scored, ASmallCityIsNotDoubledWhereTheVariantSaysSo) {  // C15
    EXPECT_EQ(text(event(ScoringKind::City, {.tiles = 2, .complete = true}, 2, 1)),
              "City: 2 tiles = 2 points for Anna");
}

TEST_F(Scored, WithoutUnicodeTheSignIsALetter) {
    EXPECT_EQ(text(event(ScoringKind::Field, {.cities = 1}, 3, 1), false),
              "Field: 1 city x 3 = 3 points for Anna");
}

TEST(PointsTable, EverySourceHasItsRow) {
    const GameHistory history = history_of(record_with("E V",
                                                       "> place 0,-1 r180\n> follower 0\n"
                                                       "> place 1,0 r0\n> follower 1\n"));
    const std::vector<int> scores = history.game().snapshot().scores;
    const terminal::Lines expected = {
        "                        Anna   Ben",
        "cities                     4     0",
        "fields                     0     3",
        "total                      4     3",
    };
    EXPECT_EQ(terminal::points_table(history.all_events(), anna_and_ben(), scores), expected);
}

}  // namespace
}  // namespace trencavel::terminal_tests
