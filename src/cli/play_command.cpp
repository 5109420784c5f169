// trencavel play: a whole game in the terminal.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <random>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/game_options.h"
#include "cli/library.h"
#include "record/replay.h"
#include "terminal/play/save.h"
#include "terminal/play/table.h"

namespace trencavel::cli {
namespace {

struct PlayOptions {
    std::string players;
    GameOptions game;
    std::optional<std::uint64_t> seed;
    std::string resume;
    std::string save;
    std::string size = "auto";
    std::string color = "auto";
    bool ascii = false;
    std::vector<std::string> tiles;
};

/// A game that can be played, and where it is kept.
struct Opening {
    GameHistory history;
    terminal::Players players;
    std::string save_path;
    bool new_file = false;  // with a name of our choice
};

std::uint64_t chance() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

Result<Opening> new_game(const PlayOptions& options, const tiles::Library& library) {
    Result<terminal::Players> players = terminal::make_players(
        options.players.empty() ? terminal::default_players() : terminal::split_players(options.players));
    if (!players) return Error{players.error()};
    if (!options.save.empty() && terminal::file_exists(options.save)) {
        return Error{fmt::format("{0} already exists: resume it with --resume {0}, or choose another name",
                                 options.save)};
    }
    Result<Setup> setup = setup_of(options.game);
    if (!setup) return Error{setup.error()};
    setup->players = terminal::spelled_names(players.value());
    setup->seed = options.seed ? *options.seed : chance();
    Result<std::unique_ptr<Game>> game = Game::start(std::move(setup.value()), library);
    if (!game) return Error{game.error()};
    return Opening{GameHistory(std::move(game.value())), std::move(players.value()),
                   options.save.empty() ? terminal::new_save_name() : options.save, options.save.empty()};
}

/// The game of a record, if all of it can be read and is legal.
Result<std::unique_ptr<Game>> read_game(const std::string& file, const std::string& text,
                                        const tiles::Library& library) {
    record::Replay replay = record::replay(text, library);
    if (!replay.problems.empty()) {
        return Error{fmt::format("{}:{}: {}", file, replay.problems[0].line, replay.problems[0].reason)};
    }
    return std::move(replay.game);
}

/// A record that holds more than we would write (comments, expectations) is not overwritten.
std::string path_to_go_on(const PlayOptions& options, bool would_lose) {
    if (!options.save.empty()) return options.save;
    return would_lose ? terminal::new_save_name() : options.resume;
}

Result<Opening> resumed_game(const PlayOptions& options, const tiles::Library& library) {
    const Result<std::string> text = read_file(options.resume);
    if (!text) return Error{options.resume + ": " + text.error()};
    Result<std::unique_ptr<Game>> game = read_game(options.resume, text.value(), library);
    if (!game) return Error{game.error()};
    Result<terminal::Players> players = terminal::make_players(game.value()->setup().players);
    if (!players) return Error{options.resume + ": " + players.error()};
    Result<GameHistory> history = GameHistory::replayed(*game.value(), library);
    if (!history) return Error{options.resume + ": " + history.error()};
    const bool would_lose = record::write(*game.value()) != text.value();
    if (!options.save.empty() && options.save != options.resume && terminal::file_exists(options.save)) {
        return Error{options.save + " already exists: choose another name"};
    }
    return Opening{std::move(history.value()), std::move(players.value()), path_to_go_on(options, would_lose),
                   false};
}

std::optional<terminal::TileSize> tile_size(const std::string& name) {
    if (name == "tiny") return terminal::kTinyTiles;
    if (name == "small") return terminal::kSmallTiles;
    if (name == "large") return terminal::kLargeTiles;
    return std::nullopt;
}

std::string greeting_of(const Opening& opening, const tiles::Library& library) {
    const Setup& setup = opening.history.game().setup();
    const std::string notice = terminal::notice_of(setup, library);
    return fmt::format("{}{}{}Every move is saved in {}.", notice, notice.empty() ? "" : " ",
                       setup.seed ? fmt::format("The seed is {}. ", *setup.seed) : "", opening.save_path);
}

int play(const PlayOptions& options) {
    const Result<tiles::Library> library = load_library(options.tiles);
    if (!library) {
        fmt::print(stderr, "{}\n", library.error());
        return 1;
    }
    Result<Opening> opening =
        options.resume.empty() ? new_game(options, library.value()) : resumed_game(options, library.value());
    if (!opening) {
        fmt::print(stderr, "{}\n", opening.error());
        return 1;
    }
    terminal::catch_signals();
    std::string greeting = greeting_of(opening.value(), library.value());
    terminal::Table table(std::move(opening->history), std::move(opening->players),
                          {.look = terminal::look_of_terminal(options.color, options.ascii),
                           .tile_size = tile_size(options.size),
                           .save_path = opening->save_path,
                           .greeting = std::move(greeting),
                           .may_vanish = opening->new_file,
                           .chance = chance()});
    return table.run();
}

}  // namespace

void add_play_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* command = app.add_subcommand("play", "Play in the terminal, with others or the computer");
    auto* players =
        command->add_option("--players", options->players,
                            "People and computer players, e.g. Anna,bot:greedy or Robo=bot:greedy; "
                            "default: you against bot:greedy");
    const std::vector<CLI::Option*> game = add_game_options(*command, options->game);
    auto* seed =
        command->add_option("--seed", options->seed, "Shuffle seed (default: random)")->check(seed_problem);
    CLI::Option* resume = command->add_option("--resume", options->resume, "Resume the game in this file")
                              ->type_name("FILE")
                              ->excludes(players)
                              ->excludes(seed);
    for (CLI::Option* each : game) resume->excludes(each);
    command
        ->add_option("--save", options->save,
                     "Where to save the game (default: trencavel-DATE-TIME.game here)")
        ->type_name("FILE");
    command
        ->add_option("--size", options->size,
                     "Tile size; auto: large while there is room; tiny: only within a wall")
        ->check(CLI::IsMember({"auto", "tiny", "small", "large"}));
    command
        ->add_option("--color", options->color,
                     "auto, always or never; auto: on terminals, unless NO_COLOR is set")
        ->check(CLI::IsMember({"auto", "always", "never"}));
    command->add_flag("--ascii", options->ascii, "Draw with ASCII characters only");
    add_tiles_option(*command, options->tiles);
    command->callback([options, &exit_code] { exit_code = play(*options); });
}

}  // namespace trencavel::cli
