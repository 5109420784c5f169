// Chance that can be repeated: libsodium draws from a seed instead of asking the system.
#pragma once

#include <string>

namespace trencavel::server_tests {

/// From now on all of libsodium's random bytes follow from the seed. The calling thread has a stream of its
/// own, so that what other threads draw, whenever they do, does not change it. Call it before anything else
/// uses libsodium.
void fix_chance(const std::string& seed);

}  // namespace trencavel::server_tests
