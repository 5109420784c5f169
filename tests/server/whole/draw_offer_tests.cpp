// Offers of a draw: made, taken back, declined, accepted, and lapsed.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

class DrawOffers : public ServerTest {
protected:
    void begin(unsigned people) {
        const std::vector<std::string> names = {"Anna", "Bert", "Clara"};
        guests = std::make_unique<TableGuests>(
            server, terms_for(people), std::vector<std::string>(names.begin(), names.begin() + people));
        guests->begin();
    }
    Json say(unsigned seat, const char* what) {
        return guests->person(seat).ask(message("draw", guests->id(), {{"seat", seat}, {"say", what}}));
    }
    std::unique_ptr<TableGuests> guests;
};

TEST_F(DrawOffers, AcceptedByTheOtherTheGameIsDrawn) {
    begin(2);
    guests->play(2);
    EXPECT_TRUE(is_refused(say(1, "accept"), "no_offer"));
    EXPECT_TRUE(is_ok(say(0, "offer")));
    EXPECT_TRUE(is_refused(say(0, "accept"), "no_offer")) << "not by oneself";
    EXPECT_TRUE(is_ok(say(1, "accept")));
    const Json ended = guests->host().wait_for_event(guests->id(), "ended");
    ASSERT_TRUE(ended.is_object());
    EXPECT_EQ(ended.at("reason"), "drawn");
    EXPECT_TRUE(ended.at("seat").is_null());
    EXPECT_EQ(ended.at("winners").size(), 2U) << "all who play share it";
    EXPECT_TRUE(is_refused(say(0, "offer"), "wrong_phase"));
    const Json table = guests->host().get("/api/tables/" + guests->id()).json.at("table");
    EXPECT_EQ(table.at("phase"), "finished");
    EXPECT_TRUE(table.at("asked").is_null());
}

TEST_F(DrawOffers, CanBeTakenBackOrDeclined) {
    begin(2);
    EXPECT_TRUE(is_refused(say(0, "withdraw"), "no_offer"));
    EXPECT_TRUE(is_ok(say(0, "offer")));
    EXPECT_TRUE(is_refused(say(0, "offer"), "no_offer"));
    EXPECT_TRUE(is_refused(say(1, "withdraw"), "no_offer"));
    EXPECT_TRUE(is_ok(say(0, "withdraw")));
    EXPECT_TRUE(is_refused(say(1, "accept"), "no_offer"));
    EXPECT_TRUE(is_ok(say(1, "offer")));
    EXPECT_TRUE(is_ok(say(0, "decline")));
    EXPECT_TRUE(is_refused(say(0, "accept"), "no_offer"));
    EXPECT_TRUE(is_refused(say(0, "decline"), "no_offer"));
    EXPECT_EQ(guests->host().get("/api/tables/" + guests->id()).json.at("table").at("phase"), "running");
}

TEST_F(DrawOffers, LapsesByAMoveOfAnotherAndNotByTheOwn) {
    begin(2);
    const unsigned mine = guests->asked_seat();
    EXPECT_TRUE(is_ok(say(mine, "offer")));
    ASSERT_TRUE(guests->step());
    guests->catch_up();
    EXPECT_TRUE(is_refused(say(mine, "offer"), "no_offer")) << "it still stands";
    while (guests->asked_seat() == mine) ASSERT_TRUE(guests->step());
    ASSERT_TRUE(guests->step());
    guests->catch_up();
    EXPECT_TRUE(is_refused(say(1 - mine, "accept"), "no_offer")) << "it has lapsed";
    EXPECT_TRUE(is_ok(say(mine, "offer")));
}

TEST_F(DrawOffers, OfferIsStillThereAfterARestart) {
    begin(2);
    EXPECT_TRUE(is_ok(say(0, "offer")));
    server.kill();
    server.start();
    for (const unsigned seat : {0U, 1U}) guests->person(seat).close_socket();
    EXPECT_TRUE(is_ok(say(1, "accept")));
    EXPECT_EQ(guests->host().get("/api/tables/" + guests->id()).json.at("table").at("phase"), "finished");
}

TEST_F(DrawOffers, AmongThreeAllMustAgree) {
    begin(3);
    EXPECT_TRUE(is_ok(say(0, "offer")));
    EXPECT_TRUE(is_ok(say(1, "accept")));
    EXPECT_EQ(guests->host().get("/api/tables/" + guests->id()).json.at("table").at("phase"), "running");
    EXPECT_TRUE(is_ok(say(2, "accept")));
    EXPECT_EQ(guests->host().get("/api/tables/" + guests->id()).json.at("table").at("phase"), "finished");
}

TEST_F(DrawOffers, SeatsThatWereLeftNeedNotAgree) {
    begin(3);
    EXPECT_TRUE(is_ok(say(0, "offer")));
    EXPECT_TRUE(is_ok(guests->host().ask(message("leave", guests->id(), {{"seat", 0}}))));
    EXPECT_TRUE(is_ok(say(1, "accept")));
    EXPECT_TRUE(is_ok(say(2, "accept")));
    EXPECT_EQ(guests->host().get("/api/tables/" + guests->id()).json.at("table").at("phase"), "finished")
        << "every person's seat has offered or accepted";
}

TEST_F(DrawOffers, AloneAgainstTheComputerThereIsNobodyToAsk) {
    Json terms = terms_for(1);
    terms["seats"].push_back({{"kind", "computer"}, {"level", "random"}});
    guests = std::make_unique<TableGuests>(server, terms, std::vector<std::string>{"Anna"});
    guests->sit_down();
    EXPECT_TRUE(is_ok(guests->host().ask(message("start", guests->id()))));
    EXPECT_TRUE(is_refused(say(0, "offer"), "no_offer"));
}

TEST_F(DrawOffers, OneMayNotSpeakForAnother) {
    begin(2);
    const Json answer = guests->person(1).ask(message("draw", guests->id(), {{"seat", 0}, {"say", "offer"}}));
    EXPECT_TRUE(is_refused(answer, "not_seated"));
}

}  // namespace
}  // namespace trencavel::server_tests
