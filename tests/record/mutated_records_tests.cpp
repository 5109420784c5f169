// Records with mistakes that nobody thought of: whatever the text, the program stays on its feet, and the
// game that it makes of it can be written and read again.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.h"
#include "record/replay.h"
#include "support/files.h"
#include "support/repetitions.h"
#include "support/text.h"

namespace trencavel::record {
namespace {

constexpr std::size_t kSizeMax = 4000;  // longer ones take their time and show nothing else

/// What a slip of the pen or of a disk does to a text.
class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : random_(seed) {}

    std::string mutated(std::string text) {
        for (std::uint32_t i = 0; i <= below(3); ++i) text = changed(std::move(text));
        return text;
    }

    /// Uniform in [0, n); 0 if n is.
    std::size_t below(std::size_t n) { return n == 0 ? 0 : random_.below(static_cast<std::uint32_t>(n)); }

private:
    std::string changed(std::string text) {
        switch (below(10)) {
            case 0:
                return text.substr(0, below(text.size()));
            case 1:
                return with_other_byte(std::move(text), static_cast<char>(below(256)));
            case 2:
                return with_lines(text, &Mutator::swap);
            case 3:
                return with_lines(text, &Mutator::repeat);
            case 4:
                return with_lines(text, &Mutator::drop);
            case 5:
                return without_byte(std::move(text));
            case 6:
                return with_lines(text, &Mutator::swap_words);
            default:
                return with_other_byte(std::move(text), kLikely[below(kLikely.size())]);
        }
    }

    using Lines = std::vector<std::string>;

    std::string with_lines(const std::string& text, void (Mutator::*change)(Lines&)) {
        Lines lines = lines_of(text);
        if (!lines.empty()) (this->*change)(lines);
        return joined(lines);
    }

    void swap(Lines& lines) { std::swap(lines[below(lines.size())], lines[below(lines.size())]); }

    void repeat(Lines& lines) {
        const std::string line = lines[below(lines.size())];
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size())), line);
    }

    void drop(Lines& lines) { lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size()))); }

    /// Puts the end of one line behind the beginning of another.
    void swap_words(Lines& lines) {
        std::string& line = lines[below(lines.size())];
        const std::string& other = lines[below(lines.size())];
        line = line.substr(0, line.find(' ')) + other.substr(std::min(other.size(), other.find(' ')));
    }

    std::string with_other_byte(std::string text, char byte) {
        if (!text.empty()) text[below(text.size())] = byte;
        return text;
    }

    std::string without_byte(std::string text) {
        if (!text.empty()) text.erase(below(text.size()), 1);
        return text;
    }

    static constexpr std::string_view kLikely = "0123456789-,r>#\" \n\t.?UVEDXABCPF";
    Random random_;
};

std::vector<std::string> originals() {
    std::vector<std::string> texts;
    for (const std::string& path : golden_games()) {
        std::string text = text_of(path);
        if (text.size() <= kSizeMax) texts.push_back(std::move(text));
    }
    texts.push_back("trencavel 1\ngame carcassonne\nplayers Anna Ben\nseed 77\nexpect score 0 0\n");
    return texts;
}

/// Where the game stands must be something that a record can say.
void expect_round_trip_of_mutant(const Game& game, const std::string& mutant) {
    const std::string written = write(game);
    const Replay again = replay(written, tiles::Library::builtin());
    ASSERT_TRUE(again.problems.empty()) << again.problems[0].reason << "\n" << written << "\nof\n" << mutant;
    ASSERT_EQ(write(*again.game), written) << mutant;
    ASSERT_EQ(again.game->hash(), game.hash()) << mutant;
}

TEST(MutatedRecords, AreRefusedOrPlayedAndWhatIsPlayedCanBeWrittenAndRead) {
    const std::vector<std::string> texts = originals();
    Mutator mutator(20091115);
    unsigned refused = 0;
    unsigned played = 0;
    const unsigned mutants = repetitions(20000);
    for (unsigned i = 0; i < mutants; ++i) {
        const std::string mutant = mutator.mutated(texts[mutator.below(texts.size())]);
        const Replay result = replay(mutant, tiles::Library::builtin());
        ASSERT_TRUE(result.game != nullptr || result.refused) << mutant;
        ASSERT_TRUE(!result.refused || !result.problems.empty()) << mutant;
        for (const Problem& problem : result.problems) ASSERT_FALSE(problem.reason.empty()) << mutant;
        if (result.game) expect_round_trip_of_mutant(*result.game, mutant);
        if (HasFatalFailure()) return;
        refused += result.refused;
        played += result.moves;
    }
    // Both must happen often, or the mutants have become too wild or too tame to show anything.
    EXPECT_GT(refused, mutants / 10);
    EXPECT_LT(refused, mutants * 9 / 10);
    EXPECT_GT(played, mutants);
}

TEST(MutatedRecords, OfNoiseAreRefused) {
    Mutator mutator(1);
    for (int i = 0; i < 1000; ++i) {
        std::string noise(mutator.below(200), ' ');
        for (char& c : noise) c = static_cast<char>(mutator.below(256));
        const Replay result = replay(noise, tiles::Library::builtin());
        ASSERT_TRUE(result.refused);
        ASSERT_EQ(result.moves, 0u);
    }
}

}  // namespace
}  // namespace trencavel::record
