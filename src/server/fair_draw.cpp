#include "server/fair_draw.h"

#include <sodium.h>

#include <array>
#include <charconv>
#include <cstdlib>

namespace trencavel::server {
namespace {

std::string hex(std::span<const unsigned char> bytes) {
    std::string digits(2 * bytes.size() + 1, '\0');  // the library ends its text with a zero
    sodium_bin2hex(digits.data(), digits.size(), bytes.data(), bytes.size());
    digits.pop_back();
    return digits;
}

std::string sha256(std::string_view text) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    const std::vector<unsigned char> bytes(text.begin(), text.end());
    crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
    return hex(hash);
}

}  // namespace

std::string make_secret() {
    if (sodium_init() < 0) std::abort();  // without chance there is no game
    std::array<unsigned char, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hex(bytes);
}

std::string commitment_of(std::string_view secret) {
    return sha256(secret);
}

std::uint64_t seed_of(std::string_view table, std::string_view secret,
                      std::span<const std::string> contributions) {
    std::string text = "trencavel draw 1\n";
    text.append(table).append("\n").append(secret).append("\n");
    for (const std::string& contribution : contributions) text.append(contribution).append("\n");
    const std::string digits = sha256(text);
    std::uint64_t seed = 0;
    std::from_chars(digits.data(), digits.data() + 16, seed, 16);
    return seed;
}

}  // namespace trencavel::server
