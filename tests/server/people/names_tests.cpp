#include <gtest/gtest.h>

#include "core/utf8.h"
#include "server/people/names.h"
#include "server/people/reserved_names.h"
#include "server/people/unicode.h"
#include "tables/names.h"

namespace trencavel::server {
namespace {

std::string kept_name(std::string_view written) {
    const Outcome<std::string> name = name_from(written, Language::English);
    return name ? name.value() : "refused: " + name.refused().detail;
}

std::string name_refusal(std::string_view written, Language language = Language::English) {
    const Outcome<std::string> name = name_from(written, language);
    if (name) return "kept: " + name.value();
    EXPECT_EQ(name.refused().code, Code::BadField);
    EXPECT_EQ(name.refused().about, "name");
    return name.refused().detail;
}

TEST(Names, OfAllScriptsAreKept) {
    for (const char* name : {"Anna", "Jürgen 🐉", "O'Brien-Smith", "Anna #2", "Анна", "אנה", "علي", "アンナ",
                             "안나", "देवी", "สมชาย", "Nguyễn Thị", "👍🏽", "3", "José (der Große)"})
        EXPECT_EQ(kept_name(name), name);
}

TEST(Names, OneSpellingIsKeptOfSeveral) {
    EXPECT_EQ(kept_name("Ａｎｎａ"), "Anna") << "full width";
    EXPECT_EQ(kept_name("Ame\u0301lie"), "Amélie") << "an accent by itself";
    EXPECT_EQ(kept_name("ﬁn"), "fin") << "a ligature";
}

TEST(Names, BlanksAreTrimmedAndSingle) {
    EXPECT_EQ(kept_name("  Anna   Bolika "), "Anna Bolika");
    EXPECT_EQ(kept_name("\u3000Anna\u00a0\u2003Bolika\u00a0"), "Anna Bolika") << "of whatever width";
}

TEST(Names, JoinersAreLeftOut) {
    EXPECT_EQ(kept_name("Anna ❤\uFE0F"), "Anna ❤");
    EXPECT_EQ(kept_name("👩\u200D🚀"), "👩🚀");
    EXPECT_EQ(kept_name("علی\u200Cرضا"), "علیرضا");
    EXPECT_EQ(kept_name("An\u200Dna"), "Anna");
}

TEST(Names, WhatCannotBeSeenIsRefusedAndNamed) {
    EXPECT_EQ(name_refusal("An\u200Bna"),
              "Character 3 of this name is not allowed: U+200B (ZERO WIDTH SPACE).");
    EXPECT_EQ(name_refusal("\u202EannA"),
              "Character 1 of this name is not allowed: U+202E (RIGHT-TO-LEFT OVERRIDE).");
    EXPECT_EQ(name_refusal("Jü\nrgen"), "Character 3 of this name is not allowed: U+000A.");
    EXPECT_EQ(name_refusal("Anna\u00AD"), "Character 5 of this name is not allowed: U+00AD (SOFT HYPHEN).");
    EXPECT_EQ(name_refusal("\u202EannA", Language::German),
              "Das 1. Zeichen dieses Namens ist nicht erlaubt: U+202E (RIGHT-TO-LEFT OVERRIDE).");
}

TEST(Names, HoldNoCharacterThatIsNoText) {
    for (const char* each :
         {"\x01",       "\x7F",   "\xC2\x85", "\t",         "\u200E", "\u200F", "\u061C", "\u2028", "\u2029",
          "\u202A",     "\u2066", "\u2060",   "\uFEFF",     "\u3164", "\u115F", "\u2800", "\uFFFC", "\uE000",
          "\U0010FFFD", "\u0378", "\uFFFF",   "\U000E0041", "\u034F", "\u180E", "\xFF"})
        EXPECT_TRUE(name_refusal("A" + std::string(each) + "b").starts_with("Character 2 of this name"))
            << each;
    EXPECT_TRUE(name_refusal(std::string_view("A\0b", 3)).ends_with("U+0000."));
}

TEST(Names, AQuotationMarkIsRefusedByName) {
    EXPECT_EQ(name_refusal("Anna \"Bo\""), "Character 6 of this name is not allowed: \" (U+0022).");
    EXPECT_EQ(name_refusal("Anna ＂"), "Character 6 of this name is not allowed: ＂ (U+FF02).")
        << "which becomes one";
    EXPECT_EQ(kept_name("Anna „Bo“"), "Anna „Bo“");
}

TEST(Names, HaveSomethingToBeSeen) {
    const std::string wanted = "A name needs at least one letter, digit or emoji.";
    for (const char* name : {"", " ", "\u3000\u00a0", "?", "？", "??", "-", "...", "\u200D\uFE0F"})
        EXPECT_EQ(name_refusal(name), wanted) << name;
    EXPECT_EQ(name_refusal("?", Language::German),
              "Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Emoji.");
}

TEST(Names, MarksAreNotStackedWithoutEnd) {
    EXPECT_EQ(
        name_refusal("Zq\u0321\u0322\u0323\u0324lgo"),
        "Character 6 of this name is one accent too many on a letter: U+0324 (COMBINING DIAERESIS BELOW).");
    EXPECT_TRUE(name_refusal("\u0323Anna").starts_with("Character 1 of this name is one accent too many"));
    EXPECT_TRUE(name_refusal("Anna \u0323").starts_with("Character 6 of this name is one accent too many"));
}

TEST(Names, HaveAnEnd) {
    EXPECT_EQ(kept_name(std::string(24, 'x')), std::string(24, 'x'));
    EXPECT_EQ(name_refusal(std::string(25, 'x')), "A name has at most 24 characters, not 25.");
    EXPECT_EQ(name_refusal(std::string(5000, 'x')), "A name has at most 24 characters, not 5000.");
    EXPECT_EQ(name_refusal("\uFDFA\uFDFA"), "A name has at most 24 characters, not 36.")
        << "one that stands for many";
    std::string dragons;
    for (int i = 0; i < 17; ++i) dragons += "🐉";
    EXPECT_TRUE(name_refusal(dragons).starts_with("This name takes 68 bytes, and 64 are allowed."));
}

TEST(Names, OfComputerPlayersAreReserved) {
    for (const std::string_view name : reserved_names()) EXPECT_TRUE(is_reserved(name)) << name;
    for (const char* name :
         {"level8", "LEVEL8", "Level 8", "level9", "level8 2", "lеvel8", "1evel8", "Ievel8", "ｌｅｖｅｌ８",
          "level٨", "Vogt 2", "CONSUL", "Ritter 2", "KNIGHT", "(Computer)", "computer!", "Rіtter"})
        EXPECT_TRUE(name_refusal(name).ends_with(
            "is reserved for computer players and the server. Please choose another one."))
            << name;
    for (const char* name : {"Levelle", "Ritterin", "Knightley", "Abtin", "Paget", "Sir Knight", "Botho"})
        EXPECT_EQ(kept_name(name), name);
    EXPECT_EQ(
        name_refusal("Ritter", Language::German),
        "Der Name „Ritter“ ist Computerspielern und dem Server vorbehalten. Bitte wähle einen anderen.");
}

TEST(Names, OfEarlierDaysBecomePresentable) {
    EXPECT_EQ(presentable_name("Anna"), "Anna");
    EXPECT_EQ(presentable_name("An\u200Bna\u202E"), "Anna");
    EXPECT_EQ(presentable_name("level8"), "Guest level8");
    EXPECT_EQ(presentable_name("Ritter"), "Guest Ritter");
    EXPECT_EQ(presentable_name("?"), "Guest");
    EXPECT_EQ(presentable_name(""), "Guest");
    EXPECT_EQ(presentable_name("\u200B\u3164"), "Guest");
    EXPECT_EQ(presentable_name("\"Bo\""), "Bo");
    EXPECT_EQ(presentable_name("\xFF"), "Guest");
    EXPECT_EQ(presentable_name("q\u0321\u0322\u0323\u0324\u0325"), "q\u0321\u0322\u0323");
}

TEST(Names, MadePresentableAreAllowed) {
    for (const std::string& old :
         {std::string("level8"), std::string(24, '\xDF'), std::string(200, 'x'),
          std::string("Points hunter") + std::string(11, '!'), std::string("\u0323x"), std::string("a\tb\nc"),
          std::string("\uFDFA\uFDFA\uFDFA")}) {
        const std::string name = presentable_name(old);
        EXPECT_EQ(kept_name(name), name) << old;
    }
}

TEST(Names, GetANumberWithinTheLimit) {
    EXPECT_EQ(numbered_name("Anna", 2), "Anna 2");
    EXPECT_EQ(numbered_name(std::string(24, 'x'), 10), std::string(21, 'x') + " 10");
    EXPECT_EQ(numbered_name(std::string(21, 'x') + " yz", 2), std::string(21, 'x') + " 2");
    std::string dragons;
    for (int i = 0; i < 16; ++i) dragons += "🐉";
    EXPECT_EQ(count_characters(numbered_name(dragons, 2)), 15U + 2);
    EXPECT_EQ(numbered_name("?", 2), "? 2") << "whatever it is";
    EXPECT_EQ(numbered_name("", 2), " 2");
}

TEST(Names, AreKnownAgainWithTheirNumber) {
    EXPECT_TRUE(is_name_or_numbered("Anna", "Anna"));
    EXPECT_TRUE(is_name_or_numbered("Anna 2", "Anna"));
    EXPECT_TRUE(is_name_or_numbered(std::string(22, 'x') + " 2", std::string(24, 'x')));
    for (const char* other : {"Anne", "Anna b", "Anna 2b", "Anna 02", "Bert 2", "Anna 99999999999"})
        EXPECT_FALSE(is_name_or_numbered(other, "Anna")) << other;
}

TEST(Looks, AreAlikeWhereReadersSeeNoDifference) {
    const auto alike = [](std::string_view a, std::string_view b) { return look_of(a).is_like(look_of(b)); };
    for (const char* like : {"Anna", "anna", "ANNA", "Аnna", "АNNА"})
        EXPECT_TRUE(alike("Anna", like)) << like;
    EXPECT_TRUE(alike("Ida", "ida"));
    EXPECT_TRUE(alike("Ida", "lda"));
    EXPECT_TRUE(alike("Mia", "mia"));
    EXPECT_TRUE(alike("Rolf", "Ro1f"));
    for (const char* other : {"Anne", "Anna 2", "Änna", "Hanna", ""})
        EXPECT_FALSE(alike("Anna", other)) << other;
}

}  // namespace
}  // namespace trencavel::server
