// The counts of all *.perft files, with both engines.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <span>
#include <sstream>

#include "bots/perft.h"
#include "perft/perft_file.h"
#include "record/replay.h"
#include "reference/game.h"
#include "reference/perft.h"

namespace trencavel::perft_files {

/// How a failing test names its position.
void PrintTo(const Entry& entry, std::ostream* out) {
    *out << entry.place << ": " << entry.name;
}

namespace {

/// All positions of all files. A file that cannot be read becomes a position that fails.
std::vector<Entry> all_entries() {
    std::vector<std::string> paths;
    for (const auto& file : std::filesystem::directory_iterator(TRENCAVEL_PERFT_FILES)) {
        if (file.path().extension() == ".perft") paths.push_back(file.path().string());
    }
    std::sort(paths.begin(), paths.end());
    std::vector<Entry> entries;
    for (const std::string& path : paths) {
        const Result<std::vector<Entry>> read = read_file(path);
        if (read) {
            entries.insert(entries.end(), read->begin(), read->end());
        } else {
            entries.push_back({path, read.error(), {}, {}});
        }
    }
    return entries;
}

std::string test_name(const testing::TestParamInfo<Entry>& info) {
    std::string name = info.param.name;
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
    return name;
}

/// The record read a second time, without the fast engine's reader.
reference::Game reference_game(const std::string& record) {
    int players = 0;
    std::vector<std::string> deck;
    std::vector<std::string> moves;
    std::istringstream lines(record);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string first;
        words >> first;
        if (first == ">") moves.push_back(line.substr(2));
        for (std::string word; words >> word;) {
            if (first == "players") ++players;
            if (first == "deck") deck.push_back(word);
        }
    }
    reference::Game game(tiles::Library::builtin().set("base"), players, deck);
    for (const std::string& move : moves) EXPECT_TRUE(game.apply(move)) << move;
    return game;
}

class Perft : public testing::TestWithParam<Entry> {};

TEST_P(Perft, CountsTheSequencesWithTheFastEngine) {
    const Entry& entry = GetParam();
    ASSERT_FALSE(entry.counts.empty()) << entry.place;
    const record::Replay replay = record::replay(entry.record, tiles::Library::builtin());
    ASSERT_TRUE(replay.problems.empty()) << replay.problems.front().reason;
    const Game& game = *replay.game;
    const std::span<const TileId> deck(game.hidden_deck());
    for (const Count& count : entry.counts) {
        const std::uint64_t counted = std::visit(
            [&](const auto* pos) { return perft(game.tables(), *pos, deck.last(pos->left), count.depth); },
            game.position());
        EXPECT_EQ(counted, count.sequences) << "depth " << count.depth;
    }
}

TEST_P(Perft, CountsTheSequencesWithTheReference) {
    const Entry& entry = GetParam();
    ASSERT_FALSE(entry.counts.empty()) << entry.place;
    const reference::Game game = reference_game(entry.record);
    for (const auto& [depth, sequences] : entry.counts)
        EXPECT_EQ(reference::perft(game, static_cast<int>(depth)), sequences) << "depth " << depth;
}

INSTANTIATE_TEST_SUITE_P(Files, Perft, testing::ValuesIn(all_entries()), test_name);

TEST(PerftFiles, HoldAtLeastEightPositions) {
    EXPECT_GE(all_entries().size(), 8u);
}

}  // namespace
}  // namespace trencavel::perft_files
