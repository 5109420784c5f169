// The counts of all *.perft files, with both engines.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
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

/// A header line for the reference.
void add_header(const std::string& key, const std::vector<std::string>& values, reference::Options& options) {
    const auto has = [&](const char* value) { return std::count(values.begin(), values.end(), value) > 0; };
    if (key == "game") options.game = values.at(0);
    if (key == "players") options.players = static_cast<int>(values.size());
    if (key == "deck") options.deck = values;
    if (key == "option") options.draft = has("draft");
    if (key == "with") {
        options.bridges = has("bridges");
        options.castles = has("castles");
        options.bazaars = has("bazaars");
    }
}

/// The record read a second time, without the fast engine's reader.
reference::Game reference_game(const std::string& record) {
    reference::Options options;
    std::vector<std::string> moves;
    std::istringstream lines(record);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string first;
        words >> first;
        if (first == ">") moves.push_back(line.substr(2));
        std::vector<std::string> values;
        for (std::string word; words >> word;) values.push_back(word);
        add_header(first, values, options);
    }
    reference::Game game(tiles::Library::builtin(), options);
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

TEST(PerftFiles, HoldAtLeastEightPositionsOfEveryGame) {
    std::map<std::string, unsigned> positions;
    for (const Entry& entry : all_entries()) {
        std::istringstream lines(entry.record);
        std::string game;
        bool is_expanded = false;
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("game ")) game = line.substr(5);
            is_expanded |= line.starts_with("with ");
        }
        ++positions[game];
        if (is_expanded) ++positions["expansion 8"];
    }
    for (const char* game : {"carcassonne", "wheel", "expansion 8"}) EXPECT_GE(positions[game], 8u) << game;
}

}  // namespace
}  // namespace trencavel::perft_files
