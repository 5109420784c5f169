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

/// What each variant does, once for all games that have it: `bazaar=draft plays…`.
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
    CLI::Option* game = command.add_option("--game", options.game,
                                           "Game to play: carcassonne, wheel, castle (Die Burg, for two)");
    game->capture_default_str();
    std::vector<CLI::Option*> all = add_variant_options(command, options);
    all.insert(all.begin(), game);
    return all;
}

std::vector<CLI::Option*> add_variant_options(CLI::App& command, GameOptions& options) {
    add_notice(command);
    return {
        command
            .add_option("--with", options.modules,
                        "Parts of expansion 8, e.g. bridges,castles,bazaars; with castle: falcon")
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
            return Error{"--option takes a name and a value, e.g. bazaar=draft, not '" + option + "'"};
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
