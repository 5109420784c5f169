#include <gtest/gtest.h>

#include "server/people/bans.h"

namespace trencavel::server {
namespace {

std::string spelled(const char* text) {
    const std::optional<Network> network = Network::parse(text);
    return network ? network->text() : "none";
}

bool holds(const char* network, const char* address) {
    return Network::parse(network).value().holds(address);
}

TEST(NetworkOfABan, IsSpelledInOneWay) {
    EXPECT_EQ(spelled("192.0.2.7"), "192.0.2.7/32");
    EXPECT_EQ(spelled("192.0.2.7/24"), "192.0.2.0/24");
    EXPECT_EQ(spelled("::ffff:192.0.2.7"), "192.0.2.7/32");
    EXPECT_EQ(spelled("0.0.0.0/0"), "0.0.0.0/0");
    EXPECT_EQ(spelled("2001:DB8::7"), "2001:db8::/64") << "whoever has one address has the 64 bits behind it";
    EXPECT_EQ(spelled("2001:db8:ffff::/32"), "2001:db8::/32");
    EXPECT_EQ(spelled("::/0"), "::/0");
}

TEST(NetworkOfABan, IsNothingElse) {
    for (const char* text :
         {"", "anna", "p0123456789abcdef", "192.0.2", "192.0.2.7/", "192.0.2.7/33", "192.0.2.7/-1",
          "192.0.2.7/8x", "2001:db8::/65", "/8", "192.0.2.7/24/8", "256.0.0.1"})
        EXPECT_EQ(spelled(text), "none") << text;
}

TEST(NetworkOfABan, HoldsItsAddressesAndNoOthers) {
    EXPECT_TRUE(holds("192.0.2.0/24", "192.0.2.255"));
    EXPECT_TRUE(holds("192.0.2.0/24", "::ffff:192.0.2.1"));
    EXPECT_FALSE(holds("192.0.2.0/24", "192.0.3.0"));
    EXPECT_TRUE(holds("10.0.0.0/9", "10.127.1.1"));
    EXPECT_FALSE(holds("10.0.0.0/9", "10.128.0.0"));
    EXPECT_TRUE(holds("2001:db8::7", "2001:db8::ffff:1"));
    EXPECT_TRUE(holds("2001:db8::/32", "2001:db8:1:2::/64")) << "as limits call it";
    EXPECT_FALSE(holds("2001:db8::/32", "2001:db9::1"));
    EXPECT_FALSE(holds("::/0", "192.0.2.1")) << "one family is not the other";
    EXPECT_FALSE(holds("0.0.0.0/0", "2001:db8::1"));
    EXPECT_FALSE(holds("192.0.2.0/24", "no address"));
}

TEST(Bans, AreOfPeopleAndOfNetworksUntilTheyAreLifted) {
    Bans bans({{"p1", 5}, {"192.0.2.0/24", 5}});
    EXPECT_TRUE(bans.has_person("p1"));
    EXPECT_FALSE(bans.has_person("p2"));
    EXPECT_TRUE(bans.has_address("192.0.2.9"));
    EXPECT_FALSE(bans.has_address("198.51.100.1"));
    bans.add("198.51.100.1/32");
    bans.remove("p1");
    bans.remove("192.0.2.0/24");
    EXPECT_TRUE(bans.has_address("198.51.100.1"));
    EXPECT_FALSE(bans.has_person("p1"));
    EXPECT_FALSE(bans.has_address("192.0.2.9"));
}

}  // namespace
}  // namespace trencavel::server
