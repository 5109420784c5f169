#include <gtest/gtest.h>

#include "server/people/chat_text.h"

namespace trencavel::server {
namespace {

std::string chat_said(std::string_view written) {
    const Outcome<std::string> text = chat_from(written, Language::English);
    return text ? text.value() : "refused: " + text.refused().detail;
}

std::string chat_refusal(std::string_view written, Language language = Language::English) {
    const Outcome<std::string> text = chat_from(written, language);
    if (text) return "said: " + text.value();
    EXPECT_EQ(text.refused().code, Code::BadField);
    EXPECT_EQ(text.refused().about, "text");
    return text.refused().detail;
}

TEST(ChatText, StaysAsItWasWritten) {
    for (const char* text :
         {"Hi!", "Well  played, \"Bo\" ;-)", "x² ≥ ½ …", "Ｗide", "שלום, אנה", "می\u200Cروم", "?",
          "line\nline", "line\n\nline", "Ame\u0301lie", "\uF8FF", "\U0001FAE9"})
        EXPECT_EQ(chat_said(text), text);
}

TEST(ChatText, KeepsEmojiWhole) {
    for (const char* emoji :
         {"👩\u200D🚀", "❤\uFE0F\u200D🔥", "👍🏽", "1\uFE0F\u20E3", "🇩🇪", "👨\u200D👩\u200D👧\u200D👦",
          "🏳\uFE0F\u200D🌈", "🏴\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"})
        EXPECT_EQ(chat_said(emoji), emoji);
}

TEST(ChatText, LeavesOutWhatCannotBeSeen) {
    EXPECT_EQ(chat_said("a\u202Eb\u202C \u2066c\u2069\u200E\u200F\u061C"), "ab c")
        << "what turns the direction";
    EXPECT_EQ(chat_said("a\u200Bb\u00ADc\uFEFFd\u2060\u3164"), "abcd") << "what has no width";
    EXPECT_EQ(chat_said("a\U000E0041\U000E0042"), "a") << "tags that make no flag";
    EXPECT_EQ(chat_said("a\u200D\u200D\u200D\u200Db"), "a\u200D\u200Db") << "joiners without end";
}

TEST(ChatText, HasLinesButNotManyEmptyOnes) {
    EXPECT_EQ(chat_said("a\r\nb\rc\u2028d\u2029e"), "a\nb\nc\nd\ne");
    EXPECT_EQ(chat_said("a\n\n\n \n\n\nb"), "a\n\n b");
    EXPECT_EQ(chat_said(" \n a\tb \n"), "a b");
}

TEST(ChatText, MarksAreNotStackedWithoutEnd) {
    EXPECT_EQ(chat_said("q\u0321\u0322\u0323\u0324\u0325r"), "q\u0321\u0322\u0323r");
}

TEST(ChatText, ControlCharactersAreRefusedAndNamed) {
    EXPECT_EQ(chat_refusal(std::string_view("a\0b", 3)),
              "Character 2 of this message is not allowed: U+0000.");
    EXPECT_EQ(chat_refusal("\x1b[2J"), "Character 1 of this message is not allowed: U+001B.");
    EXPECT_EQ(chat_refusal("ü\xC2\x9B", Language::German),
              "Das 2. Zeichen dieser Nachricht ist nicht erlaubt: U+009B.");
    EXPECT_TRUE(chat_refusal("a\xFF").starts_with("Character 2"));
}

TEST(ChatText, HasSomethingToRead) {
    for (const char* text : {"", " \n ", "\u200B", "\u202E\u3164", "\u200D\uFE0F", "\u2800", "\u0301"})
        EXPECT_EQ(chat_refusal(text), "There is nothing to read in this message.") << text;
    EXPECT_EQ(chat_refusal("", Language::German), "In dieser Nachricht gibt es nichts zu lesen.");
}

TEST(ChatText, HasAnEnd) {
    EXPECT_EQ(chat_said(std::string(500, 'a')), std::string(500, 'a'));
    EXPECT_EQ(chat_refusal(std::string(501, 'a')), "A message has at most 500 characters, not 501.");
    EXPECT_EQ(chat_said(std::string(500, 'a') + "   "), std::string(500, 'a'));
}

}  // namespace
}  // namespace trencavel::server
