// Lists of tables, page by page, and tables that are in none because they need an invitation.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

class Lists : public ServerTest {
protected:
    /// The ids of all pages, in their order.
    std::vector<std::string> all(TestPerson& person, const std::string& list, unsigned size,
                                 unsigned* pages = nullptr) {
        std::vector<std::string> ids;
        std::string after;
        do {
            const HttpAnswer page =
                person.get("/api/tables?list=" + list + "&size=" + std::to_string(size) + after);
            EXPECT_EQ(page.status, 200U) << page.raw.body;
            if (page.status != 200) return ids;
            EXPECT_LE(page.json.at("tables").size(), size);
            for (const Json& table : page.json.at("tables")) ids.push_back(table.at("id").get<std::string>());
            const Json& next = page.json.at("next");
            after = next.is_null() ? std::string() : "&after=" + next.get<std::string>();
            if (pages != nullptr) ++*pages;
        } while (!after.empty());
        return ids;
    }
    static bool contains(const std::vector<std::string>& ids, const std::string& id) {
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    }
};

TEST_F(Lists, PagesHoldEveryTableOnce) {
    TestPerson host(server, "Anna");
    TestPerson nobody(server, "");
    std::set<std::string> made;
    for (int i = 0; i < 23; ++i) made.insert(make_table(host, terms_for(2)).id);
    for (const unsigned size : {1U, 7U, 23U, 50U}) {
        unsigned pages = 0;
        const std::vector<std::string> ids = all(nobody, "open", size, &pages);
        EXPECT_EQ(ids.size(), 23U);
        EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()), made);
        EXPECT_EQ(pages, (23 + size - 1) / size);
    }
    const HttpAnswer first = nobody.get("/api/tables");
    EXPECT_EQ(first.json.at("tables").size(), 20U) << "open tables, twenty at a time";
}

TEST_F(Lists, WrongQuestionsAreRefused) {
    TestPerson host(server, "Anna");
    make_table(host, terms_for(2));
    make_table(host, terms_for(2));
    const std::string token = host.get("/api/tables?list=open&size=1").json.at("next").get<std::string>();
    EXPECT_TRUE(is_refused(host.get("/api/tables?list=all"), "bad_field", 400));
    for (const char* size : {"0", "51", "-1", "x", "1x", ""})
        EXPECT_TRUE(is_refused(host.get(std::string("/api/tables?list=open&size=") + size), "bad_field", 400))
            << size;
    EXPECT_TRUE(is_refused(host.get("/api/tables?list=open&after=nonsense"), "bad_field", 400));
    EXPECT_TRUE(is_refused(host.get("/api/tables?list=own&after=" + token), "bad_field", 400))
        << "of another list";
    TestPerson nobody(server, "");
    EXPECT_TRUE(is_refused(nobody.get("/api/tables?list=own"), "no_person", 401));
}

TEST_F(Lists, TablesMoveFromListToListAsTheyGoOn) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    TestPerson nobody(server, "");
    TestPerson& bert = guests.person(1);
    EXPECT_TRUE(contains(all(nobody, "open", 20), guests.id()));
    EXPECT_TRUE(contains(all(guests.host(), "own", 20), guests.id())) << "as host";
    EXPECT_FALSE(contains(all(bert, "own", 20), guests.id()));
    guests.begin();
    EXPECT_FALSE(contains(all(nobody, "open", 20), guests.id())) << "nobody can join any more";
    EXPECT_TRUE(contains(all(bert, "own", 20), guests.id())) << "holds a seat";
    EXPECT_FALSE(contains(all(nobody, "finished", 20), guests.id()));
    EXPECT_TRUE(is_ok(bert.ask(message("resign", guests.id(), {{"seat", 1}}))));
    EXPECT_TRUE(contains(all(nobody, "finished", 20), guests.id()));
    EXPECT_TRUE(contains(all(bert, "own", 20), guests.id()));
}

TEST_F(Lists, FullTablesCannotBeJoinedAndAreNotOffered) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.sit_down();
    TestPerson nobody(server, "");
    EXPECT_FALSE(contains(all(nobody, "open", 20), guests.id()))
        << "`open`: tables that may be joined by anyone";
}

TEST_F(Lists, OwnTablesThatGoOnComeFirst) {
    TestPerson host(server, "Anna");
    const NewTable done = make_table(host, terms_for(2));
    const NewTable waiting = make_table(host, terms_for(2));
    EXPECT_TRUE(is_ok(host.ask(message("close", done.id))));
    EXPECT_EQ(all(host, "own", 1), (std::vector<std::string>{waiting.id, done.id}));
}

TEST_F(Lists, InvitationTablesAreInNoListOfOthers) {
    Json terms = terms_for(2);
    terms["open"] = false;
    TableGuests guests(server, terms, {"Anna", "Bert"});
    ASSERT_EQ(guests.table().invitation.size(), 32U) << "128 bits";
    TestPerson stranger(server, "Clara");
    EXPECT_FALSE(contains(all(stranger, "open", 20), guests.id()));
    EXPECT_TRUE(contains(all(guests.host(), "own", 20), guests.id()));
    EXPECT_TRUE(is_refused(stranger.ask(watch_message(guests.id())), "not_found"));
    EXPECT_TRUE(is_refused(stranger.ask(watch_message(guests.id(), 0, std::string(32, '0'))), "not_found"));
    EXPECT_TRUE(is_refused(stranger.ask(join_message(guests.id(), 0)), "not_found"));
    EXPECT_TRUE(is_ok(stranger.ask(watch_message(guests.id(), 0, guests.table().invitation))));
    guests.sit_down();
    guests.watch();
    EXPECT_TRUE(is_ok(guests.host().ask(message("start", guests.id()))));
    EXPECT_TRUE(is_ok(guests.person(1).ask(message("resign", guests.id(), {{"seat", 1}}))));
    EXPECT_FALSE(contains(all(stranger, "finished", 20), guests.id()));
    for (const std::string& event : guests.host().events(guests.id()))
        EXPECT_EQ(event.find(guests.table().invitation), event.npos) << "no event tells it";
}

TEST_F(Lists, TablesAreTheSameAfterARestart) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    guests.play(3);
    const Json before = guests.host().get("/api/tables/" + guests.id()).json;
    const Json listed = guests.host().get("/api/tables?list=own").json;
    EXPECT_EQ(listed.at("tables").at(0), before.at("table"));
    server.kill();
    server.start();
    EXPECT_EQ(guests.host().get("/api/tables/" + guests.id()).json, before);
    EXPECT_EQ(guests.host().get("/api/tables?list=own").json, listed);
}

TEST_F(Lists, OnlyTablesThatCanBePlayedAreMade) {
    TestPerson host(server, "Anna");
    const Json two = terms_for(2).at("seats");
    const auto status = [&](const Json& terms) { return host.post("/api/tables", terms).status; };
    EXPECT_EQ(status({{"game", "carcassonne"}, {"seats", two}}), 201U);
    EXPECT_EQ(status({{"game", "carcassonne"},
                      {"with", {"bazaars"}},
                      {"options", {{"bazaar", "draft"}}},
                      {"seats", two}}),
              201U);
    const Json computer = {{"kind", "computer"}, {"level", "random"}};
    for (const Json& terms :
         {Json{{"game", "chess"}, {"seats", two}}, Json{{"seats", two}}, Json{{"game", "carcassonne"}},
          Json{{"game", "carcassonne"}, {"seats", Json::array()}},
          Json{{"game", "carcassonne"}, {"seats", two}, {"x", 1}},
          Json{{"game", "carcassonne"}, {"seats", two}, {"with", {"dragons"}}},
          Json{{"game", "carcassonne"}, {"seats", two}, {"with", "bridges"}},
          Json{{"game", "carcassonne"}, {"seats", two}, {"options", {{"bazaar", "draft"}}}},
          Json{{"game", "carcassonne"}, {"seats", two}, {"open", "yes"}},
          Json{{"game", "carcassonne"}, {"seats", two}, {"aids", 1}},
          Json{{"game", "castle"}, {"seats", terms_for(3).at("seats")}},
          Json{{"game", "carcassonne"}, {"seats", {computer, computer}}},
          Json{{"game", "carcassonne"}, {"seats", {{{"kind", "person"}}, {{"kind", "open"}}}}},
          Json{{"game", "carcassonne"}, {"seats", terms_for(9).at("seats")}}, Json::array()})
        EXPECT_EQ(status(terms), 400U) << terms;
}

}  // namespace
}  // namespace trencavel::server_tests
