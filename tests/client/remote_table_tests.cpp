// A table as its events tell it.
#include <gtest/gtest.h>

#include "scripted_table.h"

namespace trencavel::client_tests {
namespace {

using client::Heard;
using client::NoticeKind;
using client::Phase;
using client::RemoteTable;
using client::SeatKind;

class RemoteTableTest : public testing::Test {
protected:
    void hear(const Json& event) { ASSERT_EQ(table_.hear(event), Heard::Taken) << table_.problem(); }
    void hear_all(const std::vector<Json>& events) {
        for (const Json& event : events) hear(event);
    }
    std::string hash() const { return hash_text(table_.history().game()); }

    ScriptedTable script_;
    RemoteTable table_{kTable, tiles::Library::builtin()};
};

TEST_F(RemoteTableTest, KnowsWhoSitsWhere) {
    hear(script_.created());
    EXPECT_EQ(table_.phase(), Phase::Open);
    EXPECT_TRUE(table_.has_open_seat());
    EXPECT_EQ(table_.host(), kAnna);
    hear(script_.joined(0));
    hear(script_.joined(1));
    EXPECT_FALSE(table_.has_open_seat());
    EXPECT_TRUE(table_.holds(kAnna, 0));
    EXPECT_FALSE(table_.holds(kAnna, 1));
    EXPECT_EQ(table_.seats()[1].name, "Ben");
    EXPECT_FALSE(table_.asked());
}

TEST_F(RemoteTableTest, PlaysAlongFromTheHeaderOn) {
    hear_all(script_.opening());
    EXPECT_EQ(table_.phase(), Phase::Running);
    EXPECT_EQ(table_.asked(), 0);
    for (int i = 0; i < 20; ++i) hear(script_.first_move());
    EXPECT_EQ(hash(), hash_text(script_.game()));
    EXPECT_EQ(table_.history().moves(), script_.game().moves().size());
}

TEST_F(RemoteTableTest, AWholeGameEndsWithTheServersPoints) {
    hear_all(script_.opening());
    while (!script_.game().snapshot().over) hear(script_.first_move());
    hear(script_.ended("over"));
    EXPECT_EQ(table_.phase(), Phase::Finished);
    EXPECT_EQ(table_.ending()->winners, script_.game().snapshot().winners);
    EXPECT_FALSE(table_.asked());
}

TEST_F(RemoteTableTest, TakesMovesBack) {
    hear_all(script_.opening());
    const std::string before = hash();
    const std::size_t ply = table_.history().moves();
    hear(script_.first_move());
    ASSERT_EQ(script_.asked(), 0u);  // the follower
    hear(script_.undone(0, ply));
    EXPECT_EQ(hash(), before);
    EXPECT_EQ(table_.history().moves(), ply);
    EXPECT_EQ(table_.notices().back().kind, NoticeKind::Undone);
}

TEST_F(RemoteTableTest, AnotherHashIsAMistake) {
    hear_all(script_.opening());
    Json move = script_.first_move();
    move["hash"] = "0123456789abcdef";
    EXPECT_EQ(table_.hear(move), Heard::Wrong);
    EXPECT_NE(table_.problem().find("0123456789abcdef"), std::string::npos) << table_.problem();
    EXPECT_EQ(table_.hear(script_.first_move()), Heard::Wrong) << "nothing is right after it";
}

TEST_F(RemoteTableTest, OtherPointsAtTheEndAreAMistake) {
    hear_all(script_.opening());
    script_.game().end_early({EarlyEndKind::Resigned, 1});
    Json ended = script_.ended("resigned", 1);
    ended["scores"] = {1, 0};
    EXPECT_EQ(table_.hear(ended), Heard::Wrong);
}

TEST_F(RemoteTableTest, AnIllegalMoveIsAMistake) {
    hear_all(script_.opening());
    Json move = script_.first_move();
    move["lines"] = {"place 5,5 r0"};
    EXPECT_EQ(table_.hear(move), Heard::Wrong);
    EXPECT_NE(table_.problem().find("place 5,5 r0"), std::string::npos) << table_.problem();
}

TEST_F(RemoteTableTest, AnEventThatLacksSomethingIsAMistakeAndNoCrash) {
    hear(script_.created());
    for (const char* missing : {"seat", "person", "name"}) {
        RemoteTable fresh(kTable, tiles::Library::builtin());
        ScriptedTable script;
        ASSERT_EQ(fresh.hear(script.created()), Heard::Taken);
        Json joined = script.joined(0);
        joined.erase(missing);
        EXPECT_EQ(fresh.hear(joined), Heard::Wrong) << missing;
    }
    EXPECT_EQ(table_.hear(script_.event("joined", {{"seat", 7}, {"person", kBen}, {"name", "Ben"}})),
              Heard::Wrong);
}

TEST_F(RemoteTableTest, ASeatThatIsNotThereCannotResign) {
    hear_all(script_.opening());
    Json ended = script_.ended("resigned", 200);
    EXPECT_EQ(table_.hear(ended), Heard::Wrong);
    EXPECT_FALSE(table_.history().game().early_end());
}

TEST_F(RemoteTableTest, AClockIsSomebodysAndItsTimesCanBeAddedUp) {
    for (const Json& clock : {Json{{"left", {1000, 2000}}, {"running", 2}},
                              Json{{"left", {1000, 9223372036854775807}}, {"running", 0}},
                              Json{{"left", {1000}}, {"running", 0}}}) {
        RemoteTable fresh(kTable, tiles::Library::builtin());
        ScriptedTable script;
        for (const Json& event : script.opening()) ASSERT_EQ(fresh.hear(event), Heard::Taken);
        Json move = script.first_move();
        move["clock"] = clock;
        EXPECT_EQ(fresh.hear(move), Heard::Wrong) << clock;
    }
}

TEST_F(RemoteTableTest, AGapIsSeenAndWhatIsKnownChangesNothing) {
    const std::vector<Json> events = script_.opening();
    hear(events[0]);
    EXPECT_EQ(table_.hear(events[2]), Heard::Gap);
    EXPECT_EQ(table_.number(), 1u);
    hear(events[1]);
    EXPECT_EQ(table_.hear(events[0]), Heard::Known);
    EXPECT_EQ(table_.hear(events[1]), Heard::Known);
    hear(events[2]);
    hear(events[3]);
    EXPECT_EQ(table_.number(), 4u);
}

TEST_F(RemoteTableTest, ChatAndDrawsAreNoticesWithTheirPlace) {
    hear_all(script_.opening());
    hear(script_.first_move());
    hear(script_.event("chat", {{"person", kBen}, {"name", "Ben"}, {"text", "hello"}}));
    EXPECT_EQ(table_.notices().back().text, "hello");
    EXPECT_EQ(table_.notices().back().seat, 1);
    EXPECT_EQ(table_.notices().back().ply, table_.history().moves());
    hear(script_.event("draw", {{"seat", 1}, {"say", "offer"}}));
    EXPECT_EQ(table_.drawn_by(), 2u);
    hear(script_.event("draw", {{"seat", 0}, {"say", "decline"}}));
    EXPECT_EQ(table_.drawn_by(), 0u);
}

TEST_F(RemoteTableTest, AMoveOfAnotherSeatLetsAnOfferLapse) {
    hear_all(script_.opening());
    hear(script_.event("draw", {{"seat", 1}, {"say", "offer"}}));
    hear(script_.first_move());
    EXPECT_EQ(table_.drawn_by(), 0u);
}

TEST_F(RemoteTableTest, ASeatIsLeftAndTakenOver) {
    hear_all(script_.opening());
    hear(script_.event("left", {{"seat", 1}}));
    EXPECT_EQ(table_.seats()[1].kind, SeatKind::Left);
    EXPECT_FALSE(table_.holds(kBen, 1));
    EXPECT_EQ(table_.seats()[1].person, kBen) << "it can be taken again";
    hear(script_.event(
        "replaced",
        {{"seat", 1}, {"level", "greedy"}, {"name", "greedy"}, {"reason", "left"}, {"clock", nullptr}}));
    EXPECT_EQ(table_.seats()[1].kind, SeatKind::Computer);
    EXPECT_EQ(table_.seats()[1].name, "greedy");
}

TEST_F(RemoteTableTest, BeforeTheStartALeftSeatIsOpenAgain) {
    hear(script_.created());
    hear(script_.joined(0));
    hear(script_.event("left", {{"seat", 0}}));
    EXPECT_EQ(table_.seats()[0].kind, SeatKind::Open);
}

TEST_F(RemoteTableTest, ReadsTheClocks) {
    hear_all(script_.opening());
    Json move = script_.first_move();
    move["clock"] = {{"left", {52000, 60000}}, {"running", 0}};
    hear(move);
    ASSERT_TRUE(table_.clock());
    EXPECT_EQ(table_.clock()->left_ms, (std::vector<std::int64_t>{52000, 60000}));
    EXPECT_EQ(table_.clock()->running, 0);
    EXPECT_EQ(table_.clock()->at, move["at"].get<std::int64_t>());
}

TEST_F(RemoteTableTest, HearsWhoIsThere) {
    hear_all(script_.opening());
    table_.hear_presence({{"type", "present"}, {"seats", {true, false}}, {"watchers", 3}});
    EXPECT_TRUE(table_.seats()[0].present);
    EXPECT_FALSE(table_.seats()[1].present);
    EXPECT_EQ(table_.watchers(), 3u);
    table_.hear_presence({{"type", "present"}, {"seats", "nonsense"}});
    table_.hear_presence({{"type", "present"}, {"seats", {false, "nonsense"}}, {"watchers", 4}});
    table_.hear_presence({{"type", "present"}, {"seats", {false, true}}, {"watchers", "nonsense"}});
    EXPECT_TRUE(table_.seats()[0].present) << "what cannot be read changes nothing";
    EXPECT_EQ(table_.watchers(), 3u);
}

TEST_F(RemoteTableTest, ATableThatIsClosedIsAborted) {
    hear(script_.created());
    hear(script_.event("ended", {{"reason", "aborted"},
                                 {"seat", nullptr},
                                 {"scores", Json::array()},
                                 {"winners", Json::array()},
                                 {"secret", "00"}}));
    EXPECT_EQ(table_.phase(), Phase::Aborted);
    EXPECT_EQ(table_.ending()->reason, "aborted");
}

}  // namespace
}  // namespace trencavel::client_tests
