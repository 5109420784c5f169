// Clocks: they run for the seat that is asked, also when nobody is there, and only while the server is up.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

constexpr std::int64_t kOver = 1;  // a move in the last millisecond is in time

Json with_clock(unsigned people, const char* kind, unsigned seconds) {
    Json terms = terms_for(people);
    terms["clock"] = {{"kind", kind}, {"seconds", seconds}};
    return terms;
}

std::int64_t left_to(const Json& event, unsigned seat) {
    return event.at("clock").at("left").at(seat).get<std::int64_t>();
}

std::int64_t time_of(const Json& event) {
    return event.at("at").get<std::int64_t>();
}

Json last_event(TestPerson& person, const std::string& table) {
    return Json::parse(person.events(table).back());
}

class Clocks : public ServerTest {
protected:
    Clocks() : ServerTest({}, ServerClock::Still) {}
};

TEST_F(Clocks, MoveClockThatRunsOutLosesForTwoAndLetsTheComputerPlayForThree) {
    TableGuests two(server, with_clock(2, "move", 5), {"Anna", "Bert"});
    TableGuests three(server, with_clock(3, "move", 5), {"Carl", "Dora", "Emil"});
    two.begin();
    three.begin();
    const unsigned slow = two.asked_seat();
    const unsigned gone = three.asked_seat();
    const Json started = last_event(two.host(), two.id());
    EXPECT_EQ(started.at("clock"), (Json{{"left", {5000, 5000}}, {"running", slow}}));
    EXPECT_TRUE(is_ok(three.asked().ask(message("leave", three.id(), {{"seat", gone}}))));
    server.advance(Millis(6000));

    const Json ended = two.host().wait_for_event(two.id(), "ended");
    ASSERT_TRUE(ended.is_object());
    EXPECT_EQ(ended.at("reason"), "time");
    EXPECT_EQ(ended.at("seat"), slow);
    EXPECT_EQ(ended.at("winners"), Json::array({1 - slow}));
    EXPECT_EQ(time_of(ended) - time_of(started), 5000 + kOver);

    const Json replaced = three.host().wait_for_event(three.id(), "replaced");
    ASSERT_TRUE(replaced.is_object());
    EXPECT_EQ(replaced.at("reason"), "time");
    EXPECT_EQ(replaced.at("seat"), gone);
    EXPECT_EQ(time_of(replaced) - time_of(started), 5000 + kOver);
    const Json move = three.host().wait_for_event(three.id(), "move");
    ASSERT_TRUE(move.is_object()) << "the computer plays on";
    EXPECT_EQ(move.at("computer"), true);
    EXPECT_EQ(move.at("seat"), gone);
}

TEST_F(Clocks, MoveClockIsFullAgainForEveryQuestion) {
    TableGuests guests(server, with_clock(2, "move", 5), {"Anna", "Bert"});
    guests.begin();
    for (const int spent : {100, 4000, 0, 4999}) {
        server.advance(Millis(spent));
        ASSERT_TRUE(guests.step());
        guests.catch_up();
        const Json event = last_event(guests.host(), guests.id());
        EXPECT_EQ(event.at("clock").at("running"), guests.asked_seat());
        EXPECT_EQ(left_to(event, guests.asked_seat()), 5000);
    }
}

TEST_F(Clocks, UndoGivesNoTimeBack) {
    TableGuests guests(server, with_clock(2, "move", 60), {"Anna", "Bert"});
    guests.begin();
    const unsigned seat = guests.asked_seat();
    server.advance(Millis(600));
    ASSERT_TRUE(guests.step());
    guests.catch_up();
    ASSERT_EQ(guests.asked_seat(), seat) << "asked for a follower now";
    server.advance(Millis(30));
    ASSERT_TRUE(is_ok(guests.asked().ask(message("undo", guests.id(), {{"ply", guests.ply()}}))));
    guests.catch_up();
    const Json undone = last_event(guests.host(), guests.id());
    ASSERT_EQ(undone.at("kind"), "undone");
    EXPECT_EQ(left_to(undone, seat), 59370) << "or a question could be asked for ever";
}

TEST_F(Clocks, GameClockCountsDownForTheSeatThatIsAsked) {
    TableGuests guests(server, with_clock(2, "game", 60), {"Anna", "Bert"});
    guests.begin();
    std::int64_t left[2] = {60000, 60000};
    for (const int spent : {150, 0, 7000, 1, 20, 3000}) {
        const unsigned seat = guests.asked_seat();
        server.advance(Millis(spent));
        ASSERT_TRUE(guests.step());
        guests.catch_up();
        left[seat] -= spent;
        const Json event = last_event(guests.host(), guests.id());
        EXPECT_EQ(left_to(event, seat), left[seat]);
        EXPECT_EQ(left_to(event, 1 - seat), left[1 - seat]) << "the other's clock stands";
    }
}

TEST_F(Clocks, TimeInWhichTheServerIsDownIsChargedToNobody) {
    TableGuests game(server, with_clock(2, "game", 60), {"Anna", "Bert"});
    TableGuests move(server, with_clock(2, "move", 5), {"Carl", "Dora"});
    game.begin();
    move.begin();
    const unsigned seat = game.asked_seat();
    const Json started = last_event(move.host(), move.id());
    server.advance(Millis(2300));
    // What was stored after the heartbeats is acknowledged: so they are stored too.
    ASSERT_TRUE(is_ok(game.host().ask(message("chat", game.id(), {{"text", "Hello"}}))));
    server.kill();
    for (const unsigned each : {0U, 1U}) {
        game.person(each).close_socket();
        move.person(each).close_socket();
    }
    server.advance(Millis(3000));
    server.start();
    game.watch();
    move.watch();
    server.advance(Millis(500));
    ASSERT_TRUE(game.step());
    game.catch_up();
    const std::int64_t charged = 60000 - left_to(last_event(game.host(), game.id()), seat);
    EXPECT_EQ(charged, 2000 + 500) << "up to the last heartbeat, and since the start";

    server.advance(Millis(10000));
    const Json ended = move.host().wait_for_event(move.id(), "ended");
    ASSERT_TRUE(ended.is_object()) << "the clock goes on by itself";
    EXPECT_EQ(time_of(ended) - time_of(started), 2300 + 3000 + 3000 + kOver);
}

TEST_F(Clocks, OnlyClocksWithinTheirRangeAreTaken) {
    TestPerson host(server, "Anna");
    const auto status = [&](const Json& clock) {
        Json terms = terms_for(2);
        terms["clock"] = clock;
        return host.post("/api/tables", terms).status;
    };
    EXPECT_EQ(status({{"kind", "none"}}), 201U);
    EXPECT_EQ(status({{"kind", "move"}, {"seconds", 5}}), 201U);
    EXPECT_EQ(status({{"kind", "days"}, {"seconds", 86400}}), 201U);
    for (const Json& clock :
         {Json{{"kind", "none"}, {"seconds", 5}}, Json{{"kind", "move"}, {"seconds", 4}},
          Json{{"kind", "move"}}, Json{{"kind", "days"}, {"seconds", 86399}},
          Json{{"kind", "move"}, {"seconds", -5}}, Json{{"kind", "move"}, {"seconds", "60"}},
          Json{{"kind", "move"}, {"seconds", 5.5}}, Json{{"kind", "sand"}},
          Json{{"kind", "move"}, {"seconds", 60}, {"more", 1}}, Json(60),
          Json{{"kind", "move"}, {"seconds", 1e18}}})
        EXPECT_EQ(status(clock), 400U) << clock;
}

}  // namespace
}  // namespace trencavel::server_tests
