#include <gtest/gtest.h>

#include <array>

#include "core/hexadecimal.h"

namespace trencavel {
namespace {

TEST(Hexadecimal, WritesBytesAndNumbersWithAllTheirZeros) {
    EXPECT_EQ(hexadecimal(std::array<unsigned char, 3>{0x00, 0x0f, 0xa7}), "000fa7");
    EXPECT_EQ(hexadecimal(std::array<unsigned char, 0>{}), "");
    EXPECT_EQ(hexadecimal(std::uint64_t{0}), "0000000000000000");
    EXPECT_EQ(hexadecimal(std::uint64_t{0x0123456789abcdef}), "0123456789abcdef");
}

TEST(Hexadecimal, ReadsDigitsOfBothSizes) {
    EXPECT_EQ(hexadecimal_digit('0'), 0u);
    EXPECT_EQ(hexadecimal_digit('9'), 9u);
    EXPECT_EQ(hexadecimal_digit('a'), 10u);
    EXPECT_EQ(hexadecimal_digit('F'), 15u);
    for (const char c : {'g', 'G', ' ', '-', '/', ':', '@', '`', '\0'})
        EXPECT_FALSE(hexadecimal_digit(c)) << static_cast<int>(c);
}

TEST(Hexadecimal, KnowsItsOwnTexts) {
    EXPECT_TRUE(is_hexadecimal("0123456789abcdef"));
    EXPECT_FALSE(is_hexadecimal("0123456789ABCDEF"));
    EXPECT_FALSE(is_hexadecimal("12 "));
}

}  // namespace
}  // namespace trencavel
