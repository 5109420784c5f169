// Numbers that follow from a key alone: the stream of ChaCha20, and the shuffle that it drives. The same on
// every machine and in every language; docs/fair-draw.md describes it, web/src/draw has it for the page.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>

#include "core/chacha20.h"

namespace trencavel::server {

using DrawKey = ChaChaKey;

/// What decides the order of a table's tiles: the seed of version 1, or the key of version 2.
using DrawSource = std::variant<std::uint64_t, DrawKey>;

/// ChaCha20 as in RFC 8439, with a nonce of zeros and blocks counted from 0, read as numbers of 32 bits, the
/// lowest byte first.
class DrawStream {
public:
    explicit DrawStream(const DrawKey& key) : key_(key) {}

    std::uint32_t next();

    /// Uniform in [0, n), n > 0: numbers beyond the last whole multiple of n are passed over.
    std::uint32_t below(std::uint32_t n);

    /// Fisher–Yates from the last element to the second.
    template <class T>
    void shuffle(T* first, std::size_t count) {
        for (std::size_t i = count; i > 1; --i)
            std::swap(first[i - 1], first[below(static_cast<std::uint32_t>(i))]);
    }

private:
    DrawKey key_;
    ChaChaBlock block_{};
    std::size_t used_ = sizeof block_;  // bytes of the block
    std::uint32_t blocks_ = 0;
};

}  // namespace trencavel::server
