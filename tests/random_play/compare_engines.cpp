// Compares the fast engine with the reference in any number of random games.
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "random_play/compare.h"

namespace {

using namespace trencavel;
using random_play::Combination;
using random_play::CourtSituation;
using random_play::CourtSituations;
using random_play::Situation;
using random_play::Situations;

constexpr const char* kUsage =
    "usage: compare_engines --games N [--seed S] [--game NAME] [--with MODULES] [--players P]\n"
    "Plays N games in all, of every combination in turn that there is of the given game (carcassonne,\n"
    "wheel, castle), modules (such as bridges+castles, or none) and number of players (2 to 6); what is not\n"
    "given may be anything. The first game of each combination has the seed S, the next one S + 1, and so "
    "on.\n";
constexpr std::uint64_t kGamesPerLine = 10;

struct Wanted {
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    std::uint64_t players = 0;  // 0: any
    std::string game;           // empty: any
    std::string modules;        // empty: any; `none`
};

bool read_number(std::string_view text, std::uint64_t& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size();
}

bool read_option(std::string_view option, std::string_view value, Wanted& wanted) {
    if (option == "--games") return read_number(value, wanted.games);
    if (option == "--seed") return read_number(value, wanted.seed);
    if (option == "--players") return read_number(value, wanted.players);
    if (option == "--game") return !(wanted.game = value).empty();
    if (option == "--with") return !(wanted.modules = value).empty();
    return false;
}

std::optional<Wanted> read_arguments(int count, char** arguments) {
    Wanted wanted;
    for (int i = 1; i + 1 < count; i += 2) {
        if (!read_option(arguments[i], arguments[i + 1], wanted)) return std::nullopt;
    }
    if (count % 2 == 0 || wanted.games == 0) return std::nullopt;
    return wanted;
}

std::string joined_modules(const Combination& combination) {
    std::string text;
    for (const std::string& module : random_play::modules(combination))
        text += (text.empty() ? "" : "+") + module;
    return text.empty() ? "none" : text;
}

std::vector<Combination> wanted_combinations(const Wanted& wanted) {
    std::vector<Combination> combinations = random_play::all_combinations();
    std::erase_if(combinations, [&](const Combination& each) {
        return (!wanted.game.empty() && each.game != wanted.game) ||
               (!wanted.modules.empty() && joined_modules(each) != wanted.modules) ||
               (wanted.players != 0 && each.players != wanted.players);
    });
    return combinations;
}

void show_progress(std::uint64_t done, std::uint64_t games) {
    static const bool is_terminal = isatty(STDERR_FILENO) == 1;
    if (!is_terminal || (done % kGamesPerLine != 0 && done != games)) return;
    std::fprintf(stderr, "\r%llu of %llu games", static_cast<unsigned long long>(done),
                 static_cast<unsigned long long>(games));
    if (done == games) std::fputc('\n', stderr);
}

void show_count(std::uint64_t count, std::string_view what) {
    std::printf("%9llu  %.*s\n", static_cast<unsigned long long>(count), static_cast<int>(what.size()),
                what.data());
}

/// How often each combination was played: games are dealt to them in turn.
void show_combinations(const std::vector<Combination>& combinations, std::uint64_t games) {
    for (std::size_t i = 0; i < combinations.size(); ++i) {
        const std::uint64_t played = games / combinations.size() + (i < games % combinations.size() ? 1 : 0);
        show_count(played, random_play::name(combinations[i]));
    }
}

/// Of the games on the plane, and of those within the wall.
struct AllSituations {
    Situations plane;
    CourtSituations court;
};

template <class Kind, class Counts>
void show_situations(const Counts& situations, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
        const auto situation = static_cast<Kind>(i);
        show_count(situations[situation], name(situation));
    }
}

void show_situations(const AllSituations& situations, const std::vector<Combination>& combinations) {
    const bool has_court = std::any_of(combinations.begin(), combinations.end(),
                                       [](const Combination& each) { return each.is_court(); });
    const bool has_plane = std::any_of(combinations.begin(), combinations.end(),
                                       [](const Combination& each) { return !each.is_court(); });
    if (has_plane) show_situations<Situation>(situations.plane, random_play::kSituations);
    if (has_court) show_situations<CourtSituation>(situations.court, random_play::kCourtSituations);
}

std::string compare_one(const Combination& combination, std::uint64_t seed, AllSituations& situations) {
    const tiles::Library& library = tiles::Library::builtin();
    if (combination.is_court())
        return random_play::compare_court_game(combination, seed, library, situations.court);
    return random_play::compare_game(combination, seed, library, situations.plane);
}

int compare(const Wanted& wanted, const std::vector<Combination>& combinations) {
    AllSituations situations;
    for (std::uint64_t i = 0; i < wanted.games; ++i) {
        const std::string difference = compare_one(combinations[i % combinations.size()],
                                                   wanted.seed + i / combinations.size(), situations);
        if (!difference.empty()) {
            std::printf("%s%llu games compared, 1 difference\n", difference.c_str(),
                        static_cast<unsigned long long>(i + 1));
            return 1;
        }
        show_progress(i + 1, wanted.games);
    }
    show_combinations(combinations, wanted.games);
    show_situations(situations, combinations);
    std::printf("%llu games compared, 0 differences\n", static_cast<unsigned long long>(wanted.games));
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    const std::optional<Wanted> wanted = read_arguments(count, arguments);
    const std::vector<Combination> combinations =
        wanted ? wanted_combinations(*wanted) : std::vector<Combination>{};
    if (combinations.empty()) {
        std::fputs(kUsage, stderr);
        return 2;
    }
    return compare(*wanted, combinations);
}
