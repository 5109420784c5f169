// Coming back: a client that has seen event n gets n + 1 and all after it, the same bytes whenever they are
// sent.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

using Texts = std::vector<std::string>;

/// What a newcomer is told who has seen `from` events, page after page.
Texts events_after(TestPerson& person, const std::string& table, unsigned from, unsigned* pages = nullptr) {
    person.events(table).clear();
    for (bool more = true; more;) {
        const Json answer = person.ask(watch_message(table, from));
        EXPECT_TRUE(is_ok(answer));
        if (!answer.value("ok", false)) return {};
        const unsigned last = answer.at("number").get<unsigned>();
        EXPECT_TRUE(last == from || person.wait_for_number(table, last));
        more = answer.value("more", false);
        from = last;
        if (pages != nullptr) ++*pages;
    }
    return person.events(table);
}

void expect_tail(const Texts& told, const Texts& all, unsigned from) {
    ASSERT_EQ(told.size(), all.size() - from) << "from " << from;
    for (std::size_t i = 0; i < told.size(); ++i) ASSERT_EQ(told[i], all[from + i]) << "from " << from;
}

class Resume : public ServerTest {
protected:
    /// A game in which everything happens that events tell of, as far as two people can do it.
    Texts eventful_game(TableGuests& guests) {
        Guest& spectator = guests.add_spectator("Clara");
        guests.sit_down();
        guests.watch();
        EXPECT_TRUE(is_ok(guests.person(1).ask(message("leave", guests.id(), {{"seat", 1}}))));
        EXPECT_TRUE(is_ok(guests.person(1).ask(join_message(guests.id(), 1))));
        EXPECT_TRUE(is_ok(guests.host().ask(message("start", guests.id()))));
        chat_and_draw(guests, spectator);
        undo_something(guests);
        guests.play(24);
        EXPECT_TRUE(is_ok(guests.person(1).ask(message("leave", guests.id(), {{"seat", 1}}))));
        EXPECT_TRUE(is_ok(guests.person(1).ask(join_message(guests.id(), 1))));
        EXPECT_TRUE(is_ok(guests.person(1).ask(message("resign", guests.id(), {{"seat", 1}}))));
        EXPECT_TRUE(is_ok(guests.person(1).ask(message("chat", guests.id(), {{"text", "gg"}}))));
        guests.catch_up();
        EXPECT_TRUE(spectator.person.wait_for_number(guests.id(), guests.game().number()));
        return spectator.person.events(guests.id());
    }

    void chat_and_draw(TableGuests& guests, Guest& spectator) {
        const std::string& table = guests.id();
        EXPECT_TRUE(is_ok(guests.host().ask(message("chat", table, {{"text", "Grüße \"<b>\" \\ \n 𝕏"}}))));
        EXPECT_TRUE(is_ok(spectator.person.ask(message("chat", table, {{"text", "hello"}}))));
        const Json person = {{"person", spectator.person.id()}, {"muted", true}};
        EXPECT_TRUE(is_ok(guests.host().ask(message("mute", table, person))));
        EXPECT_TRUE(is_ok(guests.host().ask(message("draw", table, {{"seat", 0}, {"say", "offer"}}))));
        EXPECT_TRUE(is_ok(guests.person(1).ask(message("draw", table, {{"seat", 1}, {"say", "decline"}}))));
    }

    void undo_something(TableGuests& guests) {
        for (bool taken_back = false; !taken_back;) {
            TestPerson& player = guests.asked();
            ASSERT_TRUE(guests.step());
            guests.catch_up();
            taken_back = player.ask(message("undo", guests.id(), {{"ply", guests.ply()}})).value("ok", false);
        }
        guests.catch_up();
    }
};

TEST_F(Resume, FromEveryNumberTheRestComesWithTheSameBytes) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    const Texts all = eventful_game(guests);
    ASSERT_GT(all.size(), 35U);
    TestPerson newcomer(server, "");
    for (unsigned from = 0; from <= all.size(); ++from)
        expect_tail(events_after(newcomer, guests.id(), from), all, from);
    const Json beyond = newcomer.ask(watch_message(guests.id(), static_cast<unsigned>(all.size()) + 1));
    EXPECT_TRUE(is_refused(beyond, "bad_field"));
    EXPECT_EQ(beyond.value("about", ""), "from");
}

TEST_F(Resume, AfterARestartTheBytesAreTheSame) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    const Texts all = eventful_game(guests);
    for (const unsigned guest : {0U, 1U, 2U}) guests.person(guest).close_socket();
    EXPECT_EQ(server.stop(), 0);
    server.start();
    TestPerson newcomer(server, "");
    for (const unsigned from : {0U, 1U, 17U})
        expect_tail(events_after(newcomer, guests.id(), from), all, from);
    server.kill();
    server.start();
    TestPerson another(server, "");
    expect_tail(events_after(another, guests.id(), 0), all, 0);
    FollowedGame game;
    game.take_new(another.events(guests.id()));
    EXPECT_EQ(game.ended().value("reason", ""), "resigned");
}

TEST_F(Resume, LongHistoryComesInPagesAndThenGoesOnLive) {
    TableGuests guests(server, terms_for(2, "wheel", {"bridges", "castles", "bazaars"}), {"Anna", "Bert"});
    guests.begin();
    guests.play(20);
    const std::string text(490, 'x');
    for (int batch = 0; batch < 3; ++batch) {
        for (int i = 0; i < 100; ++i) guests.host().send(message("chat", guests.id(), {{"text", text}}));
        ASSERT_TRUE(guests.host().wait_for_number(guests.id(), guests.game().number() + 100));
        guests.catch_up();
    }
    const Texts all = guests.host().events(guests.id());
    TestPerson newcomer(server, "");
    unsigned pages = 0;
    expect_tail(events_after(newcomer, guests.id(), 0, &pages), all, 0);
    EXPECT_GT(pages, 1U);
    ASSERT_TRUE(is_ok(guests.host().ask(message("chat", guests.id(), {{"text", "live"}}))));
    EXPECT_TRUE(newcomer.wait_for_number(guests.id(), all.size() + 1));
}

TEST_F(Resume, GameGoesOnAfterACrashWhereItStood) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    guests.play(12);
    server.kill();
    server.start();
    for (const unsigned seat : {0U, 1U}) guests.person(seat).close_socket();
    guests.watch();
    guests.play(12);
    EXPECT_GT(guests.game().hashes_compared(), 24U);
}

TEST_F(Resume, UnwatchEndsTheEvents) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    Guest& spectator = guests.add_spectator();
    EXPECT_TRUE(is_ok(spectator.person.ask(message("unwatch", guests.id()))));
    guests.sit_down();
    EXPECT_TRUE(is_ok(spectator.person.ask({{"type", "hello"}, {"language", "en"}})));
    EXPECT_EQ(spectator.person.events(guests.id()).size(), 1U);
}

}  // namespace
}  // namespace trencavel::server_tests
