#include <gtest/gtest.h>

#include "core/utf8.h"

namespace trencavel {
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

TEST(Utf8, OneLineHasBlanksForWhatItMayNotHold) {
    EXPECT_EQ(one_line("Grüße ≥"), "Grüße ≥");
    EXPECT_EQ(one_line("a\nb\x7f"), "a b ");
    EXPECT_EQ(one_line("a\xc2\x9b"
                       "b"),
              "a b")
        << "a control character of two bytes";
    EXPECT_EQ(one_line("a\xe2\x80\xae"
                       "b\xff"),
              "a b ");
}

TEST(Utf8, CharactersAreCountedAndCut) {
    EXPECT_EQ(count_characters(""), 0U);
    EXPECT_EQ(count_characters("aü…🏰"), 4U);
    EXPECT_EQ(without_last_character("aü…🏰"), "aü…");
    EXPECT_EQ(without_last_character("ü"), "");
    EXPECT_EQ(without_last_character("\x80"), "") << "what is no character is cut too";
    EXPECT_EQ(without_last_character("a\xff"), "a");
}

TEST(Utf8, TakesOneCharacterAfterTheOther) {
    std::string_view text = "ü\xff🏰";
    EXPECT_EQ(take_character(text).code, U'ü');
    EXPECT_EQ(take_character(text).bytes, 0U) << "a byte that is no character is taken alone";
    EXPECT_EQ(take_character(text).code, U'🏰');
    EXPECT_TRUE(text.empty());
}

struct Bytes {
    const char* what;
    std::string_view bytes;
};

TEST(IsUtf8, AcceptsEveryKindOfCharacter) {
    using namespace std::string_view_literals;
    const Bytes texts[] = {
        {"nothing", ""sv},
        {"ASCII", "place 1,0 r90"sv},
        {"NUL, which is a character", "\0"sv},
        {"the last of one byte", "\x7F"sv},
        {"the first of two bytes", "\xC2\x80"sv},
        {"the last of two bytes", "\xDF\xBF"sv},
        {"the first of three bytes", "\xE0\xA0\x80"sv},
        {"the last before the surrogates", "\xED\x9F\xBF"sv},
        {"the first after the surrogates", "\xEE\x80\x80"sv},
        {"the last of three bytes", "\xEF\xBF\xBF"sv},
        {"the first of four bytes", "\xF0\x90\x80\x80"sv},
        {"the last of all", "\xF4\x8F\xBF\xBF"sv},
        {"several", "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x8F\xB0z"sv},
    };
    for (const Bytes& text : texts) EXPECT_TRUE(is_utf8(text.bytes)) << text.what;
}

TEST(IsUtf8, RefusesEveryKindOfMistake) {
    using namespace std::string_view_literals;
    const Bytes texts[] = {
        {"a following byte first", "\x80"sv},
        {"a following byte after ASCII", "a\xBF"sv},
        {"two bytes cut short", "\xC3"sv},
        {"three bytes cut short", "\xE2\x82"sv},
        {"four bytes cut short", "\xF0\x9F\x8F"sv},
        {"a letter in the middle", "\xE2\x28\xAC"sv},
        {"a letter instead of the last byte", "\xF0\x9F\x8F\x28"sv},
        {"a longer spelling of NUL", "\xC0\x80"sv},
        {"a longer spelling of a slash", "\xC1\xAF"sv},
        {"three bytes where two would do", "\xE0\x9F\xBF"sv},
        {"four bytes where three would do", "\xF0\x8F\xBF\xBF"sv},
        {"the first surrogate", "\xED\xA0\x80"sv},
        {"the last surrogate", "\xED\xBF\xBF"sv},
        {"the first number that is too large", "\xF4\x90\x80\x80"sv},
        {"a first byte that is too large", "\xF5\x80\x80\x80"sv},
        {"0xFE", "\xFE"sv},
        {"0xFF at the end", "abc\xFF"sv},
    };
    for (const Bytes& text : texts) EXPECT_FALSE(is_utf8(text.bytes)) << text.what;
}

}  // namespace
}  // namespace trencavel
