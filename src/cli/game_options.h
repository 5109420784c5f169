// Which game is played, with which modules and variants, and seeds: the options that commands share.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "games/setup.h"

namespace CLI {  // NOLINT(readability-identifier-naming): as the library spells it
class App;
class Option;
}  // namespace CLI

namespace trencavel::cli {

struct GameOptions {
    std::string game = "carcassonne";
    std::vector<std::string> modules;  // of --with, cut at commas
    std::vector<std::string> options;  // of --option, as NAME=VALUE
};

/// Adds `--game`, `--with` and `--option` to a command, and gives them back.
std::vector<CLI::Option*> add_game_options(CLI::App& command, GameOptions& options);

/// The same without `--game`.
std::vector<CLI::Option*> add_variant_options(CLI::App& command, GameOptions& options);

/// Why the word is no seed; empty if it is one. To be the check of a `--seed` option: the parser alone takes
/// numbers modulo 2⁶⁴.
std::string seed_problem(const std::string& word);

/// The set-up of the game, as yet without players and tiles. Whether all of it goes together is for the game
/// to say.
Result<Setup> setup_of(const GameOptions& options);

/// The game, and what it is played with.
std::string title_of(const GameOptions& options);

}  // namespace trencavel::cli
