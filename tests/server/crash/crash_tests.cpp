// What was acknowledged survives: a server under load is killed at random moments, and nothing that anyone
// was told is lost, doubled or changed.
//   TRENCAVEL_KILLS=2000 TRENCAVEL_SEED=7 build/release/crash_tests --gtest_filter='Crash*'
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <string>

#include "server/crash/crash_load.h"
#include "support/setting.h"

namespace trencavel::server_tests {
namespace {

void print(const CrashCounts& counts) {
    std::printf("%u kills (%u before everybody was back), %zu messages acknowledged (%zu moves), ",
                counts.kills, counts.early_kills, counts.acknowledged, counts.moves);
    std::printf("%zu sent again (%zu of them had been stored), ", counts.resent, counts.stored_unanswered);
    std::printf("%zu answered ones repeated, %zu moves of the computer, ", counts.repeated,
                counts.computer_moves);
    std::printf("%zu events compared, %zu games ended\n", counts.events_compared, counts.games_ended);
    std::fflush(stdout);
}

TEST(Crash, LosesAndDoublesNothingThatWasAcknowledged) {
    const unsigned long kills = setting("TRENCAVEL_KILLS", 12);
    const auto seed = static_cast<std::uint32_t>(setting("TRENCAVEL_SEED", 1));
    std::printf("TRENCAVEL_SEED=%u\n", seed);
    CrashLoad load(setting("TRENCAVEL_KILL_TABLES", 40), seed);
    ASSERT_TRUE(load.settle());
    while (load.counts().kills < kills && !HasFailure()) {
        const bool early = load.chance(5) == 0;
        if (!early) {
            ASSERT_TRUE(load.settle()) << load.server_log();
            load.look_back(3);
        }
        ASSERT_TRUE(load.play(load.chance(early ? 30 : 300))) << load.server_log();
        load.kill();
        load.come_back();
        ++load.counts().kills;
        load.counts().early_kills += early ? 1 : 0;
        if (load.counts().kills % 100 == 0) print(load.counts());
    }
    ASSERT_TRUE(load.settle()) << load.server_log();
    EXPECT_TRUE(load.play_to_the_end()) << load.server_log();
    load.look_back(~std::size_t{0});
    print(load.counts());
    EXPECT_GT(load.counts().moves, 10 * kills);
    EXPECT_GT(load.counts().resent, kills);
    if (HasFailure()) std::printf("%s", load.server_log().c_str());
}

/// Plays, kills the server, throws away the end of what it had stored, and tells what was said against it.
std::string complaints_about_lost_journal() {
    testing::TestPartResultArray results;
    {
        const testing::ScopedFakeTestPartResultReporter listener(
            testing::ScopedFakeTestPartResultReporter::INTERCEPT_ALL_THREADS, &results);
        CrashLoad load(10, 1);
        load.play(200);
        load.settle();
        load.stop();  // so that not everything is in the journal
        load.come_back();
        load.settle();
        load.play(200);
        load.kill();
        std::filesystem::remove(load.data() + "/trencavel.db-wal");
        load.come_back();
        load.play_until([&] { return results.size() > 0; });
    }
    std::string all;
    for (int i = 0; i < results.size(); ++i) all += results.GetTestPartResult(i).message();
    return all;
}

TEST(Crash, IsSeenWhenSomethingWasLost) {
    const std::string complaints = complaints_about_lost_journal();
    EXPECT_NE(complaints.find("LOST"), std::string::npos) << complaints;
}

}  // namespace
}  // namespace trencavel::server_tests
