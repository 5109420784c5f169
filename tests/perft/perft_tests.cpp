// The counts of all *.perft files, with both engines.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <span>
#include <sstream>

#include "arena/perft.h"
#include "perft/perft_file.h"
#include "record/replay.h"
#include "reference/perft.h"
#include "reference/record/record_header.h"
#include "support/games.h"
#include "support/paths.h"
#include "support/text.h"

namespace trencavel::perft_files {

/// How a failing test names its position.
void PrintTo(const Entry& entry, std::ostream* out) {
    *out << entry.place << ": " << entry.name;
}

namespace {

/// All positions of all files. A file that cannot be read becomes a position that fails.
std::vector<Entry> all_entries() {
    std::vector<std::string> paths;
    for (const auto& file : std::filesystem::directory_iterator(source_path("tests/perft"))) {
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

std::string name_of(const testing::TestParamInfo<Entry>& info) {
    return test_name(info.param.name);
}

/// Plays the moves, and counts from there on.
template <class AnyGame>
std::vector<std::uint64_t> reference_counts(AnyGame game, const std::vector<std::string>& moves,
                                            const std::vector<Count>& counts) {
    for (const std::string& move : moves) EXPECT_TRUE(game.apply(move)) << move;
    std::vector<std::uint64_t> result;
    for (const Count& count : counts) result.push_back(reference::perft(game, static_cast<int>(count.depth)));
    return result;
}

/// The record read a second time, without the fast engine's reader.
std::vector<std::uint64_t> reference_counts(const Entry& entry) {
    reference::RecordHeader header;
    std::vector<std::string> moves;
    std::istringstream lines(entry.record);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("> ")) {
            moves.push_back(line.substr(2));
        } else {
            header.read(reference::split(line));
        }
    }
    const tiles::Library& library = tiles::Library::builtin();
    if (header.walled())
        return reference_counts(reference::WallGame(library, header.wall_options()), moves, entry.counts);
    return reference_counts(reference::Game(library, header.options()), moves, entry.counts);
}

class Perft : public testing::TestWithParam<Entry> {};

TEST_P(Perft, CountsTheSequencesWithTheFastEngine) {
    const Entry& entry = GetParam();
    ASSERT_FALSE(entry.counts.empty()) << entry.place;
    const std::unique_ptr<Game> replayed_game = replayed(entry.record);
    const Game& game = *replayed_game;
    const std::span<const TileId> deck = std::span(game.hidden_deck()).subspan(game.drawn());
    for (const Count& count : entry.counts) {
        const std::uint64_t counted = std::visit(
            [&](const auto* pos) {
                return perft(game.tables(), *pos, {deck, game.hidden_wall()}, count.depth);
            },
            game.position());
        EXPECT_EQ(counted, count.sequences) << "depth " << count.depth;
    }
}

TEST_P(Perft, CountsTheSequencesWithTheReference) {
    const Entry& entry = GetParam();
    ASSERT_FALSE(entry.counts.empty()) << entry.place;
    const std::vector<std::uint64_t> counted = reference_counts(entry);
    ASSERT_EQ(counted.size(), entry.counts.size());
    for (std::size_t i = 0; i < counted.size(); ++i)
        EXPECT_EQ(counted[i], entry.counts[i].sequences) << "depth " << entry.counts[i].depth;
}

INSTANTIATE_TEST_SUITE_P(Files, Perft, testing::ValuesIn(all_entries()), name_of);

TEST(PerftFiles, HoldAtLeastEightPositionsOfEveryGame) {
    std::map<std::string, unsigned> positions;
    for (const Entry& entry : all_entries()) {
        std::istringstream lines(entry.record);
        std::string game;
        std::string expansion;
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("game ")) game = line.substr(5);
            if (line.starts_with("with ")) expansion = line == "with falcon" ? "falcon" : "expansion 8";
        }
        ++positions[game];
        ++positions[expansion];
    }
    for (const char* game : {"carcassonne", "wheel", "expansion 8", "castle", "falcon"})
        EXPECT_GE(positions[game], 8u) << game;
}

}  // namespace
}  // namespace trencavel::perft_files
