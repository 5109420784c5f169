// Lines into words, words into numbers, and what is UTF-8.
#include <gtest/gtest.h>

#include <limits>

#include "record/text.h"

namespace trencavel::record {
namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view line) {
    const Result<Words> words = split(line);
    EXPECT_TRUE(words.ok()) << line;
    return words.ok() ? words.value() : Words{};
}

std::string error_of(std::string_view line) {
    const Result<Words> words = split(line);
    EXPECT_FALSE(words.ok()) << line;
    return words.ok() ? "" : words.error();
}

TEST(Split, TakesWordsApartAtBlanks) {
    EXPECT_EQ(words_of(""), Words{});
    EXPECT_EQ(words_of(" \t\r "), Words{});
    EXPECT_EQ(words_of("place 1,0 r90"), (Words{"place", "1,0", "r90"}));
    EXPECT_EQ(words_of("\tplace   1,0\tr90 \r"), (Words{"place", "1,0", "r90"}));
}

TEST(Split, KeepsAWordInQuotesTogether) {
    EXPECT_EQ(words_of("players \"Anna Maria\" Ben"), (Words{"players", "Anna Maria", "Ben"}));
    EXPECT_EQ(words_of("\"\""), Words{""});
    EXPECT_EQ(words_of("\" a\tb \""), Words{" a\tb "});
    EXPECT_EQ(words_of("\"Zo\xC3\xAB\""), Words{"Zo\xC3\xAB"});
}

TEST(Split, EndsALineAtACommentThatIsNotInQuotes) {
    EXPECT_EQ(words_of("# all of it"), Words{});
    EXPECT_EQ(words_of("pass # why not"), Words{"pass"});
    EXPECT_EQ(words_of("pass#why not"), Words{"pass"});
    EXPECT_EQ(words_of("\"a # b\"# c"), Words{"a # b"});
    EXPECT_EQ(words_of("pass # \"unclosed"), Words{"pass"});
}

TEST(Split, RefusesQuotesThatDoNotStandAroundAWord) {
    EXPECT_EQ(error_of("players \"Anna Ben"), "a quotation mark is not closed");
    EXPECT_EQ(error_of("\""), "a quotation mark is not closed");
    EXPECT_EQ(error_of("An\"na"), "a quotation mark inside a word");
    EXPECT_EQ(error_of("\"Anna\"Ben"), "a blank must follow a closing quotation mark");
    EXPECT_EQ(error_of("\"a\"\"b\""), "a blank must follow a closing quotation mark");
}

TEST(IsBlank, HoldsForBlanksAndComments) {
    for (const char* line : {"", " ", "\t\r", "#", "  # a comment", "#\"unclosed"}) {
        EXPECT_TRUE(is_blank(line)) << line;
    }
    for (const char* line : {"a", "  a # b", "\"\"", ">"}) EXPECT_FALSE(is_blank(line)) << line;
}

TEST(ParseUnsigned, TakesTheWholeWordAndNothingElse) {
    EXPECT_EQ(parse_unsigned("0"), 0u);
    EXPECT_EQ(parse_unsigned("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
    for (const char* word : {"", " 1", "1 ", "-1", "+1", "1.0", "1e3", "0x10", "a", "18446744073709551616"}) {
        EXPECT_EQ(parse_unsigned(word), std::nullopt) << word;
    }
}

TEST(ParseInt, TakesTheWholeWordAndNothingElse) {
    EXPECT_EQ(parse_int("0"), 0);
    EXPECT_EQ(parse_int("-2147483648"), std::numeric_limits<int>::min());
    EXPECT_EQ(parse_int("2147483647"), std::numeric_limits<int>::max());
    for (const char* word : {"", "-", "--1", "+1", "1,", "1.5", "2147483648", "-2147483649", "one"}) {
        EXPECT_EQ(parse_int(word), std::nullopt) << word;
    }
}

TEST(Quoted, PutsQuotesOnlyWhereTheyAreNeeded) {
    EXPECT_EQ(quoted("Anna"), "Anna");
    EXPECT_EQ(quoted("O'Hara"), "O'Hara");
    EXPECT_EQ(quoted("Zo\xC3\xAB"), "Zo\xC3\xAB");
    EXPECT_EQ(quoted("Anna Maria"), "\"Anna Maria\"");
    EXPECT_EQ(quoted("#1"), "\"#1\"");
    EXPECT_EQ(quoted("a\tb"), "\"a\tb\"");
}

TEST(Quoted, IsReadBackAsOneWord) {
    for (const std::string name : {"Anna", "Anna Maria", " Anna ", "#", "a # b", "a\tb", "...", ">", "'"}) {
        EXPECT_EQ(words_of(record::quoted(name)), Words{name});
    }
}

TEST(Join, PutsTheSameBetweenAllWords) {
    EXPECT_EQ(join({}), "");
    EXPECT_EQ(join({"a"}), "a");
    EXPECT_EQ(join({"a", "b", "c"}), "a b c");
    EXPECT_EQ(join({"a", "b"}, ", "), "a, b");
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
}  // namespace trencavel::record
