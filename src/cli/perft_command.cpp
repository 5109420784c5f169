// trencavel perft: counts the move sequences from where a record ends.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "arena/perft.h"
#include "cli/commands.h"
#include "cli/fail.h"
#include "cli/files.h"
#include "cli/library.h"
#include "cli/stopwatch.h"
#include "record/moves.h"
#include "record/replay.h"

namespace trencavel::cli {
namespace {

struct PerftOptions {
    std::string file;
    unsigned depth = 1;
    bool divide = false;
    std::vector<std::string> tiles;
};

/// Tiles of the known order that have not been drawn, and known wall tiles.
KnownChance known_rest(const Game& game) {
    return {std::span(game.hidden_deck()).subspan(game.drawn()), game.hidden_wall()};
}

void print_counts(const Game& game, const auto& pos, unsigned depth_max) {
    for (unsigned depth = 1; depth <= depth_max; ++depth) {
        const Stopwatch watch;
        const std::uint64_t count = perft(game.tables(), pos, known_rest(game), depth);
        fmt::print("depth {}: {} ({:.3f} s)\n", depth, count, watch.seconds());
        std::fflush(stdout);
    }
}

template <class Rules>
void print_divided(const Game& game, const Position<Rules>& pos, unsigned depth) {
    std::uint64_t sum = 0;
    for (const Move& move : game.legal_moves()) {
        Position<Rules> next = pos;
        Silent silent;
        apply_unchecked(game.tables(), next, move, silent);
        const std::uint64_t count = perft(game.tables(), next, known_rest(game), depth - 1);
        fmt::print("{}: {}\n", record::format(move, game.tables()), count);
        sum += count;
    }
    fmt::print("depth {}: {}\n", depth, sum);
}

int count_file(const PerftOptions& options) {
    const Result<tiles::Library> library = load_library(options.tiles);
    if (!library) return fail(library.error());
    const Result<std::string> text = read_file(options.file);
    if (!text) return fail(options.file + ": " + text.error());
    const record::Replay replay = record::replay(text.value(), library.value());
    for (const record::Problem& problem : replay.problems) {
        fail(fmt::format("{}:{}: {}", options.file, problem.line, problem.reason));
    }
    if (!replay.problems.empty()) return 1;
    if (replay.game->early_end())
        return fail(options.file + ": the game has a result, so no move can follow");
    std::visit(
        [&](const auto* pos) {
            if (options.divide) {
                print_divided(*replay.game, *pos, options.depth);
            } else {
                print_counts(*replay.game, *pos, options.depth);
            }
        },
        replay.game->position());
    return 0;
}

}  // namespace

void add_perft_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<PerftOptions>();
    CLI::App* command = app.add_subcommand("perft", "Count move sequences from the end of a record");
    command->add_option("FILE", options->file, "Game record")->required()->type_name("");
    command
        ->add_option("--depth", options->depth, "Moves in a sequence, not counting draws from a known deck")
        ->required()
        ->check(CLI::Range(1u, 40u));
    command->add_flag("--divide", options->divide, "Count for each first move");
    add_tiles_option(*command, options->tiles);
    command->callback([options, &exit_code] { exit_code = count_file(*options); });
}

}  // namespace trencavel::cli
