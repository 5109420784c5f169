// Questions go to those who hold the seat that is asked, once; presence is told to all.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

class Questions : public ServerTest {};

TEST_F(Questions, QuestionIsAskedOnceAndOnlyOfTheSeat) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    TestPerson& asked = guests.asked();
    const Json question = guests.question();
    EXPECT_EQ(question.at("asks"), guests.game().asks().at("what"));
    EXPECT_EQ(question.at("tile"), guests.game().asks().at("tile"));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(is_ok(asked.ask(message("chat", guests.id(), {{"text", "hm"}}))));
    EXPECT_TRUE(is_ok(asked.ask({{"type", "hello"}, {"language", "en"}})));
    EXPECT_EQ(asked.questions.size(), 1U) << "chat leads to no question";
    guests.not_asked().read_all();
    EXPECT_TRUE(guests.not_asked().questions.empty());
}

TEST_F(Questions, MovesOfAQuestionAreThoseOfLegalAndOfTheGame) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    Guest& spectator = guests.add_spectator();
    guests.begin();
    for (int i = 0; i < 6; ++i) {
        const Json question = guests.question();
        const Json legal = spectator.person.ask(message("legal", guests.id()));
        EXPECT_EQ(legal.at("moves"), question.at("moves"));
        EXPECT_EQ(legal.at("moves").size(), guests.game().game().legal_moves().size());
        EXPECT_EQ(legal.at("ply"), guests.ply());
        const Json state = spectator.person.ask(message("state", guests.id()));
        EXPECT_EQ(state.at("state"), record::state_json(guests.game().game()));
        ASSERT_TRUE(guests.step());
        guests.catch_up();
    }
}

TEST_F(Questions, WhoComesBackIsAskedAgain) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    TestPerson& asked = guests.asked();
    Json before = guests.question();
    asked.close_socket();
    asked.questions.clear();
    ASSERT_TRUE(is_ok(asked.ask(watch_message(guests.id(), guests.game().number()))));
    EXPECT_EQ(asked.wait_for_question(guests.id(), guests.ply()), before);
}

TEST_F(Questions, PresenceIsToldAndNotKept) {
    Json terms = terms_for(2);
    terms["seats"].push_back({{"kind", "computer"}, {"level", "random"}});
    TableGuests guests(server, terms, {"Anna", "Bert"});
    guests.sit_down();
    TestPerson& host = guests.host();
    ASSERT_TRUE(is_ok(host.ask(watch_message(guests.id()))));
    const auto told = [&](const Json& seats, int watchers) {
        return host.wait_until([&] {
            return !host.presents.empty() && host.presents.back().at("seats") == seats &&
                   host.presents.back().at("watchers") == watchers;
        });
    };
    EXPECT_TRUE(told({true, false, true}, 0));
    ASSERT_TRUE(is_ok(guests.person(1).ask(watch_message(guests.id()))));
    EXPECT_TRUE(told({true, true, true}, 0));
    TestPerson nobody(server, "");
    ASSERT_TRUE(is_ok(nobody.ask(watch_message(guests.id()))));
    EXPECT_TRUE(told({true, true, true}, 1));
    nobody.close_socket();
    guests.person(1).close_socket();
    EXPECT_TRUE(told({true, false, true}, 0));
    EXPECT_EQ(host.get("/api/tables/" + guests.id()).json.at("table").at("number"), 3) << "it is no event";
}

}  // namespace
}  // namespace trencavel::server_tests
