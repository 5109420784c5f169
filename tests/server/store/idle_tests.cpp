// What every store must do with what nobody uses any more.
#include "server/store/fixture.h"

namespace trencavel::server_tests {

namespace {

using enum WriteStatus;
using Ids = std::vector<std::string>;

class StoreIdle : public EveryStore {
protected:
    void put_table(const TableId& id, Phase phase, TimeMs changed, const PersonId& host = "p1") {
        Append made = append(id, 0, {"a", "b"});
        made.row.phase = phase;
        made.row.changed = changed;
        made.row.host = host;
        made.row.people = {host};
        EXPECT_EQ(write(made), Done);
    }
    void put_guest(const PersonId& id, const std::string& session, TimeMs seen) {
        EXPECT_EQ(write(PutPerson{person(id)}), Done);
        EXPECT_EQ(write(PutSession{session, id, 10}), Done);
        EXPECT_EQ(write(SeenSession{session, seen}), Done);
    }
    Ids idle(IdleKind kind, TimeMs before) {
        const IdlePage page = store().idle({.kind = kind, .before = before, .after = {}}).value();
        EXPECT_EQ(page.next, "");
        return page.ids;
    }
};
TRENCAVEL_FOR_EVERY_STORE(StoreIdle);

TEST_P(StoreIdle, ATableWaitsAsLongAsItsHostComesBack) {
    put_guest("p1", "s1", 5000);
    put_table("a", Phase::Open, 1000);
    put_table("b", Phase::Open, 1000, "p9");
    put_table("c", Phase::Open, 6000, "p9");
    put_table("d", Phase::Running, 1000, "p9");
    put_table("e", Phase::Finished, 1000, "p9");
    put_table("f", Phase::Aborted, 1000, "p9");
    EXPECT_EQ(idle(IdleKind::WaitingTable, 5000), Ids{"b"});
    EXPECT_EQ(idle(IdleKind::WaitingTable, 5001), (Ids{"a", "b"}));
    EXPECT_EQ(idle(IdleKind::WaitingTable, 1000), Ids{});
}

TEST_P(StoreIdle, OnlyAbortedTablesAreEverDropped) {
    put_table("a", Phase::Aborted, 1000);
    put_table("b", Phase::Aborted, 2000);
    put_table("c", Phase::Finished, 1000);
    put_table("d", Phase::Running, 1000);
    put_table("e", Phase::Open, 1000);
    EXPECT_EQ(idle(IdleKind::AbortedTable, 2000), Ids{"a"});
    for (const char* id : {"c", "d", "e", "unknown"}) EXPECT_EQ(write(DropTable{id}), Conflict) << id;
    EXPECT_EQ(write(DropTable{"a"}), Done);
    reopen();
    EXPECT_FALSE(row("a").has_value());
    EXPECT_TRUE(bodies("a").empty());
    for (const char* id : {"b", "c", "d", "e"}) EXPECT_EQ(bodies(id).size(), 2U) << id;
    const ListQuery own{.kind = ListKind::Own, .person = "p1", .after = {}, .size = 20};
    EXPECT_EQ(store().list(own).value().rows.size(), 4U);
    EXPECT_EQ(write(append("a", 0, {"anew"})), Done);
}

TEST_P(StoreIdle, AGuestIsKeptWhoHasASeatOrAnAccountOrComesBack) {
    put_guest("p1", "s1", 1000);
    put_guest("p2", "s2", 1000);
    put_guest("p3", "s3", 3000);
    put_guest("p4", "s4", 1000);
    write(PutPerson{person("p4", "dora")});
    put_table("t", Phase::Finished, 1000, "p2");
    EXPECT_EQ(idle(IdleKind::Guest, 3000), Ids{"p1"});
    for (const char* id : {"p2", "p3", "p4", "p9"}) EXPECT_EQ(write(DropIdleGuest{id, 3000}), Conflict) << id;
    EXPECT_EQ(write(DropIdleGuest{"p1", 3000}), Done);
    reopen();
    EXPECT_FALSE(store().person("p1").value().has_value());
    EXPECT_FALSE(store().person_of_session("s1").value().has_value());
    for (const char* id : {"p2", "p3", "p4"}) EXPECT_TRUE(store().person(id).value().has_value()) << id;
}

TEST_P(StoreIdle, AGuestWhoWasJustMadeIsKept) {
    write(PutPerson{person("p1")});  // at 77, without a session yet
    EXPECT_EQ(idle(IdleKind::Guest, 77), Ids{});
    EXPECT_EQ(idle(IdleKind::Guest, 78), Ids{"p1"});
}

TEST_P(StoreIdle, ASessionIsDroppedThatIsNotUsed) {
    put_guest("p1", "s1", 1000);
    write(PutSession{"s2", "p1", 2000});
    EXPECT_EQ(write(SeenSession{"s1", 500}), Done) << "and changes nothing";
    EXPECT_EQ(write(SeenSession{"unknown", 500}), Done);
    EXPECT_EQ(idle(IdleKind::Session, 1000), Ids{});
    EXPECT_EQ(idle(IdleKind::Session, 2000), Ids{"s1"}) << "making it was its first use";
    EXPECT_EQ(write(DropIdleSession{"s2", 2000}), Conflict);
    EXPECT_EQ(write(DropIdleSession{"unknown", 2000}), Conflict);
    EXPECT_EQ(write(DropIdleSession{"s1", 2000}), Done);
    reopen();
    EXPECT_FALSE(store().person_of_session("s1").value().has_value());
    EXPECT_TRUE(store().person_of_session("s2").value().has_value());
}

TEST_P(StoreIdle, AFewAreLookedAtAtATime) {
    for (const char* id : {"a", "b", "c", "d", "e"})
        put_table(id, *id == 'c' ? Phase::Finished : Phase::Aborted, 1);
    IdleQuery query{.kind = IdleKind::AbortedTable, .before = 9, .after = {}, .looked_at = 3, .size = 10};
    IdlePage page = store().idle(query).value();
    EXPECT_EQ(page.ids, (Ids{"a", "b"}));
    EXPECT_EQ(page.next, "c");
    query.after = page.next;
    page = store().idle(query).value();
    EXPECT_EQ(page.ids, (Ids{"d", "e"}));
    EXPECT_EQ(page.next, "");
    query = {.kind = IdleKind::AbortedTable, .before = 9, .after = {}, .looked_at = 100, .size = 1};
    page = store().idle(query).value();
    EXPECT_EQ(page.ids, Ids{"a"});
    EXPECT_EQ(page.next, "a");
}

}  // namespace

}  // namespace trencavel::server_tests
