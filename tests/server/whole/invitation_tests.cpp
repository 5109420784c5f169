// Invitations to private tables: the host renews and revokes them, and an old link opens nothing.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

class Invitations : public ServerTest {
protected:
    explicit Invitations(Flags flags = {}) : ServerTest(std::move(flags)) {}

    void SetUp() override {
        ServerTest::SetUp();
        Json terms = terms_for(2);
        terms["open"] = false;
        table = make_table(host, terms);
    }
    std::string path() const { return "/api/tables/" + table.id; }
    std::string renewed() {
        const HttpAnswer answer = host.post(path() + "/invitation");
        EXPECT_EQ(answer.status, 200U) << answer.raw.body;
        return answer.json.value("invitation", "");
    }
    HttpAnswer looked_at(TestPerson& who, const std::string& invitation) {
        return who.get(path() + "?invitation=" + invitation);
    }

    TestPerson host{server, "Anna"};
    NewTable table;
};

TEST_F(Invitations, AnOldLinkIsRefusedAndTheNewOneIsGood) {
    TestPerson stranger(server, "Mallory");
    const std::string invitation = renewed();
    ASSERT_EQ(invitation.size(), 32U);
    EXPECT_NE(invitation, table.invitation);
    stranger.language = "de";
    const HttpAnswer refused = looked_at(stranger, table.invitation);
    EXPECT_TRUE(is_refused(refused, "old_invitation", 410));
    EXPECT_NE(refused.json.at("text").get<std::string>().find("Einladung"), std::string::npos);
    EXPECT_TRUE(is_refused(stranger.ask(watch_message(table.id, 0, table.invitation)), "old_invitation"));
    EXPECT_TRUE(is_refused(stranger.ask(join_message(table.id, 1, table.invitation)), "old_invitation"));
    EXPECT_TRUE(is_refused(looked_at(stranger, std::string(32, '0')), "not_found", 404))
        << "who never had one is not told that there is a table";
    TestPerson bert(server, "Bert");
    EXPECT_EQ(looked_at(bert, invitation).status, 200U);
    EXPECT_TRUE(is_ok(bert.ask(join_message(table.id, 1, invitation))));
}

TEST_F(Invitations, OneThatIsRevokedHasNoSuccessorAndThoseWhoSitStay) {
    TestPerson bert(server, "Bert");
    EXPECT_TRUE(is_ok(bert.ask(join_message(table.id, 1, table.invitation))));
    const HttpAnswer revoked = host.request("DELETE", path() + "/invitation");
    ASSERT_EQ(revoked.status, 200U);
    EXPECT_TRUE(revoked.json.at("invitation").is_null());
    TestPerson stranger(server, "Mallory");
    EXPECT_TRUE(is_refused(looked_at(stranger, table.invitation), "old_invitation", 410));
    EXPECT_TRUE(is_refused(looked_at(stranger, ""), "not_found", 404));
    EXPECT_TRUE(is_ok(bert.ask(watch_message(table.id))));
    server.kill();
    server.start();
    EXPECT_TRUE(is_refused(looked_at(stranger, table.invitation), "old_invitation", 410))
        << "also after a crash";
    EXPECT_EQ(looked_at(stranger, renewed()).status, 200U);
}

TEST_F(Invitations, WhoeverWatchesByAnOldLinkHearsNothingMore) {
    TestPerson onlooker(server, "");
    ASSERT_TRUE(is_ok(onlooker.ask(watch_message(table.id, 0, table.invitation))));
    ASSERT_TRUE(is_ok(host.ask(watch_message(table.id))));
    const std::string invitation = renewed();
    const Json event = onlooker.wait_for_event(table.id, "invitation");
    ASSERT_TRUE(event.is_object());
    EXPECT_EQ(event.at("renewed"), true);
    EXPECT_EQ(event.dump().find(invitation), std::string::npos) << "only the host is told";
    EXPECT_TRUE(is_ok(host.ask(message("chat", table.id, {{"text", "among ourselves"}}))));
    EXPECT_TRUE(host.wait_for_event(table.id, "chat").is_object());
    EXPECT_TRUE(is_refused(onlooker.ask(message("state", table.id)), "not_found"));
    EXPECT_EQ(onlooker.events(table.id).size(), 2U) << "the chat was not for them";
}

TEST_F(Invitations, OnlyTheHostHasAWordInIt) {
    TestPerson bert(server, "Bert");
    EXPECT_TRUE(is_ok(bert.ask(join_message(table.id, 1, table.invitation))));
    EXPECT_TRUE(is_refused(bert.post(path() + "/invitation"), "forbidden", 403));
    EXPECT_TRUE(is_refused(host.post(path() + "/invitation", {{"invitation", "abc"}}), "bad_message", 400));
    Json terms = terms_for(2);
    terms["open"] = true;
    const HttpAnswer open = host.post("/api/tables/" + make_table(host, terms).id + "/invitation");
    EXPECT_TRUE(is_refused(open, "forbidden", 403));
    EXPECT_NE(open.json.at("text").get<std::string>().find("open to anyone"), std::string::npos);
}

class FewInvitations : public Invitations {
protected:
    FewInvitations() : Invitations({{"--invitations-per-table", "5"}}) {}
};

TEST_F(FewInvitations, ALoopOfRenewingEndsAndTheTableGoesOn) {
    for (int i = 0; i < 5; ++i) EXPECT_EQ(host.post(path() + "/invitation").status, 200U) << i;
    const HttpAnswer refused = host.post(path() + "/invitation");
    EXPECT_TRUE(is_refused(refused, "too_many", 429));
    EXPECT_NE(refused.json.at("text").get<std::string>().find("5 times"), std::string::npos);
    EXPECT_TRUE(is_ok(host.ask(message("close", table.id))));
}

}  // namespace
}  // namespace trencavel::server_tests
