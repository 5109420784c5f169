// What every store must do with the events and rows of tables. See also store_lists_tests and
// store_people_tests.
#include "server/store/fixture.h"

namespace trencavel::server_tests {

namespace {

using enum WriteStatus;
using Bodies = std::vector<std::string>;
using Statuses = std::vector<WriteStatus>;

class StoreContract : public EveryStore {};
TRENCAVEL_FOR_EVERY_STORE(StoreContract);

TEST_P(StoreContract, AppendedEventsAreNumberedFromOneOn) {
    EXPECT_EQ(write(append("t", 0, {"a", "b"})), Done);
    EXPECT_EQ(write(append("t", 2, {"c"})), Done);
    EXPECT_EQ(bodies("t"), (Bodies{"a", "b", "c"}));
}

TEST_P(StoreContract, LoadingGivesOnlyWhatComesAfterANumber) {
    write(append("t", 0, {"a", "b", "c"}));
    EXPECT_EQ(bodies("t", 1), (Bodies{"b", "c"}));
    EXPECT_EQ(bodies("t", 3), Bodies{});
    EXPECT_EQ(bodies("t", 4'000'000'000), Bodies{});
}

TEST_P(StoreContract, ATableThatIsNotThereHasNoEventsAndNoRow) {
    EXPECT_EQ(bodies("t"), Bodies{});
    EXPECT_FALSE(row("t").has_value());
}

TEST_P(StoreContract, BodiesAreKeptByteForByte) {
    const std::string odd("quote ' \" percent % zero \0 end \n \xc3\xa4 \xff", 38);
    write(append("t", 0, {odd, ""}));
    reopen();
    EXPECT_EQ(bodies("t"), (Bodies{odd, ""}));
}

TEST_P(StoreContract, TablesDoNotShareNumbers) {
    write(append("t", 0, {"a", "b"}));
    EXPECT_EQ(write(append("u", 0, {"c"})), Done);
    EXPECT_EQ(bodies("t"), (Bodies{"a", "b"}));
    EXPECT_EQ(bodies("u"), Bodies{"c"});
}

TEST_P(StoreContract, AnAppendWithAnotherLastNumberIsAConflictAndChangesNothing) {
    write(append("t", 0, {"a", "b"}));
    for (const std::uint32_t expected : {0U, 1U, 3U}) {
        EXPECT_EQ(write(append("t", expected, {"x"})), Conflict) << expected;
    }
    EXPECT_EQ(write(append("u", 1, {"x"})), Conflict);
    EXPECT_EQ(bodies("t"), (Bodies{"a", "b"}));
    expect_same(row("t").value(), row_at("t", 2));
    EXPECT_FALSE(row("u").has_value());
    EXPECT_EQ(bodies("u", 1), Bodies{});
}

TEST_P(StoreContract, AnAppendOfNothingOrWithARowBesideItIsAConflict) {
    EXPECT_EQ(write(append("t", 0, {})), Conflict);
    Append beside = append("t", 0, {"a"});
    beside.row.number = 2;
    EXPECT_EQ(write(beside), Conflict);
    EXPECT_FALSE(row("t").has_value());
}

TEST_P(StoreContract, TheRowStandsWithTheEvents) {
    Append appended = append("t", 0, {"a"});
    appended.row =
        TableRow{"t", 1, Phase::Aborted, true, "p3", {"p3", "p9", "p1"}, -5, 1LL << 42, true, "{}"};
    write(appended);
    expect_same(row("t").value(), appended.row);
    appended = append("t", 1, {"b"});
    appended.row = TableRow{"t", 2, Phase::Open, false, "p4", {}, 3, 4, false, ""};
    write(appended);
    reopen();
    expect_same(row("t").value(), appended.row);
}

TEST_P(StoreContract, TheRowOfARunningTableGoesAlongWithItsMoves) {
    write(append("t", 0, {"a"}));
    EXPECT_EQ(write(advance("t", 1, {"b"})), Done);
    EXPECT_EQ(write(advance("t", 2, {"c", "d"})), Done);
    reopen();
    EXPECT_EQ(bodies("t"), (Bodies{"a", "b", "c", "d"}));
    expect_same(row("t").value(), row_at("t", 4));
    expect_same(store().list({ListKind::Own, "p2", "", 20}).value().rows.at(0), row_at("t", 4));
    expect_same(store().list({ListKind::All, "", "", 20}).value().rows.at(0), row_at("t", 4));
    EXPECT_EQ(write(append("t", 3, {"x"})), Conflict);
    EXPECT_EQ(write(append("t", 4, {"e"})), Done);
    expect_same(row("t").value(), row_at("t", 5));
}

TEST_P(StoreContract, AMoveAtAnotherLastNumberIsAConflictAndChangesNothing) {
    EXPECT_EQ(write(advance("t", 0, {"x"})), Conflict) << "there is no such table";
    write(append("t", 0, {"a", "b"}));
    write(advance("t", 2, {"c"}));
    for (const std::uint32_t expected : {0U, 1U, 2U, 4U})
        EXPECT_EQ(write(advance("t", expected, {"x"})), Conflict) << expected;
    EXPECT_EQ(write(advance("t", 3, {})), Conflict);
    EXPECT_EQ(write(advance("u", 1, {"x"})), Conflict);
    EXPECT_EQ(bodies("t"), (Bodies{"a", "b", "c"}));
    expect_same(row("t").value(), row_at("t", 3));
}

TEST_P(StoreContract, MovesOfOneTransactionFollowEachOther) {
    const Statuses statuses =
        write_together({append("t", 0, {"a"}), advance("t", 1, {"b"}), advance("t", 1, {"x"}),
                        advance("t", 2, {"c"}), append("t", 3, {"d"})});
    EXPECT_EQ(statuses, (Statuses{Done, Done, Conflict, Done, Done}));
    EXPECT_EQ(bodies("t"), (Bodies{"a", "b", "c", "d"}));
    expect_same(row("t").value(), row_at("t", 4));
}

TEST_P(StoreContract, ARowThatIsPutTellsWhatItSaysUntilTheNextMove) {
    write(append("t", 0, {"a"}));
    write(advance("t", 1, {"b"}));
    TableRow put = row_at("t", 2);
    put.changed = 7;
    put.standing = R"({"put":true})";
    EXPECT_EQ(write(PutRow{row_at("t", 1)}), Conflict);
    EXPECT_EQ(write(PutRow{put}), Done);
    expect_same(row("t").value(), put);
    EXPECT_EQ(write(advance("t", 2, {"c"})), Done);
    expect_same(row("t").value(), row_at("t", 3));
}

TEST_P(StoreContract, WhatListsTellIsOneObject) {
    EXPECT_EQ(shown_summary(row_at("t", 3)), R"({"host":"p1","changed":1003,"number":3,"scores":[3]})");
    TableRow old = row_at("t", 3);
    old.standing.clear();
    EXPECT_EQ(shown_summary(old), R"({"host":"p1"})");
}

TEST_P(StoreContract, AConflictLeavesTheOtherWritesOfItsTransactionAlone) {
    const Statuses statuses =
        write_together({append("t", 0, {"a"}), append("t", 0, {"x"}), append("u", 0, {"b"}),
                        append("v", 7, {"x"}), append("t", 1, {"c"})});
    EXPECT_EQ(statuses, (Statuses{Done, Conflict, Done, Conflict, Done}));
    EXPECT_EQ(bodies("t"), (Bodies{"a", "c"}));
    EXPECT_EQ(bodies("u"), Bodies{"b"});
    EXPECT_FALSE(row("v").has_value());
}

TEST_P(StoreContract, NoWritesGiveNoResults) {
    EXPECT_TRUE(write_together({}).empty());
}

TEST_P(StoreContract, ALaterOpeningFindsEverything) {
    write(append("t", 0, {"a", "b"}));
    write(PutPerson{person("p1", "anna")});
    write(PutSession{"s1", "p1", 5});
    write(Heartbeat{10, 20});
    reopen();
    EXPECT_EQ(bodies("t"), (Bodies{"a", "b"}));
    expect_same(row("t").value(), row_at("t", 2));
    EXPECT_EQ(store().person_of_session("s1").value()->account, "anna");
    EXPECT_EQ(store().runs().value().size(), 1U);
    EXPECT_EQ(write(append("t", 2, {"c"})), Done);
    EXPECT_EQ(write(append("t", 2, {"x"})), Conflict);
}

TEST_P(StoreContract, ARewriteReplacesOneBody) {
    write(append("t", 0, {"a", "b", "c"}));
    EXPECT_EQ(write(Rewrite{"t", 2, "B"}), Done);
    EXPECT_EQ(bodies("t"), (Bodies{"a", "B", "c"}));
    expect_same(row("t").value(), row_at("t", 3));
}

TEST_P(StoreContract, ARewriteOfWhatIsNotThereIsAConflict) {
    write(append("t", 0, {"a"}));
    EXPECT_EQ(write(Rewrite{"t", 0, "x"}), Conflict);
    EXPECT_EQ(write(Rewrite{"t", 2, "x"}), Conflict);
    EXPECT_EQ(write(Rewrite{"u", 1, "x"}), Conflict);
    EXPECT_EQ(bodies("t"), Bodies{"a"});
    EXPECT_EQ(bodies("u"), Bodies{});
}

TEST_P(StoreContract, ARowCanBePutAloneIfItStandsAtTheLastEvent) {
    write(append("t", 0, {"a", "b"}));
    TableRow changed = row_at("t", 2);
    changed.wants_waking = true;
    changed.people = {"p2", "p7"};
    EXPECT_EQ(write(PutRow{changed}), Done);
    expect_same(row("t").value(), changed);
}

TEST_P(StoreContract, ARowBesideTheLastEventOrOfNoTableIsAConflict) {
    write(append("t", 0, {"a", "b"}));
    EXPECT_EQ(write(PutRow{row_at("t", 1)}), Conflict);
    EXPECT_EQ(write(PutRow{row_at("t", 3)}), Conflict);
    EXPECT_EQ(write(PutRow{row_at("u", 0)}), Conflict);
    expect_same(row("t").value(), row_at("t", 2));
    EXPECT_FALSE(row("u").has_value());
}

TEST_P(StoreContract, TablesThatWantWakingAreFoundUntilTheyNoLongerDo) {
    for (const char* id : {"a", "b", "c"}) {
        Append appended = append(id, 0, {"1"});
        appended.row.wants_waking = appended.row.id != "b";
        write(appended);
    }
    EXPECT_EQ(store().to_wake().value(), (std::vector<TableId>{"a", "c"}));
    write(append("a", 1, {"2"}));
    EXPECT_EQ(store().to_wake().value(), std::vector<TableId>{"c"});
}

TEST_P(StoreContract, RunsComeOldestFirstEachWithItsNewestHeartbeat) {
    write(Heartbeat{200, 210});
    write(Heartbeat{100, 110});
    write(Heartbeat{200, 250});
    reopen();
    const std::vector<Heartbeat> runs = store().runs().value();
    ASSERT_EQ(runs.size(), 2U);
    EXPECT_EQ(runs[0].started, 100);
    EXPECT_EQ(runs[0].alive, 110);
    EXPECT_EQ(runs[1].started, 200);
    EXPECT_EQ(runs[1].alive, 250);
}

}  // namespace

}  // namespace trencavel::server_tests
