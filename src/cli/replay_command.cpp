// trencavel replay: plays records again and checks what they expect.
#include <fmt/format.h>

#include <memory>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/library.h"
#include "record/replay.h"

namespace trencavel::cli {
namespace {

struct Options {
    std::vector<std::string> files;
    std::vector<std::string> tiles;
    bool quiet = false;
};

std::string summary(const record::Replay& replay) {
    std::string scores;
    const Snapshot shot = replay.game->snapshot();
    for (std::size_t seat = 0; seat < shot.scores.size(); ++seat) {
        scores += fmt::format("{}{} {}", seat == 0 ? "" : ", ", replay.game->setup().players[seat],
                              shot.scores[seat]);
    }
    return fmt::format("{} moves, {} expectations, {}: {}", replay.moves, replay.expectations,
                       shot.over ? "over" : "not over", scores);
}

/// True if the record is legal and all of its expectations hold.
bool replay_file(const std::string& file, const tiles::Library& library, bool quiet) {
    const Result<std::string> text = read_file(file);
    if (!text) {
        fmt::print(stderr, "{}: {}\n", file, text.error());
        return false;
    }
    const record::Replay replay = record::replay(text.value(), library);
    for (const record::Problem& problem : replay.problems) {
        fmt::print(stderr, "{}:{}: {}\n", file, problem.line, problem.reason);
    }
    if (!replay.problems.empty()) return false;
    if (!quiet) fmt::print("{}: ok: {}\n", file, summary(replay));
    return true;
}

int replay_files(const Options& options) {
    const Result<tiles::Library> library = load_library(options.tiles);
    if (!library) {
        fmt::print(stderr, "{}\n", library.error());
        return 1;
    }
    std::size_t good = 0;
    for (const std::string& file : options.files) good += replay_file(file, library.value(), options.quiet);
    if (options.files.size() > 1) {
        fmt::print("{} of {} records are legal and as expected\n", good, options.files.size());
    }
    return good == options.files.size() ? 0 : 1;
}

}  // namespace

void add_replay_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("replay", "Play records again and check what they expect");
    command->add_option("FILE", options->files, "Game records")->required()->type_name("");
    command->add_flag("-q,--quiet", options->quiet, "Say nothing of records that are as expected");
    add_tiles_option(*command, options->tiles);
    command->callback([options, &exit_code] { exit_code = replay_files(*options); });
}

}  // namespace trencavel::cli
