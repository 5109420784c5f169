#include <gtest/gtest.h>

#include "server/ops/security_log.h"
#include "server/support/test_scheduler.h"

namespace trencavel::server {
namespace {

TEST(SecurityLog, SaysWhatHappenedToWhomAndFromWhere) {
    MemoryLog log;
    server_tests::TestScheduler scheduler;
    SecurityLog security(log, scheduler);
    security.note("login_failed", "p0123456789abcdef", "2001:db8::7");
    ASSERT_EQ(log.lines().size(), 1U);
    EXPECT_EQ(log.count(" info security what=login_failed person=p0123456789abcdef network=2001:db8::/64"),
              1U)
        << log.lines()[0];
}

TEST(SecurityLog, IsNotFilledByOneNetwork) {
    MemoryLog log;
    server_tests::TestScheduler scheduler;
    SecurityLog security(log, scheduler);
    for (int i = 0; i < 1000; ++i) security.note("login_failed", "", "192.0.2.1");
    EXPECT_EQ(log.lines().size(), 60U);
    security.note("login_failed", "", "192.0.2.2");
    EXPECT_EQ(log.lines().size(), 61U) << "others are heard of";
}

}  // namespace
}  // namespace trencavel::server
