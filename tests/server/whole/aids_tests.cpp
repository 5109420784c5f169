// What can be asked about a position before one decides: areas, what fits where, what a move would do.
#include <gtest/gtest.h>

#include <algorithm>

#include "record/json_aids.h"
#include "record/moves.h"
#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

class Aids : public ServerTest {};

/// The follower's own area among those that were told.
Json area_with(const Json& areas, const Json& spot) {
    for (const Json& area : areas) {
        for (const Json& each : area.at("spots")) {
            if (each == spot) return area;
        }
    }
    return nullptr;
}

std::string first_placement(const Json& question) {
    for (const Json& move : question.at("moves")) {
        if (move.get<std::string>().starts_with("place ")) return move.get<std::string>();
    }
    return {};
}

TEST_F(Aids, AreasAreThoseOfTheGameNowAndAtEveryPlyBefore) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    Guest& spectator = guests.add_spectator();
    guests.begin();
    std::vector<Json> told;
    for (int i = 0; i < 12; ++i) {
        const Json answer = spectator.person.ask(message("areas", guests.id()));
        ASSERT_TRUE(is_ok(answer)) << answer;
        EXPECT_EQ(answer.at("ply"), guests.ply());
        const Json expected = record::areas_json(guests.game().game());
        EXPECT_EQ(answer.at("areas"), expected.at("areas"));
        EXPECT_EQ(answer.at("dead"), expected.at("dead"));
        told.push_back(answer);
        ASSERT_TRUE(guests.step());
        guests.catch_up();
    }
    for (const Json& before : told) {
        const Json again = spectator.person.ask(message("areas", guests.id(), {{"at", before.at("ply")}}));
        ASSERT_TRUE(is_ok(again)) << again;
        EXPECT_EQ(again.at("areas"), before.at("areas"));
    }
    const Json beyond = spectator.person.ask(message("areas", guests.id(), {{"at", guests.ply() + 1}}));
    EXPECT_TRUE(is_refused(beyond, "bad_field"));
    EXPECT_EQ(beyond.at("about"), "at");
}

TEST_F(Aids, APreviewTellsWhatTheMoveThenDoes) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    for (int i = 0; i < 6; ++i) {
        const Json question = guests.question();
        const std::string place = first_placement(question);
        ASSERT_FALSE(place.empty()) << question;
        TestPerson& asked = guests.asked();
        const Json told = asked.ask(
            message("preview", guests.id(), {{"ply", guests.ply()}, {"moves", Json::array({place})}}));
        ASSERT_TRUE(is_ok(told)) << told;
        if (i == 0) {
            ASSERT_FALSE(told.at("then").empty()) << "on an empty board there is room for a follower";
        }
        // Where all areas of the tile are taken, nothing more is asked.
        Json moves = Json::array({place});
        Json last = told;
        if (!told.at("then").empty()) {
            ASSERT_EQ(told.at("asks").at("what"), "follower");
            const Json& answer = told.at("then").front();
            moves.push_back(answer.at("move"));
            last = asked.ask(message("preview", guests.id(), {{"ply", guests.ply()}, {"moves", moves}}));
            ASSERT_TRUE(is_ok(last)) << last;
            EXPECT_EQ(last.at("scores"), answer.at("scores"));
        }
        for (const Json& move : moves) {
            ASSERT_TRUE(is_ok(guests.move(move.get<std::string>())));
            guests.catch_up();
        }
        EXPECT_EQ(Json(guests.game().game().snapshot().scores), last.at("scores"));
        EXPECT_TRUE(last.at("asks").is_null()) << "what comes next is drawn by chance";
    }
}

TEST_F(Aids, APreviewChangesNothingAndTellsNothingOfTheNextTile) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    const std::string place = first_placement(guests.question());
    const Json before = guests.asked().ask(message("state", guests.id()));
    const Json told = guests.asked().ask(
        message("preview", guests.id(), {{"ply", guests.ply()}, {"moves", Json::array({place, "pass"})}}));
    ASSERT_TRUE(is_ok(told)) << told;
    for (const Json& event : told.at("events")) EXPECT_NE(event.at("event"), "drawn");
    EXPECT_EQ(guests.asked().ask(message("state", guests.id())).at("state"), before.at("state"));
}

TEST_F(Aids, APreviewOfWhatCannotBeIsRefusedWithTheReason) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    const auto ask = [&](unsigned ply, const Json& moves) {
        return guests.asked().ask(message("preview", guests.id(), {{"ply", ply}, {"moves", moves}}));
    };
    EXPECT_TRUE(is_refused(ask(guests.ply() + 1, Json::array({"pass"})), "stale"));
    EXPECT_TRUE(is_refused(ask(guests.ply(), Json::array({"pass"})), "illegal"));
    EXPECT_TRUE(is_refused(ask(guests.ply(), Json::array({"jump"})), "unreadable"));
    EXPECT_TRUE(is_refused(ask(guests.ply(), Json::array()), "bad_field"));
    EXPECT_TRUE(is_refused(ask(guests.ply(), Json::array({"pass", "pass", "pass", "pass"})), "bad_field"));
}

TEST_F(Aids, AFollowerIsCountedWithItsOwner) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    const std::string place = first_placement(guests.question());
    const Seat seat = guests.question().at("seat").get<Seat>();
    const Json told = guests.asked().ask(message(
        "preview", guests.id(), {{"ply", guests.ply()}, {"moves", Json::array({place, "follower 0"})}}));
    ASSERT_TRUE(is_ok(told)) << told;
    const Json cell = told.at("events").front().at("cell");
    const Json area = area_with(told.at("areas"), Json::array({cell[0], cell[1], 0}));
    ASSERT_TRUE(area.is_object()) << told;
    const bool home = told.at("events").back().at("event") == "returned";
    EXPECT_EQ(area.at("followers").at(seat), home ? 0 : 1);
    EXPECT_EQ(area.at("owners"), home ? Json::array() : Json::array({seat}));
}

TEST_F(Aids, WhatFitsIsToldOnlyWhereAidsAreAllowed) {
    Json serious = terms_for(2);
    serious["aids"] = false;
    TableGuests without(server, serious, {"Anna", "Bert"});
    without.begin();
    EXPECT_TRUE(is_refused(without.asked().ask(message("fits", without.id())), "no_aids"));

    Json easy = terms_for(2);
    easy["aids"] = true;
    TableGuests with(server, easy, {"Anna", "Bert"});
    with.begin();
    const Json told = with.asked().ask(message("fits", with.id()));
    ASSERT_TRUE(is_ok(told)) << told;
    EXPECT_EQ(told.at("cells"), record::fits_json(with.game().game()));
    const std::string hand = with.question().at("tile").get<std::string>();
    std::size_t placements = 0;
    for (const Json& cell : told.at("cells")) {
        if (cell.at("tiles").contains(hand)) placements += cell.at("tiles").at(hand).size();
    }
    EXPECT_EQ(placements, with.question().at("moves").size()) << "of the tile in hand just the legal ones";
}

TEST_F(Aids, QuestionsTellWhoseTurnItIsAndTheStartTheSupplies) {
    TableGuests guests(server, terms_for(2, "carcassonne", {"bridges", "bazaars"}), {"Anna", "Bert"});
    guests.begin();
    const std::vector<std::string>& events = guests.host().events(guests.id());
    const bool told = std::any_of(events.begin(), events.end(), [](const std::string& event) {
        return event.find(R"("supplies":{"followers":[7,7],"bridges":[3,3]})") != event.npos;
    });
    EXPECT_TRUE(told);
    EXPECT_EQ(guests.question().at("turn"), guests.question().at("seat"));
    ASSERT_TRUE(guests.play_until_asked("bid"));
    EXPECT_EQ(guests.question().at("turn"), guests.game().asks().at("turn"));
}

TEST_F(Aids, MessagesComeTogetherIfTheClientSaysSo) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    TestPerson& asked = guests.asked();
    ASSERT_TRUE(is_ok(asked.ask({{"type", "hello"}, {"language", "en"}, {"together", true}})));
    const unsigned ply = guests.ply();
    const Json question = guests.question();
    asked.questions.clear();
    asked.frames_with_several = 0;  // who is there may have been told with the answer to hello
    const std::string id =
        asked.send(message("move", guests.id(), {{"ply", ply}, {"move", first_placement(question)}}));
    const Json answer = asked.answer(id);
    ASSERT_TRUE(is_ok(answer)) << answer;
    EXPECT_EQ(asked.frames_with_several, 1u) << "answer, event and question in one";
    ASSERT_FALSE(asked.questions.empty());
    EXPECT_EQ(asked.questions.front().at("ply"), ply + 1);
    EXPECT_TRUE(is_refused(asked.ask({{"type", "hello"}, {"language", "en"}, {"together", 1}}), "bad_field"));
}

}  // namespace
}  // namespace trencavel::server_tests
