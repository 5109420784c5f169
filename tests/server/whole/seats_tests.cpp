// Seats: taken, left, given up, taken over; and what the host can do about people.
#include <gtest/gtest.h>

#include <set>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

class Seats : public ServerTest {
protected:
    void make(const Json& terms, const std::vector<std::string>& names) {
        guests = std::make_unique<TableGuests>(server, terms, names);
    }
    Json table() { return guests->host().get("/api/tables/" + guests->id()).json.at("table"); }
    Json seat(unsigned number) { return table().at("seats").at(number); }
    Json ask(unsigned who, const std::string& type, const Json& fields = Json::object()) {
        return guests->person(who).ask(message(type, guests->id(), fields));
    }
    std::unique_ptr<TableGuests> guests;
};

TEST_F(Seats, TakenAndLeftBeforeTheStart) {
    make(terms_for(2), {"Anna", "Bert"});
    EXPECT_TRUE(is_refused(ask(0, "start"), "seats_open"));
    EXPECT_TRUE(is_ok(guests->host().ask(join_message(guests->id(), 0))));
    EXPECT_TRUE(is_refused(guests->person(1).ask(join_message(guests->id(), 0)), "seat_taken"));
    EXPECT_EQ(seat(0), (Json{{"kind", "person"}, {"name", "Anna"}, {"person", guests->host().id()}}));
    EXPECT_TRUE(is_ok(ask(0, "leave", {{"seat", 0}})));
    EXPECT_EQ(seat(0), (Json{{"kind", "open"}}));
    EXPECT_TRUE(is_ok(guests->person(1).ask(join_message(guests->id(), 0))));
}

TEST_F(Seats, EqualNamesAreToldApart) {
    make(terms_for(3), {"Anna", "Anna", "Anna"});
    guests->begin();
    std::set<std::string> names;
    for (unsigned i = 0; i < 3; ++i) names.insert(seat(i).at("name").get<std::string>());
    EXPECT_EQ(names, (std::set<std::string>{"Anna", "Anna 2", "Anna 3"}));
}

TEST_F(Seats, LongNamesThatAreEqualStayWithinTheLimit) {
    const std::string longest(24, 'x');
    make(terms_for(2), {longest, longest});
    guests->begin();
    for (unsigned i = 0; i < 2; ++i) EXPECT_LE(seat(i).at("name").get<std::string>().size(), 24U);
}

TEST_F(Seats, ResignedByOneOfTwoTheGameIsLost) {
    make(terms_for(2), {"Anna", "Bert"});
    EXPECT_TRUE(is_refused(ask(0, "resign", {{"seat", 0}}), "not_seated"));
    guests->begin();
    guests->play(3);
    EXPECT_TRUE(is_ok(ask(1, "resign", {{"seat", 1}})));
    const Json ended = guests->host().wait_for_event(guests->id(), "ended");
    ASSERT_TRUE(ended.is_object());
    EXPECT_EQ(ended.at("reason"), "resigned");
    EXPECT_EQ(ended.at("seat"), 1);
    EXPECT_EQ(ended.at("winners"), Json::array({0}));
    EXPECT_EQ(table().at("winners"), Json::array({0}));
    EXPECT_TRUE(is_refused(ask(0, "move", {{"ply", guests->ply()}, {"move", "pass"}}), "wrong_phase"));
}

TEST_F(Seats, ResignedByOneOfThreeTheComputerPlaysOn) {
    make(terms_for(3), {"Anna", "Bert", "Clara"});
    guests->begin();
    const unsigned mine = guests->asked_seat();
    EXPECT_TRUE(is_ok(ask(mine, "resign", {{"seat", mine}})));
    const Json replaced = guests->host().wait_for_event(guests->id(), "replaced");
    ASSERT_TRUE(replaced.is_object());
    EXPECT_EQ(replaced.at("reason"), "resigned");
    EXPECT_EQ(replaced.at("seat"), mine);
    const Json move = guests->host().wait_for_event(guests->id(), "move");
    ASSERT_TRUE(move.is_object());
    EXPECT_EQ(move.at("computer"), true);
    EXPECT_EQ(seat(mine).at("kind"), "computer");
    EXPECT_FALSE(seat(mine).contains("person"));
    EXPECT_TRUE(is_refused(guests->person(mine).ask(join_message(guests->id(), mine)), "seat_taken"));
}

TEST_F(Seats, LeftInARunningGameIsKeptUntilItIsReplaced) {
    make(terms_for(2), {"Anna", "Bert"});
    guests->begin();
    const unsigned mine = guests->asked_seat();
    const unsigned other = 1 - mine;
    EXPECT_TRUE(is_refused(ask(other, "replace", {{"seat", mine}, {"level", "greedy"}}), "seat_taken"));
    EXPECT_TRUE(is_ok(ask(mine, "leave", {{"seat", mine}})));
    EXPECT_EQ(seat(mine).at("kind"), "left");
    const Json question = guests->question();
    EXPECT_TRUE(is_refused(ask(mine, "move", {{"ply", guests->ply()}, {"move", question.at("moves")[0]}}),
                           "not_your_turn"));
    EXPECT_TRUE(is_refused(guests->person(other).ask(join_message(guests->id(), mine)), "seat_taken"));
    EXPECT_TRUE(is_ok(guests->person(mine).ask(join_message(guests->id(), mine)))) << "one may come back";
    ASSERT_TRUE(guests->step());
    EXPECT_TRUE(is_ok(ask(mine, "leave", {{"seat", mine}})));
    EXPECT_TRUE(is_refused(ask(other, "replace", {{"seat", mine}, {"level", "genius"}}), "bad_field"));
    EXPECT_TRUE(is_ok(ask(other, "replace", {{"seat", mine}, {"level", "random"}})));
    EXPECT_EQ(seat(mine).at("level"), "random");
    EXPECT_TRUE(guests->host().wait_until([&] {
        guests->game().take_new(guests->host().events(guests->id()));
        return guests->game().asks().at("seat") == other;
    })) << "the computer has taken its turn";
}

TEST_F(Seats, WhoComesBackIsAskedTheQuestion) {
    make(terms_for(2), {"Anna", "Bert"});
    guests->begin();
    const unsigned mine = guests->asked_seat();
    guests->question();
    EXPECT_TRUE(is_ok(ask(mine, "leave", {{"seat", mine}})));
    guests->person(mine).read_all();
    guests->person(mine).questions.clear();
    EXPECT_TRUE(is_ok(guests->person(mine).ask(join_message(guests->id(), mine))));
    EXPECT_TRUE(guests->person(mine).wait_for_question(guests->id(), guests->ply()).is_object());
}

TEST_F(Seats, RemovedBeforeTheStartTheSeatIsOpenAndThePersonHearsNothingMore) {
    make(terms_for(2), {"Anna", "Bert"});
    guests->sit_down();
    guests->watch();
    EXPECT_TRUE(is_refused(ask(0, "remove", {{"person", guests->host().id()}}), "bad_field"))
        << "not oneself";
    EXPECT_TRUE(is_ok(ask(0, "remove", {{"person", guests->person(1).id()}})));
    EXPECT_EQ(seat(1).at("kind"), "open");
    TestPerson& removed = guests->person(1);
    EXPECT_TRUE(removed.wait_for_event(guests->id(), "removed").is_object()) << "that much is told";
    removed.read_all();
    const std::size_t heard = removed.events(guests->id()).size();
    EXPECT_TRUE(is_ok(ask(0, "chat", {{"text", "gone"}})));
    EXPECT_TRUE(is_refused(removed.ask(join_message(guests->id(), 1)), "not_found"));
    EXPECT_TRUE(is_refused(removed.ask(watch_message(guests->id())), "not_found"));
    EXPECT_EQ(removed.events(guests->id()).size(), heard);
}

TEST_F(Seats, RemovedFromTwoSeatsOfThreeBothGoToComputersOfDifferentNames) {
    make(terms_for(3), {"Anna", "Bert"});
    guests->sit_down();
    EXPECT_TRUE(is_ok(guests->person(1).ask(join_message(guests->id(), 2))));
    guests->watch();
    EXPECT_TRUE(is_ok(ask(0, "start")));
    EXPECT_TRUE(is_ok(ask(0, "remove", {{"person", guests->person(1).id()}})));
    for (const unsigned number : {1U, 2U}) EXPECT_EQ(seat(number).at("kind"), "computer");
    EXPECT_NE(seat(1).at("name"), seat(2).at("name"));
    const Json replaced = guests->host().wait_for_event(guests->id(), "replaced");
    ASSERT_TRUE(replaced.is_object());
    EXPECT_EQ(replaced.at("reason"), "removed");
}

TEST_F(Seats, MutedCannotChatUntilTheyMayAgain) {
    make(terms_for(2), {"Anna", "Bert"});
    guests->begin();
    const Json mute = {{"person", guests->person(1).id()}, {"muted", true}};
    const Json unmute = {{"person", guests->person(1).id()}, {"muted", false}};
    EXPECT_TRUE(is_refused(ask(0, "mute", unmute), "bad_field")) << "nothing to change";
    EXPECT_TRUE(is_ok(ask(0, "mute", mute)));
    EXPECT_TRUE(is_refused(ask(1, "chat", {{"text", "hey"}}), "muted"));
    EXPECT_TRUE(is_ok(ask(0, "mute", unmute)));
    EXPECT_TRUE(is_ok(ask(1, "chat", {{"text", "hey"}})));
}

TEST_F(Seats, CloseEndsATableThatHasNotBegun) {
    make(terms_for(2), {"Anna", "Bert"});
    guests->sit_down();
    guests->watch();
    EXPECT_TRUE(is_ok(ask(0, "close")));
    const Json ended = guests->person(1).wait_for_event(guests->id(), "ended");
    ASSERT_TRUE(ended.is_object());
    EXPECT_EQ(ended.at("reason"), "aborted");
    EXPECT_EQ(table().at("phase"), "aborted");
    EXPECT_TRUE(is_refused(ask(0, "start"), "wrong_phase"));
    EXPECT_TRUE(is_refused(ask(0, "close"), "wrong_phase"));
}

TEST_F(Seats, CloseEndsAGameAgainstTheComputerAndNoneAgainstPeople) {
    Json terms = terms_for(1);
    terms["seats"].push_back({{"kind", "computer"}, {"level", "random"}});
    make(terms, {"Anna"});
    guests->begin();
    EXPECT_TRUE(is_ok(ask(0, "close")));
    EXPECT_EQ(table().at("phase"), "aborted");
    make(terms_for(2), {"Anna", "Bert"});
    guests->begin();
    EXPECT_TRUE(is_refused(ask(0, "close"), "forbidden"));
}

TEST_F(Seats, WholeGameAgainstTheComputerIsPlayedToItsEnd) {
    Json terms = terms_for(1, "castle");
    terms["seats"].push_back({{"kind", "computer"}, {"level", "greedy"}});
    make(terms, {"Anna"});
    guests->sit_down();
    guests->watch();
    EXPECT_TRUE(is_ok(ask(0, "start")));
    TestPerson& anna = guests->host();
    FollowedGame& game = guests->game();
    const auto is_over = [&] {
        game.take_new(anna.events(guests->id()));
        return !game.ended().is_null();
    };
    for (std::size_t answered = 0; !is_over(); ++answered) {
        ASSERT_TRUE(anna.wait_until([&] { return is_over() || anna.questions.size() > answered; }));
        if (is_over()) break;
        const Json& question = anna.questions[answered];
        const Json move = {{"ply", question.at("ply")}, {"move", question.at("moves")[0]}};
        ASSERT_TRUE(is_ok(ask(0, "move", move)));
    }
    EXPECT_EQ(game.ended().value("reason", ""), "over");
}

}  // namespace
}  // namespace trencavel::server_tests
