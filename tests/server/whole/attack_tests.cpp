// Guests who want to spoil a table, and what becomes of it: whatever they use up, the others can finish.
#include <gtest/gtest.h>

#include <functional>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

constexpr int kFarTooOften = 1000;

class Attack : public ServerTest {
protected:
    Attack()
        : ServerTest({{"--offers-per-table", "30"}, {"--undos-per-table", "30"}, {"--joins-of-all", "60"}}) {}

    void begin() {
        guests =
            std::make_unique<TableGuests>(server, terms_for(2), std::vector<std::string>{"Anna", "Bert"});
        guests->begin();
    }
    Json ask(unsigned seat, const std::string& type, const Json& fields = Json::object()) {
        return guests->person(seat).ask(message(type, guests->id(), fields));
    }
    Json offer_or_withdraw(unsigned seat, int turn) {
        return ask(seat, "draw", {{"seat", seat}, {"say", turn % 2 == 0 ? "offer" : "withdraw"}});
    }
    /// Does something again and again; how often it was done until it was refused as too much.
    static int used_up(const std::function<Json(int)>& act) {
        for (int i = 0; i < kFarTooOften; ++i) {
            const Json answer = act(i);
            if (says_yes(answer)) continue;
            EXPECT_TRUE(is_refused(answer, "too_many"));
            EXPECT_NE(answer.at("text").get<std::string>().find(" times at a table"), std::string::npos);
            return i;
        }
        return kFarTooOften;
    }
    void expect_game_can_be_finished() {
        guests->play_to_end();
        guests->catch_up();
        EXPECT_EQ(guests->host().get("/api/tables/" + guests->id()).json.at("table").at("phase"), "finished");
    }

    std::unique_ptr<TableGuests> guests;
};

TEST_F(Attack, OffersAndWithdrawalsKeepNobodyFromPlaying) {
    begin();
    EXPECT_EQ(used_up([&](int i) { return offer_or_withdraw(1, i); }), 30);
    EXPECT_TRUE(is_ok(offer_or_withdraw(0, 0))) << "the other has a budget of their own";
    expect_game_can_be_finished();
}

TEST_F(Attack, ARestartGivesNothingBack) {
    begin();
    EXPECT_EQ(used_up([&](int i) { return offer_or_withdraw(1, i); }), 30);
    server.kill();
    server.start();
    for (const unsigned seat : {0U, 1U}) guests->person(seat).close_socket();
    EXPECT_TRUE(is_refused(offer_or_withdraw(1, 0), "too_many"));
    EXPECT_TRUE(is_ok(ask(1, "resign", {{"seat", 1}})));
}

TEST_F(Attack, ManySocketsOfOnePersonHaveOneBudget) {
    begin();
    std::vector<TestPerson> sockets;
    for (int i = 0; i < 5; ++i) sockets.push_back(guests->person(1).same_person());
    EXPECT_EQ(used_up([&](int i) {
                  return sockets[i % 5].ask(message(
                      "draw", guests->id(), {{"seat", 1}, {"say", i % 2 == 0 ? "offer" : "withdraw"}}));
              }),
              30);
    EXPECT_TRUE(is_ok(ask(1, "resign", {{"seat", 1}})));
}

TEST_F(Attack, AStrangerWhoComesAndGoesDoesNotCloseATableForOthers) {
    TestPerson host(server, "Anna");
    Json terms = terms_for(3);
    terms["open"] = true;
    const NewTable table = make_table(host, terms);
    TestPerson stranger(server, "Mallory");
    EXPECT_EQ(used_up([&](int i) {
                  return i % 2 == 0 ? stranger.ask(join_message(table.id, 1))
                                    : stranger.ask(message("leave", table.id, {{"seat", 1}}));
              }),
              40)
        << "20 times down, and up again";
    TestPerson friendly(server, "Bert");
    EXPECT_TRUE(is_ok(friendly.ask(join_message(table.id, 1))));
    EXPECT_TRUE(is_ok(friendly.ask(message("leave", table.id, {{"seat", 1}}))));
    // Anybody can be many guests; then nobody sits down any more, but the host still closes the table.
    for (int i = 0; i < 3; ++i) {
        TestPerson another(server, "Mallory " + std::to_string(i));
        used_up([&](int turn) {
            return turn % 2 == 0 ? another.ask(join_message(table.id, 1))
                                 : another.ask(message("leave", table.id, {{"seat", 1}}));
        });
    }
    EXPECT_TRUE(is_refused(friendly.ask(join_message(table.id, 1)), "too_many"));
    EXPECT_TRUE(is_ok(host.ask(message("close", table.id))));
}

TEST_F(Attack, UndosEndBeforeTheGameDoes) {
    begin();
    int undone = 0;
    Json refused;
    while (refused.is_null() && undone < kFarTooOften) {
        TestPerson& asked = guests->asked();
        ASSERT_TRUE(guests->step());
        guests->catch_up();
        const Json answer = asked.ask(message("undo", guests->id(), {{"ply", guests->ply()}}));
        if (says_yes(answer)) {
            ++undone;
        } else if (answer.at("code") != "no_undo") {
            refused = answer;
        }
        guests->catch_up();
    }
    EXPECT_TRUE(is_refused(refused, "too_many"));
    EXPECT_GE(undone, 30);
    EXPECT_LT(undone, 60) << "of both";
    expect_game_can_be_finished();
}

TEST_F(Attack, MutesAndChatEndBeforeTheGameDoes) {
    begin();
    const std::string other = guests->person(1).id();
    EXPECT_EQ(used_up([&](int i) {
                  return ask(0, "mute", {{"person", other}, {"muted", i % 2 == 0}});
              }),
              100);
    EXPECT_EQ(used_up([&](int i) { return ask(1, "chat", {{"text", std::to_string(i)}}); }), 500);
    EXPECT_TRUE(is_ok(ask(0, "chat", {{"text", "I still may"}})));
    expect_game_can_be_finished();
}

class ManyTables : public ServerTest {
protected:
    ManyTables() : ServerTest({{"--tables-per-socket", "8"}}) {}
};

TEST_F(ManyTables, OneSocketKeepsOnlyAFewInMemory) {
    TestPerson host(server, "Anna");
    Json terms = terms_for(2);
    terms["open"] = true;
    std::vector<std::string> tables;
    for (int i = 0; i < 9; ++i) tables.push_back(make_table(host, terms).id);
    TestPerson anonymous(server, "");
    for (int i = 0; i < 8; ++i) EXPECT_TRUE(is_ok(anonymous.ask(watch_message(tables[i])))) << i;
    const Json refused = anonymous.ask(watch_message(tables[8]));
    EXPECT_TRUE(is_refused(refused, "too_many"));
    EXPECT_NE(refused.at("text").get<std::string>().find("8 tables"), std::string::npos);
    EXPECT_TRUE(is_ok(anonymous.ask(watch_message(tables[0])))) << "one that is watched already";
    EXPECT_TRUE(is_ok(anonymous.ask(message("unwatch", tables[0]))));
    EXPECT_TRUE(is_ok(anonymous.ask(watch_message(tables[8]))));
}

TEST_F(Attack, NobodyWinsByRemovingTheOther) {
    begin();
    guests->play(3);
    EXPECT_TRUE(is_ok(ask(0, "remove", {{"person", guests->person(1).id()}})));
    const Json replaced = guests->host().wait_for_event(guests->id(), "replaced");
    ASSERT_TRUE(replaced.is_object());
    EXPECT_EQ(replaced.at("seat"), 1);
    EXPECT_EQ(replaced.at("reason"), "removed");
    const Json table = guests->host().get("/api/tables/" + guests->id()).json.at("table");
    EXPECT_EQ(table.at("phase"), "running");
    EXPECT_EQ(table.at("seats")[1].at("kind"), "computer");
}

}  // namespace
}  // namespace trencavel::server_tests
