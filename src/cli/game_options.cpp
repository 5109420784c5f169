#include "cli/game_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/catalogue.h"
#include "record/text.h"
#include "terminal/words/game_words.h"

namespace trencavel::cli {
namespace {

/// Where games are offered that are played with reconstructed tiles, that is said.
void add_notice(CLI::App& command) {
    for (const GameInfo& game : catalogue()) {
        Setup setup;
        setup.game = game.name;
        setup.players.assign(game.players_min, "?");
        const std::string notice = terminal::notice_of(setup, tiles::Library::builtin());
        if (!notice.empty()) command.footer(fmt::format("--game {} ({}): {}", game.name, game.title, notice));
    }
}

/// The names of the games, and the titles of those that only two can play.
std::string choice_of_games() {
    std::vector<std::string> games;
    for (const GameInfo& game : catalogue()) {
        const std::string note = game.players_max == 2 ? fmt::format(" ({}, for two)", game.title) : "";
        games.push_back(fmt::format("{}{}", game.name, note));
    }
    return fmt::format("{}", fmt::join(games, ", "));
}

std::string names_of_modules(const GameInfo& game) {
    std::vector<std::string_view> names;
    for (const ModuleInfo& module : game.modules) names.push_back(module.name);
    return fmt::format("{}", fmt::join(names, ","));
}

/// The parts of the first game's expansion, and with which games others can be chosen.
std::string choice_of_modules() {
    const GameInfo& first = catalogue().front();
    std::string text = fmt::format("Parts of {}, e.g. {}", first.expansion, names_of_modules(first));
    for (const GameInfo& game : catalogue()) {
        if (game.expansion != first.expansion)
            text += fmt::format("; with {}: {}", game.name, names_of_modules(game));
    }
    return text;
}

/// A variant as people write it.
std::string example_of_option() {
    const OptionInfo& option = catalogue().front().options.back();
    return fmt::format("{}={}", option.name, option.value);
}

/// What each variant does, once for all games that have it: `small-cities=2 halves…`.
std::vector<std::string> effects_of_options() {
    std::vector<std::string> effects;
    for (const GameInfo& game : catalogue()) {
        for (const OptionInfo& option : game.options) {
            std::string effect = fmt::format("{}={} {}", option.name, option.value, option.effect);
            if (std::find(effects.begin(), effects.end(), effect) == effects.end())
                effects.push_back(std::move(effect));
        }
    }
    return effects;
}

}  // namespace

std::vector<CLI::Option*> add_game_options(CLI::App& command, GameOptions& options) {
    CLI::Option* game = command.add_option("--game", options.game, "Game to play: " + choice_of_games());
    game->capture_default_str();
    std::vector<CLI::Option*> all = add_variant_options(command, options);
    all.insert(all.begin(), game);
    return all;
}

std::vector<CLI::Option*> add_variant_options(CLI::App& command, GameOptions& options) {
    add_notice(command);
    return {
        command.add_option("--with", options.modules, choice_of_modules())
            ->delimiter(',')
            ->type_name("MODULE,…"),
        command
            .add_option("--option", options.options,
                        fmt::format("A variant: {}", fmt::join(effects_of_options(), "; ")))
            ->type_name("NAME=VALUE"),
    };
}

std::string seed_problem(const std::string& word) {
    if (record::parse_unsigned(word)) return "";
    return fmt::format("a seed must be a whole number from 0 to 18446744073709551615, not '{}'", word);
}

Result<Setup> setup_of(const GameOptions& options) {
    Setup setup;
    setup.game = options.game;
    setup.modules = options.modules;
    for (const std::string& option : options.options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == option.size())
            return Error{fmt::format("--option takes a name and a value, e.g. {}, not '{}'",
                                     example_of_option(), option)};
        const std::string name = option.substr(0, equals);
        for (const auto& [known, value] : setup.options) {
            if (known == name) return Error{"option '" + name + "' is given twice"};
        }
        setup.options.emplace_back(name, option.substr(equals + 1));
    }
    return setup;
}

std::string title_of(const GameOptions& options) {
    return terminal::title_of(options.game, options.modules);
}

}  // namespace trencavel::cli
