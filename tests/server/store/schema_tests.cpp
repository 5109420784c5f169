// The steps from one version of the database to the next.
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdint>

#include "server/store/fault_point.h"
#include "server/store/sqlite/schema.h"
#include "support/scratch_folder.h"

namespace trencavel::server_tests {

namespace {

using namespace trencavel::server;

constexpr std::array kSteps{Migration{"CREATE TABLE one (a INTEGER); INSERT INTO one VALUES (1)"},
                            Migration{"ALTER TABLE one ADD COLUMN b INTEGER; UPDATE one SET b = a + 1"},
                            Migration{"CREATE TABLE three (c INTEGER)"}};
constexpr std::array kBrokenSecond{kSteps[0], Migration{"UPDATE one SET a = 9; UPDATE nothing SET a = 9"}};

class Schema : public testing::Test {
protected:
    DatabaseState state(std::span<const Migration> steps) { return state_of(database_, steps).value(); }

    ScratchFolder folder_;
    Database database_ =
        std::move(Database::open(folder_.path("x.db"), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE).value());
};

TEST_F(Schema, AnEmptyDatabaseTakesAllSteps) {
    EXPECT_EQ(state(kSteps).kind, DatabaseKind::Empty);
    ASSERT_TRUE(bring_up_to_date(database_, kSteps).ok());
    EXPECT_EQ(state(kSteps).kind, DatabaseKind::Ours);
    EXPECT_EQ(state(kSteps).version, 3);
    EXPECT_EQ(database_.number("SELECT b FROM one").value(), 2);
}

TEST_F(Schema, AnOlderDatabaseTakesOnlyTheStepsThatAreMissing) {
    ASSERT_TRUE(bring_up_to_date(database_, std::span(kSteps).first(1)).ok());
    ASSERT_TRUE(database_.run("UPDATE one SET a = 41"));
    ASSERT_TRUE(bring_up_to_date(database_, kSteps).ok());
    EXPECT_EQ(database_.number("SELECT b FROM one").value(), 42);
    EXPECT_EQ(state(kSteps).version, 3);
}

TEST_F(Schema, ADatabaseThatIsUpToDateStaysAsItIs) {
    ASSERT_TRUE(bring_up_to_date(database_, kSteps).ok());
    ASSERT_TRUE(bring_up_to_date(database_, kSteps).ok());
    EXPECT_EQ(database_.number("SELECT count(*) FROM one").value(), 1);
}

TEST_F(Schema, AStepThatFailsIsNotTakenAtAllAndSaid) {
    const Result<bool> result = bring_up_to_date(database_, kBrokenSecond);
    ASSERT_FALSE(result.ok());
    EXPECT_NE(result.error().find("from version 1 to 2"), std::string::npos) << result.error();
    EXPECT_EQ(state(kSteps).version, 1);
    EXPECT_EQ(database_.number("SELECT a FROM one").value(), 1);
    EXPECT_TRUE(bring_up_to_date(database_, kSteps).ok()) << "no transaction is left open";
}

/// Where the process of a test ends.
struct Death {
    FaultPoint point{};
    int passing = 0;
};
Death death;

void bring_up_to_date_and_die(const std::string& file) {
    fault_hook = [](FaultPoint point) {
        if (point == death.point && --death.passing == 0) kill(getpid(), SIGKILL);
    };
    const auto own = Database::open(file, SQLITE_OPEN_READWRITE);
    EXPECT_TRUE(bring_up_to_date(own.value(), kSteps).ok());
}

TEST_F(Schema, WhoeverIsKilledAtAStepLeavesAWholeVersionFromWhichTheNextGoesOn) {
    for (const FaultPoint point :
         {FaultPoint::BeforeMigration, FaultPoint::InMigration, FaultPoint::AfterMigration}) {
        for (int step = 1; step <= 3; ++step) {
            const std::string file =
                folder_.path("killed" + std::to_string(step) + "." + std::to_string(static_cast<int>(point)));
            const Database database =
                std::move(Database::open(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE).value());
            ASSERT_TRUE(database.run("PRAGMA journal_mode = WAL"));
            death = {point, step};
            EXPECT_EXIT(bring_up_to_date_and_die(file), testing::KilledBySignal(SIGKILL), "");
            const int taken = point == FaultPoint::AfterMigration ? step : step - 1;
            EXPECT_EQ(state_of(database, kSteps)->version, taken);
            ASSERT_TRUE(bring_up_to_date(database, kSteps).ok());
            EXPECT_EQ(database.number("SELECT b FROM one").value(), 2);
        }
    }
}

TEST_F(Schema, ADatabaseWithMoreStepsThanAreKnownIsNewer) {
    ASSERT_TRUE(bring_up_to_date(database_, kSteps).ok());
    EXPECT_EQ(state(std::span(kSteps).first(2)).kind, DatabaseKind::Newer);
}

TEST_F(Schema, ADatabaseWithoutOurMarkIsForeign) {
    ASSERT_TRUE(database_.run("CREATE TABLE one (a INTEGER)"));
    EXPECT_EQ(state(kSteps).kind, DatabaseKind::Foreign);
}

TEST_F(Schema, SessionsOfTheFirstVersionCountFromTheUpgradeOn) {
    constexpr std::int64_t kFarAhead = 9'000'000'000'000;
    const auto now = [this] {
        return database_.number("SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000").value();
    };
    ASSERT_TRUE(bring_up_to_date(database_, migrations().first(1)).ok());
    ASSERT_TRUE(
        database_.run("INSERT INTO sessions (secret_hash, person, created) "
                      "VALUES ('old', 'p', 77), ('ahead', 'p', 9000000000000)"));
    const auto before = now();
    ASSERT_TRUE(bring_up_to_date(database_, migrations()).ok());
    const auto seen = database_.number("SELECT seen FROM sessions WHERE secret_hash = 'old'").value();
    EXPECT_LE(before, seen);
    EXPECT_LE(seen, now());
    EXPECT_EQ(database_.number("SELECT seen FROM sessions WHERE secret_hash = 'ahead'").value(), kFarAhead)
        << "of a clock that went wrong once";
    EXPECT_EQ(database_.number("SELECT count(*) FROM sessions WHERE device = ''").value(), 2);
}

TEST_F(Schema, ListsAreReadFromTheirIndexes) {
    ASSERT_TRUE(bring_up_to_date(database_, migrations()).ok());
    const auto plan = [this](const std::string& query) {
        Statement statement(database_, query.c_str());
        Cursor cursor(statement);
        std::string text;
        while (cursor.next()) text += cursor.text(3) + "\n";
        return text;
    };
    const std::string select = "EXPLAIN QUERY PLAN SELECT summary FROM tables WHERE ";
    EXPECT_NE(
        plan(select + "listed = 1 AND phase = 0 AND (created, id) < (5, 'x') ORDER BY created DESC, id DESC")
            .find("USING INDEX open_tables"),
        std::string::npos);
    EXPECT_NE(plan(select + "wants_waking = 1 ORDER BY id").find("USING INDEX tables_to_wake"),
              std::string::npos);
}

}  // namespace

}  // namespace trencavel::server_tests
