// trencavel replay: plays records again and checks what they expect, and whether their draw was fair.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/library.h"
#include "record/replay.h"
#include "tables/fair_draw.h"

namespace trencavel::cli {
namespace {

struct ReplayOptions {
    std::vector<std::string> files;
    std::vector<std::string> tiles;
    bool quiet = false;
    bool verify = false;
};

std::string summary(const record::Replay& replay) {
    std::string scores;
    const Snapshot snapshot = replay.game->snapshot();
    for (std::size_t seat = 0; seat < snapshot.scores.size(); ++seat) {
        scores += fmt::format("{}{} {}", seat == 0 ? "" : ", ", replay.game->setup().players[seat],
                              snapshot.scores[seat]);
    }
    return fmt::format("{} moves, {} expectations, {}: {}", replay.moves, replay.expectations,
                       snapshot.over ? "over" : "not over", scores);
}

/// What a game that was played on from another one has from there.
std::string unchecked(const server::CheckedDraw& draw) {
    if (!draw.origin) return {};
    return fmt::format("; the first {} tiles came from table {} and cannot be checked here",
                       draw.origin->tiles, draw.origin->table);
}

/// What anyone can compute by hand, for comparing.
std::string source_text(const server::DrawSource& source) {
    if (const auto* seed = std::get_if<std::uint64_t>(&source)) return fmt::format("seed {}", *seed);
    return "key " + server::key_text(std::get<server::DrawKey>(source));
}

/// True if the record's tiles came as its server had committed to.
bool verify_draw(const std::string& file, const std::string& text, const tiles::Library& library,
                 bool quiet) {
    const Result<server::CheckedDraw> draw = server::verify(text, library);
    if (!draw) {
        const std::string& about = draw.failure().about;
        const bool is_open = about == "draw" || about == "secret" || about == "version";
        fmt::print(stderr, "{}: the draw {}: {}\n", file,
                   is_open ? "cannot be checked" : "does not match the commitment", draw.error());
        return false;
    }
    if (!quiet) {
        fmt::print("{}: the draw matches the commitment ({}, {} tiles){}\n", file, source_text(draw->source),
                   draw->tiles, unchecked(draw.value()));
    }
    return true;
}

/// True if the record is legal and all of its expectations hold, and the draw if that is asked.
bool replay_file(const std::string& file, const tiles::Library& library, const ReplayOptions& options) {
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
    if (options.verify) return verify_draw(file, text.value(), library, options.quiet);
    if (!options.quiet) fmt::print("{}: ok: {}\n", file, summary(replay));
    return true;
}

int replay_files(const ReplayOptions& options) {
    const Result<tiles::Library> library = load_library(options.tiles);
    if (!library) {
        fmt::print(stderr, "{}\n", library.error());
        return 1;
    }
    std::size_t good = 0;
    for (const std::string& file : options.files) good += replay_file(file, library.value(), options);
    if (options.files.size() > 1) {
        fmt::print("{} of {} records pass{}\n", good, options.files.size(),
                   options.verify ? ", draws included" : "");
    }
    return good == options.files.size() ? 0 : 1;
}

}  // namespace

void add_replay_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* command = app.add_subcommand("replay", "Replay records and check their expectations");
    command->add_option("FILE", options->files, "Game records")->required()->type_name("");
    command->add_flag("-q,--quiet", options->quiet, "Print failures only");
    command->add_flag("--verify", options->verify, "Check the draw against the server's commitment");
    add_tiles_option(*command, options->tiles);
    command->callback([options, &exit_code] { exit_code = replay_files(*options); });
}

}  // namespace trencavel::cli
