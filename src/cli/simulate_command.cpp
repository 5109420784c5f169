// trencavel simulate: many games between bots, and their means.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "arena/simulate.h"
#include "cli/commands.h"
#include "cli/fail.h"
#include "cli/game_options.h"
#include "cli/interrupt.h"
#include "cli/library.h"
#include "cli/stopwatch.h"

namespace trencavel::cli {
namespace {

struct SimulateOptions {
    GameOptions game;
    unsigned players = 2;
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    std::string bot = "random";
    bool json = false;
    std::vector<std::string> tiles;
};

void draw_progress(std::uint64_t done, std::uint64_t all) {
    constexpr int kWidth = 40;
    const auto filled = static_cast<int>(done * kWidth / all);
    fmt::print(stderr, "\r[{:=<{}}{: <{}}] {} of {} games", "", filled, "", kWidth - filled, done, all);
}

/// A bar on a terminal, redrawn with every percent; Ctrl-C ends the simulation with what is there.
std::function<bool(std::uint64_t)> make_progress(std::uint64_t all) {
    const bool on_terminal = isatty(STDERR_FILENO) != 0;
    return [all, on_terminal, shown = std::uint64_t{1000}](std::uint64_t done) mutable {
        const std::uint64_t percent = done * 100 / all;
        if (on_terminal && percent != shown) {
            draw_progress(done, all);
            shown = percent;
        }
        return !interrupted();
    };
}

void clear_progress() {
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r{:70}\r", "");
}

void print_json(const Simulation& result, double seconds) {
    nlohmann::ordered_json json;
    json["games"] = result.games;
    for (const Mean& points : result.points) {
        json["points"].push_back(points.mean());
        json["points_se"].push_back(points.standard_error());
    }
    json["placements_per_turn"] = result.placements.mean();
    json["followers_per_game"] = result.followers.mean();
    json["unplaceable_per_game"] = result.unplaceable.mean();
    json["tiles_per_game"] = result.tiles.mean();
    json["turns_per_game"] = result.turns.mean();
    json["seconds"] = seconds;
    json["games_per_second"] = seconds > 0 ? static_cast<double>(result.games) / seconds : 0;
    fmt::print("{}\n", json.dump(1));
}

void print_row(std::string_view what, const Mean& mean) {
    fmt::print("{:<34}{:>10.3f} ± {:.3f}\n", what, mean.mean(), mean.standard_error());
}

void print_table(const SimulateOptions& options, const Simulation& result, double seconds) {
    fmt::print("{} games of {}, {} players, bot {}, seed {}\n", result.games, title_of(options.game),
               options.players, options.bot, options.seed);
    for (std::size_t seat = 0; seat < result.points.size(); ++seat) {
        print_row(fmt::format("points of seat {}", seat), result.points[seat]);
    }
    print_row("placements per turn", result.placements);
    print_row("followers placed per game", result.followers);
    print_row("unplaceable tiles per game", result.unplaceable);
    print_row("tiles placed per game", result.tiles);
    print_row("turns per game", result.turns);
    fmt::print("{:<34}{:>10.3f}\n", "seconds", seconds);
    fmt::print("{:<34}{:>10.0f}\n", "games per second",
               seconds > 0 ? static_cast<double>(result.games) / seconds : 0);
}

int run_simulation(const SimulateOptions& options) {
    const Result<tiles::Library> library = load_library(options.tiles);
    if (!library) return fail("simulate", library.error());
    const Result<BotKind> bot = find_bot(options.bot);
    if (!bot) return fail("simulate", bot.error());
    if (bot.value() != BotKind::Random && bot.value() != BotKind::Greedy)
        return fail("simulate",
                    "only random and greedy can be simulated; use trencavel match for other bots");
    Result<Setup> setup = setup_of(options.game);
    if (!setup) return fail("simulate", setup.error());
    SimulationSpec spec;
    spec.setup = std::move(setup.value());
    spec.setup.players.assign(options.players, options.bot);
    spec.games = options.games;
    spec.seed = options.seed;
    spec.bot = bot.value();
    heed_interrupt();
    const Stopwatch watch;
    const Result<Simulation> result = simulate(spec, library.value(), make_progress(options.games));
    const double seconds = watch.seconds();
    clear_progress();
    if (!result) return fail("simulate", result.error());
    if (const std::string notice = terminal::notice_of(spec.setup, library.value()); !notice.empty())
        fmt::print(stderr, "{}\n", notice);
    if (options.json) {
        print_json(result.value(), seconds);
    } else {
        print_table(options, result.value(), seconds);
    }
    return interrupted() ? 130 : 0;
}

}  // namespace

void add_simulate_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<SimulateOptions>();
    CLI::App* command = app.add_subcommand("simulate", "Play many games between bots and print averages");
    add_game_options(*command, options->game);
    command->add_option("--players", options->players, "Number of players")
        ->capture_default_str()
        ->check(CLI::Range(2u, static_cast<unsigned>(kSeatsMax)));
    command->add_option("--games", options->games, "Number of games")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
    command->add_option("--seed", options->seed, "The same seed gives the same games")
        ->capture_default_str()
        ->check(seed_problem);
    command->add_option("--bot", options->bot, "Bot for all seats: random or greedy")->capture_default_str();
    command->add_flag("--json", options->json, "Print one JSON object");
    add_tiles_option(*command, options->tiles);
    command->callback([options, &exit_code] { exit_code = run_simulation(*options); });
}

}  // namespace trencavel::cli
