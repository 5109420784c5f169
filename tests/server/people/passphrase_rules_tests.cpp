#include <gtest/gtest.h>

#include "server/people/passphrase_rules.h"

namespace trencavel::server {
namespace {

bool is_taken(const std::string& passphrase, const std::string& account = "anna") {
    return !weak_passphrase(passphrase, account, "new", Language::English);
}

TEST(PassphraseRules, TakeTenCharactersOfAnyKind) {
    for (const char* good :
         {"correct horse", "battery staple", "dragon slayer 7", "\xF0\x9F\x90\x89 und ein Turm",
          "пароль дракона", "x\ty z'\"\\;--", "Anna mag Burgen"})
        EXPECT_TRUE(is_taken(good)) << good;
    EXPECT_TRUE(is_taken("äöüßÄÖÜ€§µ")) << "characters count, not bytes";
    EXPECT_FALSE(is_taken("äöüßÄÖÜ€§"));
}

TEST(PassphraseRules, RefuseWhatIsTooShortOrTooLong) {
    EXPECT_FALSE(is_taken(""));
    EXPECT_FALSE(is_taken("ninechars"));
    std::string longest;
    while (longest.size() < kPassphraseMax) longest += "tower and ";
    longest.resize(kPassphraseMax);
    EXPECT_TRUE(is_taken(longest));
    EXPECT_FALSE(is_taken(longest + "x"));
}

TEST(PassphraseRules, RefuseWhatIsGuessedFirst) {
    for (const char* common : {"1234567890", "qwertyuiop", "password123", "Passwort2026!", "2023sommer!",
                               "CARCASSONNE", "trencavel1", "aaaaaaaaaa", "1212121212", "abcdefghij",
                               "9876543210", "iloveyou!!", "carcassonne99"})
        EXPECT_FALSE(is_taken(common)) << common;
    EXPECT_FALSE(is_taken("raimon-roger", "raimon-roger"));
    EXPECT_FALSE(is_taken("esclarmonde1209", "esclarmonde"));
    EXPECT_FALSE(is_taken("peirepeire", "peire"));
}

TEST(PassphraseRules, SayWhatIsWrongAndWhere) {
    const Refusable refused = weak_passphrase("short", "anna", "new", Language::German);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->code, Code::BadField);
    EXPECT_EQ(refused->about, "new");
    EXPECT_NE(refused->detail.find("mindestens 10"), std::string::npos);
    EXPECT_NE(weak_passphrase("password123", "anna", "new", Language::English)->detail.find("first"),
              std::string::npos);
}

}  // namespace
}  // namespace trencavel::server
