// Digits that nobody can foresee: for ids of messages, and for what a player contributes to the shuffling.
#pragma once

#include <cstddef>
#include <string>

namespace trencavel::client {

/// So many hexadecimal digits from the system's source of chance.
std::string random_hex(std::size_t digits);

}  // namespace trencavel::client
