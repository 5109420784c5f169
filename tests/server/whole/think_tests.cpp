// One guest who asks for all the advice there is, and the computer players of others.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

constexpr const char* kHintsSaid = "trencavel_messages_total{type=\"hint\"}";
constexpr const char* kHintsBegun = "trencavel_think_wait_seconds_count{for=\"hint\"}";

class AttackOnThinking : public ServerTest {
protected:
    AttackOnThinking() : ServerTest({{"--advice-per-address", "4"}, {"--bot-threads", "1"}}) {}

    /// At a table alone against the computer, until the person is asked for the first time.
    static std::string sit_down(TestPerson& person) {
        Json terms = terms_for(1);
        terms["seats"].push_back({{"kind", "computer"}, {"level", "level1"}});
        const std::string table = make_table(person, terms).id;
        EXPECT_TRUE(is_ok(person.ask(watch_message(table))));
        EXPECT_TRUE(is_ok(person.ask(join_message(table, 0))));
        EXPECT_TRUE(is_ok(person.ask(message("start", table))));
        EXPECT_TRUE(person.wait_until([&] { return !person.questions.empty(); }));
        return table;
    }
    static Json hint(const std::string& table, const TestPerson& person) {
        return message("hint", table, {{"ply", person.questions.back().at("ply")}});
    }
    /// Answers questions until it is the computer's turn; false if a move is refused.
    static bool end_turn(TestPerson& person, const std::string& table) {
        while (!person.questions.empty()) {
            const Json question = person.questions.front();
            person.questions.pop_front();
            const Json fields = {{"ply", question.at("ply")}, {"move", question.at("moves").back()}};
            if (!says_yes(person.ask(message("move", table, fields)))) return false;
            if (question.at("asks") == "follower") return true;
            person.wait_until([&] { return !person.questions.empty(); });
        }
        return false;
    }
    static bool has_computer_moved(TestPerson& person, const std::string& table) {
        const std::vector<std::string>& events = person.events(table);
        return std::any_of(events.begin(), events.end(), [](const std::string& event) {
            return event.find("\"computer\":true") != std::string::npos;
        });
    }
};

TEST_F(AttackOnThinking, HintsOnTwentySocketsDoNotDelayTheComputerOfAnother) {
    TestPerson anna(server, "Anna");
    const std::string hers = sit_down(anna);
    TestPerson mallory(server, "Mallory");
    const std::string his = sit_down(mallory);
    std::vector<TestPerson> sockets;
    for (int i = 0; i < 19; ++i) sockets.push_back(mallory.same_person());
    std::vector<std::string> ids;
    for (TestPerson& socket : sockets) ids.push_back(socket.send(hint(his, mallory)));
    ASSERT_TRUE(eventually([&] { return metric(server, kHintsSaid) == 19; }));

    const double before = metric(server, kHintsBegun);
    ASSERT_TRUE(end_turn(anna, hers));
    ASSERT_TRUE(anna.wait_until([&] { return has_computer_moved(anna, hers); }));
    EXPECT_LE(metric(server, kHintsBegun), before + 1) << "of all that he asked for, one at most came before";
    int refused = 0;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const Json answer = sockets[i].answer(ids[i]);
        refused += says_yes(answer) ? 0 : 1;
        EXPECT_TRUE(says_yes(answer) || is_refused(answer, "too_many"));
    }
    EXPECT_GE(refused, 1);
}

}  // namespace
}  // namespace trencavel::server_tests
