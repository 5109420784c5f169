// What nobody needs any more goes, also over a restart; games that run or are over stay.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "server/support/table_guests.h"
#include "support/files.h"

namespace trencavel::server_tests {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

constexpr minutes kFirstLook(15);
constexpr hours kDay(24);

class Expiry : public ServerTest {
protected:
    explicit Expiry(const Flags& flags = {}) : ServerTest(flags, ServerClock::Still) {}

    /// While the server is down, which takes no time here.
    void let_pass(hours time) {
        ASSERT_EQ(server.stop(), 0);
        server.advance(time);
        server.start();
    }
    /// Or else the server waits for them at its stop.
    static void go(TableGuests& guests) {
        for (const unsigned seat : {0U, 1U}) guests.person(seat).close_socket();
    }
    /// Whoever comes back comes before it.
    void let_it_look() { server.advance(kFirstLook); }
    std::string phase(const std::string& table) {
        const HttpAnswer answer = TestPerson(server, "").get("/api/tables/" + table);
        return answer.status == 200 ? answer.json.at("table").at("phase").get<std::string>() : answer.code();
    }
    double expired(const std::string& what) {
        return metric(server, "trencavel_expired_total{what=\"" + what + "\"}");
    }
    bool comes_to(const std::string& what, double number) {
        return eventually([&] { return expired(what) == number; });
    }
    /// Noted when this is answered: writes come one after the other.
    static bool comes_back(TestPerson& person) {
        return person.request("PATCH", "/api/me", {{"name", person.name()}}).status == 200;
    }
    static bool is_known(TestPerson& person) { return !person.get("/api/me").json.at("person").is_null(); }
    bool is_in_files(const std::string& text) {
        const std::filesystem::directory_iterator files(server.data());
        return std::any_of(begin(files), end(files), [&](const auto& file) {
            return file.is_regular_file() && trencavel::text_of(file.path()).find(text) != text.npos;
        });
    }
};

TEST_F(Expiry, TablesThatWaitInVainAreAbortedAndLaterDropped) {
    TestPerson gone(server, "Anna");
    TestPerson back(server, "Bert");
    const std::string waiting = make_table(gone, terms_for(2)).id;
    const std::string kept = make_table(back, terms_for(2)).id;
    TableGuests running(server, terms_for(2), {"Carl", "Dora"});
    TableGuests finished(server, terms_for(2), {"Emil", "Frida"});
    running.begin();
    running.play(2);
    finished.begin();
    ASSERT_TRUE(is_ok(finished.host().ask(message("resign", finished.id(), {{"seat", 0}}))));
    go(running);
    go(finished);

    let_pass(hours(25));
    EXPECT_TRUE(comes_back(back));
    let_it_look();
    ASSERT_TRUE(comes_to("waiting_table", 1));
    EXPECT_EQ(phase(waiting), "aborted");
    EXPECT_EQ(phase(kept), "open");

    let_pass(6 * kDay);
    EXPECT_TRUE(comes_back(back));
    let_it_look();
    server.advance(minutes(1));
    EXPECT_EQ(phase(waiting), "aborted") << "not a week yet";
    let_pass(2 * kDay);
    let_it_look();
    ASSERT_TRUE(comes_to("aborted_table", 1));
    EXPECT_EQ(phase(waiting), "not_found");
    ASSERT_TRUE(comes_to("waiting_table", 1)) << "now Bert has gone, too";
    EXPECT_EQ(phase(kept), "aborted");

    let_pass(400 * kDay);
    let_it_look();
    ASSERT_TRUE(comes_to("aborted_table", 1));
    EXPECT_EQ(phase(running.id()), "running");
    EXPECT_EQ(phase(finished.id()), "finished");
    EXPECT_EQ(TestPerson(server, "").get("/api/tables/" + finished.id() + "/record").status, 200U);
}

TEST_F(Expiry, GuestsGoWithoutASeatAndSessionsWithoutUse) {
    TestPerson stranger(server, "Mallory");
    TestPerson visitor(server, "Vera");
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    ASSERT_TRUE(is_ok(guests.host().ask(message("resign", guests.id(), {{"seat", 0}}))));
    go(guests);

    let_pass(89 * kDay);
    EXPECT_TRUE(comes_back(visitor));
    let_it_look();
    let_pass(2 * kDay);
    EXPECT_TRUE(is_in_files("Mallory")) << "the test would see it";
    let_it_look();
    ASSERT_TRUE(comes_to("guest", 1));
    EXPECT_FALSE(is_known(stranger));
    // A reader may have been in the way; then the next thing that is stored clears it away.
    EXPECT_TRUE(eventually([&] { return comes_back(visitor) && !is_in_files("Mallory"); }));
    EXPECT_TRUE(comes_back(visitor));
    EXPECT_TRUE(comes_back(guests.person(1))) << "has a seat";
    EXPECT_EQ(expired("session"), 0);

    let_pass(100 * kDay);
    let_it_look();
    ASSERT_TRUE(comes_to("session", 1)) << "of Anna, who was not there for 191 days";
    EXPECT_FALSE(is_known(guests.person(0)));
    EXPECT_TRUE(is_known(guests.person(1))) << "was there 100 days ago";
    EXPECT_EQ(
        TestPerson(server, "").get("/api/tables/" + guests.id()).json.at("table").at("seats")[0].at("name"),
        "Anna");
}

class ExpirySoon : public Expiry {
protected:
    ExpirySoon() : Expiry({{"--waiting-table-hours", "1"}, {"--aborted-table-days", "0"}}) {}
};

TEST_F(ExpirySoon, AHostWhoStaysKeepsTheTable) {
    TestPerson there(server, "Anna");
    TestPerson gone(server, "Bert");
    const std::string kept = make_table(there, terms_for(2)).id;
    const std::string waiting = make_table(gone, terms_for(2)).id;
    ASSERT_TRUE(is_ok(there.ask(watch_message(kept))));
    TestPerson looker(server, "");
    ASSERT_TRUE(is_ok(looker.ask(watch_message(waiting))));
    TestPerson bystander(server, "Carl");
    for (int i = 0; i < 9; ++i) {
        server.advance(minutes(10));
        EXPECT_TRUE(comes_back(bystander));
    }
    ASSERT_TRUE(comes_to("waiting_table", 1));
    EXPECT_EQ(phase(kept), "open");
    EXPECT_EQ(looker.wait_for_event(waiting, "ended").at("reason"), "aborted") << "whoever watches is told";
}

TEST_F(ExpirySoon, NothingExpiresForWhichTheSettingIsZero) {
    TestPerson host(server, "Anna");
    const std::string table = make_table(host, terms_for(2)).id;
    ASSERT_TRUE(is_ok(host.ask(message("close", table))));
    host.close_socket();
    let_pass(1000 * kDay);
    let_it_look();
    ASSERT_TRUE(comes_to("session", 1)) << "all has been looked at";
    EXPECT_EQ(phase(table), "aborted");
}

}  // namespace
}  // namespace trencavel::server_tests
