#include <gtest/gtest.h>

#include <set>

#include "core/same.h"
#include "server/people/passphrase.h"

namespace trencavel::server {
namespace {

TEST(Passphrase, IsKnownByItsHash) {
    const Result<std::string> hash = hash_passphrase("correct horse");
    ASSERT_TRUE(hash);
    EXPECT_TRUE(hash.value().starts_with("$argon2id$")) << hash.value();
    EXPECT_EQ(hash.value().find("correct"), std::string::npos);
    EXPECT_TRUE(check_passphrase(hash.value(), "correct horse"));
    EXPECT_FALSE(check_passphrase(hash.value(), "correct horsf"));
    EXPECT_FALSE(check_passphrase(hash.value(), ""));
}

TEST(Passphrase, TheSameOneNeverHasTheSameHash) {
    EXPECT_NE(hash_passphrase("correct horse").value(), hash_passphrase("correct horse").value());
}

TEST(Passphrase, NothingMatchesNoHash) {
    EXPECT_FALSE(check_passphrase("", ""));
    EXPECT_FALSE(check_passphrase("", "correct horse"));
    EXPECT_FALSE(check_passphrase("no hash", "correct horse"));
}

TEST(Token, Is32HexadecimalDigitsAndNeverTheSame) {
    std::set<std::string> tokens;
    for (int i = 0; i < 1000; ++i) {
        const std::string token = make_token();
        EXPECT_EQ(token.size(), 32U);
        EXPECT_EQ(token.find_first_not_of("0123456789abcdef"), std::string::npos) << token;
        tokens.insert(token);
    }
    EXPECT_EQ(tokens.size(), 1000U);
}

TEST(Token, ItsHashIsSha256) {
    EXPECT_EQ(hash_of_token("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hash_of_token(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Secret, Is64LowerCaseHexadecimalDigits) {
    const std::string secret = make_secret();
    EXPECT_EQ(secret.size(), 64u);
    EXPECT_EQ(secret.find_first_not_of("0123456789abcdef"), std::string::npos) << secret;
}

TEST(Secret, IsAnotherOneEveryTime) {
    std::set<std::string> secrets;
    std::set<char> digits;
    for (int i = 0; i < 100; ++i) {
        const std::string secret = make_secret();
        digits.insert(secret.begin(), secret.end());
        secrets.insert(secret);
    }
    EXPECT_EQ(secrets.size(), 100u);
    EXPECT_EQ(digits.size(), 16u);
}

TEST(Same, ComparesWhole) {
    EXPECT_TRUE(same("", ""));
    EXPECT_TRUE(same("abc", "abc"));
    EXPECT_FALSE(same("abc", "abd"));
    EXPECT_FALSE(same("abc", "ab"));
    EXPECT_FALSE(same("", "a"));
}

}  // namespace
}  // namespace trencavel::server
