// Passphrases in tests: the linker puts this in place of libsodium's function (test_server.cmake). Hashing is
// slow on purpose, against guessing; whole servers hash so often in tests that it took a third of their time.
#include <sodium.h>

namespace trencavel::server_tests {

using Size = unsigned long long;

int hash_as_usual(char* hash, const char* passphrase, Size size, Size operations,
                  std::size_t memory) __asm__("__real_crypto_pwhash_str");
int hash_cheaply(char* hash, const char* passphrase, Size size, Size operations,
                 std::size_t memory) __asm__("__wrap_crypto_pwhash_str");

int hash_cheaply(char* hash, const char* passphrase, Size size, Size /*operations*/, std::size_t /*memory*/) {
    return hash_as_usual(hash, passphrase, size, crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN);
}

}  // namespace trencavel::server_tests
