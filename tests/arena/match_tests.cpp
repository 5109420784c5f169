// Matches: the same decks from all seats, the same games whatever the number of threads.
#include <gtest/gtest.h>

#include "arena/match.h"
#include "arena/match_game.h"
#include "support/files.h"
#include "support/games.h"
#include "support/scratch_folder.h"

namespace trencavel::arena {
namespace {

MatchWatch silent() {
    return {.progress = [](std::uint64_t) { return true; },
            .failed = [](std::uint64_t, const std::string&, const std::string&) {}};
}

MatchSpec spec_of(std::vector<std::string> bots, std::uint64_t games) {
    MatchSpec spec;
    spec.setup.game = "carcassonne";
    spec.bots = std::move(bots);
    spec.games = games;
    spec.seed = 7;
    return spec;
}

MatchResult result_of(const MatchSpec& spec) {
    const Result<MatchResult> result = play_match(spec, tiles::Library::builtin(), silent());
    EXPECT_TRUE(result) << result.error();
    return result.value();
}

TEST(Match, GreedyBeatsRandom) {
    const MatchResult result = result_of(spec_of({"greedy", "random"}, 10));
    EXPECT_EQ(result.games, 10u);
    EXPECT_EQ(result.wins, (std::vector<std::size_t>{10, 0}));
    EXPECT_GT(result.difference, 30);
}

TEST(Match, IsTheSameWithAnyNumberOfThreads) {
    MatchSpec spec = spec_of({"greedy", "level3", "random"}, 9);
    const MatchResult one = result_of(spec);
    spec.threads = 3;
    const MatchResult three = result_of(spec);
    EXPECT_EQ(one.wins, three.wins);
    EXPECT_DOUBLE_EQ(one.difference, three.difference);
    EXPECT_DOUBLE_EQ(one.elo, three.elo);
}

TEST(Match, PlaysEachDeckFromAllSeats) {
    EXPECT_EQ(result_of(spec_of({"random", "random", "random"}, 4)).games, 6u) << "two decks of three games";
}

/// The tiles in the order in which they were drawn.
std::vector<std::string> drawn_in(const std::string& record) {
    return deck_names(*replayed(record));
}

TEST(Match, TheSameDeckComesAgainWithSeatsSwapped) {
    trencavel::Setup setup;
    setup.game = "castle";
    const auto one = play_game(setup, {"random", "greedy"}, 3, tiles::Library::builtin());
    const auto two = play_game(setup, {"greedy", "random"}, 3, tiles::Library::builtin());
    const auto other = play_game(setup, {"greedy", "random"}, 4, tiles::Library::builtin());
    ASSERT_TRUE(one && two && other);
    EXPECT_EQ(drawn_in(one->record), drawn_in(two->record));
    EXPECT_NE(drawn_in(one->record), drawn_in(other->record));
}

TEST(Match, WritesRecordsThatCanBeReplayed) {
    const ScratchFolder folder;
    MatchSpec spec = spec_of({"greedy", "random"}, 2);
    spec.records = folder.path();
    result_of(spec);
    for (const char* name : {"00000.game", "00001.game"})
        EXPECT_TRUE(replayed(text_of(folder.path(name)))->snapshot().over);
}

TEST(Match, SprtEndsItEarly) {
    MatchSpec spec = spec_of({"greedy", "level2"}, 2000);
    spec.sprt = Sprt{.elo0 = 0, .elo1 = 300};
    const MatchResult result = result_of(spec);
    EXPECT_LT(result.games, 1000u);
    EXPECT_EQ(evaluate(result, *spec.sprt), Verdict::Stronger);
}

TEST(Match, SaysWhatIsWrong) {
    const auto error_of = [](const MatchSpec& spec) {
        const Result<MatchResult> result = play_match(spec, tiles::Library::builtin(), silent());
        return result ? std::string() : result.error();
    };
    EXPECT_NE(error_of(spec_of({"greedy", "deep"}, 2)).find("there is no bot 'deep'"), std::string::npos);
    EXPECT_NE(error_of(spec_of({"greedy", "search:deep"}, 2)).find("'deep' is no option"), std::string::npos);
    EXPECT_NE(error_of(spec_of({"greedy", "greedy:10ms"}, 2)).find("only search"), std::string::npos);
    EXPECT_NE(error_of(spec_of({"greedy", "exec:"}, 2)).find("names no program"), std::string::npos);
    MatchSpec three = spec_of({"random", "random", "random"}, 3);
    three.setup.game = "castle";
    EXPECT_NE(error_of(three), "");
}

}  // namespace
}  // namespace trencavel::arena
