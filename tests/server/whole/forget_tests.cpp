// Who is deleted leaves no name and no word behind: not in events, lists or records.
#include <gtest/gtest.h>

#include <filesystem>

#include "record/replay.h"
#include "server/support/table_guests.h"
#include "support/files.h"
#include "tables/fair_draw.h"

namespace trencavel::server_tests {
namespace {

constexpr const char* kName = "Xanthippe";
constexpr const char* kWord = "Unforgettable";

class Forget : public ServerTest {
protected:
    static void chat(TestPerson& person, const std::string& table) {
        EXPECT_TRUE(is_ok(person.ask(message("chat", table, {{"text", kWord}}))));
    }
    static void remove(TestPerson& person) {
        EXPECT_EQ(person.request("DELETE", "/api/me", {{"confirm", "delete"}}).status, 200U);
    }
    /// All that a newcomer can learn of a table.
    std::string all_of(const std::string& table) {
        TestPerson reader(server, "Reader");
        const Json answer = reader.ask(watch_message(table));
        EXPECT_TRUE(is_ok(answer));
        std::string text = answer.dump();
        EXPECT_TRUE(reader.wait_for_number(table, answer.value("number", 0U)));
        for (const std::string& event : reader.events(table)) text += event + "\n";
        for (const char* list : {"open", "finished"})
            text += reader.get(std::string("/api/tables?list=") + list).raw.body;
        text += reader.get("/api/tables/" + table).raw.body;
        return text + reader.get("/api/tables/" + table + "/record").raw.body;
    }
    void expect_forgotten(const std::string& table) {
        for (int life = 0; life < 2; ++life) {
            const std::string text = all_of(table);
            EXPECT_EQ(text.find(kName), text.npos) << text.substr(text.find(kName), 200);
            EXPECT_EQ(text.find(kWord), text.npos) << text.substr(text.find(kWord), 200);
            server.kill();
            server.start();
        }
    }
};

TEST_F(Forget, PersonIsGone) {
    TestPerson person(server, kName);
    ASSERT_EQ(person.post("/api/account", {{"name", "xan"}, {"passphrase", "correct horse"}}).status, 200U);
    TestPerson phone = person.same_person();
    EXPECT_TRUE(is_ok(phone.ask({{"type", "hello"}, {"language", "en"}})));
    EXPECT_TRUE(is_refused(person.request("DELETE", "/api/me"), "bad_field", 400))
        << "only if it is confirmed";
    EXPECT_FALSE(person.get("/api/me").json.at("person").is_null());
    remove(person);
    EXPECT_TRUE(phone.wait_until([&] { return !phone.byes.empty(); })) << "sockets are closed";
    EXPECT_TRUE(person.get("/api/me").json.at("person").is_null());
    EXPECT_EQ(person.post("/api/login", {{"name", "xan"}, {"passphrase", "correct horse"}}).status, 401U);
    TestPerson other(server, "Other");
    EXPECT_EQ(other.post("/api/account", {{"name", "xan"}, {"passphrase", "another one"}}).status, 200U)
        << "the account's name is free again";
}

TEST_F(Forget, NameAndChatOfAFinishedGameAreGoneAndItStillReplays) {
    TableGuests guests(server, terms_for(2), {kName, "Bert"});
    guests.begin();
    guests.play(6);
    chat(guests.host(), guests.id());
    EXPECT_TRUE(is_ok(guests.person(1).ask(message("resign", guests.id(), {{"seat", 1}}))));
    remove(guests.host());
    expect_forgotten(guests.id());
    const std::string record = guests.person(1).get("/api/tables/" + guests.id() + "/record").raw.body;
    EXPECT_TRUE(record::replay(record, tiles::Library::builtin()).problems.empty());
    EXPECT_TRUE(server::verify(record, tiles::Library::builtin()));
    EXPECT_NE(record.find("Bert"), record.npos);
}

TEST_F(Forget, NothingIsLeftInTheFiles) {
    TestPerson person(server, kName);
    const NewTable table = make_table(person, terms_for(2));
    EXPECT_TRUE(is_ok(person.ask(join_message(table.id, 0))));
    chat(person, table.id);
    const auto is_in_files = [&](const std::string& text) {
        for (const auto& file : std::filesystem::directory_iterator(server.data())) {
            if (file.is_regular_file() && trencavel::text_of(file.path()).find(text) != text.npos)
                return true;
        }
        return false;
    };
    EXPECT_TRUE(is_in_files(kWord)) << "the test would see it";
    remove(person);
    // A reader may have been in the way; then the next thing that is stored clears it away.
    EXPECT_TRUE(eventually([&] {
        const TestPerson next(server, "Next");
        return !is_in_files(kName) && !is_in_files(kWord);
    }));
}

TEST_F(Forget, BothPlayersCanBeForgotten) {
    TableGuests guests(server, terms_for(2), {kName, std::string(kName) + "2"});
    guests.begin();
    guests.play(4);
    for (const unsigned seat : {0U, 1U}) chat(guests.person(seat), guests.id());
    for (const unsigned seat : {0U, 1U}) remove(guests.person(seat));
    expect_forgotten(guests.id());
    TestPerson reader(server, "Reader");
    EXPECT_EQ(reader.get("/api/tables/" + guests.id()).json.at("table").at("phase"), "finished");
}

TEST_F(Forget, SeatOfARunningGameIsResignedByTwoAndGoesToTheComputerAmongThree) {
    TableGuests two(server, terms_for(2), {"Anna", kName});
    two.begin();
    remove(two.person(1));
    const Json ended = two.host().wait_for_event(two.id(), "ended");
    ASSERT_TRUE(ended.is_object());
    EXPECT_EQ(ended.at("reason"), "resigned");
    EXPECT_EQ(ended.at("seat"), 1);
    TableGuests three(server, terms_for(3), {"Anna", kName, "Clara"});
    three.begin();
    remove(three.person(1));
    const Json replaced = three.host().wait_for_event(three.id(), "replaced");
    ASSERT_TRUE(replaced.is_object());
    EXPECT_EQ(replaced.at("reason"), "deleted");
    expect_forgotten(three.id());
}

TEST_F(Forget, SeatOfATableThatHasNotBegunIsOpenAgain) {
    TableGuests guests(server, terms_for(2), {"Anna", kName});
    guests.sit_down();
    chat(guests.person(1), guests.id());
    remove(guests.person(1));
    expect_forgotten(guests.id());
    const Json table = guests.host().get("/api/tables/" + guests.id()).json.at("table");
    EXPECT_EQ(table.at("seats").at(1).at("kind"), "open");
}

TEST_F(Forget, ChatOfASpectatorIsGoneToo) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    TestPerson spectator(server, kName);
    chat(spectator, guests.id());
    remove(spectator);
    expect_forgotten(guests.id());
}

TEST_F(Forget, SoIsWhoeverSatThereBefore) {
    TableGuests guests(server, terms_for(3), {"Anna", kName, "Clara"});
    guests.begin();
    chat(guests.person(1), guests.id());
    EXPECT_TRUE(is_ok(guests.person(1).ask(message("resign", guests.id(), {{"seat", 1}}))));
    remove(guests.person(1));
    expect_forgotten(guests.id());
}

TEST_F(Forget, SoIsWhoeverLeftBeforeTheStart) {
    TableGuests guests(server, terms_for(2), {"Anna", kName});
    guests.sit_down();
    chat(guests.person(1), guests.id());
    EXPECT_TRUE(is_ok(guests.person(1).ask(message("leave", guests.id(), {{"seat", 1}}))));
    remove(guests.person(1));
    expect_forgotten(guests.id());
}

TEST_F(Forget, NumbersOfEventsStayAsTheyWere) {
    TableGuests guests(server, terms_for(2), {kName, "Bert"});
    guests.begin();
    guests.play(3);
    chat(guests.host(), guests.id());
    EXPECT_TRUE(is_ok(guests.person(1).ask(message("resign", guests.id(), {{"seat", 1}}))));
    guests.catch_up();
    const std::vector<std::string> before = guests.person(1).events(guests.id());
    remove(guests.host());
    TestPerson reader(server, "Reader");
    ASSERT_TRUE(is_ok(reader.ask(watch_message(guests.id()))));
    ASSERT_TRUE(reader.wait_for_number(guests.id(), before.size()));
    const std::vector<std::string>& after = reader.events(guests.id());
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        const std::string kind = Json::parse(after[i]).at("kind").get<std::string>();
        if (kind == "move" || kind == "ended" || kind == "created") {
            EXPECT_EQ(after[i], before[i]);
        }
    }
}

}  // namespace
}  // namespace trencavel::server_tests
