// One number that is the same on every machine and build, unless the games are played differently.
#pragma once

#include <cstdint>

#include "tiles/read/library.h"

namespace trencavel {

/// Plays a fixed set of games of every kind, by chance, greedily and with a search of fixed nodes, and hashes
/// all moves and scores.
std::uint32_t bench_signature(const tiles::Library& library);

}  // namespace trencavel
