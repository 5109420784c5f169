// The curves of the evaluation in whole numbers. The compiler makes their tables by integer arithmetic alone,
// so that no mathematical library's way of rounding can decide a move.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "bots/eval/weights.h"

namespace trencavel::eval {

/// 64 times the binary logarithm, rounded. The number is at least 1.
constexpr int log2_in_64ths(std::uint32_t number) {
    const int whole = static_cast<int>(std::bit_width(number)) - 1;
    // The rest is from 1 to below 2, in parts of 2^31. Squaring it doubles its logarithm, whose whole part is
    // then the next binary digit: six digits, and one more for rounding.
    std::uint64_t rest = (std::uint64_t{number} << 31) >> whole;
    int digits = whole;
    for (int i = 0; i < 7; ++i) {
        rest = (rest * rest) >> 31;
        const int digit = rest >> 32 != 0 ? 1 : 0;
        rest >>= digit;
        digits = 2 * digits + digit;
    }
    return (digits + 1) / 2;
}

inline constexpr std::array<int, 256> kLogTimes = [] {
    std::array<int, 256> logs{};
    for (unsigned turns = 0; turns < logs.size(); ++turns) logs[turns] = log2_in_64ths(1 + turns);
    return logs;
}();

/// log2(1 + turns of each of two players), in 64ths.
constexpr int log_time(unsigned left, unsigned players) {
    return kLogTimes[std::min(255u, 2 * left / players)];
}

/// Beyond it, areas are as good as certain to be completed, or not to be.
constexpr int kLogitMost = 8 * Completion::kLogitOne;

/// The logistic function of -kLogitMost to kLogitMost - 1.
inline constexpr std::array<std::int16_t, 2 * kLogitMost> kChances = [] {
    constexpr std::uint64_t kOne = std::uint64_t{1} << 32;
    constexpr std::uint64_t kStep = 4'228'380'000;  // e^(-1/64) times kOne, rounded
    static_assert(Completion::kLogitOne == 64);
    std::array<std::int16_t, 2 * kLogitMost> chances{};
    std::uint64_t power = kOne;  // e^(-logit/64)
    for (unsigned logit = 0; logit <= kLogitMost; ++logit) {
        const std::uint64_t chance = (2 * kProbabilityOne * kOne + kOne + power) / (2 * (kOne + power));
        if (logit < kLogitMost) chances[kLogitMost + logit] = static_cast<std::int16_t>(chance);
        chances[kLogitMost - logit] = static_cast<std::int16_t>(kProbabilityOne - chance);
        power = (power * kStep + kOne / 2) >> 32;
    }
    return chances;
}();

/// How likely an area is to be completed, given its logit.
constexpr int chance_of(int logit) {
    return kChances[static_cast<unsigned>(std::clamp(logit, -kLogitMost, kLogitMost - 1) + kLogitMost)];
}

}  // namespace trencavel::eval
