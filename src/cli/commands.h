// The commands of the program. Each adds itself to the command line and, when it is chosen, does its work and
// sets the exit code: 0 for success, 1 for what failed or was refused.
#pragma once

namespace CLI {  // NOLINT(readability-identifier-naming): as the library spells it
class App;
}

namespace trencavel::cli {

void add_admin_command(CLI::App& app, int& exit_code);
void add_backup_command(CLI::App& app, int& exit_code);
void add_bench_command(CLI::App& app, int& exit_code);
void add_engine_command(CLI::App& app, int& exit_code);
void add_join_command(CLI::App& app, int& exit_code);
void add_match_command(CLI::App& app, int& exit_code);
void add_move_database_command(CLI::App& app, int& exit_code);
void add_perft_command(CLI::App& app, int& exit_code);
void add_play_command(CLI::App& app, int& exit_code);
void add_replay_command(CLI::App& app, int& exit_code);
void add_serve_command(CLI::App& app, int& exit_code);
void add_simulate_command(CLI::App& app, int& exit_code);
void add_tiles_command(CLI::App& app, int& exit_code);
void add_tune_command(CLI::App& app, int& exit_code);

}  // namespace trencavel::cli
