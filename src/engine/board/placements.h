// Where a tile fits: free places are tested in blocks of 32, by table lookups on whole vectors.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#if defined(__SSSE3__)
#include <immintrin.h>
#endif

#include "engine/board/position.h"
#include "engine/tables/tables.h"

namespace trencavel {

/// 32 free places: which rotations fit at each, as four bits, and how many.
struct FitBlock {
    static constexpr unsigned kPlaces = 32;
    alignas(32) std::array<std::uint8_t, kPlaces> rotations;
    alignas(32) std::array<std::uint8_t, kPlaces> counts;
    unsigned total = 0;
};

namespace detail {

alignas(16) inline constexpr std::array<std::uint8_t, 16> kBits = {0, 1, 1, 2, 1, 2, 2, 3,
                                                                   1, 2, 2, 3, 2, 3, 3, 4};
alignas(16) inline constexpr std::array<std::uint8_t, 16> kNumbers = {0, 1, 2,  3,  4,  5,  6,  7,
                                                                      8, 9, 10, 11, 12, 13, 14, 15};

#if defined(__AVX2__)

inline __m256i both_lanes(const std::array<std::uint8_t, 16>& bytes) {
    return _mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i*>(bytes.data())));
}

inline FitBlock fit_block(const FitTable& table, const std::uint8_t* signatures, unsigned used) {
    const __m256i low_nibble = _mm256_set1_epi8(15);
    const __m256i signature = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(signatures));
    const __m256i low = _mm256_and_si256(signature, low_nibble);
    const __m256i high = _mm256_and_si256(_mm256_srli_epi16(signature, 4), low_nibble);
    __m256i rotations = _mm256_and_si256(_mm256_shuffle_epi8(both_lanes(table.low), low),
                                         _mm256_shuffle_epi8(both_lanes(table.high), high));
    if (used < FitBlock::kPlaces) {
        const __m256i lanes = _mm256_inserti128_si256(_mm256_setzero_si256(), _mm_set1_epi8(16), 1);
        const __m256i numbers = _mm256_or_si256(both_lanes(kNumbers), lanes);
        rotations = _mm256_and_si256(rotations,
                                     _mm256_cmpgt_epi8(_mm256_set1_epi8(static_cast<char>(used)), numbers));
    }
    const __m256i counts = _mm256_shuffle_epi8(both_lanes(kBits), rotations);
    const __m256i sums = _mm256_sad_epu8(counts, _mm256_setzero_si256());
    FitBlock block;
    _mm256_store_si256(reinterpret_cast<__m256i*>(block.rotations.data()), rotations);
    _mm256_store_si256(reinterpret_cast<__m256i*>(block.counts.data()), counts);
    const __m128i sum = _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    block.total = static_cast<unsigned>(_mm_cvtsi128_si64(sum) + _mm_extract_epi64(sum, 1));
    return block;
}

#elif defined(__SSSE3__)

inline FitBlock fit_block(const FitTable& table, const std::uint8_t* signatures, unsigned used) {
    const __m128i low_nibble = _mm_set1_epi8(15);
    const __m128i low_table = _mm_load_si128(reinterpret_cast<const __m128i*>(table.low.data()));
    const __m128i high_table = _mm_load_si128(reinterpret_cast<const __m128i*>(table.high.data()));
    const __m128i bits = _mm_load_si128(reinterpret_cast<const __m128i*>(kBits.data()));
    __m128i numbers = _mm_load_si128(reinterpret_cast<const __m128i*>(kNumbers.data()));
    __m128i sums = _mm_setzero_si128();
    FitBlock block;
    for (unsigned at = 0; at < FitBlock::kPlaces; at += 16) {
        const __m128i signature = _mm_loadu_si128(reinterpret_cast<const __m128i*>(signatures + at));
        const __m128i low = _mm_and_si128(signature, low_nibble);
        const __m128i high = _mm_and_si128(_mm_srli_epi16(signature, 4), low_nibble);
        __m128i rotations =
            _mm_and_si128(_mm_shuffle_epi8(low_table, low), _mm_shuffle_epi8(high_table, high));
        rotations = _mm_and_si128(rotations, _mm_cmpgt_epi8(_mm_set1_epi8(static_cast<char>(used)), numbers));
        numbers = _mm_add_epi8(numbers, _mm_set1_epi8(16));
        const __m128i counts = _mm_shuffle_epi8(bits, rotations);
        sums = _mm_add_epi64(sums, _mm_sad_epu8(counts, _mm_setzero_si128()));
        _mm_store_si128(reinterpret_cast<__m128i*>(block.rotations.data() + at), rotations);
        _mm_store_si128(reinterpret_cast<__m128i*>(block.counts.data() + at), counts);
    }
    block.total = static_cast<unsigned>(_mm_cvtsi128_si32(sums) + _mm_extract_epi16(sums, 4));
    return block;
}

#else

inline FitBlock fit_block(const FitTable& table, const std::uint8_t* signatures, unsigned used) {
    FitBlock block;
    for (unsigned i = 0; i < FitBlock::kPlaces; ++i) {
        const unsigned rotations = i < used ? table.rotations(signatures[i]) : 0;
        block.rotations[i] = static_cast<std::uint8_t>(rotations);
        block.counts[i] = kBits[rotations];
        block.total += block.counts[i];
    }
    return block;
}

#endif

/// The block of the free places from `from` on.
template <class Rules>
FitBlock fit_block_at(const Tables& tables, const Position<Rules>& pos, TileId tile, unsigned from) {
    const unsigned used = pos.places - from;
    return fit_block(tables.fits[tile], pos.signature.data() + from,
                     used < FitBlock::kPlaces ? used : FitBlock::kPlaces);
}

/// The place that holds the n-th placement of the block; n becomes its number at that place. Eight counts are
/// added up at once: in a product with 0x0101…, byte k is the sum of the bytes up to k.
inline unsigned find_nth(const FitBlock& block, unsigned& n) {
    constexpr std::uint64_t kOnes = 0x0101010101010101u;
    constexpr std::uint64_t kTops = 0x8080808080808080u;
    static_assert(std::endian::native == std::endian::little);
    for (unsigned at = 0;; at += 8) {
        std::uint64_t counts;
        std::memcpy(&counts, block.counts.data() + at, sizeof counts);
        const std::uint64_t sums = counts * kOnes;
        const auto total = static_cast<unsigned>(sums >> 56);
        if (n >= total) {
            n -= total;
            continue;
        }
        // Sums are at most 32, so the top bit of a byte tells whether its sum is larger than n.
        const std::uint64_t larger = ((sums | kTops) - (n + 1) * kOnes) & kTops;
        const auto k = static_cast<unsigned>(std::countr_zero(larger)) / 8;
        if (k > 0) n -= static_cast<unsigned>(sums >> (8 * k - 8)) & 255;
        return at + k;
    }
}

inline unsigned nth_bit(unsigned bits, unsigned n) {
    for (; n > 0; --n) bits &= bits - 1;
    return static_cast<unsigned>(std::countr_zero(bits));
}

}  // namespace detail

/// How many placements the tile has: free places times the rotations that fit there.
template <class Rules>
unsigned count_placements(const Tables& tables, const Position<Rules>& pos, TileId tile) {
    unsigned total = 0;
    for (unsigned from = 0; from < pos.places; from += FitBlock::kPlaces) {
        total += detail::fit_block_at(tables, pos, tile, from).total;
    }
    return total;
}

/// The n-th placement of the tile in hand, n < pos.placements; in the order of for_each_placement.
template <class Rules>
Move nth_placement(const Tables& tables, const Position<Rules>& pos, unsigned n) {
    for (unsigned from = 0;; from += FitBlock::kPlaces) {
        const FitBlock block = detail::fit_block_at(tables, pos, pos.hand, from);
        if (n >= block.total) {
            n -= block.total;
            continue;
        }
        const unsigned i = detail::find_nth(block, n);
        return Move::place(pos.place[from + i], detail::nth_bit(block.rotations[i], n));
    }
}

/// Visits (place index, rotation) of every placement of the tile.
template <class Rules, class Visit>
void for_each_placement(const Tables& tables, const Position<Rules>& pos, TileId tile, Visit visit) {
    for (unsigned i = 0; i < pos.places; ++i) {
        for (unsigned bits = tables.fits[tile].rotations(pos.signature[i]); bits != 0; bits &= bits - 1) {
            visit(i, static_cast<unsigned>(std::countr_zero(bits)));
        }
    }
}

/// The rotations in which the tile fits a free place only if this is built with it.
template <class Rules>
unsigned spanned_rotations(const Tables& tables, const Position<Rules>& pos, TileId tile, unsigned place,
                           std::uint16_t built) {
    const std::uint8_t signature = pos.signature[place];
    if (span::is_on_the_tile(built)) {
        const unsigned below =
            tables.fits_below_span[tile][static_cast<unsigned>(span::axis_of(built))].rotations(signature);
        return below & ~tables.fits[tile].rotations(signature);
    }
    if (!span::is_on_a_neighbour(built)) return 0;
    const unsigned side = span::side_of(built);
    if ((pos.spans.spannable[place] >> side & 1) == 0) return 0;
    // The neighbour shows ground; once it is spanned it shows a line instead.
    const unsigned changed = signature ^ (3u << (2 * side));
    return tables.fits[tile].rotations(static_cast<std::uint8_t>(changed));
}

/// Visits (place index, what is built, rotations) wherever the tile fits only if something is built with it,
/// over the tile or over a neighbour. For each place and rotation there is at most one way.
template <class Rules, class Visit>
void for_each_spanned_place(const Tables& tables, const Position<Rules>& pos, TileId tile, Visit visit) {
    for (unsigned place = 0; place < pos.places; ++place) {
        for (const Axis axis : {Axis::NorthSouth, Axis::EastWest}) {
            const std::uint16_t built = span::on_the_tile(axis);
            if (const unsigned rotations = spanned_rotations(tables, pos, tile, place, built); rotations != 0)
                visit(place, built, rotations);
        }
        for (unsigned sides = pos.spans.spannable[place]; sides != 0; sides &= sides - 1) {
            const std::uint16_t built =
                span::on_the_neighbour(static_cast<unsigned>(std::countr_zero(sides)));
            if (const unsigned rotations = spanned_rotations(tables, pos, tile, place, built); rotations != 0)
                visit(place, built, rotations);
        }
    }
}

template <class Rules>
unsigned count_spanned_placements(const Tables& tables, const Position<Rules>& pos, TileId tile) {
    unsigned total = 0;
    for_each_spanned_place(tables, pos, tile, [&](unsigned, std::uint16_t, unsigned rotations) {
        total += static_cast<unsigned>(std::popcount(rotations));
    });
    return total;
}

/// Visits (place index, rotation, what is built) of every placement of the tile that needs something built.
template <class Rules, class Visit>
void for_each_spanned_placement(const Tables& tables, const Position<Rules>& pos, TileId tile, Visit visit) {
    for_each_spanned_place(tables, pos, tile, [&](unsigned place, std::uint16_t built, unsigned rotations) {
        for (; rotations != 0; rotations &= rotations - 1)
            visit(place, static_cast<unsigned>(std::countr_zero(rotations)), built);
    });
}

}  // namespace trencavel
