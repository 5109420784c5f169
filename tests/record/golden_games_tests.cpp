// Every golden game is legal and holds what it expects; and expectations can fail.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "record/replay.h"
#include "record/text.h"
#include "support/files.h"
#include "support/sanitized.h"
#include "support/text.h"
#include "tiles/read/library.h"

namespace trencavel::record {
namespace {

using WordList = std::vector<std::string>;

Replay replay_text(const std::string& text) {
    return replay(text, tiles::Library::builtin());
}

std::string described(const std::vector<Problem>& problems) {
    std::string text;
    for (const Problem& problem : problems) {
        text += std::to_string(problem.line) + ": " + problem.reason + "\n";
    }
    return text;
}

class GoldenGame : public testing::TestWithParam<std::string> {};

TEST_P(GoldenGame, HoldsWhatItExpects) {
    const Replay result = replay_text(text_of(GetParam()));
    EXPECT_EQ(described(result.problems), "");
    EXPECT_FALSE(result.refused);
    EXPECT_GT(result.expectations, 0u);
    EXPECT_NE(result.game, nullptr);
}

TEST_P(GoldenGame, IsTheSameGameAfterWritingAndReadingIt) {
    const Replay first = replay_text(text_of(GetParam()));
    ASSERT_NE(first.game, nullptr);
    const std::string written = write(*first.game);
    const Replay second = replay_text(written);
    ASSERT_EQ(described(second.problems), "");
    EXPECT_EQ(write(*second.game), written);
    EXPECT_EQ(second.game->hash(), first.game->hash());
    EXPECT_EQ(second.game->snapshot().scores, first.game->snapshot().scores);
}

std::string plus(const std::string& number, int amount) {
    return std::to_string(std::stoi(number) + amount);
}

/// Other winners than these; a game has two seats or more.
WordList other_winners(const WordList& seats) {
    if (seats.size() > 1) return {seats.begin() + 1, seats.end()};
    return {seats[0] == "0" ? "1" : "0"};
}

/// An expectation that cannot hold where this one does; none for those of which we know no such change.
std::optional<WordList> contrary(WordList words) {
    if (words.size() < 2 || words[0] != "expect") return std::nullopt;
    const std::string& kind = words[1];
    const bool is_number = kind == "score" || kind == "supply" || kind == "bridges" || kind == "castles" ||
                           kind == "left" || kind == "moves" || kind == "seat" || kind == "kings" ||
                           kind == "falconers" || kind == "nests" || kind == "free";
    if (is_number) {
        words[2] = plus(words[2], 1);
    } else if (kind == "keep") {
        words[3] = plus(words[3], 1);
    } else if (kind == "held") {
        words.push_back("9");
    } else if (kind == "scored") {
        words[3] = plus(words[3], 1000);
    } else if (kind == "legal" || kind == "illegal") {
        words[1] = kind == "legal" ? "illegal" : "legal";
    } else if (kind == "asks") {
        words[2] = words[2] == "place" ? "follower" : "place";
    } else if (kind == "pig") {
        words[2] = words[2] == "plague" ? "taxes" : "plague";
    } else if (kind == "winner") {
        const WordList others = other_winners({words.begin() + 2, words.end()});
        words.resize(2);
        words.insert(words.end(), others.begin(), others.end());
    } else {
        return std::nullopt;
    }
    return words;
}

TEST_P(GoldenGame, FailsAtEveryLineThatExpectsTheContrary) {
    std::vector<std::string> lines = lines_of(text_of(GetParam()));
    std::vector<unsigned> changed;
    for (unsigned i = 0; i < lines.size(); ++i) {
        const Result<WordList> words = split(lines[i]);
        ASSERT_TRUE(words.ok()) << lines[i];
        const std::optional<WordList> other = contrary(words.value());
        if (!other) continue;
        lines[i] = join(*other);
        changed.push_back(i + 1);
    }
    const Replay result = replay_text(joined(lines));
    std::vector<unsigned> reported;
    for (const Problem& problem : result.problems) reported.push_back(problem.line);
    EXPECT_EQ(reported, changed) << described(result.problems);
    EXPECT_FALSE(result.refused);
}

/// The lines that expect a score, one at a time: nothing else may be reported. With the sanitizers every
/// tenth of them.
TEST_P(GoldenGame, ReportsOneWrongScoreAndNothingElse) {
    const std::vector<std::string> lines = lines_of(text_of(GetParam()));
    unsigned scores = 0;
    for (unsigned i = 0; i < lines.size(); ++i) {
        Result<WordList> words = split(lines[i]);
        if (words->size() < 3 || words.value()[0] != "expect" || words.value()[1] != "score") continue;
        if (scores++ % (kSanitized ? 10 : 1) != 0) continue;
        words.value()[2] = plus(words.value()[2], 1);
        std::vector<std::string> changed = lines;
        changed[i] = join(words.value());
        const Replay result = replay_text(joined(changed));
        ASSERT_EQ(result.problems.size(), 1u) << described(result.problems);
        EXPECT_EQ(result.problems[0].line, i + 1);
        EXPECT_TRUE(result.problems[0].reason.starts_with("expected score " + words.value()[2]))
            << result.problems[0].reason;
    }
}

INSTANTIATE_TEST_SUITE_P(Records, GoldenGame, testing::ValuesIn(golden_games()),
                         [](const auto& path) { return golden_name(path.param); });

/// The rules have numbers, C1 to C14 and so on: none may be without a golden game.
TEST(GoldenGames, ThereIsOneForEveryRule) {
    std::string names;
    for (const std::string& path : golden_games_by_rule()) names += path + "\n";
    for (const auto& [letter, rules] : {std::pair("c", 14), std::pair("w", 14), std::pair("b", 23),
                                        std::pair("k", 19), std::pair("f", 9)}) {
        for (int rule = 1; rule <= rules; ++rule) {
            const std::string number = (rule < 10 ? "0" : "") + std::to_string(rule);
            EXPECT_NE(names.find(std::string("/") + letter + number + "-"), std::string::npos)
                << "no golden game for " << letter << rule;
        }
    }
}

}  // namespace
}  // namespace trencavel::record
