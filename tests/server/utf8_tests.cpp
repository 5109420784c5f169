#include <gtest/gtest.h>

#include "server/utf8.h"

namespace trencavel::server {
namespace {

TEST(Utf8, ReadsCharactersOfEveryLength) {
    EXPECT_EQ(first_character("a").code, U'a');
    EXPECT_EQ(first_character("ü!").code, U'ü');
    EXPECT_EQ(first_character("…").code, U'…');
    EXPECT_EQ(first_character("🏰").code, U'🏰');
    EXPECT_EQ(first_character("🏰").bytes, 4U);
}

TEST(Utf8, WhatIsNoCharacterHasNoBytes) {
    for (const char* bad :
         {"", "\x80", "\xc3", "\xc3(", "\xe2\x80", "\xf0\x9f\x8f", "\xff", "\xf8\x88\x80\x80\x80"})
        EXPECT_EQ(first_character(bad).bytes, 0U);
}

TEST(Utf8, LongerThanNeededSurrogatesAndTooLargeAreNoCharacters) {
    for (const char* bad :
         {"\xc0\x80", "\xe0\x80\xaf", "\xf0\x80\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80"})
        EXPECT_EQ(first_character(bad).bytes, 0U);
}

TEST(Utf8, OneLineHasNoControlCharacters) {
    EXPECT_TRUE(is_one_line(""));
    EXPECT_TRUE(is_one_line("/srv/Müller & 🏰"));
    for (const char* bad : {"a\nb", "\t", "\x7f", "\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xae", "a\xff"})
        EXPECT_FALSE(is_one_line(bad));
    EXPECT_FALSE(is_one_line(std::string_view("a\0b", 3)));
}

}  // namespace
}  // namespace trencavel::server
