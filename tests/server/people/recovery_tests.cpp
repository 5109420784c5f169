#include <gtest/gtest.h>

#include <regex>

#include "server/people/recovery.h"

namespace trencavel::server {
namespace {

TEST(RecoveryCode, HasFourGroupsThatAreNeverTheSame) {
    const std::string code = make_recovery_code();
    EXPECT_TRUE(std::regex_match(code, std::regex("[a-km-np-z2-9]{5}(-[a-km-np-z2-9]{5}){3}"))) << code;
    EXPECT_NE(make_recovery_code(), code);
}

TEST(RecoveryCode, IsKnownHoweverItIsTyped) {
    const std::string hash = hash_of_recovery_code("k3v9q-2m7xd-hh4ta-wc8me");
    EXPECT_EQ(hash.size(), 64U);
    EXPECT_EQ(hash_of_recovery_code(" K3V9Q 2m7xd HH4TA wc8me "), hash);
    EXPECT_EQ(hash_of_recovery_code("k3v9q2m7xdhh4tawc8me"), hash);
    EXPECT_NE(hash_of_recovery_code("k3v9q-2m7xd-hh4ta-wc8mf"), hash);
}

}  // namespace
}  // namespace trencavel::server
