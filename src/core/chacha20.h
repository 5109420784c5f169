// ChaCha20 (RFC 8439): numbers that follow from a key alone.
#pragma once

#include <array>
#include <cstdint>

namespace trencavel {

using ChaChaKey = std::array<unsigned char, 32>;
using ChaChaBlock = std::array<unsigned char, 64>;

/// The block of this number, with a nonce of zeros.
ChaChaBlock chacha20_block(const ChaChaKey& key, std::uint32_t number);

}  // namespace trencavel
