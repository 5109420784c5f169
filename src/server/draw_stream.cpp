#include "server/draw_stream.h"

#include <sodium.h>

namespace trencavel::server {

std::uint32_t DrawStream::next() {
    if (used_ == block_.size()) {
        constexpr std::array<unsigned char, crypto_stream_chacha20_ietf_NONCEBYTES> kNonce{};
        constexpr std::array<unsigned char, 64> kZeros{};
        crypto_stream_chacha20_ietf_xor_ic(block_.data(), kZeros.data(), kZeros.size(), kNonce.data(),
                                           blocks_++, key_.data());
        used_ = 0;
    }
    std::uint32_t number = 0;
    for (unsigned shift = 0; shift < 32; shift += 8) number |= std::uint32_t{block_[used_++]} << shift;
    return number;
}

std::uint32_t DrawStream::below(std::uint32_t n) {
    constexpr std::uint64_t kAll = std::uint64_t{1} << 32;
    const std::uint64_t fair = kAll - kAll % n;
    std::uint32_t number = next();
    while (number >= fair) number = next();
    return number % n;
}

}  // namespace trencavel::server
