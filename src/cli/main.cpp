// trencavel: one program, one command for each thing that can be done.
#include <CLI/CLI.hpp>
#include <csignal>

#include "cli/commands.h"

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);  // a reader that went away is seen where we write
    CLI::App app{
        "Trencavel: the Carcassonne family of board games.\n"
        "An unofficial project, not affiliated with the publisher."};
    app.name("trencavel");
    app.set_version_flag("--version", "trencavel " TRENCAVEL_VERSION);
    app.require_subcommand(1);
    app.failure_message(CLI::FailureMessage::help);
    int exit_code = 0;
    // PLAY
    trencavel::cli::add_replay_command(app, exit_code);
    trencavel::cli::add_engine_command(app, exit_code);
    trencavel::cli::add_simulate_command(app, exit_code);
    trencavel::cli::add_perft_command(app, exit_code);
    trencavel::cli::add_bench_command(app, exit_code);
    trencavel::cli::add_tiles_command(app, exit_code);
    CLI11_PARSE(app, argc, argv);
    return exit_code;
}
