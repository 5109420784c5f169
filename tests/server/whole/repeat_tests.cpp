// Messages that come twice, late or in another order: nothing happens twice, and nothing happens to a game
// that has gone on.
#include <gtest/gtest.h>

#include <set>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

class Repeat : public ServerTest {
protected:
    void SetUp() override {
        ServerTest::SetUp();
        guests =
            std::make_unique<TableGuests>(server, terms_for(2), std::vector<std::string>{"Anna", "Bert"});
    }

    unsigned number() {
        const HttpAnswer table = guests->host().get("/api/tables/" + guests->id());
        return table.status == 200 ? table.json.at("table").at("number").get<unsigned>() : 0;
    }
    void crash() {
        server.kill();
        server.start();
        for (const unsigned seat : {0U, 1U}) guests->person(seat).close_socket();
    }
    /// A move that the asked seat could make now.
    Json some_move(const std::string& id) {
        const Json question = guests->question();
        Json move =
            message("move", guests->id(), {{"ply", question.at("ply")}, {"move", question.at("moves")[0]}});
        move["id"] = id;
        return move;
    }

    std::unique_ptr<TableGuests> guests;
};

TEST_F(Repeat, JoinChatStartAndMoveAreAnsweredAlikeAndDoneOnce) {
    TestPerson& host = guests->host();
    Json join = join_message(guests->id(), 0);
    join["id"] = "join-1";
    const Json joined = host.ask(join);
    ASSERT_TRUE(is_ok(joined));
    EXPECT_EQ(host.ask(join), joined);
    ASSERT_TRUE(is_ok(guests->person(1).ask(join_message(guests->id(), 1))));
    guests->watch();
    Json start = message("start", guests->id());
    start["id"] = "start-1";
    const Json started = host.ask(start);
    ASSERT_TRUE(is_ok(started));
    Json chat = message("chat", guests->id(), {{"text", "once"}});
    chat["id"] = "chat-1";
    const Json said = host.ask(chat);
    ASSERT_TRUE(is_ok(said));
    TestPerson& player = guests->asked();
    const Json move = some_move("move-1");
    const Json moved = player.ask(move);
    ASSERT_TRUE(is_ok(moved));

    const unsigned before = number();
    for (int life = 0; life < 2; ++life) {
        EXPECT_EQ(host.ask(join), joined);
        EXPECT_EQ(host.ask(start), started);
        EXPECT_EQ(host.ask(chat), said);
        EXPECT_EQ(player.ask(move), moved);
        EXPECT_EQ(number(), before);
        crash();
    }
}

TEST_F(Repeat, EveryOtherChangeToo) {
    guests->begin();
    TestPerson& host = guests->host();
    const Json all[] = {
        message("draw", guests->id(), {{"id", "r1"}, {"seat", 0}, {"say", "offer"}}),
        message("draw", guests->id(), {{"id", "r2"}, {"seat", 0}, {"say", "withdraw"}}),
        message("mute", guests->id(), {{"id", "r3"}, {"person", guests->person(1).id()}, {"muted", true}}),
        message("leave", guests->id(), {{"id", "r4"}, {"seat", 0}}),
        message("replace", guests->id(), {{"id", "r5"}, {"seat", 0}, {"level", "random"}}),
        message("remove", guests->id(), {{"id", "r6"}, {"person", guests->person(1).id()}}),
    };
    for (const Json& each : all) {
        const Json first = host.ask(each);
        ASSERT_TRUE(is_ok(first)) << each;
        EXPECT_EQ(host.ask(each), first) << each;
    }
}

TEST_F(Repeat, ResignationAndMoveThatEndsTheGameAreAnsweredAlike) {
    guests->begin();
    const Json resign = message("resign", guests->id(), {{"id", "z"}, {"seat", 0}});
    const Json resigned = guests->host().ask(resign);
    ASSERT_TRUE(is_ok(resigned));
    EXPECT_EQ(guests->host().ask(resign), resigned);
    crash();
    EXPECT_EQ(guests->host().ask(resign), resigned);
}

TEST_F(Repeat, LastMoveOfAGameIsAnsweredAlikeAfterACrash) {
    guests = std::make_unique<TableGuests>(server, terms_for(2, "castle"),
                                           std::vector<std::string>{"Anna", "Bert"});
    guests->begin();
    Json move;
    Json moved;
    TestPerson* player = nullptr;
    for (guests->catch_up(); !guests->game().asks().is_null(); guests->catch_up()) {
        player = &guests->asked();
        move = some_move("move-" + std::to_string(guests->ply()));
        moved = player->ask(move);
        ASSERT_TRUE(is_ok(moved));
    }
    ASSERT_NE(player, nullptr);
    EXPECT_EQ(player->ask(move), moved);
    crash();
    EXPECT_EQ(player->ask(move), moved);
}

TEST_F(Repeat, RefusalIsRepeatedAlsoWhenItWouldNowBeTaken) {
    guests->sit_down();
    guests->watch();
    const Json early = message("move", guests->id(), {{"id", "early"}, {"ply", 1}, {"move", "place 1,0 r0"}});
    const Json refused = guests->host().ask(early);
    EXPECT_TRUE(is_refused(refused, "wrong_phase"));
    ASSERT_TRUE(is_ok(guests->host().ask(message("start", guests->id()))));
    const Json again = guests->host().ask(early);
    EXPECT_TRUE(is_refused(again, "wrong_phase"));
}

TEST_F(Repeat, IdWithOtherContentIsRefused) {
    TestPerson& host = guests->host();
    ASSERT_TRUE(is_ok(host.ask(message("chat", guests->id(), {{"id", "same"}, {"text", "one"}}))));
    const unsigned before = number();
    EXPECT_TRUE(
        is_refused(host.ask(message("chat", guests->id(), {{"id", "same"}, {"text", "two"}})), "id_reused"));
    EXPECT_TRUE(is_refused(host.ask(message("start", guests->id(), {{"id", "same"}})), "id_reused"));
    EXPECT_EQ(number(), before);
    EXPECT_TRUE(is_ok(host.ask(message("chat", guests->id(), {{"text", "one"}, {"id", "same"}}))))
        << "only the order";
    EXPECT_TRUE(
        is_ok(guests->person(1).ask(message("chat", guests->id(), {{"id", "same"}, {"text", "two"}}))))
        << "ids of one person are nothing to another";
    crash();
    EXPECT_TRUE(
        is_refused(host.ask(message("chat", guests->id(), {{"id", "same"}, {"text", "two"}})), "id_reused"));
}

TEST_F(Repeat, RefusedIdWithOtherContentIsRefused) {
    TestPerson& host = guests->host();
    EXPECT_TRUE(is_refused(host.ask(message("start", guests->id(), {{"id", "s"}})), "seats_open"));
    EXPECT_TRUE(
        is_refused(host.ask(message("chat", guests->id(), {{"id", "s"}, {"text", "two"}})), "id_reused"));
}

TEST_F(Repeat, SameIdAtAnotherTableIsAnotherMessage) {
    TestPerson& host = guests->host();
    const NewTable other = make_table(host, terms_for(2));
    ASSERT_TRUE(is_ok(host.ask(message("chat", guests->id(), {{"id", "x"}, {"text", "one"}}))));
    EXPECT_TRUE(is_ok(host.ask(message("chat", other.id, {{"id", "x"}, {"text", "two"}}))));
}

TEST_F(Repeat, StaleMoveIsToldThePresentPly) {
    guests->begin();
    guests->play(3);
    const unsigned before = number();
    for (const unsigned ply : {0U, guests->ply() - 1, guests->ply() + 1, 4000000000U}) {
        const Json answer =
            guests->asked().ask(message("move", guests->id(), {{"ply", ply}, {"move", "pass"}}));
        EXPECT_TRUE(is_refused(answer, "stale"));
        EXPECT_EQ(answer.value("ply", 0U), guests->ply());
    }
    EXPECT_EQ(number(), before);
}

TEST_F(Repeat, MovesOutOfTurnAndOutOfOrderChangeNothing) {
    guests->begin();
    const Json question = guests->question();
    const Json now =
        message("move", guests->id(), {{"ply", question.at("ply")}, {"move", question.at("moves")[0]}});
    EXPECT_TRUE(is_refused(guests->not_asked().ask(now), "not_your_turn"));
    // The later move overtakes the earlier one: it is refused, and the earlier one taken.
    TestPerson& player = guests->asked();
    const std::string later =
        player.send(message("move", guests->id(), {{"ply", guests->ply() + 1}, {"move", "pass"}}));
    const std::string sooner = player.send(now);
    EXPECT_TRUE(is_refused(player.answer(later), "stale"));
    EXPECT_TRUE(is_ok(player.answer(sooner)));
}

TEST_F(Repeat, MovesThatCannotBeReadOrAreNotLegalAreExplained) {
    guests->begin();
    const unsigned before = number();
    const auto try_move = [&](const std::string& text) {
        return guests->asked().ask(message("move", guests->id(), {{"ply", guests->ply()}, {"move", text}}));
    };
    EXPECT_TRUE(is_refused(try_move("fly away"), "unreadable"));
    EXPECT_TRUE(is_refused(try_move(""), "unreadable"));
    EXPECT_TRUE(is_refused(try_move("place 90,90 r0"), "illegal"));
    EXPECT_TRUE(is_refused(try_move("draw A"), "illegal")) << "chance is not for players";
    EXPECT_TRUE(is_refused(try_move("resign"), "unreadable"));
    EXPECT_EQ(number(), before);
}

TEST_F(Repeat, TwoSocketsOfOnePersonAreBothAskedAndOneAnswerCounts) {
    guests->begin();
    TestPerson& first = guests->asked();
    TestPerson second = first.same_person();
    ASSERT_TRUE(is_ok(second.ask(watch_message(guests->id()))));
    const Json question = second.wait_for_question(guests->id(), guests->ply());
    EXPECT_EQ(question, guests->question());
    const auto move_of = [&](std::size_t i) {
        return message("move", guests->id(), {{"ply", guests->ply()}, {"move", question.at("moves")[i]}});
    };
    ASSERT_TRUE(is_ok(second.ask(move_of(0))));
    const Json late = first.ask(move_of(question.at("moves").size() - 1));
    EXPECT_TRUE(is_refused(late, "stale"));
    guests->catch_up();
    EXPECT_EQ(late.value("ply", 0U), guests->ply());
}

TEST_F(Repeat, TwoSocketsSendingTheSameIdAreAnsweredAlike) {
    guests->begin();
    TestPerson& first = guests->asked();
    TestPerson second = first.same_person();
    const Json move = some_move("twin");
    first.send(move);
    second.send(move);
    const Json one = first.answer("twin");
    EXPECT_TRUE(is_ok(one));
    EXPECT_EQ(second.answer("twin"), one);
}

TEST_F(Repeat, OnePersonMayHoldSeveralSeats) {
    TestPerson& host = guests->host();
    Json left = join_message(guests->id(), 0);
    left["name"] = "Left hand";
    Json right = join_message(guests->id(), 1);
    right["name"] = "Left hand";
    ASSERT_TRUE(is_ok(host.ask(left)));
    ASSERT_TRUE(is_ok(host.ask(right)));
    EXPECT_TRUE(is_refused(guests->person(1).ask(join_message(guests->id(), 1)), "seat_taken"));
    ASSERT_TRUE(is_ok(host.ask(watch_message(guests->id()))));
    ASSERT_TRUE(is_ok(host.ask(message("start", guests->id()))));
    std::set<unsigned> seats;
    for (int i = 0; i < 6; ++i) {
        FollowedGame game;
        ASSERT_TRUE(host.wait_for_number(guests->id(), 4 + static_cast<unsigned>(i)));
        game.take_new(host.events(guests->id()));
        const Json question = host.wait_for_question(guests->id(), game.ply());
        ASSERT_TRUE(question.is_object());
        seats.insert(question.at("seat").get<unsigned>());
        ASSERT_TRUE(is_ok(host.ask(
            message("move", guests->id(), {{"ply", game.ply()}, {"move", question.at("moves")[0]}}))));
    }
    EXPECT_EQ(seats.size(), 2U);
    const Json seated = host.get("/api/tables/" + guests->id()).json.at("table").at("seats");
    EXPECT_NE(seated[0].at("name"), seated[1].at("name"));
}

}  // namespace
}  // namespace trencavel::server_tests
