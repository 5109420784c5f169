// Compares the fast engine with the reference in any number of random games.
#include <unistd.h>

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "random_play/compare.h"

namespace {

using namespace trencavel;
using random_play::Situation;
using random_play::Situations;

constexpr const char* kUsage =
    "usage: compare_engines --games N [--seed S] [--players P]\n"
    "Game i has the seed S + i; without --players it has 2 to 5 players in turn.\n";
constexpr std::uint64_t kGamesPerLine = 10;

struct Wanted {
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    std::uint64_t players = 0;  // 0: in turn
};

std::optional<Wanted> read_arguments(int count, char** arguments) {
    Wanted wanted;
    for (int i = 1; i + 1 < count; i += 2) {
        const std::string_view option = arguments[i];
        const std::string_view value = arguments[i + 1];
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (error != std::errc{} || end != value.data() + value.size()) return std::nullopt;
        if (option == "--games") {
            wanted.games = number;
        } else if (option == "--seed") {
            wanted.seed = number;
        } else if (option == "--players" && number >= 2 && number <= 5) {
            wanted.players = number;
        } else {
            return std::nullopt;
        }
    }
    if (count % 2 == 0 || wanted.games == 0) return std::nullopt;
    return wanted;
}

void show_progress(std::uint64_t done, std::uint64_t games) {
    static const bool is_terminal = isatty(STDERR_FILENO) == 1;
    if (!is_terminal || (done % kGamesPerLine != 0 && done != games)) return;
    std::fprintf(stderr, "\r%llu of %llu games", static_cast<unsigned long long>(done),
                 static_cast<unsigned long long>(games));
    if (done == games) std::fputc('\n', stderr);
}

void show_situations(const Situations& situations) {
    for (std::size_t i = 0; i < random_play::kSituations; ++i) {
        const auto situation = static_cast<Situation>(i);
        std::printf("%9llu  %s\n", static_cast<unsigned long long>(situations[situation]),
                    std::string(name(situation)).c_str());
    }
}

int compare(const Wanted& wanted) {
    Situations situations;
    for (std::uint64_t i = 0; i < wanted.games; ++i) {
        const std::uint64_t seed = wanted.seed + i;
        const auto players = static_cast<unsigned>(wanted.players != 0 ? wanted.players : 2 + seed % 4);
        const std::string difference =
            random_play::compare_game(players, seed, tiles::Library::builtin(), situations);
        if (!difference.empty()) {
            std::printf("%s%llu games compared, 1 difference\n", difference.c_str(),
                        static_cast<unsigned long long>(i + 1));
            return 1;
        }
        show_progress(i + 1, wanted.games);
    }
    show_situations(situations);
    std::printf("%llu games compared, 0 differences\n", static_cast<unsigned long long>(wanted.games));
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    const std::optional<Wanted> wanted = read_arguments(count, arguments);
    if (!wanted) {
        std::fputs(kUsage, stderr);
        return 2;
    }
    return compare(*wanted);
}
