// trencavel match: players against each other, and who is stronger by how much.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "arena/match.h"
#include "cli/commands.h"
#include "cli/fail.h"
#include "cli/game_options.h"
#include "cli/interrupt.h"
#include "cli/library.h"
#include "cli/stopwatch.h"

namespace trencavel::cli {
namespace {

using arena::MatchResult;
using arena::Sprt;

struct MatchOptions {
    GameOptions game;
    std::vector<std::string> bots;
    std::uint64_t games = 100;
    std::uint64_t seed = 1;
    unsigned threads = 1;
    bool sprt = false;
    Sprt bounds;
    std::string records;
    bool json = false;
    std::vector<std::string> tiles;
};

arena::MatchWatch watch_match(std::uint64_t games) {
    const bool on_terminal = isatty(STDERR_FILENO) != 0;
    arena::MatchWatch watch;
    watch.progress = [=](std::uint64_t done) {
        if (on_terminal) fmt::print(stderr, "\r{} of {} games", done, std::max(done, games));
        return !interrupted();
    };
    watch.failed = [=](std::uint64_t game, const std::string& bot, const std::string& why) {
        fmt::print(stderr, "{}game {}: {} loses: {}\n", on_terminal ? "\r" : "", game, bot, why);
    };
    return watch;
}

void print_json(const MatchResult& result) {
    nlohmann::ordered_json json;
    json["games"] = result.games;
    json["wins"] = result.wins;
    json["draws"] = result.draws;
    json["difference"] = result.difference;
    json["difference_se"] = result.difference_se;
    json["elo"] = result.elo;
    json["elo_error"] = result.elo_error;
    fmt::print("{}\n", json.dump(1));
}

void print_verdict(const MatchResult& result, const Sprt& bounds) {
    const double ratio = arena::log_likelihood_ratio(result, bounds);
    const char* verdict = "undecided";
    if (arena::evaluate(result, bounds) == arena::Verdict::Stronger) verdict = "stronger";
    if (arena::evaluate(result, bounds) == arena::Verdict::NotStronger) verdict = "not stronger";
    fmt::print("{:<14}{} (log-likelihood ratio {:.2f}, Elo {:.0f} against {:.0f})\n", "sprt", verdict, ratio,
               bounds.elo0, bounds.elo1);
}

void print_table(const MatchOptions& options, const MatchResult& result, double seconds) {
    fmt::print("{} games of {}, seed {}\n", result.games, title_of(options.game), options.seed);
    for (std::size_t bot = 0; bot < result.wins.size(); ++bot) {
        fmt::print("{:<14}{:>6} ({:.1f} %)\n", options.bots[bot], result.wins[bot],
                   100.0 * static_cast<double>(result.wins[bot]) / static_cast<double>(result.games));
    }
    fmt::print("{:<14}{:>6}\n", "draws", result.draws);
    fmt::print("{:<14}{:>8.2f} ± {:.2f} points (standard error)\n", "difference", result.difference,
               result.difference_se);
    fmt::print("{:<14}{:>8.1f} ± {:.1f} (95 %)\n", "elo", result.elo, result.elo_error);
    if (options.sprt) print_verdict(result, options.bounds);
    fmt::print("{:<14}{:>8.1f} of processor time\n", "seconds", seconds);
}

/// Empty, or why no records can be written there.
std::string make_directory(const std::string& path) {
    std::error_code problem;
    std::filesystem::create_directories(path, problem);
    return problem ? fmt::format("cannot create {}: {}", path, problem.message()) : "";
}

Result<arena::MatchSpec> spec_of(const MatchOptions& options) {
    Result<Setup> setup = setup_of(options.game);
    if (!setup) return Error{setup.error()};
    if (options.bots.size() < 2) return Error{"--bots takes two or more players, e.g. search:200ms,greedy"};
    arena::MatchSpec spec;
    spec.setup = std::move(setup.value());
    spec.bots = options.bots;
    spec.games = options.games;
    spec.seed = options.seed;
    spec.threads = options.threads;
    spec.records = options.records;
    if (options.sprt) spec.sprt = options.bounds;
    if (spec.sprt && spec.sprt->elo1 <= spec.sprt->elo0) return Error{"--elo1 must be more than --elo0"};
    return spec;
}

int run_match(const MatchOptions& options) {
    const Result<tiles::Library> library = load_library(options.tiles);
    if (!library) return fail("match", library.error());
    const Result<arena::MatchSpec> spec = spec_of(options);
    if (!spec) return fail("match", spec.error());
    if (!options.records.empty()) {
        if (const std::string problem = make_directory(options.records); !problem.empty())
            return fail("match", problem);
    }
    heed_interrupt();
    const Stopwatch watch;
    const Result<MatchResult> result =
        arena::play_match(spec.value(), library.value(), watch_match(options.games));
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r{:40}\r", "");
    if (!result) return fail("match", result.error());
    if (result->games == 0) return fail("match", "stopped before any deck was played from all seats");
    if (options.json) {
        print_json(result.value());
    } else {
        print_table(options, result.value(), watch.seconds());
    }
    return interrupted() ? 130 : 0;
}

void add_sprt_options(CLI::App& command, MatchOptions& options) {
    command.add_flag("--sprt", options.sprt, "Stop as soon as it is clear whether the first is stronger");
    command
        .add_option("--elo0", options.bounds.elo0, "With --sprt: at most this much counts as not stronger")
        ->capture_default_str();
    command.add_option("--elo1", options.bounds.elo1, "With --sprt: at least this much counts as stronger")
        ->capture_default_str();
}

}  // namespace

void add_match_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<MatchOptions>();
    CLI::App* command = app.add_subcommand("match", "Play bots against each other and compare them");
    command
        ->add_option("--bots", options->bots,
                     "The players, the first against the others: search:200ms, search:nodes=2000,\n"
                     "search:level=3, greedy, random, exec:PROGRAM")
        ->delimiter(',')
        ->required()
        ->type_name("BOT,BOT…");
    add_game_options(*command, options->game);
    command->add_option("--games", options->games, "Number of games; each deck is played from all seats")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{10'000'000}));
    command->add_option("--seed", options->seed, "The same seed gives the same decks")
        ->capture_default_str()
        ->check(seed_problem);
    command->add_option("--threads", options->threads, "Games played at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1u, 256u));
    add_sprt_options(*command, *options);
    command->add_option("--records", options->records, "Write every game to this directory")
        ->type_name("DIR");
    command->add_flag("--json", options->json, "Print one JSON object");
    add_tiles_option(*command, options->tiles);
    command->callback([options, &exit_code] { exit_code = run_match(*options); });
}

}  // namespace trencavel::cli
