// Lines into words, words into numbers, and what is UTF-8.
#include <gtest/gtest.h>

#include <limits>

#include "record/text.h"

namespace trencavel::record {
namespace {

using WordList = std::vector<std::string>;

WordList words_of(std::string_view line) {
    const Result<WordList> words = split(line);
    EXPECT_TRUE(words.ok()) << line;
    return words.ok() ? words.value() : WordList{};
}

std::string error_of(std::string_view line) {
    const Result<WordList> words = split(line);
    EXPECT_FALSE(words.ok()) << line;
    return words.ok() ? "" : words.error();
}

TEST(Split, TakesWordsApartAtBlanks) {
    EXPECT_EQ(words_of(""), WordList{});
    EXPECT_EQ(words_of(" \t\r "), WordList{});
    EXPECT_EQ(words_of("place 1,0 r90"), (WordList{"place", "1,0", "r90"}));
    EXPECT_EQ(words_of("\tplace   1,0\tr90 \r"), (WordList{"place", "1,0", "r90"}));
}

TEST(Split, KeepsAWordInQuotesTogether) {
    EXPECT_EQ(words_of("players \"Anna Maria\" Ben"), (WordList{"players", "Anna Maria", "Ben"}));
    EXPECT_EQ(words_of("\"\""), WordList{""});
    EXPECT_EQ(words_of("\" a\tb \""), WordList{" a\tb "});
    EXPECT_EQ(words_of("\"Zo\xC3\xAB\""), WordList{"Zo\xC3\xAB"});
}

TEST(Split, EndsALineAtACommentThatIsNotInQuotes) {
    EXPECT_EQ(words_of("# all of it"), WordList{});
    EXPECT_EQ(words_of("pass # why not"), WordList{"pass"});
    EXPECT_EQ(words_of("pass#why not"), WordList{"pass"});
    EXPECT_EQ(words_of("\"a # b\"# c"), WordList{"a # b"});
    EXPECT_EQ(words_of("pass # \"unclosed"), WordList{"pass"});
}

TEST(Split, RefusesQuotesThatDoNotStandAroundAWord) {
    EXPECT_EQ(error_of("players \"Anna Ben"), "unclosed quotation mark");
    EXPECT_EQ(error_of("\""), "unclosed quotation mark");
    EXPECT_EQ(error_of("An\"na"), "quotation mark inside a word");
    EXPECT_EQ(error_of("\"Anna\"Ben"), "a closing quotation mark must be followed by a space");
    EXPECT_EQ(error_of("\"a\"\"b\""), "a closing quotation mark must be followed by a space");
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
        EXPECT_EQ(words_of(record::quoted(name)), WordList{name});
    }
}

TEST(Join, PutsTheSameBetweenAllWords) {
    EXPECT_EQ(join({}), "");
    EXPECT_EQ(join({"a"}), "a");
    EXPECT_EQ(join({"a", "b", "c"}), "a b c");
    EXPECT_EQ(join({"a", "b"}, ", "), "a, b");
}

}  // namespace
}  // namespace trencavel::record
