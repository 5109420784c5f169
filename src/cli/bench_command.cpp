// trencavel bench: the signature, which is the same on every machine, and the speed, which is not.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "arena/signature.h"
#include "arena/simulate.h"
#include "cli/commands.h"
#include "cli/stopwatch.h"
#include "games/catalogue.h"

namespace trencavel::cli {
namespace {

struct BenchOptions {
    bool json = false;
    bool signature_only = false;
    double seconds = 1;
};

/// Random games of two players on one thread, for at least so many seconds.
double games_per_second(const BenchGame& game, double seconds_min) {
    SimulationSpec spec;
    spec.setup.game = game.game;
    spec.setup.modules = game.modules;
    spec.setup.players = {"one", "two"};
    spec.games = ~std::uint64_t{0};
    spec.bot = BotKind::Random;
    const Stopwatch watch;
    const auto go_on = [&](std::uint64_t) { return watch.seconds() < seconds_min; };
    const Result<Simulation> result = simulate(spec, tiles::Library::builtin(), go_on);
    return result ? static_cast<double>(result->games) / watch.seconds() : 0;
}

struct Speed {
    std::string_view name;
    double games_per_second = 0;
    double ratio = 0;  // to the first game, which is carcassonne
};

/// Measures one game after the other, and gives each to `show` at once.
template <class Show>
void for_each_speed(double seconds, Show show) {
    double first = 0;
    for (const BenchGame& game : bench_games()) {
        const double speed = games_per_second(game, seconds);
        if (first == 0) first = speed;
        show(Speed{game.name, speed, first > 0 ? speed / first : 0});
    }
}

void print_json(std::uint32_t signature, double seconds) {
    nlohmann::ordered_json json;
    json["signature"] = signature;
    json["games_per_second"] = nlohmann::ordered_json::object();
    for_each_speed(seconds, [&](const Speed& speed) {
        json["games_per_second"][std::string(speed.name)] = speed.games_per_second;
        json["ratio_to_carcassonne"][std::string(speed.name)] = speed.ratio;
    });
    fmt::print("{}\n", json.dump(1));
}

void print_table(std::uint32_t signature, double seconds) {
    fmt::print("{:<36}{:>12}\n", "signature", signature);
    for_each_speed(seconds, [](const Speed& speed) {
        fmt::print("{:<36}{:>12.0f} games per second, {:.2f} of carcassonne\n", speed.name,
                   speed.games_per_second, speed.ratio);
        std::fflush(stdout);
    });
}

}  // namespace

void add_bench_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command = app.add_subcommand("bench", "Print the regression signature and the speed");
    command->add_flag("--signature", options->signature_only, "Print only the signature");
    command->add_flag("--json", options->json, "Print one JSON object");
    command->add_option("--seconds", options->seconds, "How long to measure each game")
        ->capture_default_str()
        ->check(CLI::Range(0.01, 600.0));
    command->callback([options, &exit_code] {
        const std::uint32_t signature = bench_signature(tiles::Library::builtin());
        exit_code = 0;
        if (options->signature_only) {
            fmt::print("{}\n", signature);
        } else if (options->json) {
            print_json(signature, options->seconds);
        } else {
            print_table(signature, options->seconds);
        }
    });
}

}  // namespace trencavel::cli
