// What every store must do with lists of tables: who is in them, in which order, and page after page.
#include "server/store/fixture.h"

namespace trencavel::server_tests {

namespace {

using Ids = std::vector<TableId>;

struct Listed {
    TableId id;
    Phase phase{};
    TimeMs created = 0;
    TimeMs changed = 0;
    bool listed = true;
    std::vector<PersonId> people = {"p1"};
};

class StoreLists : public EveryStore {
protected:
    /// New, or as it now is.
    void put(const Listed& table) {
        const std::optional<TableRow> before = row(table.id);
        Append appended = append(table.id, before ? before->number : 0, {"x"});
        appended.row.phase = table.phase;
        appended.row.created = table.created;
        appended.row.changed = table.changed;
        appended.row.listed = table.listed;
        appended.row.people = table.people;
        ASSERT_EQ(write(appended), WriteStatus::Done);
    }

    ListPage page(ListKind kind, unsigned size = 20, const std::string& after = "",
                  const PersonId& person = "p1") {
        return store().list(ListQuery{kind, person, after, size}).value();
    }
    Ids list(ListKind kind, const PersonId& person = "p1") { return ids(page(kind, 20, "", person).rows); }

    /// All pages of this size, one after the other.
    Ids through(ListKind kind, unsigned size) {
        Ids all;
        ListPage part = page(kind, size);
        for (;; part = page(kind, size, part.next)) {
            EXPECT_LE(part.rows.size(), size);
            for (const TableRow& row : part.rows) all.push_back(row.id);
            if (part.next.empty()) return all;
        }
    }
};
TRENCAVEL_FOR_EVERY_STORE(StoreLists);

TEST_P(StoreLists, AnEmptyStoreHasEmptyLists) {
    for (const ListKind kind : {ListKind::Open, ListKind::Own, ListKind::Finished, ListKind::All}) {
        EXPECT_TRUE(page(kind).rows.empty());
        EXPECT_EQ(page(kind).next, "");
    }
}

TEST_P(StoreLists, OpenTablesAreThoseListedAndNotBegunNewestFirst) {
    put({"a", Phase::Open, 10, 99});
    put({"b", Phase::Open, 30, 30});
    put({"c", Phase::Open, 20, 50});
    put({"hidden", Phase::Open, 40, 40, false});
    put({"running", Phase::Running, 40, 40});
    put({"finished", Phase::Finished, 40, 40});
    put({"aborted", Phase::Aborted, 40, 40});
    EXPECT_EQ(list(ListKind::Open), (Ids{"b", "c", "a"}));
}

TEST_P(StoreLists, FinishedTablesAreThoseListedAndPlayedToTheEndLatestFirst) {
    put({"a", Phase::Finished, 10, 99});
    put({"b", Phase::Finished, 30, 30});
    put({"c", Phase::Finished, 20, 50});
    put({"hidden", Phase::Finished, 40, 40, false});
    put({"aborted", Phase::Aborted, 40, 40});
    put({"open", Phase::Open, 40, 40});
    EXPECT_EQ(list(ListKind::Finished), (Ids{"a", "c", "b"}));
}

TEST_P(StoreLists, OwnTablesAreThoseOfThePersonUnfinishedOnesFirstThenByTheLastChange) {
    put({"over1", Phase::Finished, 1, 900});
    put({"over2", Phase::Aborted, 1, 950, false});
    put({"open", Phase::Open, 1, 10});
    put({"runs", Phase::Running, 1, 30, false});
    put({"foreign", Phase::Running, 1, 40, true, {"p2", "p3"}});
    put({"shared", Phase::Running, 1, 20, true, {"p2", "p1"}});
    EXPECT_EQ(list(ListKind::Own), (Ids{"runs", "shared", "open", "over2", "over1"}));
    EXPECT_EQ(list(ListKind::Own, "p2"), (Ids{"foreign", "shared"}));
    EXPECT_EQ(list(ListKind::Own, "p"), Ids{});
}

TEST_P(StoreLists, OwnRunningTablesGoByTheirLastMove) {
    put({"a", Phase::Running, 1, 10});
    put({"b", Phase::Running, 1, 20});
    put({"c", Phase::Running, 1, 30});
    Advance move = advance("a", 1, {"move"});
    move.changed = 40;
    EXPECT_EQ(write(move), WriteStatus::Done);
    move.table = "b";
    move.changed = 50;
    EXPECT_EQ(write(move), WriteStatus::Done);
    EXPECT_EQ(list(ListKind::Own), (Ids{"b", "a", "c"}));
    EXPECT_EQ(through(ListKind::Own, 1), (Ids{"b", "a", "c"}));
}

TEST_P(StoreLists, WhoLeftATableNoLongerHasIt) {
    put({"a", Phase::Running, 1, 1, true, {"p1", "p2"}});
    put({"a", Phase::Running, 1, 2, true, {"p2", "p3"}});
    EXPECT_EQ(list(ListKind::Own, "p1"), Ids{});
    EXPECT_EQ(list(ListKind::Own, "p2"), Ids{"a"});
    EXPECT_EQ(list(ListKind::Own, "p3"), Ids{"a"});
}

TEST_P(StoreLists, WhoHoldsSeveralSeatsHasTheTableOnce) {
    put({"a", Phase::Running, 1, 1, true, {"p1", "p1", "p2"}});
    EXPECT_EQ(list(ListKind::Own), Ids{"a"});
    EXPECT_EQ(row("a")->people, (std::vector<PersonId>{"p1", "p1", "p2"}));
}

TEST_P(StoreLists, AllTablesAreTheUnfinishedOnesOfEverybodyNewestFirst) {
    put({"a", Phase::Open, 10, 99, false, {}});
    put({"b", Phase::Running, 30, 30, true, {"p7"}});
    put({"over", Phase::Finished, 20, 50});
    put({"aborted", Phase::Aborted, 20, 50});
    EXPECT_EQ(list(ListKind::All), (Ids{"b", "a"}));
}

TEST_P(StoreLists, PagesShowEachTableOnceAndTheLastHasNoNext) {
    for (char id = 'a'; id <= 'g'; ++id)
        put({std::string(1, id), Phase::Open, 5, 5});  // all of the same time
    for (const ListKind kind : {ListKind::Open, ListKind::Own, ListKind::All}) {
        const Ids whole = list(kind);
        EXPECT_EQ(whole.size(), 7U);
        for (unsigned size = 1; size <= 8; ++size) EXPECT_EQ(through(kind, size), whole) << size;
    }
    EXPECT_EQ(page(ListKind::Open, 7).next, "");
    EXPECT_NE(page(ListKind::Open, 6).next, "");
}

TEST_P(StoreLists, OwnPagesGoOnFromUnfinishedToFinishedOnes) {
    for (int i = 0; i < 5; ++i) {
        put({"r" + std::to_string(i), Phase::Running, 1, 10 + i});
        put({"f" + std::to_string(i), Phase::Finished, 1, 100 + i});
    }
    EXPECT_EQ(through(ListKind::Own, 2), (Ids{"r4", "r3", "r2", "r1", "r0", "f4", "f3", "f2", "f1", "f0"}));
    EXPECT_EQ(through(ListKind::Finished, 2), (Ids{"f4", "f3", "f2", "f1", "f0"}));
}

TEST_P(StoreLists, WhatDoesNotChangeIsShownOnceWhateverHappensBetweenPages) {
    for (int i = 1; i <= 6; ++i) put({"t" + std::to_string(i), Phase::Running, 1, i});
    const ListPage first = page(ListKind::Own, 2);
    EXPECT_EQ(ids(first.rows), (Ids{"t6", "t5"}));
    put({"new", Phase::Running, 1, 50});  // before the page
    put({"t6", Phase::Running, 1, 60});   // shown already, moves up
    put({"t5", Phase::Finished, 1, 61});  // the very row after which the page begins goes away
    put({"t3", Phase::Running, 1, 62});   // not yet shown, moves up: not on this page
    const ListPage second = page(ListKind::Own, 2, first.next);
    EXPECT_EQ(ids(second.rows), (Ids{"t4", "t2"}));
    EXPECT_EQ(ids(page(ListKind::Own, 2, second.next).rows), (Ids{"t1", "t5"}));
}

TEST_P(StoreLists, OpenPagesGoOnAfterTheTableThatTheyEndedWithHasBegun) {
    for (int i = 1; i <= 4; ++i) put({"t" + std::to_string(i), Phase::Open, i, i});
    const ListPage first = page(ListKind::Open, 2);
    put({"t3", Phase::Running, 3, 100});
    put({"t9", Phase::Open, 100, 100});
    EXPECT_EQ(ids(page(ListKind::Open, 2, first.next).rows), (Ids{"t2", "t1"}));
}

TEST_P(StoreLists, ARowInAListHasEverything) {
    put({"a", Phase::Open, 7, 8});
    expect_same(page(ListKind::Open).rows.at(0), row("a").value());
}

TEST_P(StoreLists, WhatIsNoTokenOfTheListIsAnErrorAboutIt) {
    put({"abc", Phase::Open, 5, 5});
    put({"abd", Phase::Open, 5, 5});
    const std::string good = page(ListKind::Open, 1).next;
    ASSERT_TRUE(store().list(ListQuery{ListKind::Open, "p1", good, 1}).ok());
    for (const std::string& token :
         {std::string("x"), std::string("o"), std::string("o0.5"), std::string("o0.5."),
          std::string("o0..abc"), std::string("o2.5.abc"), std::string("o0.99999999999999999999.abc"),
          std::string("o0.5.a'c"), std::string("\0\0\0\0\0", 5), "o0.5." + std::string(100000, 'a'),
          good + "~", "w" + good.substr(1)}) {
        const Result<ListPage> answer = store().list(ListQuery{ListKind::Open, "p1", token, 1});
        ASSERT_FALSE(answer.ok()) << token.substr(0, 40);
        EXPECT_EQ(answer.failure().about, "after");
    }
}

TEST_P(StoreLists, APageOfNoSizeShowsOneTable) {
    put({"a", Phase::Open, 5, 5});
    EXPECT_EQ(page(ListKind::Open, 0).rows.size(), 1U);
}

}  // namespace

}  // namespace trencavel::server_tests
