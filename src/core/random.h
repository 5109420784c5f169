// The one source of chance: a documented generator, the same on every machine and build.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace trencavel {

/// SplitMix64 (Steele, Lea, Flood 2014): a counter that grows by the golden ratio, and a mixing of it.
/// docs/records.md describes it and the shuffle in full, so that a deck can be checked by anyone.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    /// Uniform in [0, n), n > 0: the high 32 bits times n, with the few values that would favour
    /// some results rejected (Lemire 2019).
    constexpr std::uint32_t below(std::uint32_t n) {
        std::uint64_t product = (next() >> 32) * n;
        if (auto low = static_cast<std::uint32_t>(product); low < n) [[unlikely]] {
            const std::uint32_t unfair = (0u - n) % n;
            while (low < unfair) {
                product = (next() >> 32) * n;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Fisher–Yates from the last element to the second.
    template <class T>
    constexpr void shuffle(T* first, std::size_t count) {
        for (std::size_t i = count; i > 1; --i) {
            std::swap(first[i - 1], first[below(static_cast<std::uint32_t>(i))]);
        }
    }

private:
    std::uint64_t state_;
};

/// Mixes a value into a hash: one round of the generator's mixing, over the sum.
constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
    return Random(hash ^ (value * 0xD6E8FEB86659FD93u)).next();
}

}  // namespace trencavel
