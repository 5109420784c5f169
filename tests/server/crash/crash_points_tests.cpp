// Servers that end at a named point: on either side of an insert, a commit, an acknowledgement, a broadcast,
// a checkpoint, a migration. Nothing that was acknowledged is lost or doubled, and the games go on.
//   TRENCAVEL_POINT_ROUNDS=20 TRENCAVEL_SEED=7 build/release/crash_tests --gtest_filter='CrashPoints*'
#include <gtest/gtest.h>

#include <cstdio>
#include <optional>
#include <string>

#include "server/crash/crash_load.h"
#include "server/store/fault_point.h"
#include "support/setting.h"

namespace trencavel::server_tests {
namespace {

using server::FaultPoint;
using server::kFaultPointNames;

std::string name_of(FaultPoint point) {
    return std::string(kFaultPointNames[static_cast<std::size_t>(point)]);
}

bool is_of_checkpoint(FaultPoint point) {
    return point == FaultPoint::BeforeCheckpoint || point == FaultPoint::AfterCheckpoint;
}

/// While it is there, servers that start end at this point. The log is written back after a few moves, so
/// that they come to those points soon, however many games go on.
class Deadly {
public:
    Deadly(FaultPoint point, unsigned passing) {
        setenv("TRENCAVEL_DIE_AT", (name_of(point) + ":" + std::to_string(passing)).c_str(), 1);
        if (is_of_checkpoint(point)) setenv("TRENCAVEL_CHECKPOINT_PAGES", "20", 1);
    }
    ~Deadly() {
        unsetenv("TRENCAVEL_DIE_AT");
        unsetenv("TRENCAVEL_CHECKPOINT_PAGES");
    }
    Deadly(const Deadly&) = delete;
    Deadly& operator=(const Deadly&) = delete;
};

/// The server dies at the n-th passing of the point.
void die_at(CrashLoad& load, FaultPoint point, unsigned passing) {
    {
        const Deadly deadly(point, passing);
        load.come_back();
    }
    ASSERT_TRUE(load.play_until_dead()) << load.server_log();
    std::printf("%s: ended at passing %u\n", name_of(point).c_str(), passing);
}

/// Another one comes, everybody has all, and plays on.
void live_on(CrashLoad& load) {
    const CrashCounts before = load.counts();
    load.come_back();
    ASSERT_TRUE(load.settle()) << load.server_log();
    std::printf("    %zu messages had no answer, %zu of them were stored\n",
                load.counts().resent - before.resent,
                load.counts().stored_unanswered - before.stored_unanswered);
    std::fflush(stdout);
    ASSERT_TRUE(load.play(50)) << load.server_log();
    ASSERT_TRUE(load.settle()) << load.server_log();
    load.kill();
}

void try_point(CrashLoad& load, FaultPoint point, unsigned passing) {
    SCOPED_TRACE(name_of(point));
    die_at(load, point, passing);
    if (!testing::Test::HasFatalFailure()) live_on(load);
}

TEST(CrashPoints, LoseAndDoubleNothingThatWasAcknowledged) {
    const auto seed = static_cast<std::uint32_t>(setting("TRENCAVEL_SEED", 1));
    std::printf("TRENCAVEL_SEED=%u\n", seed);
    CrashLoad load(20, seed);
    ASSERT_TRUE(load.settle());
    load.kill();
    for (unsigned long round = setting("TRENCAVEL_POINT_ROUNDS", 1); round > 0; --round) {
        for (const FaultPoint point :
             {FaultPoint::BeforeInsert, FaultPoint::AfterInsert, FaultPoint::BeforeCommit,
              FaultPoint::AfterCommit, FaultPoint::BeforeAcknowledgement, FaultPoint::AfterAcknowledgement,
              FaultPoint::BeforeBroadcast, FaultPoint::AfterBroadcast, FaultPoint::BeforeCheckpoint,
              FaultPoint::AfterCheckpoint}) {
            try_point(load, point, 1 + load.chance(is_of_checkpoint(point) ? 10 : 60));
            if (HasFatalFailure()) return;
        }
    }
    load.come_back();
    EXPECT_TRUE(load.play_to_the_end()) << load.server_log();
    load.look_back(~std::size_t{0});
    EXPECT_GT(load.counts().resent, 10u);
}

TEST(CrashPoints, AFirstStartThatEndsInTheMigrationIsMadeUpForByTheNext) {
    for (const FaultPoint point :
         {FaultPoint::BeforeMigration, FaultPoint::InMigration, FaultPoint::AfterMigration}) {
        SCOPED_TRACE(name_of(point));
        auto deadly = std::make_optional<Deadly>(point, 1u);
        ServerProcess server;
        deadly.reset();
        ASSERT_EQ(server.port(), 0) << "it should have ended";
        server.kill();
        server.start();
        ASSERT_NE(server.port(), 0) << server.log();
        TestPerson host(server, "Anna");
        const Json seats = {{{"kind", "open"}}, {{"kind", "open"}}};
        EXPECT_EQ(host.post("/api/tables", {{"game", "wheel"}, {"seats", seats}}).status, 201u);
        std::printf("%s: the next start serves\n", name_of(point).c_str());
    }
}

}  // namespace
}  // namespace trencavel::server_tests
