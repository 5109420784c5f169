// Taking moves back, and hints.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

class Undo : public ServerTest {
protected:
    Json undo(TestPerson& person) {
        return person.ask(message("undo", guests->id(), {{"ply", guests->ply()}}));
    }
    void begin(const Json& terms) {
        guests = std::make_unique<TableGuests>(server, terms, std::vector<std::string>{"Anna", "Bert"});
        guests->begin();
    }
    std::unique_ptr<TableGuests> guests;
};

TEST_F(Undo, TileCanBeTakenBackUntilTheNextIsDrawn) {
    begin(terms_for(2));
    TestPerson& player = guests->asked();
    TestPerson& other = guests->not_asked();
    EXPECT_TRUE(is_refused(undo(player), "no_undo")) << "nothing was done";
    const std::uint64_t hash = guests->game().game().hash();
    const unsigned ply = guests->ply();
    ASSERT_TRUE(guests->step());
    guests->catch_up();
    ASSERT_EQ(guests->game().asks().at("what"), "follower");
    EXPECT_TRUE(is_refused(undo(other), "no_undo"));
    EXPECT_TRUE(is_refused(player.ask(message("undo", guests->id(), {{"ply", ply}})), "stale"));
    EXPECT_TRUE(is_ok(undo(player)));
    guests->catch_up();
    EXPECT_EQ(guests->ply(), ply);
    EXPECT_EQ(guests->game().game().hash(), hash);
    EXPECT_TRUE(is_refused(undo(player), "no_undo"));
    EXPECT_EQ(guests->question().at("asks"), "place") << "it is asked again";
    ASSERT_TRUE(guests->step());
    ASSERT_TRUE(guests->step());
    guests->catch_up();
    EXPECT_TRUE(is_refused(undo(player), "no_undo")) << "a tile was drawn";
    EXPECT_TRUE(is_refused(undo(other), "no_undo"));
}

TEST_F(Undo, IsTheSameAfterARestart) {
    begin(terms_for(2));
    const unsigned seat = guests->asked_seat();
    ASSERT_TRUE(guests->step());
    guests->catch_up();
    server.kill();
    server.start();
    for (const unsigned each : {0U, 1U}) guests->person(each).close_socket();
    EXPECT_TRUE(is_ok(undo(guests->person(seat))));
    guests->watch();
    guests->catch_up();
    guests->play(6);
}

TEST_F(Undo, BidCanBeTakenBackUntilAnotherHasActed) {
    begin(terms_for(2, "carcassonne", {"bazaars"}));
    ASSERT_TRUE(guests->play_until_asked("offer"));
    TestPerson& first = guests->asked();
    // The lowest offer: nobody could raise the highest one, and so nobody would be asked.
    const std::string offer = guests->question().at("moves").front().get<std::string>();
    ASSERT_TRUE(offer.ends_with(" 0")) << offer;
    ASSERT_TRUE(is_ok(guests->move(offer)));
    guests->catch_up();
    ASSERT_EQ(guests->game().asks().at("what"), "bid");
    TestPerson& second = guests->asked();
    ASSERT_NE(&first, &second);
    EXPECT_TRUE(is_ok(undo(first))) << "nobody has acted since";
    guests->catch_up();
    ASSERT_TRUE(is_ok(guests->move(offer)));
    guests->catch_up();
    const unsigned before = guests->ply();
    ASSERT_TRUE(guests->step());
    guests->catch_up();
    ASSERT_GT(guests->ply(), before);
    EXPECT_TRUE(is_refused(undo(first), "no_undo")) << "the other has";
}

class Hints : public ServerTest {
protected:
    Json hint(TableGuests& guests, TestPerson& person) {
        return person.ask(message("hint", guests.id(), {{"ply", guests.ply()}}));
    }
};

TEST_F(Hints, BetweenPeopleTheyMustBeAgreedOn) {
    TableGuests without(server, terms_for(2), {"Anna", "Bert"});
    without.begin();
    EXPECT_TRUE(is_refused(hint(without, without.asked()), "no_aids"));
    Json terms = terms_for(2);
    terms["aids"] = true;
    TableGuests with(server, terms, {"Anna", "Bert"});
    with.begin();
    const Json answer = hint(with, with.asked());
    ASSERT_TRUE(is_ok(answer));
    EXPECT_TRUE(is_refused(hint(with, with.not_asked()), "not_your_turn"));
    EXPECT_TRUE(is_refused(with.asked().ask(message("hint", with.id(), {{"ply", 0}})), "stale"));
    const Json moves = with.question().at("moves");
    EXPECT_NE(std::find(moves.begin(), moves.end(), answer.at("move")), moves.end()) << answer;
    EXPECT_TRUE(is_ok(with.move(answer.at("move").get<std::string>())));
}

TEST_F(Hints, NameTheBestMovesWithWhatTheyAreExpectedToBring) {
    Json terms = terms_for(2);
    terms["aids"] = true;
    TableGuests guests(server, terms, {"Anna", "Bert"});
    guests.begin();
    const Json answer = hint(guests, guests.asked());
    ASSERT_TRUE(is_ok(answer));
    const Json legal = guests.question().at("moves");
    const Json& moves = answer.at("moves");
    ASSERT_EQ(moves.size(), std::min<std::size_t>(5, legal.size()));
    EXPECT_EQ(moves.front().at("move"), answer.at("move"));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        EXPECT_NE(std::find(legal.begin(), legal.end(), moves[i].at("move")), legal.end()) << moves[i];
        const double tenths = moves[i].at("expected").get<double>() * 10;
        EXPECT_NEAR(tenths, std::round(tenths), 1e-6);
        if (i > 0) {
            EXPECT_LE(moves[i].at("expected"), moves[i - 1].at("expected"));
        }
    }
}

TEST_F(Hints, AloneAgainstTheComputerTheyAreAllowed) {
    Json terms = terms_for(1);
    terms["seats"].push_back({{"kind", "computer"}, {"level", "random"}});
    TableGuests guests(server, terms, {"Anna"});
    guests.begin();
    ASSERT_TRUE(guests.host().wait_until([&] { return !guests.host().questions.empty(); }));
    guests.catch_up();
    EXPECT_TRUE(is_ok(hint(guests, guests.host())));
}

TEST_F(Hints, AreTheSameWheneverNothingHiddenDiffers) {
    Json terms = terms_for(2);
    terms["aids"] = true;
    TableGuests guests(server, terms, {"Anna", "Bert"});
    guests.begin();
    const Json first = hint(guests, guests.asked());
    EXPECT_EQ(hint(guests, guests.asked()).at("move"), first.at("move"));
}

}  // namespace
}  // namespace trencavel::server_tests
