// What is kept of a release: a database with tables of every game, and whole games as records; and in
// `expected.json` what must come of them.
#pragma once

#include <cstdint>
#include <string>

namespace trencavel::upgrade {

// The files in the folder of a release.
constexpr const char* kDatabase = "trencavel.db";
constexpr const char* kExpected = "expected.json";

/// Plays on servers of its own, and fills the folder, which must be there.
void make_sample(const std::string& folder);

/// 16 hexadecimal digits.
std::string hex(std::uint64_t hash);

}  // namespace trencavel::upgrade
