// What happens in Die Burg, in sentences; every point explained, and every point in the table at the end.
#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "terminal/dialogue.h"
#include "terminal/modules/court_sample.h"
#include "terminal/play/whole_game.h"
#include "terminal/screen/reports.h"

namespace trencavel::terminal_tests {
namespace {

/// From the line on that begins so.
Lines log_from(const std::string& record, std::string_view begin) {
    Lines lines = log_of(record);
    const auto first = std::find_if(lines.begin(), lines.end(),
                                    [&](const std::string& line) { return line.starts_with(begin); });
    return {first, lines.end()};
}

TEST(CourtLog, APathWithAFountainAndAStartSpace) {
    EXPECT_EQ(log_from(burg_record("C06 C01 P14 C07",
                                   "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n> pass\n"
                                   "> place 5,2 r180\n> pass\n"),
                       "Anna"),
              (Lines{"Anna places C06 at 5,0 r0, with a herald on the path", "Ben places C01 at 5,1 r0",
                     "Anna places P14 at 5,2 r180",
                     "Path at 5,0: (3 tiles + 1 start space) × 2 with a fountain = 8 points for Anna",
                     "Anna's herald returns"}));
}

TEST(CourtLog, AWallTileSaysWhatItDoes) {
    EXPECT_EQ(
        log_from(record_at_score() + "> score 5,9 0\n", "Tower"),
        (Lines{"Tower at 5,8: 2 tiles × 2 = 4 points for Anna", "Anna's knight returns",
               "Anna takes the wall tile of 12/13: 4, at the end 1 point per tile of an unfinished path",
               "Path at 5,9: 1 tile + 1 start space = 2 points for Anna", "Anna's herald returns"}));
}

TEST(CourtLog, AHouseDoubledByAWallTileAndItsKeep) {
    EXPECT_EQ(log_from(record_at_doubling() + "> score 0,3 0 double\n", "House"),
              (Lines{"House at 0,3: (1 tile + 1 start space) × 2 by wall tile 3 = 4 points for Anna",
                     "Anna's keep now stands on the house at 0,3: 2 tiles", "Anna's squire returns"}));
}

TEST(CourtLog, AnExtraTurn) {
    EXPECT_EQ(log_from(record_at_extra() + "> extra\n", "Anna uses"),
              Lines{"Anna uses wall tile 1: another turn"});
}

TEST(CourtLog, KingFalconerAndNests) {
    const Lines log = log_from(record_of_king_and_falconer(), "Anna");
    EXPECT_EQ(log[0], "Anna places F06 at 6,0 r270, with the falconer on the chapel");
    EXPECT_EQ(log[1], "Ben places F15 at 5,10 r0, with the king on the path");
    EXPECT_EQ(log_from(record_of_king_and_falconer(), "Chapel"),
              (Lines{"Chapel at 4,0: 5 tiles = 15 points for Anna", "Anna takes 3 nest tokens",
                     "Anna's falconer returns", "Ben places P14 at 5,8 r0",
                     "Path at 5,8: (3 tiles + 1 start space) × 2 by the king = 8 points for Ben",
                     "Ben takes 1 nest token", "Ben's king returns"}));
}

TEST(CourtLog, PointsLostAtAGate) {
    EXPECT_EQ(log_from(record_at_gate(), "Chapel at 0,4"),
              (Lines{"Chapel at 0,4: 2 tiles = 3 points for Anna, 1 of them lost at a gate",
                     "Anna's preacher returns"}));
}

TEST(CourtLog, TheFinalScoringInItsOrder) {
    const std::string record =
        burg_record("C06 C01 C01 C01 P14 C07 P16 C07 C07", "9 3 6 8 9 1 2 4 5 7 3 6 8",
                    "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n> pass\n> place 5,2 r0\n> pass\n"
                    "> place 5,3 r0\n> pass\n> place 5,4 r180\n> pass\n> place 0,3 r0\n> follower 0\n"
                    "> place 6,0 r0\n> follower 0\n> place 7,8 r0\n> pass\n> place 1,7 r0\n> follower 0\n");
    EXPECT_EQ(log_from(record, "The last"),
              (Lines{"The last tile is placed: final scoring",
                     "Keep: the larger one with 1 tile, 67 free cells = 67 points for Anna",
                     "Court at 1,7: 2 markets × 3 = 6 points for Anna",
                     "Court at 0,3: 1 market × 3 = 3 points for Ben", "Wall tile 9: 5 points for Anna"}));
}

/// Every golden record of Die Burg and Falken.
std::vector<std::string> golden_records() {
    std::vector<std::string> files;
    for (const char* folder : {"castle", "castle-rules", "falcon", "falcon-rules"}) {
        for (std::string& file : golden_games(folder)) files.push_back(std::move(file));
    }
    return files;
}

TEST(CourtLog, EveryPointHasItsRowInTheTable) {
    for (const std::string& file : golden_records()) {
        const GameHistory history = history_of(text_of(file));
        const std::vector<int> scores = history.game().snapshot().scores;
        const std::string table =
            joined(terminal::points_table(history.all_events(), anna_and_ben(), scores));
        EXPECT_EQ(sum_of_sources(table, 2), scores) << file << table;
    }
}

/// The sums in the sentences come to the points that they name.
int value_of(std::string sum) {
    const std::size_t names = sum.find(": ");
    sum = sum.substr(names + 2, sum.find(" = ") - names - 2);
    int factor = 1;
    for (std::size_t at = 0; (at = sum.find("× ", at)) != std::string::npos; ++at)
        factor *= std::stoi(sum.substr(at + std::string_view("× ").size()));
    std::string first = sum.substr(0, sum.find(" ×"));
    int total = 0;
    for (std::size_t at = 0; at < first.size(); ++at) {
        if (std::isdigit(static_cast<unsigned char>(first[at])) == 0) continue;
        std::size_t end = 0;
        total += std::stoi(first.substr(at), &end);
        at += end;
    }
    return factor * total;
}

TEST(CourtLog, EverySumIsRight) {
    unsigned checked = 0;
    for (const std::string& file : golden_records()) {
        for (const std::string& line : log_of(text_of(file))) {
            const bool product = line.starts_with("Path") || line.starts_with("Tower") ||
                                 line.starts_with("House") || line.starts_with("Court") ||
                                 line.starts_with("Wall tile ");
            const std::size_t equals = line.find(" = ");
            if (!product || equals == std::string::npos) continue;
            EXPECT_EQ(value_of(line), std::stoi(line.substr(equals + 3))) << file << ": " << line;
            ++checked;
        }
    }
    EXPECT_GT(checked, 300u);
}

}  // namespace
}  // namespace trencavel::terminal_tests
