#include "server/people/recovery.h"

#include "server/people/passphrase.h"

namespace trencavel::server {
namespace {

constexpr std::size_t kGroups = 4;
constexpr std::size_t kGroupLetters = 5;

}  // namespace

std::string make_recovery_code() {
    std::string code = readable(make_token() + make_token(), kGroups * kGroupLetters);
    for (std::size_t group = kGroups - 1; group > 0; --group) code.insert(group * kGroupLetters, 1, '-');
    return code;
}

/// No salt, and quickly: what has 100 bits cannot be guessed.
std::string hash_of_recovery_code(std::string_view typed) {
    std::string letters;
    for (const char c : typed) {
        if (c == '-' || c == ' ') continue;
        letters.push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
    }
    return hash_of_token(letters);
}

}  // namespace trencavel::server
