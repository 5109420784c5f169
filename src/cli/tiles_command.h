// trencavel tiles: shows the tile sets and their tiles, and checks tile files.
#pragma once

namespace CLI {
class App;
}

namespace trencavel::cli {

/// Adds the subcommand "tiles" to the app; when it has run, exit_code is 0, or 1 if something was wrong.
/// Both must outlive the parsing of the command line.
void add_tiles_command(CLI::App& app, int& exit_code);

}  // namespace trencavel::cli
