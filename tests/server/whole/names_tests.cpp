// What people write, and what they could hide in it: names that cannot be seen, that turn the text around, or
// that look like somebody else's; and the same in the chat.
#include <gtest/gtest.h>

#include <array>

#include "bots/bots.h"
#include "games/catalogue.h"
#include "record/replay.h"
#include "server/people/names.h"
#include "server/people/reserved_names.h"
#include "server/store/open_store.h"
#include "server/support/table_guests.h"
#include "tables/names.h"

namespace trencavel::server_tests {
namespace {

constexpr const char* kCyrillicAnna = "\u0410nna";

struct Trick {
    const char* name;
    const char* told;  // what the refusal says of it
};

constexpr Trick kTricks[] = {
    {"An\u200Bna", "Character 3 of this name is not allowed: U+200B (ZERO WIDTH SPACE)."},
    {"\u202EannA", "Character 1 of this name is not allowed: U+202E (RIGHT-TO-LEFT OVERRIDE)."},
    {"Anna\u2067", "Character 5 of this name is not allowed: U+2067 (RIGHT-TO-LEFT ISOLATE)."},
    {"An\x1bna", "Character 3 of this name is not allowed: U+001B."},
    {"\u3164", "Character 1 of this name is not allowed: U+3164 (HANGUL FILLER)."},
    {"\u2800\u2800", "Character 1 of this name is not allowed: U+2800 (BRAILLE PATTERN BLANK)."},
    {"\u200D", "A name needs at least one letter, digit or emoji."},
    {"\u00a0\u3000", "A name needs at least one letter, digit or emoji."},
    {"?", "A name needs at least one letter, digit or emoji."},
    {"\uFF1F", "A name needs at least one letter, digit or emoji."},
    {"level8",
     "The name “level8” is reserved for computer players and the server. Please choose another one."},
    {"L\u0435vel 8",
     "The name “L\u0435vel 8” is reserved for computer players and the server. Please choose another one."},
    {"Anna \"Bo\"", "Character 6 of this name is not allowed: \" (U+0022)."},
};

class NameAttack : public ServerTest {
protected:
    static testing::AssertionResult is_told(const Json& answer, const std::string& text) {
        if (!is_refused(answer, "bad_field")) return is_refused(answer, "bad_field");
        if (answer.at("about") == "name" && answer.at("text") == text) return testing::AssertionSuccess();
        return testing::AssertionFailure() << "answered " << answer;
    }
    Json table_of(const std::string& id) {
        TestPerson reader(server, "");
        return reader.get("/api/tables/" + id).json.at("table");
    }
    std::string seat_name(const std::string& table, unsigned seat) {
        return table_of(table).at("seats").at(seat).value("name", "");
    }
    static Json chat(TestPerson& person, const std::string& table, const std::string& text) {
        return person.ask(message("chat", table, {{"text", text}}));
    }
    /// The last that was said at the table, as everybody hears it.
    static Json last_said(TestPerson& person, const std::string& table) {
        EXPECT_TRUE(person.wait_for_number(table, person.told_number(table)));
        return Json::parse(person.events(table).back());
    }
    /// As a server of an earlier version would have stored it.
    void store(const server::Write& write) {
        const Result<std::unique_ptr<server::Store>> opened =
            server::open_store(server.database(), server::Access::Write, server::IfMissing::Refuse);
        ASSERT_TRUE(opened) << opened.error();
        ASSERT_EQ(opened.value()->write({&write, 1})[0].status, server::WriteStatus::Done);
    }
    std::string stored_event(const std::string& table, unsigned number) {
        const Result<std::unique_ptr<server::Store>> opened =
            server::open_store(server.database(), server::Access::Read, server::IfMissing::Refuse);
        return opened ? opened.value()->load(table, number - 1).value().at(0).body : std::string();
    }
};

TEST_F(NameAttack, NobodyHidesBehindCharactersThatCannotBeSeen) {
    TestPerson nobody(server, "");
    TestPerson anna(server, "Anna");
    const NewTable table = make_table(anna, terms_for(2));
    for (const Trick& trick : kTricks) {
        EXPECT_TRUE(is_told(nobody.post("/api/people", {{"name", trick.name}}).json, trick.told))
            << trick.name;
        EXPECT_TRUE(is_told(anna.request("PATCH", "/api/me", {{"name", trick.name}}).json, trick.told))
            << trick.name;
        Json join = join_message(table.id, 0);
        join["name"] = trick.name;
        EXPECT_TRUE(is_told(anna.ask(join), trick.told)) << trick.name;
    }
    EXPECT_EQ(anna.get("/api/me").json.at("person").at("name"), "Anna");
    EXPECT_EQ(table_of(table.id).at("number"), 1) << "nothing has changed";
}

TEST_F(NameAttack, RefusalsNameTheCharacterInTheLanguageOfTheReader) {
    TestPerson anna(server, "Anna");
    anna.language = "de";
    EXPECT_TRUE(is_told(anna.request("PATCH", "/api/me", {{"name", "Anna\u202E"}}).json,
                        "Das 5. Zeichen dieses Namens ist nicht erlaubt: U+202E (RIGHT-TO-LEFT OVERRIDE)."));
    const NewTable table = make_table(anna, terms_for(2));
    EXPECT_TRUE(is_ok(anna.ask({{"type", "hello"}, {"language", "de"}})));
    Json join = join_message(table.id, 0);
    join["name"] = "level8";
    EXPECT_TRUE(is_told(
        anna.ask(join),
        "Der Name „level8“ ist Computerspielern und dem Server vorbehalten. Bitte wähle einen anderen."));
}

TEST_F(NameAttack, NamesAreKeptInOneSpelling) {
    TestPerson nobody(server, "");
    const HttpAnswer made = nobody.post("/api/people", {{"name", "  Ａｎｎａ \u00a0 Bo\uFE0F "}});
    ASSERT_EQ(made.status, 201U) << made.raw.body;
    EXPECT_EQ(made.json.at("person").at("name"), "Anna Bo");
}

TEST_F(NameAttack, ThreeAnnasAtATableAreToldApartEverywhere) {
    TableGuests guests(server, terms_for(3), {"Anna", kCyrillicAnna, "ANNA"});
    guests.begin();
    const std::vector<std::string> names = {"Anna", std::string(kCyrillicAnna) + " 2", "ANNA 3"};
    for (unsigned seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(seat_name(guests.id(), seat), names[seat]);
        EXPECT_TRUE(is_ok(chat(guests.person(seat), guests.id(), "It is me!")));
        EXPECT_EQ(last_said(guests.person(seat), guests.id()).at("name"), names[seat]);
    }
    const std::string record = guests.host().get("/api/tables/" + guests.id() + "/record").raw.body;
    const record::Replay replay = record::replay(record, tiles::Library::builtin());
    ASSERT_TRUE(replay.problems.empty());
    EXPECT_EQ(replay.game->setup().players, names);
}

TEST_F(NameAttack, NobodyWritesUnderTheNameOfAPlayer) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    Guest& double_of_anna = guests.add_spectator(kCyrillicAnna);
    const std::string called = std::string(kCyrillicAnna) + " 2";
    EXPECT_TRUE(is_ok(chat(double_of_anna.person, guests.id(), "I resign")));
    EXPECT_EQ(last_said(double_of_anna.person, guests.id()).at("name"), called);
    Guest& third = guests.add_spectator("anna");
    EXPECT_TRUE(is_ok(chat(third.person, guests.id(), "Me too")));
    EXPECT_EQ(last_said(third.person, guests.id()).at("name"), "anna 3");
    EXPECT_TRUE(is_ok(chat(double_of_anna.person, guests.id(), "And again")));
    EXPECT_EQ(last_said(double_of_anna.person, guests.id()).at("name"), called) << "the same as before";
}

TEST_F(NameAttack, NobodyTakesTheNameOfWhoeverHasWritten) {
    TestPerson anna(server, "Anna");
    const NewTable table = make_table(anna, terms_for(2));
    EXPECT_TRUE(is_ok(anna.ask(join_message(table.id, 0))));
    EXPECT_TRUE(is_ok(chat(anna, table.id, "I have to go")));
    EXPECT_TRUE(is_ok(anna.ask(message("leave", table.id, {{"seat", 0}}))));
    TestPerson other(server, "anna");
    server.kill();
    server.start();
    other.close_socket();
    anna.close_socket();
    EXPECT_TRUE(is_ok(other.ask(join_message(table.id, 0))));
    EXPECT_EQ(seat_name(table.id, 0), "anna 2");
    EXPECT_TRUE(is_ok(anna.ask(join_message(table.id, 1))));
    EXPECT_EQ(seat_name(table.id, 1), "Anna") << "whose name it is";
}

TEST_F(NameAttack, ChatHidesNothing) {
    TestPerson anna(server, "Anna");
    const NewTable table = make_table(anna, terms_for(2));
    EXPECT_TRUE(is_ok(anna.ask(watch_message(table.id))));
    const std::string emoji = "👩\u200D🚀 ❤\uFE0F\u200D🔥";
    EXPECT_TRUE(is_ok(chat(anna, table.id, "\u202Eno\u202C \u200Bway\u2066 " + emoji)));
    EXPECT_EQ(last_said(anna, table.id).at("text"), "no way " + emoji);
    EXPECT_TRUE(is_ok(chat(anna, table.id, "one\r\n\r\n\r\n\r\ntwo")));
    EXPECT_EQ(last_said(anna, table.id).at("text"), "one\n\ntwo");
    for (const char* nothing : {"\u200B", "\u202E\u202C", "\u3164", "\u2800", "\u200D"}) {
        const Json answer = chat(anna, table.id, nothing);
        EXPECT_TRUE(is_refused(answer, "bad_field"));
        EXPECT_EQ(answer.at("text"), "There is nothing to read in this message.");
    }
    const Json answer = chat(anna, table.id, "red: \x1b[31m");
    EXPECT_TRUE(is_refused(answer, "bad_field"));
    EXPECT_EQ(answer.at("text"), "Character 6 of this message is not allowed: U+001B.");
    EXPECT_EQ(answer.at("about"), "text");
}

TEST_F(NameAttack, NamesOfEarlierVersionsStillPlay) {
    TestPerson anna(server, "Anna");
    TestPerson bert(server, "Bert");
    const NewTable table = make_table(anna, terms_for(2));
    EXPECT_TRUE(is_ok(anna.ask(join_message(table.id, 0))));
    EXPECT_TRUE(is_ok(chat(anna, table.id, "Hi")));
    server.kill();
    for (const unsigned number : {2U, 3U}) {
        Json event = Json::parse(stored_event(table.id, number));
        ASSERT_EQ(event.at("name"), "Anna");
        event["name"] = "level8\u202E";
        store(server::Rewrite{table.id, number, event.dump()});
    }
    store(server::PutPerson{{anna.id(), "level8\u202E", {}, {}, 1}});
    store(server::PutPerson{{bert.id(), "\u3164", {}, {}, 1}});
    server.start();
    anna.close_socket();
    bert.close_socket();
    EXPECT_EQ(seat_name(table.id, 0), "level8\u202E") << "what has happened stays as it was";
    EXPECT_EQ(anna.get("/api/me").json.at("person").at("name"), "Guest level8");
    EXPECT_TRUE(is_ok(bert.ask(join_message(table.id, 1))));
    EXPECT_EQ(seat_name(table.id, 1), "Guest");
    EXPECT_TRUE(is_ok(anna.ask(message("start", table.id))));
    EXPECT_TRUE(is_ok(chat(anna, table.id, "Hi again")));
    const std::string record = anna.get("/api/tables/" + table.id + "/record").raw.body;
    EXPECT_TRUE(record::replay(record, tiles::Library::builtin()).problems.empty()) << record;
}

TEST(ReservedNames, HoldEveryComputerPlayer) {
    for (const BotInfo& bot : bots()) {
        EXPECT_TRUE(server::is_reserved(bot.name)) << bot.name;
        EXPECT_TRUE(server::is_reserved(bot.title)) << bot.title;
    }
}

TEST(AllowedNames, CanBeWrittenInARecord) {
    for (const char* name :
         {"Anna", "x", "Jürgen 🐉", "#", "a#b c", "O'Brien", "\uFF02", "\"", "\t", "\x7f"}) {
        const server::Outcome<std::string> kept = server::name_from(name, Language::English);
        EXPECT_EQ(kept ? name_problem(kept.value()) : "", "") << name;
    }
    EXPECT_EQ(name_problem(server::numbered_name(std::string(64, 'x'), 2)), "");
}

}  // namespace
}  // namespace trencavel::server_tests
