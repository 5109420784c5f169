// How much a server bears: starts one of its own, plays against it over the loopback, and says what it cost.
//   build/release/trencavel_load                          2,000 games, 6,000 sockets, 1,000 moves a second
//   build/release/trencavel_load --idle-sockets 15000     what sockets cost that only wait
//   build/release/trencavel_load --watched-tables 1000    what running tables take that are watched
//   build/release/trencavel_load --restart 10000          how soon it is back with so many unfinished games
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "load_scenes.h"
#include "load_server.h"
#include "load_wire.h"

namespace trencavel::load {

void show_progress(const char* what, std::size_t done, std::size_t all) {
    using Clock = std::chrono::steady_clock;
    static Clock::time_point last;
    if (isatty(STDERR_FILENO) == 0 || Clock::now() < last + std::chrono::milliseconds(200)) return;
    last = Clock::now();
    std::fprintf(stderr, "\r%s %zu of %zu \033[K\r", what, done, all);
}

namespace {

void add_options(CLI::App& app, Options& options) {
    app.add_option("--server", options.server, "The program that is measured")->capture_default_str();
    app.add_option("--data", options.data,
                   "Its data folder, which must not be there yet; default: a new one here, gone afterwards");
    app.add_option("--tables", options.tables, "Tables, each with two who play and one who looks on")
        ->check(CLI::Range(1, 20000))
        ->capture_default_str();
    app.add_option("--rate", options.rate, "Moves a second, over all tables")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    app.add_option("--seconds", options.seconds, "How long it is played")
        ->check(CLI::Range(1, 86400))
        ->capture_default_str();
    app.add_option("--reconnects", options.reconnects, "Sockets that are dropped and come back, a second")
        ->check(CLI::Range(0, 1000))
        ->capture_default_str();
    app.add_option("--sample", options.sample_seconds,
                   "Every so many seconds, say what the server holds, and at the end whether it grew")
        ->check(CLI::Range(1, 3600));
    app.add_option("--idle-sockets", options.idle_sockets, "Measure so many idle sockets instead")
        ->check(CLI::Range(1, 60000));
    app.add_option("--restart", options.restart_games,
                   "Measure a start with so many unfinished games instead")
        ->check(CLI::Range(1, 1000000));
    app.add_option("--watched-tables", options.watched_tables,
                   "Measure so many running games that are watched instead")
        ->check(CLI::Range(1, 100000));
    app.add_option("--moves", options.moves, "Made in each game that is there at the start")
        ->check(CLI::Range(0, 140))
        ->capture_default_str();
    app.add_option("--seed", options.seed, "Chooses the moves")->capture_default_str();
}

/// A new folder: the one that was asked for, or one here, since /tmp may be in memory. Empty if there is
/// none.
std::string make_folder(const std::string& wanted) {
    if (!wanted.empty()) return std::filesystem::create_directories(wanted) ? wanted : std::string();
    std::string name = (std::filesystem::current_path() / "trencavel-load-XXXXXX").string();
    return mkdtemp(name.data()) == nullptr ? std::string() : name;
}

bool measure(const Options& options, const std::string& data) {
    if (options.idle_sockets > 0) return measure_idle_sockets(options, data);
    if (options.watched_tables > 0) return measure_watched_tables(options, data);
    if (options.restart_games > 0) return measure_restart(options, data);
    return measure_games(options, data);
}

int run(int count, char** words) {
    Options options;
    options.server = program_beside();
    CLI::App app("Measures what a server bears: starts one of its own, on the loopback");
    add_options(app, options);
    CLI11_PARSE(app, count, words);
    raise_descriptor_limit();
    const std::string data = make_folder(options.data);
    if (data.empty()) {
        std::fprintf(stderr, "the data folder cannot be made, or is there already\n");
        return 1;
    }
    const bool good = measure(options, data);
    if (options.data.empty()) std::filesystem::remove_all(data);
    return good ? 0 : 1;
}

}  // namespace
}  // namespace trencavel::load

int main(int count, char** words) {
    return trencavel::load::run(count, words);
}
