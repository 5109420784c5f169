#include "server/people/passphrase.h"

#include <sodium.h>

#include <array>
#include <charconv>
#include <cstdlib>

#include "core/hexadecimal.h"
#include "core/sha256.h"

namespace trencavel::server {

namespace {

/// Before anything else of the library; it may be called again, and from any thread.
void make_ready() {
    if (sodium_init() < 0) std::abort();  // no randomness: nothing here would be safe
}

/// Of a passphrase that nobody knows.
const std::string& decoy_hash() {
    static const std::string hash = [] {
        Result<std::string> made = hash_passphrase(make_token());
        return made ? made.value() : std::string();
    }();
    return hash;
}

}  // namespace

Result<std::string> hash_passphrase(std::string_view passphrase) {
    make_ready();
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    const int failed =
        crypto_pwhash_str(hash.data(), passphrase.data(), passphrase.size(),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE);
    if (failed != 0) return Error{"There is not enough memory to hash a passphrase."};
    return std::string(hash.data());
}

bool check_passphrase(const std::string& hash, std::string_view passphrase) {
    make_ready();
    const std::string& compared = hash.empty() ? decoy_hash() : hash;
    const int differs = crypto_pwhash_str_verify(compared.c_str(), passphrase.data(), passphrase.size());
    return differs == 0 && !hash.empty();
}

std::string make_token() {
    make_ready();
    std::array<unsigned char, 16> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hexadecimal(bytes);
}

std::string make_secret() {
    make_ready();
    std::array<unsigned char, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hexadecimal(bytes);
}

std::string readable(std::string_view token, std::size_t letters) {
    constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";
    static_assert(kLetters.size() == 32);  // 256 is a multiple of it
    std::string text;
    for (std::size_t i = 0; i < letters && 2 * i + 2 <= token.size(); ++i) {
        unsigned byte = 0;
        std::from_chars(token.data() + 2 * i, token.data() + 2 * i + 2, byte, 16);
        text.push_back(kLetters[byte % kLetters.size()]);
    }
    return text;
}

std::string hash_of_token(std::string_view token) {
    return hexadecimal(sha256(token));
}

}  // namespace trencavel::server
