// Whole games over a network that delays, cuts, swallows, holds up and shreds what is said, by people who
// come back, and who at times say things twice, late or out of order: nobody's game differs from the
// server's, and no move is lost or made twice.
//   TRENCAVEL_NETWORK_GAMES=2000 TRENCAVEL_SEED=7 build/release/network_tests
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "server/network/network_load.h"
#include "support/setting.h"

namespace trencavel::server_tests {
namespace {

void print(const NetworkLoad& load) {
    const CrashCounts& counts = load.counts();
    const FaultCounts& faults = load.faults();
    const NetworkCounts& network = load.network();
    std::printf("%zu games ended, %zu messages acknowledged (%zu moves), %zu hashes compared\n",
                counts.games_ended, counts.acknowledged, counts.moves, load.hashes_compared());
    std::printf("%zu connections: %zu delayed, %zu byte by byte; %zu cut, %zu half open, %zu late, ",
                faults.connections, faults.delayed, faults.byte_by_byte, faults.cut, faults.half_open,
                faults.late);
    std::printf("%zu of them for a client that had gone\n", faults.late_after_client);
    std::printf("%zu times come back, %zu from an earlier number; %zu lines given up; ", network.reconnects,
                network.resumed_earlier, network.given_up);
    std::printf("said twice %zu, late %zu, stale %zu\n", network.said_twice, network.said_late,
                network.stale);
    std::fflush(stdout);
}

/// The test would see nothing if any of these did not happen.
void expect_all_faults(const NetworkLoad& load) {
    for (const std::size_t count :
         {load.faults().delayed, load.faults().byte_by_byte, load.faults().cut, load.faults().half_open,
          load.faults().late, load.faults().late_after_client, load.network().resumed_earlier,
          load.network().said_twice, load.network().said_late, load.network().stale})
        EXPECT_GT(count, 0u);
}

TEST(Network, EveryGameIsTheSameForAllAndHoldsEveryMoveOnce) {
    const unsigned long games = setting("TRENCAVEL_NETWORK_GAMES", 30);
    const auto seed = static_cast<std::uint32_t>(setting("TRENCAVEL_SEED", 1));
    std::printf("TRENCAVEL_SEED=%u\n", seed);
    NetworkLoad load(setting("TRENCAVEL_NETWORK_TABLES", 30), seed);
    EXPECT_TRUE(load.play(games));
    if (!HasFailure()) load.look_back();
    print(load);
    EXPECT_EQ(load.counts().games_ended, games);
    expect_all_faults(load);
    if (HasFailure()) std::printf("%s", load.server_log().c_str());
}

/// The same with people who repeat what they say under another id, so that it counts twice.
std::string complaints_about_forgetful_people() {
    testing::TestPartResultArray results;
    {
        const testing::ScopedFakeTestPartResultReporter listener(
            testing::ScopedFakeTestPartResultReporter::INTERCEPT_ALL_THREADS, &results);
        NetworkLoad load(2, 1);
        load.forget_ids();
        load.play(2);
    }
    std::string all;
    for (int i = 0; i < results.size(); ++i) all += results.GetTestPartResult(i).message();
    return all;
}

TEST(Network, IsSeenWhenSomethingCountsTwice) {
    const std::string complaints = complaints_about_forgetful_people();
    EXPECT_NE(complaints.find("twice"), std::string::npos) << complaints;
}

}  // namespace
}  // namespace trencavel::server_tests
