#include "whole_game.h"

#include <gtest/gtest.h>

#include <sstream>

#include "dialogue.h"
#include "record/moves.h"
#include "record/replay.h"

namespace trencavel::cli_play_tests {

std::vector<int> numbers_in(const std::string& text, const std::string& line_begin) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with(line_begin)) continue;
        std::istringstream rest(line.substr(line_begin.size()));
        std::vector<int> numbers;
        for (int number = 0; rest >> number;) numbers.push_back(number);
        return numbers;
    }
    return {};
}

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
    const record::Replay replay = record::replay(content_of(path), tiles::Library::builtin());
    ASSERT_TRUE(replay.problems.empty());
    EXPECT_TRUE(replay.game->snapshot().over);
    EXPECT_EQ(replay.game->snapshot().scores, scores);
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
    record::Replay replay = record::replay(header, tiles::Library::builtin());
    Game& game = *replay.game;
    std::string lines;
    Random random(seed);
    while (!game.snapshot().over) {
        const std::vector<Move> moves = game.legal_moves();
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        lines += record::spell(move, game.tables()) + "\n";
        game.apply(move);
    }
    return lines;
}

}  // namespace trencavel::cli_play_tests
