// A game that is played on from a moment of another one: its moves come first, the rest is drawn anew, and it
// is a table like any other.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"
#include "tables/fair_draw.h"

namespace trencavel::server_tests {
namespace {

class PlayOn : public ServerTest {
protected:
    void finish(const Json& terms, unsigned moves) {
        guests = std::make_unique<TableGuests>(server, terms, std::vector<std::string>{"Anna", "Bert"});
        guests->begin();
        guests->play(moves);
        guests->catch_up();
        ply = guests->ply();
        asked = guests->asked_seat();
        hash = guests->game().game().hash();
        ASSERT_TRUE(is_ok(guests->person(0).ask(message("resign", guests->id(), {{"seat", 0}}))));
    }
    Json from(std::uint64_t at) const { return {{"from", {{"table", guests->id()}, {"ply", at}}}}; }
    HttpAnswer ask(TestPerson& person, const Json& body) {
        return person.request("POST", "/api/tables", body);
    }
    /// Made, joined, watched and started.
    std::string begin(Guest& guest, const Json& body, unsigned seat) {
        const HttpAnswer made = ask(guest.person, body);
        EXPECT_EQ(made.status, 201u) << made.raw.body;
        const std::string id = made.json.at("table").get<std::string>();
        EXPECT_TRUE(is_ok(guest.person.ask(watch_message(id))));
        EXPECT_TRUE(is_ok(guest.person.ask(join_message(id, seat))));
        const Json started = guest.person.ask(message("start", id));
        EXPECT_TRUE(is_ok(started));
        EXPECT_EQ(started.at("ply"), body.at("from").at("ply"));
        return id;
    }
    std::string record(TestPerson& person, const std::string& id) {
        return person.get("/api/tables/" + id + "/record").raw.body;
    }

    std::unique_ptr<TableGuests> guests;
    unsigned ply = 0;
    unsigned asked = 0;
    std::uint64_t hash = 0;
};

class EveryGame : public PlayOn, public testing::WithParamInterface<std::pair<const char*, const char*>> {};

TEST_P(EveryGame, IsPlayedOnFromTheSamePositionAndItsDrawCanBeChecked) {
    const auto [game, module] = GetParam();
    finish(terms_for(2, game, *module ? std::vector<std::string>{module} : std::vector<std::string>{}), 60);
    Guest guest(server, "Cleo");
    Json body = from(ply);
    body["level"] = "random";
    const std::string id = begin(guest, body, asked);
    ASSERT_TRUE(guest.person.wait_until([&] { return !guest.person.questions.empty(); }));
    guest.follow(id);
    EXPECT_EQ(guest.game.ply(), ply);
    EXPECT_EQ(guest.game.game().hash(), hash);
    server.kill();
    server.start();
    guest.person.close_socket();
    ASSERT_TRUE(is_ok(guest.person.ask(message("resign", id, {{"seat", asked}}))));
    const std::string text = record(guest.person, id);
    const Result<server::CheckedDraw> checked = server::verify(text, tiles::Library::builtin());
    ASSERT_TRUE(checked.ok()) << checked.error() << "\n" << text;
    ASSERT_TRUE(checked->origin);
    EXPECT_EQ(checked->origin->table, guests->id());
    EXPECT_EQ(checked->origin->ply, ply);
    EXPECT_GT(checked->origin->tiles, 10u);
    EXPECT_GT(checked->tiles, 0u);
}

INSTANTIATE_TEST_SUITE_P(Of, EveryGame,
                         testing::Values(std::pair("carcassonne", ""), std::pair("carcassonne", "bazaars"),
                                         std::pair("wheel", ""), std::pair("castle", "falcon")),
                         [](const auto& each) { return each.param.first + std::string(each.param.second); });

TEST_F(PlayOn, TheTilesBeforeAreThoseOfTheOtherGameAndTheOthersAreNot) {
    finish(terms_for(2), 20);
    Guest guest(server, "Cleo");
    const std::string id = begin(guest, from(ply), asked);
    ASSERT_TRUE(is_ok(guest.person.ask(message("resign", id, {{"seat", asked}}))));
    const auto deck_of = [](const std::string& text) {
        const std::size_t at = text.find("\ndeck ") + 6;
        return text.substr(at, text.find('\n', at) - at);
    };
    const std::string before = deck_of(record(guests->host(), guests->id()));
    const std::string after = deck_of(record(guest.person, id));
    EXPECT_EQ(before.substr(0, 2 * 10), after.substr(0, 2 * 10)) << "ten tiles were drawn for twenty moves";
    EXPECT_NE(before, after);
    EXPECT_EQ(before.size(), after.size());
    const std::string tampered = [&] {
        std::string text = record(guest.person, id);
        const std::size_t first = text.find("\ndeck ") + 6 + 2 * 20;
        const std::size_t other = text.find_first_not_of(std::string(" ") + text[first + 1], first);
        std::swap(text[first + 1], text[other]);
        return text;
    }();
    EXPECT_FALSE(server::verify(tampered, tiles::Library::builtin()));
}

TEST_F(PlayOn, IsRefusedWithTheReason) {
    finish(terms_for(2), 6);
    TestPerson& host = guests->host();
    const auto refused = [&](Json body, const std::string& about) {
        const HttpAnswer answer = ask(host, body);
        EXPECT_TRUE(is_refused(answer, "bad_field", 400)) << body;
        EXPECT_EQ(answer.json.value("about", ""), about) << body;
    };
    refused(from(0), "from.ply");        // a tile is drawn
    refused(from(ply + 1), "from.ply");  // it never came so far
    refused({{"from", 3}}, "from");
    refused({{"from", {{"table", 3}, {"ply", 1}}}}, "from.table");
    refused({{"from", {{"table", guests->id()}, {"ply", -1}}}}, "from.ply");
    refused({{"from", {{"table", guests->id()}, {"ply", 1}, {"more", 1}}}}, "from");
    constexpr std::uint64_t kFar = 0xFFFFFFFF00000000;  // nothing in 32 bits
    refused(from(kFar + ply), "from.ply");
    for (const auto& [name, value] :
         {std::pair("seat", Json(2)), {"seat", Json(kFar)}, {"level", "god"}, {"open", 1}}) {
        Json body = from(ply);
        body[name] = value;
        refused(body, name);
    }
    Json body = from(ply);
    body["game"] = "wheel";
    EXPECT_TRUE(is_refused(ask(host, body), "bad_message", 400));
    Json nowhere = from(ply);
    nowhere["from"]["table"] = "zzzzzzzzzz";
    EXPECT_TRUE(is_refused(ask(host, nowhere), "not_found", 404));
    TableGuests running(server, terms_for(2), {"Dora", "Emil"});
    running.begin();
    nowhere["from"]["table"] = running.id();
    EXPECT_TRUE(is_refused(ask(host, nowhere), "wrong_phase", 409));
}

TEST_F(PlayOn, IsForThoseWhoMayWatchTheOtherGame) {
    Json terms = terms_for(2);
    terms["open"] = false;
    finish(terms, 4);
    TestPerson stranger(server, "Cleo");
    EXPECT_TRUE(is_refused(ask(stranger, from(ply)), "not_found", 404));
    Json invited = from(ply);
    invited["from"]["invitation"] = guests->table().invitation;
    const HttpAnswer made = ask(stranger, invited);
    ASSERT_EQ(made.status, 201u) << made.raw.body;
    EXPECT_TRUE(made.json.at("invitation").is_string()) << "it is as private as the other";
    TestPerson nobody(server, "");
    EXPECT_TRUE(is_refused(ask(nobody, from(ply)), "no_person", 401));
}

}  // namespace
}  // namespace trencavel::server_tests
