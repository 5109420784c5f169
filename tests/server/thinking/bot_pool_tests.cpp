// Who is thought for first: computer players at their seats, then hints, then reviews, and all in turn.
#include <gtest/gtest.h>

#include <latch>

#include "server/support/test_scheduler.h"
#include "server/thinking/bot_pool.h"
#include "support/games.h"

namespace trencavel::server_tests {
namespace {

using server::AdviceJob;
using server::BotPool;
using server::Thinking;
using server::ThinkJob;
using server::ThinkUntil;

/// One thread, which has taken up a question of Mallory's and waits over it until all others have come.
class BotPoolOrder : public testing::Test {
protected:
    void SetUp() override {
        seat("Mallory", "first");
        first_is_taken.wait();
    }
    void advise(const std::string& owner, Thinking kind, const std::string& name) {
        ASSERT_TRUE(pool.submit(AdviceJob{.owner = owner,
                                          .game = a_game(),
                                          .asked_for = {},
                                          .kind = kind,
                                          .done = [this, name](const Advice&) { thought.push_back(name); }}));
    }
    void seat(const std::string& owner, const std::string& name) {
        ASSERT_TRUE(pool.submit(ThinkJob{owner, a_game(), BotKind::Greedy,
                                         [this, name](Move, double) { thought.push_back(name); }}));
    }
    static std::unique_ptr<Game> a_game() { return start(setup_with_seed(7)); }
    std::vector<std::string> all_in_order(std::size_t count) {
        all_have_come.count_down();
        EXPECT_TRUE(scheduler.run_until([&] { return thought.size() == count; }));
        return thought;
    }

    std::vector<std::string> thought;
    std::latch first_is_taken{1};
    std::latch all_have_come{1};
    std::vector<Thinking> waited;  // used by the thinking thread alone
    TestScheduler scheduler;
    BotPool pool{scheduler, 1, 8, ThinkUntil::FewNodes, [this](Thinking kind, double seconds) {
                     EXPECT_GE(seconds, 0);
                     if (waited.empty()) {
                         first_is_taken.count_down();
                         all_have_come.wait();
                     }
                     waited.push_back(kind);
                 }};
};

TEST_F(BotPoolOrder, SeatsBeforeHintsBeforeReviews) {
    advise("Anna", Thinking::Review, "review");
    advise("Mallory", Thinking::Hint, "hint");
    seat("Bert", "seat");
    EXPECT_EQ(all_in_order(4), (std::vector<std::string>{"first", "seat", "hint", "review"}));
    EXPECT_EQ(waited, (std::vector{Thinking::Seat, Thinking::Seat, Thinking::Hint, Thinking::Review}));
}

TEST_F(BotPoolOrder, WhoeverHasManyTablesWaitsForThoseWithOne) {
    for (const char* name : {"second", "third"}) seat("Mallory", name);
    seat("Anna", "Anna's");
    EXPECT_EQ(all_in_order(4), (std::vector<std::string>{"first", "second", "Anna's", "third"}));
}

TEST_F(BotPoolOrder, NobodyFillsTheQueueForTheOthers) {
    for (const char* name : {"second", "third"}) seat("Mallory", name);  // a quarter of eight
    EXPECT_FALSE(pool.submit(ThinkJob{"Mallory", a_game(), BotKind::Greedy, [](Move, double) {}}));
    seat("Anna", "Anna's");
    EXPECT_EQ(all_in_order(4), (std::vector<std::string>{"first", "second", "Anna's", "third"}));
}

}  // namespace
}  // namespace trencavel::server_tests
