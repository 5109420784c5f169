// What is played: a game, some parts of its expansion, and a number of players.
#pragma once

#include <string>
#include <vector>

#include "engine/tables/tables.h"
#include "games/setup.h"

namespace trencavel::random_play {

struct Combination {
    std::string game = "carcassonne";  // or wheel, castle
    bool bridges = false;
    bool castles = false;
    bool bazaars = false;
    bool falcon = false;        // castle only
    bool gates_stop = false;    // with falcon only: F9
    bool small_cities = false;  // not castle: C15
    unsigned players = 2;

    bool has_expansion() const { return bridges || castles || bazaars; }
    /// Within the wall: Die Burg.
    bool is_court() const { return game == "castle"; }
    /// Carcassonne and nothing else.
    bool is_plain() const { return game == "carcassonne" && !has_expansion() && !small_cities; }
};

/// `wheel+bridges+bazaars, 3 players`; `castle+falcon, gates stop, 2 players`
std::string name(const Combination& combination);

/// The parts of the expansion, as records name them.
std::vector<std::string> modules(const Combination& combination);

/// Everything that can be played, Carcassonne alone first, Die Burg last.
const std::vector<Combination>& all_combinations();
/// The Wheel of Fortune, and Carcassonne with expansion 8 or a variant.
const std::vector<Combination>& expanded_combinations();
/// Die Burg.
const std::vector<Combination>& court_combinations();

/// Game, modules, players, what gates do and small cities score; nothing about the tiles.
Setup setup_of(const Combination& combination);

/// The tiles that it is played with. (Which rules hold is not among what they say.)
const Tables& tables_of(const Combination& combination);

}  // namespace trencavel::random_play
