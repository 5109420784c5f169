// A server whose database is PostgreSQL, and what its players see when that is gone for a while.
#include <gtest/gtest.h>

#include <filesystem>

#include "server/support/postgres_server.h"
#include "server/support/table_guests.h"
#include "support/patience.h"

namespace trencavel::server_tests {
namespace {

class Database : public testing::Test {
protected:
    Database() : server({{"--database", postgres.url()}}) {}
    void SetUp() override { ASSERT_NE(server.port(), 0) << server.log(); }
    void TearDown() override {
        if (HasFailure()) std::cerr << server.how_to_repeat() << "\nthe server's log:\n" << server.log();
    }

    std::string events_of(const std::string& table) const {
        return postgres.run("SELECT count(*) FROM trencavel.events WHERE table_id = '" + table + "'");
    }

    PostgresServer postgres;
    ServerProcess server;
};

TEST_F(Database, KeepsEveryEventThatWasTold) {
    TableGuests guests(server, terms_for(2), {"Anna", "Ben"});
    guests.begin();
    guests.play_to_end();
    EXPECT_EQ(events_of(guests.id()), std::to_string(guests.game().number()));
    EXPECT_FALSE(std::filesystem::exists(server.data() + "/trencavel.db"));
}

TEST_F(Database, ThatIsGoneRefusesMovesUntilItIsBack) {
    TableGuests guests(server, terms_for(2), {"Anna", "Ben"});
    guests.begin();
    guests.play(6);
    const unsigned before = guests.game().number();
    const Json question = guests.question();
    const std::string move = question.at("moves").at(0).get<std::string>();
    postgres.kill();
    EXPECT_TRUE(is_refused(guests.move(move), "storage"));
    postgres.start();
    ASSERT_TRUE(eventually([&] { return is_ok(guests.move(move)); }));
    guests.catch_up();
    EXPECT_GT(guests.game().number(), before);
    guests.play_to_end();
    EXPECT_EQ(events_of(guests.id()), std::to_string(guests.game().number()));
}

TEST_F(Database, ServesOneServerAtATime) {
    const ServerProcess second({{"--database", postgres.url()}});
    EXPECT_EQ(second.port(), 0);
    EXPECT_NE(second.log().find("in use by another server"), std::string::npos) << second.log();
}

}  // namespace
}  // namespace trencavel::server_tests
