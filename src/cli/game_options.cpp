#include "cli/game_options.h"

#include "record/text.h"

namespace trencavel::cli {

std::vector<CLI::Option*> add_game_options(CLI::App& command, GameOptions& options) {
    return {
        command.add_option("--game", options.game, "Which game: carcassonne, wheel")->capture_default_str(),
        command.add_option("--with", options.modules, "Parts of expansion 8, as in bridges,castles,bazaars")
            ->delimiter(',')
            ->type_name("MODULE,…"),
        command.add_option("--option", options.options, "A variant: bazaar=draft plays bazaars without bids")
            ->type_name("NAME=VALUE"),
    };
}

Result<Setup> setup_of(const GameOptions& options) {
    Setup setup;
    setup.game = options.game;
    setup.modules = options.modules;
    for (const std::string& option : options.options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == option.size())
            return Error{"--option takes a name and a value, as in bazaar=draft, not '" + option + "'"};
        const std::string name = option.substr(0, equals);
        for (const auto& [known, value] : setup.options) {
            if (known == name) return Error{"the option '" + name + "' stands twice"};
        }
        setup.options.emplace_back(name, option.substr(equals + 1));
    }
    return setup;
}

std::string title_of(const GameOptions& options) {
    if (options.modules.empty()) return options.game;
    return options.game + " with " + record::join(options.modules, " ");
}

}  // namespace trencavel::cli
