// Which passphrases are taken: long ones of any characters, but none that is tried first by whoever guesses.
#pragma once

#include <string>

#include "tables/outcome.h"

namespace trencavel::server {

constexpr std::size_t kPassphraseMin = 10;   // characters, not bytes
constexpr std::size_t kPassphraseMax = 128;  // likewise
constexpr std::size_t kPassphraseBytesMax = 4 * kPassphraseMax;

/// The refusal of a new passphrase, which names the field and says what is wrong; none if it is good.
Refusable weak_passphrase(const std::string& passphrase, const std::string& account, const char* field,
                          Language language);

}  // namespace trencavel::server
