#include "tables/draw_stream.h"

namespace trencavel::server {

std::uint32_t DrawStream::next() {
    if (used_ == block_.size()) {
        block_ = chacha20_block(key_, blocks_++);
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
