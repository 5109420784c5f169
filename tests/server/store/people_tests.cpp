// What every store must do with people and their sessions.
#include "server/store/fixture.h"

namespace trencavel::server_tests {

namespace {

using enum WriteStatus;

class StorePeople : public EveryStore {
protected:
    std::string name(const PersonId& id) { return found(store().person(id)); }
    std::string of_session(const std::string& hash) { return found(store().person_of_session(hash)); }
    std::string of_account(const std::string& account) { return found(store().person_of_account(account)); }

private:
    static std::string found(const Result<std::optional<Person>>& person) {
        return person.value() ? person.value()->name : "nobody";
    }
};
TRENCAVEL_FOR_EVERY_STORE(StorePeople);

TEST_P(StorePeople, APersonIsKeptWithEverythingThatIsKnown) {
    const Person anna{"p1", "Anna Ä", "anna", "$argon2id$x", 12345, "a hash"};
    EXPECT_EQ(write(PutPerson{anna}), Done);
    reopen();
    const std::optional<Person> found = store().person("p1").value();
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->id, anna.id);
    EXPECT_EQ(found->name, anna.name);
    EXPECT_EQ(found->account, anna.account);
    EXPECT_EQ(found->passphrase, anna.passphrase);
    EXPECT_EQ(found->created, anna.created);
    EXPECT_EQ(found->recovery, anna.recovery);
}

TEST_P(StorePeople, NobodyIsFoundByUnknownKeys) {
    write(PutPerson{person("p1")});
    EXPECT_EQ(name("p2"), "nobody");
    EXPECT_EQ(of_session("s"), "nobody");
    EXPECT_EQ(of_account("anna"), "nobody");
}

TEST_P(StorePeople, WhoHasNoAccountIsNotFoundByTheEmptyName) {
    write(PutPerson{person("p1")});
    EXPECT_EQ(of_account(""), "nobody");
}

TEST_P(StorePeople, ManyMayHaveNoAccount) {
    EXPECT_EQ(write(PutPerson{person("p1")}), Done);
    EXPECT_EQ(write(PutPerson{person("p2")}), Done);
    EXPECT_EQ(name("p2"), "Name of p2");
}

TEST_P(StorePeople, APersonIsReplacedByOneWithTheSameId) {
    write(PutPerson{person("p1", "anna")});
    write(PutSession{"s", "p1", 1});
    EXPECT_EQ(write(PutPerson{Person{"p1", "Anne", "anne", "", 1}}), Done);
    EXPECT_EQ(of_account("anne"), "Anne");
    EXPECT_EQ(of_account("anna"), "nobody");
    EXPECT_EQ(of_session("s"), "Anne");
}

TEST_P(StorePeople, AnAccountNameThatAnotherHasIsAConflict) {
    write(PutPerson{person("p1", "anna")});
    write(PutPerson{person("p2")});
    EXPECT_EQ(write(PutPerson{person("p2", "anna")}), Conflict);
    EXPECT_EQ(write(PutPerson{person("p3", "anna")}), Conflict);
    EXPECT_EQ(of_account("anna"), "Name of p1");
    EXPECT_EQ(store().person("p2").value()->account, "");
    EXPECT_EQ(name("p3"), "nobody");
}

TEST_P(StorePeople, WithinATransactionTheSecondToTakeAnAccountNameIsRefused) {
    const auto statuses = write_together(
        {PutPerson{person("p1", "anna")}, PutPerson{person("p2", "anna")}, PutPerson{person("p3", "bert")}});
    EXPECT_EQ(statuses, (std::vector<WriteStatus>{Done, Conflict, Done}));
    EXPECT_EQ(of_account("anna"), "Name of p1");
    EXPECT_EQ(of_account("bert"), "Name of p3");
}

TEST_P(StorePeople, AnAccountNameIsFreeAgainAfterItsPersonIsGone) {
    write(PutPerson{person("p1", "anna")});
    write(DropPerson{"p1"});
    EXPECT_EQ(write(PutPerson{person("p2", "anna")}), Done);
    EXPECT_EQ(of_account("anna"), "Name of p2");
}

TEST_P(StorePeople, DroppingAPersonDropsAllTheirSessionsAndNoOthers) {
    write_together({PutPerson{person("p1")}, PutPerson{person("p2")}, PutSession{"s1", "p1", 1},
                    PutSession{"s2", "p1", 1}, PutSession{"s3", "p2", 1}});
    EXPECT_EQ(write(DropPerson{"p1"}), Done);
    write(PutPerson{person("p1")});  // a session that was left would be seen now
    EXPECT_EQ(of_session("s1"), "nobody");
    EXPECT_EQ(of_session("s2"), "nobody");
    EXPECT_EQ(of_session("s3"), "Name of p2");
}

TEST_P(StorePeople, ASessionCanBeDroppedAlone) {
    write_together({PutPerson{person("p1")}, PutSession{"s1", "p1", 1}, PutSession{"s2", "p1", 1}});
    EXPECT_EQ(write(DropSession{"s1"}), Done);
    EXPECT_EQ(of_session("s1"), "nobody");
    EXPECT_EQ(of_session("s2"), "Name of p1");
}

TEST_P(StorePeople, OtherSessionsCanBeDroppedAndOneKept) {
    write_together({PutPerson{person("p1")}, PutPerson{person("p2")}, PutSession{"s1", "p1", 1},
                    PutSession{"s2", "p1", 1}, PutSession{"s3", "p1", 1}, PutSession{"s4", "p2", 1}});
    EXPECT_EQ(write(DropOtherSessions{"p1", "s2"}), Done);
    EXPECT_EQ(of_session("s1"), "nobody");
    EXPECT_EQ(of_session("s2"), "Name of p1");
    EXPECT_EQ(of_session("s3"), "nobody");
    EXPECT_EQ(of_session("s4"), "Name of p2");
}

TEST_P(StorePeople, ASessionOfNobodyIsAConflict) {
    EXPECT_EQ(write(PutSession{"s1", "p1", 1}), Conflict);
    write(PutPerson{person("p1")});
    EXPECT_EQ(of_session("s1"), "nobody");
}

TEST_P(StorePeople, ASessionIsReplacedByOneWithTheSameSecret) {
    write_together({PutPerson{person("p1")}, PutPerson{person("p2")}, PutSession{"s1", "p1", 1}});
    EXPECT_EQ(write(PutSession{"s1", "p2", 2}), Done);
    EXPECT_EQ(of_session("s1"), "Name of p2");
}

TEST_P(StorePeople, ANameIsChangedWithoutTouchingAnythingElse) {
    write(PutPerson{Person{"p1", "Anna", "anna", "old", 1, "code"}});
    EXPECT_EQ(write(PutSecrets{"p1", "old", "new", "other code"}), Done);
    EXPECT_EQ(write(PutName{"p1", "Anne"}), Done);
    const Person anne = store().person("p1").value().value();
    EXPECT_EQ(anne.name, "Anne");
    EXPECT_EQ(anne.passphrase, "new");
    EXPECT_EQ(anne.recovery, "other code");
    EXPECT_EQ(anne.account, "anna");
    EXPECT_EQ(write(PutName{"p2", "Nobody"}), Conflict);
    EXPECT_EQ(name("p2"), "nobody");
}

TEST_P(StorePeople, SecretsAreChangedOnlyByWhoKnowsThePresentOnes) {
    write_together({PutPerson{Person{"p1", "Anna", "anna", "old", 1, "code"}}, PutPerson{person("p2")},
                    PutSession{"s1", "p1", 1}, PutSession{"s2", "p1", 1}, PutSession{"s3", "p2", 1}});
    EXPECT_EQ(write(PutSecrets{"p1", "older", "new", "other code", "s1"}), Conflict);
    EXPECT_EQ(write(PutSecrets{"p9", "", "new", "other code"}), Conflict);
    EXPECT_EQ(of_session("s2"), "Anna") << "nothing of it was done";
    EXPECT_EQ(store().person("p1").value()->recovery, "code");
    EXPECT_EQ(write(PutSecrets{"p1", "old", "new", "other code", "s1"}), Done);
    reopen();
    EXPECT_EQ(store().person("p1").value()->passphrase, "new");
    EXPECT_EQ(store().person("p1").value()->recovery, "other code");
    EXPECT_EQ(of_session("s1"), "Anna");
    EXPECT_EQ(of_session("s2"), "nobody");
    EXPECT_EQ(of_session("s3"), "Name of p2");
    EXPECT_EQ(write(PutSecrets{"p1", "new", "newest", "", ""}), Done);
    EXPECT_EQ(of_session("s1"), "nobody") << "none is kept";
}

TEST_P(StorePeople, SessionsAreListedWithTheirDevicesThoseSeenLastFirst) {
    write_together({PutPerson{person("p1")}, PutPerson{person("p2")},
                    PutSession{"s1", "p1", 5, "Firefox, Linux"}, PutSession{"s2", "p1", 6},
                    PutSession{"s3", "p2", 7}, SeenSession{"s1", 9}, SeenSession{"s4", 9}});
    reopen();
    EXPECT_EQ(store().sessions_of("p1").value(),
              (std::vector<SessionRow>{{"s1", 5, 9, "Firefox, Linux"}, {"s2", 6, 6, ""}}));
    EXPECT_TRUE(store().sessions_of("p3")->empty());
    EXPECT_EQ(of_session("s4"), "nobody") << "being seen makes no session";
}

TEST_P(StorePeople, OfVeryManySessionsThoseSeenLastAreListed) {
    std::vector<Write> writes = {PutPerson{person("p1")}};
    for (TimeMs i = 0; i < 120; ++i) writes.push_back(PutSession{"s" + std::to_string(i), "p1", i});
    write_together(writes);
    const std::vector<SessionRow> rows = store().sessions_of("p1").value();
    ASSERT_EQ(rows.size(), kSessionsListed);
    EXPECT_EQ(rows.front().secret_hash, "s119");
    EXPECT_EQ(rows.back().secret_hash, "s20");
}

TEST_P(StorePeople, BansAreKeptOnceForEachSubjectUntilTheyAreLifted) {
    write_together({PutBan{{"p2", 5}}, PutBan{{"192.0.2.0/24", 6}}, PutBan{{"p2", 7}}});
    reopen();
    EXPECT_EQ(store().bans().value(), (std::vector<Ban>{{"192.0.2.0/24", 6}, {"p2", 7}}));
    EXPECT_EQ(write(DropBan{"p2"}), Done);
    EXPECT_EQ(write(DropBan{"p3"}), Done);
    EXPECT_EQ(store().bans().value(), (std::vector<Ban>{{"192.0.2.0/24", 6}}));
}

TEST_P(StorePeople, DroppingWhatIsNotThereIsDone) {
    EXPECT_EQ(write(DropPerson{"p1"}), Done);
    EXPECT_EQ(write(DropSession{"s1"}), Done);
    EXPECT_EQ(write(DropOtherSessions{"p1", "s1"}), Done);
}

}  // namespace

}  // namespace trencavel::server_tests
