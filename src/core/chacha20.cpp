#include "core/chacha20.h"

#include <bit>
#include <cstddef>

namespace trencavel {
namespace {

using Words = std::array<std::uint32_t, 16>;

/// "expand 32-byte k", the key, the number of the block, and the nonce.
Words words_of(const ChaChaKey& key, std::uint32_t number) {
    Words words = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (std::size_t i = 0; i < key.size(); ++i) words[4 + i / 4] |= std::uint32_t{key[i]} << (8 * (i % 4));
    words[12] = number;
    return words;
}

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
    d = std::rotl(d ^ (a += b), 16);
    b = std::rotl(b ^ (c += d), 12);
    d = std::rotl(d ^ (a += b), 8);
    b = std::rotl(b ^ (c += d), 7);
}

/// A round over the columns, and one over the diagonals.
void double_round(Words& x) {
    quarter_round(x[0], x[4], x[8], x[12]);
    quarter_round(x[1], x[5], x[9], x[13]);
    quarter_round(x[2], x[6], x[10], x[14]);
    quarter_round(x[3], x[7], x[11], x[15]);
    quarter_round(x[0], x[5], x[10], x[15]);
    quarter_round(x[1], x[6], x[11], x[12]);
    quarter_round(x[2], x[7], x[8], x[13]);
    quarter_round(x[3], x[4], x[9], x[14]);
}

}  // namespace

ChaChaBlock chacha20_block(const ChaChaKey& key, std::uint32_t number) {
    const Words start = words_of(key, number);
    Words words = start;
    for (int i = 0; i < 10; ++i) double_round(words);
    ChaChaBlock block{};
    for (std::size_t i = 0; i < block.size(); ++i)
        block[i] = static_cast<unsigned char>((words[i / 4] + start[i / 4]) >> (8 * (i % 4)));
    return block;
}

}  // namespace trencavel
