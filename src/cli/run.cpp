// trencavel: one program, one command for each thing that can be done.
#include "cli/run.h"

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <string>

#include "cli/commands.h"

namespace trencavel::cli {
namespace {

/// The first word, if it is meant as a command and there is none of this name; otherwise empty.
std::string unknown_command(const CLI::App& app, int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-') return {};
    std::string word = argv[1];
    for (const CLI::App* command : app.get_subcommands({})) {
        if (command->get_name() == word) return {};
    }
    return word;
}

}  // namespace

int run(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);  // a reader that went away is seen where we write
    CLI::App app{
        "Trencavel: the Carcassonne family of board games.\n"
        "An unofficial project, not affiliated with the publisher."};
    app.name("trencavel");
    app.set_version_flag("--version", "trencavel " TRENCAVEL_VERSION);
    app.require_subcommand(1);
    app.failure_message(CLI::FailureMessage::help);
    int exit_code = 0;
    add_play_command(app, exit_code);
    add_serve_command(app, exit_code);
    add_join_command(app, exit_code);
    add_replay_command(app, exit_code);
    add_engine_command(app, exit_code);
    add_simulate_command(app, exit_code);
    add_match_command(app, exit_code);
    add_tune_command(app, exit_code);
    add_perft_command(app, exit_code);
    add_bench_command(app, exit_code);
    add_tiles_command(app, exit_code);
    add_backup_command(app, exit_code);
    add_move_database_command(app, exit_code);
    add_admin_command(app, exit_code);
    if (const std::string word = unknown_command(app, argc, argv); !word.empty()) {
        std::fprintf(stderr, "trencavel: unknown command '%s'; see trencavel --help\n", word.c_str());
        return 1;
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error);
    } catch (const std::exception& error) {  // above all output that cannot be written
        std::fprintf(stderr, "trencavel: %s\n", error.what());
        return 1;
    }
    const bool written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    return written || exit_code != 0 ? exit_code : 1;
}

}  // namespace trencavel::cli
