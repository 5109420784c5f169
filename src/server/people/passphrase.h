// Passphrases, tokens and secrets: chance and hashing by libsodium. None of them is ever logged, and
// passphrases and tokens are never stored as they are.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace trencavel::server {

/// Argon2id with a salt of its own; a text that says all that checking needs. Takes a good part of a second
/// and 64 MB, so never on the serving thread. The error: not enough memory.
Result<std::string> hash_passphrase(std::string_view passphrase);

/// Takes as long as hashing; also with an empty hash (no such account), so that the time does not tell which
/// it was.
bool check_passphrase(const std::string& hash, std::string_view passphrase);

/// 128 bits by chance, as 32 hexadecimal digits: for cookies and invitations.
std::string make_token();

/// 256 bits by chance, as 64 hexadecimal digits: what a table's draw is made of.
std::string make_secret();

/// The bytes of a token as letters and digits that are not mistaken for each other; 5 bits of each byte
/// count.
std::string readable(std::string_view token, std::size_t letters);

/// SHA-256, as 64 hexadecimal digits: what is stored in the place of a token. No salt: tokens cannot be
/// guessed.
std::string hash_of_token(std::string_view token);

}  // namespace trencavel::server
