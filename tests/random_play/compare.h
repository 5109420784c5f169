// Random games, played with the fast engine and the reference in step.
#pragma once

#include <cstdint>
#include <string>

#include "random_play/combinations.h"
#include "random_play/court/situations.h"
#include "random_play/situations.h"
#include "tiles/read/library.h"

namespace trencavel::random_play {

/// Plays one game; seed and combination determine all of it. Compares both engines and checks the invariants
/// at the start and after every move. Returns the first difference with the seed and the record of the game
/// so far, or nothing. Counts the situations that came up.
std::string compare_game(const Combination& combination, std::uint64_t seed, const tiles::Library& library,
                         Situations& situations);

/// The same for Die Burg.
std::string compare_court_game(const Combination& combination, std::uint64_t seed,
                               const tiles::Library& library, CourtSituations& situations);

/// A finding as the two functions above return it.
std::string report(const std::string& problem, const Combination& combination, std::uint64_t seed,
                   const std::string& record);

}  // namespace trencavel::random_play
