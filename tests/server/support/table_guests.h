// People at a table, for tests that need a game under way: they sit down, watch, follow every event, and play
// by chance.
#pragma once

#include <gtest/gtest.h>

#include <iostream>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "server/support/followed_game.h"
#include "server/support/server_process.h"
#include "server/support/test_person.h"

namespace trencavel::server_tests {

/// A server for the test; what it logged is shown if the test fails.
class ServerTest : public testing::Test {
protected:
    explicit ServerTest(Flags flags = {}, ServerClock clock = ServerClock::Running)
        : server(std::move(flags), clock) {}
    void SetUp() override { ASSERT_NE(server.port(), 0) << server.log(); }
    void TearDown() override {
        if (HasFailure()) std::cerr << server.how_to_repeat() << "\nthe server's log:\n" << server.log();
    }

    ServerProcess server;
};

struct NewTable {
    std::string id;
    std::string invitation;
    std::string commitment;
};

/// Of the seats' kinds only: people.
Json terms_for(unsigned people, const std::string& game = "carcassonne",
               const std::vector<std::string>& with = {});
NewTable make_table(TestPerson& host, const Json& terms);

std::string some_contribution(unsigned number = 0);
Json watch_message(const std::string& table, unsigned from = 0, const std::string& invitation = {});
Json join_message(const std::string& table, unsigned seat, const std::string& invitation = {});
/// For types that need nothing but the table and, maybe, these fields.
Json message(const std::string& type, const std::string& table, const Json& fields = Json::object());

bool says_yes(const Json& answer);
/// The same for gtest, which shows what was answered instead.
testing::AssertionResult is_ok(const Json& answer);
testing::AssertionResult is_refused(const Json& answer, const std::string& code);
testing::AssertionResult is_refused(const HttpAnswer& answer, const std::string& code, unsigned status);

/// A figure of /metrics, with its labels as they stand there; 0 if there is none such.
double metric(const ServerProcess& server, const std::string& series);
/// The limits that a server has unless it is told otherwise, in the place of those for tests.
Flags default_rates();

/// Someone at the table, or looking at it, and what they make of it.
struct Guest {
    Guest(const ServerProcess& server, const std::string& name) : person(server, name) {}
    void follow(const std::string& table) { game.take_new(person.events(table)); }

    TestPerson person;
    FollowedGame game;
};

/// A table with a person in each seat; the first one is the host.
class TableGuests {
public:
    TableGuests(const ServerProcess& server, const Json& terms, const std::vector<std::string>& names);

    const std::string& id() const { return table_.id; }
    const NewTable& table() const { return table_; }
    TestPerson& person(unsigned seat) { return guests_[seat]->person; }
    FollowedGame& game(unsigned seat = 0) { return guests_[seat]->game; }
    TestPerson& host() { return person(0); }
    TestPerson& asked() { return person(asked_seat()); }
    TestPerson& not_asked() { return person(asked_seat() == 0 ? 1 : 0); }
    unsigned asked_seat();
    /// Someone who watches from here on; called nothing: anonymous.
    Guest& add_spectator(const std::string& name = {});

    /// Sits down, watches, starts.
    void begin();
    void sit_down();
    void watch();
    /// Reads what has come to all, up to the newest number that any of them was told.
    void catch_up();
    unsigned ply() { return game().ply(); }
    /// What the seat that is asked may do.
    Json question();
    /// Answers one question by chance; false when nobody is asked.
    bool step();
    /// The given move of the seat that is asked.
    Json move(const std::string& text);
    void play(unsigned moves);
    void play_to_end();
    /// Answers questions until it is asked for this.
    bool play_until_asked(const std::string& what);

private:
    const ServerProcess& server_;
    NewTable table_;
    std::vector<std::unique_ptr<Guest>> guests_;
    std::size_t seats_;
    std::mt19937 chance_{20};
};

}  // namespace trencavel::server_tests
