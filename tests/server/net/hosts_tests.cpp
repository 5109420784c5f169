// The names under which the server answers.
#include <gtest/gtest.h>

#include "server/net/hosts.h"

namespace trencavel::server_tests {
namespace {

using server::AllowedHosts;

const AllowedHosts kAtHome("", "Tower");
const AllowedHosts kOnTheNet("https://games.example.org:8443", "tower");

TEST(AllowedHosts, AddressesAndLocalhostAreAlways) {
    for (const char* host :
         {"127.0.0.1", "127.0.0.1:8080", "192.168.0.7:8080", "[::1]", "[::1]:8080", "[2001:db8::1]:80",
          "localhost", "localhost:8080", "LOCALHOST.", "a.localhost:1"}) {
        EXPECT_TRUE(kAtHome.allows(host)) << host;
        EXPECT_TRUE(kOnTheNet.allows(host)) << host;
    }
}

TEST(AllowedHosts, TheMachineAndTheAddressThatIsSet) {
    for (const char* host : {"tower", "tower:8080", "TOWER.local", "tower.local:8080"})
        EXPECT_TRUE(kAtHome.allows(host)) << host;
    EXPECT_FALSE(kAtHome.allows("games.example.org"));
    EXPECT_TRUE(kOnTheNet.allows("games.example.org"));
    EXPECT_TRUE(kOnTheNet.allows("Games.Example.org:8443"));
    EXPECT_FALSE(AllowedHosts("", "").allows(".local")) << "a machine without a name";
}

TEST(AllowedHosts, NothingElse) {
    for (const char* host : {"evil.example", "evil.example:8080", "127.0.0.1.evil.example",
                             "localhost.evil.example", "notlocalhost", "games.example.org.evil.example", "",
                             ":8080", "127.0.0.1:80x", "127.0.0.1:8080:1", "[::1", "[::1]x", "[localhost]",
                             "[127.0.0.1]", "127.0.0.1@evil.example", "127.1", "0x7f000001", "2130706433"}) {
        EXPECT_FALSE(kAtHome.allows(host)) << host;
        EXPECT_FALSE(kOnTheNet.allows(host)) << host;
    }
}

}  // namespace
}  // namespace trencavel::server_tests
