// trencavel engine: a game on a pipe. Lines of a record and questions come in, one line of JSON goes out for
// each.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/engine_pipe.h"
#include "cli/game_options.h"
#include "cli/library.h"
#include "record/text.h"

namespace trencavel::cli {
namespace {

/// A line of input, or as much of it as is needed to see that it is too long. False at the end of the input.
bool read_line(std::istream& in, std::string& line) {
    using Traits = std::istream::traits_type;
    line.clear();
    bool any = false;
    for (int c = in.get(); c != Traits::eof(); c = in.get()) {
        any = true;
        if (c == '\n') return true;
        if (line.size() <= record::kLineMax) line.push_back(Traits::to_char_type(c));
    }
    return any;
}

int run_engine(const std::vector<std::string>& tile_files, std::uint64_t seed) {
    const Result<tiles::Library> library = load_library(tile_files);
    if (!library) {
        fmt::print(stderr, "{}\n", library.error());
        return 1;
    }
    EnginePipe pipe(library.value(), seed);
    std::string line;
    while (read_line(std::cin, line)) {
        const record::Json answer = pipe.answer(line);
        if (answer.is_null()) continue;
        std::cout << answer.dump() << '\n' << std::flush;
        if (!std::cout) return 1;  // nobody reads any more
    }
    return 0;
}

}  // namespace

void add_engine_command(CLI::App& app, int& exit_code) {
    struct EngineOptions {
        std::vector<std::string> tiles;
        std::uint64_t seed = 1;
    };
    auto options = std::make_shared<EngineOptions>();
    CLI::App* command = app.add_subcommand("engine", "Run the engine on a pipe: record lines in, JSON out");
    command->add_option("--seed", options->seed, "Seed for the bots")
        ->capture_default_str()
        ->check(seed_problem);
    add_tiles_option(*command, options->tiles);
    command->footer(
        "Reads header lines, '> MOVE', 'expect …' and 'result …' as in a record, and '? state', '? legal',\n"
        "'? bot NAME MS', '? review', '? record', 'undo' and 'new'. Each line is answered by one line of "
        "JSON.");
    command->callback([options, &exit_code] { exit_code = run_engine(options->tiles, options->seed); });
}

}  // namespace trencavel::cli
