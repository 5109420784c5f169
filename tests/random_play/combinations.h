// What is played: a game, some of the parts of expansion 8, and a number of players.
#pragma once

#include <string>
#include <vector>

#include "engine/tables.h"
#include "games/setup.h"

namespace trencavel::random_play {

struct Combination {
    std::string game = "carcassonne";  // or wheel
    bool bridges = false;
    bool castles = false;
    bool bazaars = false;
    unsigned players = 2;

    bool has_expansion() const { return bridges || castles || bazaars; }
    /// Carcassonne and nothing else.
    bool is_plain() const { return game == "carcassonne" && !has_expansion(); }
};

/// `wheel+bridges+bazaars, 3 players`
std::string name(const Combination& combination);

/// The parts of expansion 8, as records name them.
std::vector<std::string> modules(const Combination& combination);

/// Everything that can be played, Carcassonne alone first.
const std::vector<Combination>& all_combinations();
/// The same without Carcassonne alone.
const std::vector<Combination>& expanded_combinations();

/// Game, modules and players; nothing about the tiles.
Setup setup_of(const Combination& combination);

/// The tiles that it is played with. (Which rules hold is not among what they say.)
const Tables& tables_of(const Combination& combination);

}  // namespace trencavel::random_play
