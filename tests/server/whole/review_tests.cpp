// What the strongest computer player thinks of the moves of a game that is over.
#include <gtest/gtest.h>

#include <algorithm>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

class Reviews : public ServerTest {
protected:
    /// A game that was broken off after some moves.
    void play(int moves) {
        guests =
            std::make_unique<TableGuests>(server, terms_for(2), std::vector<std::string>{"Anna", "Bert"});
        guests->begin();
        for (int i = 0; i < moves; ++i) {
            decisions.push_back({{"ply", guests->ply()}, {"seat", guests->question().at("seat")}});
            ASSERT_TRUE(guests->step());
            guests->catch_up();
        }
    }
    void resign() {
        ASSERT_TRUE(is_ok(guests->person(0).ask(message("resign", guests->id(), {{"seat", 0}}))));
        guests->catch_up();
    }
    Json review(TestPerson& person, unsigned ply) {
        return person.ask(message("review", guests->id(), {{"ply", ply}}));
    }

    std::unique_ptr<TableGuests> guests;
    std::vector<Json> decisions;
};

TEST_F(Reviews, EveryDecisionIsComparedWithTheBestMoves) {
    play(10);
    resign();
    for (const Json& decision : decisions) {
        const unsigned ply = decision.at("ply").get<unsigned>();
        const Json told = review(guests->host(), ply);
        ASSERT_TRUE(is_ok(told)) << told;
        EXPECT_EQ(told.at("ply"), ply);
        EXPECT_EQ(told.at("seat"), decision.at("seat"));
        const Json& best = told.at("best");
        ASSERT_FALSE(best.empty());
        EXPECT_LE(best.size(), 5u);
        EXPECT_GE(best.front().at("expected"), told.at("expected")) << told;
        for (const Json& each : best) {
            if (each.at("move") == told.at("move")) {
                EXPECT_EQ(each.at("expected"), told.at("expected"));
            }
        }
    }
}

TEST_F(Reviews, AreOfMovesOfAGameThatIsOver) {
    play(4);
    EXPECT_TRUE(is_refused(review(guests->host(), 1), "wrong_phase"));
    resign();
    for (const unsigned ply : {0U, guests->ply()}) {  // a draw, and beyond the last move
        const Json answer = review(guests->host(), ply);
        EXPECT_TRUE(is_refused(answer, "bad_field"));
        EXPECT_EQ(answer.value("about", ""), "ply");
    }
}

TEST_F(Reviews, AreTheSameForWhoeverAsksNextAndAfterARestart) {
    play(2);
    Guest& spectator = guests->add_spectator();
    resign();
    Json first = review(guests->host(), 1);
    Json second = review(spectator.person, 1);
    server.kill();
    server.start();
    guests->host().close_socket();
    Json third = review(guests->host(), 1);
    for (Json* each : {&first, &second, &third}) each->erase("id");
    EXPECT_EQ(first, second);
    EXPECT_EQ(first, third);
}

}  // namespace
}  // namespace trencavel::server_tests
