// What the other tests rely on: servers under test draw the same every time, and their time passes only when
// it is told to.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

/// Of a first table on this server.
std::string commitment_on(const ServerProcess& server) {
    TestPerson host(server, "Anna");
    return make_table(host, terms_for(2)).commitment;
}

TEST(TestServer, DrawsTheSameOnEveryServerAndAnewAfterARestart) {
    ServerProcess one;
    const ServerProcess other;
    const std::string first = commitment_on(one);
    EXPECT_EQ(commitment_on(other), first);
    EXPECT_NE(commitment_on(other), first) << "of a second table";
    one.kill();
    one.start();
    EXPECT_NE(commitment_on(one), first);
}

/// Salts of passphrases are drawn on another thread.
TEST(TestServer, OtherThreadsDoNotChangeWhatTheServingOneDraws) {
    const auto table_after = [](const char* new_passphrase) {
        const ServerProcess server;
        TestPerson host(server, "Anna");
        EXPECT_EQ(host.post("/api/account", {{"name", "anna"}, {"passphrase", "correct horse"}}).status,
                  200U);
        if (new_passphrase != nullptr) {
            const Json change = {{"passphrase", "correct horse"}, {"new", new_passphrase}};
            EXPECT_EQ(host.request("PATCH", "/api/account", change).status, 200U);
        }
        return make_table(host, terms_for(2)).id;
    };
    EXPECT_EQ(table_after("battery staple"), table_after(nullptr));
}

TEST(TestServer, TimeStandsStillUnlessItIsMoved) {
    ServerProcess server({}, ServerClock::Still);
    TestPerson host(server, "Anna");
    const NewTable table = make_table(host, terms_for(2));
    ASSERT_TRUE(is_ok(host.ask(watch_message(table.id))));
    std::vector<std::int64_t> times;
    for (const int passing : {0, 0, 1500, 86'400'000}) {
        server.advance(Millis(passing));
        host.events(table.id).clear();
        ASSERT_TRUE(is_ok(host.ask(message("chat", table.id, {{"text", "Hello"}}))));
        const Json said = host.wait_for_event(table.id, "chat");
        ASSERT_TRUE(said.is_object());
        times.push_back(said.at("at").get<std::int64_t>());
    }
    EXPECT_EQ(times[1], times[0]);
    EXPECT_EQ(times[2], times[1] + 1500);
    EXPECT_EQ(times[3], times[2] + 86'400'000);
}

}  // namespace
}  // namespace trencavel::server_tests
