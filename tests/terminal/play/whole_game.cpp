#include "terminal/play/whole_game.h"

#include <gtest/gtest.h>

#include "record/moves.h"
#include "support/chance.h"
#include "support/games.h"
#include "terminal/dialogue.h"

namespace trencavel::terminal_tests {

std::vector<int> sum_of_sources(const std::string& text, std::size_t players) {
    std::vector<int> sums(players, 0);
    for (const char* source : {"cities ",
                               "roads ",
                               "cloisters ",
                               "unfinished cities ",
                               "unfinished roads ",
                               "unfinished cloisters ",
                               "fields ",
                               "castles ",
                               "crown spaces ",
                               "fortune ",
                               "taxes ",
                               "famine ",
                               "storm ",
                               "inquisition ",
                               "received in bazaars ",
                               "paid in bazaars ",
                               "paths ",
                               "towers ",
                               "houses ",
                               "chapels ",
                               "courts ",
                               "keep ",
                               "nests ",
                               "wall tiles ",
                               "lost at gates "}) {
        const std::vector<int> numbers = numbers_in(text, source);
        for (std::size_t i = 0; i < numbers.size(); ++i) sums[i] += numbers[i];
    }
    return sums;
}

void expect_finished_record(const std::string& path, const std::vector<int>& scores) {
    const std::unique_ptr<Game> game = replayed(text_of(path));
    EXPECT_TRUE(game->snapshot().over);
    EXPECT_EQ(game->snapshot().scores, scores);
}

void expect_whole_game(const std::string& shown, std::size_t players, const std::string& file) {
    const std::vector<int> total = numbers_in(shown, "total ");
    ASSERT_EQ(total.size(), players);
    EXPECT_EQ(sum_of_sources(shown, players), total);
    expect_finished_record(file, total);
}

void expect_all_understood(const std::string& shown) {
    EXPECT_FALSE(contains(shown, "Not possible"));
    EXPECT_FALSE(contains(shown, "I do not understand"));
}

std::string random_lines(const std::string& header, std::uint64_t seed) {
    const std::unique_ptr<Game> game = replayed(header);
    Random random(seed);
    while (play_one(*game, random)) continue;
    std::string lines;
    for (const Move& move : game->moves()) lines += record::format(move, game->tables()) + "\n";
    return lines;
}

}  // namespace trencavel::terminal_tests
