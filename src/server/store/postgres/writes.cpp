#include "server/store/postgres/writes.h"

#include <type_traits>
#include <utility>
#include <variant>

#include "server/store/write_checks.h"

namespace trencavel::server {
namespace {

// $1 id, $2 expected, $3 bodies; then the row: $4 phase, $5 listed, $6 host, $7 people, $8 created, $9
// changed, $10 ended, $11 wants_waking, $12 summary, $13 standing.
constexpr PgStatement kBegin{"begin_table", R"(
WITH made AS (
    INSERT INTO tables (id, number, phase, listed, host, people, created, changed, ended, wants_waking, summary, standing)
    VALUES ($1, $2::bigint + cardinality($3::bytea[]), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    ON CONFLICT (id) DO NOTHING RETURNING id),
seats AS (
    INSERT INTO table_people (person, table_id) SELECT DISTINCT person, id FROM made, unnest($7::text[]) AS person
    ON CONFLICT DO NOTHING)
INSERT INTO events (table_id, number, body)
SELECT id, $2::bigint + place, body FROM made, unnest($3::bytea[]) WITH ORDINALITY AS e (body, place))"};

constexpr PgStatement kAppend{"append", R"(
WITH moved AS (
    UPDATE tables SET number = number + cardinality($3::bytea[]), phase = $4, listed = $5, host = $6, people = $7,
        created = $8, changed = $9, ended = $10, wants_waking = $11, summary = $12, standing = $13
    WHERE id = $1 AND number = $2 RETURNING id),
gone AS (DELETE FROM table_people USING moved WHERE table_id = id AND person <> ALL ($7::text[])),
seats AS (
    INSERT INTO table_people (person, table_id) SELECT DISTINCT person, id FROM moved, unnest($7::text[]) AS person
    ON CONFLICT DO NOTHING)
INSERT INTO events (table_id, number, body)
SELECT id, $2::bigint + place, body FROM moved, unnest($3::bytea[]) WITH ORDINALITY AS e (body, place))"};

constexpr PgStatement kAdvance{"advance", R"(
WITH moved AS (
    UPDATE tables SET number = number + cardinality($3::bytea[]), changed = $4, standing = $5
    WHERE id = $1 AND number = $2 RETURNING id)
INSERT INTO events (table_id, number, body)
SELECT id, $2::bigint + place, body FROM moved, unnest($3::bytea[]) WITH ORDINALITY AS e (body, place))"};

constexpr PgStatement kRewrite{"rewrite", "UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2"};

constexpr PgStatement kPutRow{"put_row", R"(
WITH put AS (
    UPDATE tables SET phase = $3, listed = $4, host = $5, people = $6, created = $7, changed = $8, ended = $9,
        wants_waking = $10, summary = $11, standing = $12
    WHERE id = $1 AND number = $2 RETURNING id),
gone AS (DELETE FROM table_people USING put WHERE table_id = id AND person <> ALL ($6::text[])),
seats AS (
    INSERT INTO table_people (person, table_id) SELECT DISTINCT person, id FROM put, unnest($6::text[]) AS person
    ON CONFLICT DO NOTHING)
SELECT id FROM put)"};

constexpr PgStatement kPutPerson{"put_person", R"(
INSERT INTO people (id, name, account, passphrase, created, recovery)
SELECT $1, $2, $3, $4, $5::bigint, $6
WHERE NOT EXISTS (SELECT 1 FROM people WHERE account = $3 AND id <> $1)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, account = excluded.account, passphrase = excluded.passphrase,
    created = excluded.created, recovery = excluded.recovery)"};

constexpr PgStatement kPutName{"put_name", "UPDATE people SET name = $2 WHERE id = $1"};

// $5 is the session that is kept, or NULL if all are.
constexpr PgStatement kPutSecrets{"put_secrets", R"(
WITH put AS (UPDATE people SET passphrase = $3, recovery = $4 WHERE id = $1 AND passphrase = $2 RETURNING id),
gone AS (DELETE FROM sessions USING put WHERE person = id AND secret_hash <> $5)
SELECT id FROM put)"};

constexpr PgStatement kDropPerson{
    "drop_person", "WITH gone AS (DELETE FROM sessions WHERE person = $1) DELETE FROM people WHERE id = $1"};

constexpr PgStatement kPutSession{"put_session", R"(
INSERT INTO sessions (secret_hash, person, created, seen, device)
SELECT $1, $2, $3::bigint, $3, $4 WHERE EXISTS (SELECT 1 FROM people WHERE id = $2)
ON CONFLICT (secret_hash) DO UPDATE SET person = excluded.person, created = excluded.created, seen = excluded.seen,
    device = excluded.device)"};

constexpr PgStatement kSeenSession{"seen_session",
                                   "UPDATE sessions SET seen = greatest(seen, $2) WHERE secret_hash = $1"};
constexpr PgStatement kDropSession{"drop_session", "DELETE FROM sessions WHERE secret_hash = $1"};
constexpr PgStatement kDropOtherSessions{"drop_other_sessions",
                                         "DELETE FROM sessions WHERE person = $1 AND secret_hash <> $2"};
constexpr PgStatement kPutBan{"put_ban",
                              "INSERT INTO bans (subject, created) VALUES ($1, $2) "
                              "ON CONFLICT (subject) DO UPDATE SET created = excluded.created"};
constexpr PgStatement kDropBan{"drop_ban", "DELETE FROM bans WHERE subject = $1"};

constexpr PgStatement kDropTable{"drop_table", R"(
WITH dropped AS (DELETE FROM tables WHERE id = $1 AND phase = 3 RETURNING id),
played AS (DELETE FROM events USING dropped WHERE table_id = id),
seats AS (DELETE FROM table_people USING dropped WHERE table_id = id)
SELECT id FROM dropped)"};

constexpr PgStatement kDropIdleSession{"drop_idle_session",
                                       "DELETE FROM sessions WHERE secret_hash = $1 AND seen < $2"};

constexpr PgStatement kDropIdleGuest{"drop_idle_guest", R"(
WITH dropped AS (
    DELETE FROM people WHERE id = $1 AND account IS NULL AND created < $2
        AND NOT EXISTS (SELECT 1 FROM table_people WHERE person = people.id)
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND seen >= $2)
    RETURNING id),
gone AS (DELETE FROM sessions USING dropped WHERE person = id)
SELECT id FROM dropped)"};

constexpr PgStatement kPutRun{"put_run",
                              "INSERT INTO runs (started, alive) VALUES ($1, $2) "
                              "ON CONFLICT (started) DO UPDATE SET alive = excluded.alive"};

constexpr PgStatement kNumberOf{"number_of", "SELECT number FROM tables WHERE id = $1"};

std::optional<std::string> or_null(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

/// By which the list of finished tables is ordered.
std::optional<std::string> ended(const TableRow& row) {
    return row.phase == Phase::Finished ? std::optional(std::to_string(row.changed)) : std::nullopt;
}

struct StatementOf {
    std::optional<PgWrite> operator()(const Append& append) const {
        const TableRow& row = append.row;
        if (append.bodies.empty() || row.number != append.expected + append.bodies.size())
            return std::nullopt;
        const PgStatement& statement = append.expected == 0 ? kBegin : kAppend;
        return PgWrite{
            {&statement, PgValues(row.id, append.expected, Blobs{append.bodies}, static_cast<int>(row.phase),
                                  row.listed, row.host, row.people, row.created, row.changed,
                                  PgNumber{ended(row)}, row.wants_waking, row.summary, row.standing)},
            append.bodies.size()};
    }
    std::optional<PgWrite> operator()(const Advance& advance) const {
        if (advance.bodies.empty() || advance.expected == 0) return std::nullopt;
        return PgWrite{{&kAdvance, PgValues(advance.table, advance.expected, Blobs{advance.bodies},
                                            advance.changed, advance.standing)},
                       advance.bodies.size()};
    }
    std::optional<PgWrite> operator()(const Rewrite& rewrite) const {
        return PgWrite{{&kRewrite, PgValues(rewrite.table, rewrite.number, rewrite.body)}, 1};
    }
    std::optional<PgWrite> operator()(const PutRow& put) const {
        const TableRow& row = put.row;
        return PgWrite{
            {&kPutRow, PgValues(row.id, row.number, static_cast<int>(row.phase), row.listed, row.host,
                                row.people, row.created, row.changed, PgNumber{ended(row)}, row.wants_waking,
                                row.summary, row.standing)},
            1};
    }
    std::optional<PgWrite> operator()(const PutPerson& put) const {
        const Person& person = put.person;
        return PgWrite{{&kPutPerson, PgValues(person.id, person.name, or_null(person.account),
                                              person.passphrase, person.created, person.recovery)},
                       1};
    }
    std::optional<PgWrite> operator()(const PutName& put) const {
        return PgWrite{{&kPutName, PgValues(put.person, put.name)}, 1};
    }
    std::optional<PgWrite> operator()(const PutSecrets& put) const {
        return PgWrite{
            {&kPutSecrets, PgValues(put.person, put.before, put.passphrase, put.recovery, put.kept_session)},
            1};
    }
    std::optional<PgWrite> operator()(const DropPerson& drop) const {
        return PgWrite{{&kDropPerson, PgValues(drop.person)}, {}};
    }
    std::optional<PgWrite> operator()(const PutSession& put) const {
        return PgWrite{{&kPutSession, PgValues(put.secret_hash, put.person, put.created, put.device)}, 1};
    }
    std::optional<PgWrite> operator()(const SeenSession& seen) const {
        return PgWrite{{&kSeenSession, PgValues(seen.secret_hash, seen.seen)}, {}};
    }
    std::optional<PgWrite> operator()(const DropSession& drop) const {
        return PgWrite{{&kDropSession, PgValues(drop.secret_hash)}, {}};
    }
    std::optional<PgWrite> operator()(const DropOtherSessions& drop) const {
        return PgWrite{{&kDropOtherSessions, PgValues(drop.person, drop.kept_hash)}, {}};
    }
    std::optional<PgWrite> operator()(const PutBan& put) const {
        return PgWrite{{&kPutBan, PgValues(put.ban.subject, put.ban.created)}, {}};
    }
    std::optional<PgWrite> operator()(const DropBan& drop) const {
        return PgWrite{{&kDropBan, PgValues(drop.subject)}, {}};
    }
    std::optional<PgWrite> operator()(const DropTable& drop) const {
        return PgWrite{{&kDropTable, PgValues(drop.table)}, 1};
    }
    std::optional<PgWrite> operator()(const DropIdleSession& drop) const {
        return PgWrite{{&kDropIdleSession, PgValues(drop.secret_hash, drop.before)}, 1};
    }
    std::optional<PgWrite> operator()(const DropIdleGuest& drop) const {
        return PgWrite{{&kDropIdleGuest, PgValues(drop.person, drop.before)}, 1};
    }
    std::optional<PgWrite> operator()(const Heartbeat& heartbeat) const {
        return PgWrite{{&kPutRun, PgValues(heartbeat.started, heartbeat.alive)}, {}};
    }
};

const TableId kNoTable;

struct TableOf {
    const TableId& operator()(const Append& append) const { return append.row.id; }
    const TableId& operator()(const Advance& advance) const { return advance.table; }
    const TableId& operator()(const Rewrite& rewrite) const { return rewrite.table; }
    const TableId& operator()(const PutRow& put) const { return put.row.id; }
    const TableId& operator()(const DropTable& drop) const { return drop.table; }
    const TableId& operator()(const auto& /*other*/) const { return kNoTable; }
};

struct ReasonOf {
    std::uint32_t last;

    std::string operator()(const Append& append) const { return or_quicker(refusal_of(append, last)); }
    std::string operator()(const Advance& advance) const { return or_quicker(refusal_of(advance, last)); }
    std::string operator()(const PutRow& put) const { return or_quicker(refusal_of(put, last)); }
    std::string operator()(const Rewrite&) const { return "there is no such event"; }
    std::string operator()(const PutPerson&) const { return "another person has this account name"; }
    std::string operator()(const PutSecrets&) const { return "the passphrase is another one"; }
    std::string operator()(const DropTable&) const { return not_aborted().reason; }
    std::string operator()(const DropIdleSession&) const { return not_idle().reason; }
    std::string operator()(const DropIdleGuest&) const { return not_idle().reason; }
    std::string operator()(const auto& /*of a person*/) const { return "there is no such person"; }

private:
    /// It was refused, though now nothing would be in its way.
    static std::string or_quicker(std::string reason) {
        return reason.empty() ? "somebody was quicker" : std::move(reason);
    }
};

}  // namespace

std::optional<PgWrite> statement_of(const Write& write) {
    return std::visit(StatementOf{}, write);
}

const TableId& table_of(const Write& write) {
    return std::visit(TableOf{}, write);
}

std::string reason_of(const Write& write, std::uint32_t last) {
    return std::visit(ReasonOf{last}, write);
}

PgCall number_of(const TableId& table) {
    return {&kNumberOf, PgValues(table)};
}

}  // namespace trencavel::server
