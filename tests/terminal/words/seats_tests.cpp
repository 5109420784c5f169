#include <gtest/gtest.h>

#include "terminal/words/seats.h"

namespace trencavel::terminal_tests {
namespace {

using terminal::make_players;
using terminal::Players;

Players players(const std::string& list) {
    return make_players(terminal::split_players(list)).value();
}

TEST(Seats, BotsAreKnownByTheirSpelling) {
    const Players table = players("Anna, bot:greedy ,Robo=bot:random");
    EXPECT_FALSE(table[0].bot);
    EXPECT_EQ(table[1].name, "greedy");
    EXPECT_EQ(table[1].spelled, "bot:greedy");
    EXPECT_EQ(table[1].bot, BotKind::Greedy);
    EXPECT_EQ(table[2].name, "Robo");
    EXPECT_EQ(table[2].spelled, "Robo=bot:random");
    EXPECT_EQ(table[2].bot, BotKind::Random);
}

TEST(Seats, SeveralOfAKindAreNumbered) {
    const Players table = players("greedy,bot:greedy,bot:greedy");
    EXPECT_EQ(table[1].name, "greedy 2");
    EXPECT_EQ(table[2].name, "greedy 3");
}

TEST(Seats, LevelsGoByTheirNames) {
    const Players table = players("Anna,bot:level4,bot:level4,Robo=bot:level8");
    EXPECT_EQ(table[1].name, "Scribe");
    EXPECT_EQ(table[1].spelled, "bot:level4") << "records name it as before";
    EXPECT_EQ(table[2].name, "Scribe 2");
    EXPECT_EQ(table[3].name, "Robo");
    EXPECT_EQ(terminal::computer_name("level8 3"), "Trencavel 3");
    EXPECT_EQ(terminal::computer_name("level9"), "level9");
}

TEST(Seats, EveryLetterIsTakenOnce) {
    const Players table = players("Anna,Anne,an,Åse,n");
    std::string letters;
    for (const terminal::Player& player : table) letters += player.letter;
    EXPECT_EQ(letters, "ANBSC");
}

TEST(Seats, NamesAreListedInASentence) {
    const Players table = players("Anna,Ben,Cid");
    EXPECT_EQ(terminal::names_of(table, 0b001), "Anna");
    EXPECT_EQ(terminal::names_of(table, 0b101), "Anna and Cid");
    EXPECT_EQ(terminal::names_of(table, 0b111), "Anna, Ben and Cid");
}

}  // namespace
}  // namespace trencavel::terminal_tests
