// Which modules of a rule set play: one bit each in Tables::switches, so that one compiled rule set serves
// all combinations.
#pragma once

#include <cstdint>

namespace trencavel::switches {

constexpr std::uint32_t kWheel = 1;
constexpr std::uint32_t kBridges = 2;
constexpr std::uint32_t kCastles = 4;
constexpr std::uint32_t kBazaars = 8;
constexpr std::uint32_t kDraft = 16;  // B22: bazaars without bidding
constexpr std::uint32_t kBurg = 32;
constexpr std::uint32_t kFalcon = 64;
constexpr std::uint32_t kGatesStop = 128;  // F9

}  // namespace trencavel::switches
