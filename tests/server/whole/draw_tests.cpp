// How a table draws: what is told when, and which version it is.
#include <gtest/gtest.h>

#include "server/people/writing.h"
#include "server/support/table_guests.h"
#include "tables/fair_draw.h"
#include "tables/table.h"

namespace trencavel::server_tests {
namespace {

using server::FairDraw;

class Draw : public ServerTest {};

TEST_F(Draw, IsCommittedToBeforeAnyoneContributes) {
    TestPerson host(server, "Anna");
    const HttpAnswer made = host.request("POST", "/api/tables", terms_for(2));
    EXPECT_EQ(made.json.at("draw"), 2);
    const auto table = made.json.at("table").get<std::string>();
    ASSERT_TRUE(is_ok(host.ask(watch_message(table))));
    const Json created = host.wait_for_event(table, "created");
    EXPECT_EQ(created.at("n"), 1);
    EXPECT_EQ(created.at("draw"), 2);
    EXPECT_EQ(created.at("commitment"), made.json.at("commitment"));
    EXPECT_FALSE(created.contains("secret"));
}

// Whoever leaves and comes back elsewhere brings the same contribution, and with it the same order of tiles.
TEST_F(Draw, CountsWhatEachSeatContributedLast) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.watch();
    const auto join = [&](unsigned person, unsigned seat) {
        return guests.person(person).ask(
            message("join", guests.id(), {{"seat", seat}, {"contribution", some_contribution(person)}}));
    };
    ASSERT_TRUE(is_ok(join(0, 0)));
    ASSERT_TRUE(is_ok(guests.host().ask(message("leave", guests.id(), {{"seat", 0}}))));
    ASSERT_TRUE(is_ok(join(0, 1)));
    ASSERT_TRUE(is_ok(join(1, 0)));
    ASSERT_TRUE(is_ok(guests.host().ask(message("start", guests.id()))));
    const Json started = guests.host().wait_for_event(guests.id(), "started");
    EXPECT_EQ(started.at("contributions"), Json::array({some_contribution(1), some_contribution(0)}));
    EXPECT_FALSE(started.contains("own_tiles"));
    ASSERT_TRUE(is_ok(guests.host().ask(message("resign", guests.id(), {{"seat", 1}}))));
    const auto secret = guests.host().wait_for_event(guests.id(), "ended").at("secret").get<std::string>();
    const std::string record = guests.host().get("/api/tables/" + guests.id() + "/record").raw.body;
    const Result<FairDraw> draw = server::read_draw(record);
    ASSERT_TRUE(draw.ok()) << draw.error();
    EXPECT_EQ(draw.value(), (FairDraw{.table = guests.id(),
                                      .commitment = guests.table().commitment,
                                      .secret = secret,
                                      .contributions = {some_contribution(1), some_contribution(0)},
                                      .version = 2}));
    const Result<server::CheckedDraw> checked = server::verify(record, tiles::Library::builtin());
    ASSERT_TRUE(checked.ok()) << checked.error();
    const std::vector<std::string> by_person = {some_contribution(0), some_contribution(1)};
    EXPECT_EQ(checked->source, server::DrawSource(server::key_of(guests.id(), secret, by_person)));
}

/// A table of which only this is stored: that it was made.
class StoredTable : public testing::Test {
protected:
    Result<std::unique_ptr<server::Table>> load(const std::function<void(Json&)>& change) {
        Json created = server::Table::created(server::read_terms(terms_for(2)).value(), "p0123456789abcdef",
                                              1000, std::string(64, '0'), {});
        change(created);
        return server::Table::load("k3v9q2m7xd", {{1, created.dump()}}, world_);
    }

    server::GameShelf games_{tiles::Library::builtin()};
    server::Uptime uptime_{{}, 1000};
    server::TableWorld world_{games_, uptime_, server::unicode_writing()};
};

TEST_F(StoredTable, OfBeforeThereWereVersionsIsOfTheFirst) {
    EXPECT_TRUE(load([](Json& created) { created.erase("draw"); }).ok());
}

TEST_F(StoredTable, WithADrawOfAVersionToComeIsRefusedByName) {
    const auto table = load([](Json& created) { created["draw"] = 3; });
    ASSERT_FALSE(table.ok());
    EXPECT_EQ(table.error(),
              "event 1: its draw: it is of version 3, and only versions 1 to 2 are known here");
}

}  // namespace
}  // namespace trencavel::server_tests
