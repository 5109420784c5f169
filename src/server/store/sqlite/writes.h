// Carries out single writes within a transaction that somebody else has begun and will commit.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/store/sqlite/database.h"
#include "server/store/sqlite/rows.h"
#include "server/store/store.h"

namespace trencavel::server {

class SqliteWrites {
public:
    explicit SqliteWrites(const Database& database) : database_(database) {}

    /// Conflict: nothing was done. Failed: something may have been, so the transaction has to be rolled back.
    WriteResult carry_out(const Write& write);

private:
    /// What must be known of a table before its row is written.
    struct Known {
        std::uint32_t number = 0;  // of its last event; 0: there is no such table
        std::vector<PersonId> people = {};
    };

    WriteResult carry_out(const Append& append);
    WriteResult carry_out(const Advance& advance);
    WriteResult carry_out(const Rewrite& rewrite);
    WriteResult carry_out(const PutRow& put);
    WriteResult carry_out(const PutPerson& put);
    WriteResult carry_out(const PutName& put);
    WriteResult carry_out(const PutSecrets& put);
    WriteResult carry_out(const DropPerson& drop);
    WriteResult carry_out(const PutSession& put);
    WriteResult carry_out(const SeenSession& seen);
    WriteResult carry_out(const DropSession& drop);
    WriteResult carry_out(const DropOtherSessions& drop);
    WriteResult carry_out(const PutBan& put);
    WriteResult carry_out(const DropBan& drop);
    WriteResult carry_out(const DropTable& drop);
    WriteResult carry_out(const DropIdleSession& drop);
    WriteResult carry_out(const DropIdleGuest& drop);
    WriteResult carry_out(const Heartbeat& heartbeat);

    std::optional<Known> known_of(const TableId& table);             // nothing: it failed
    std::optional<std::uint32_t> last_number(const TableId& table);  // 0: no such table; nothing: it failed
    /// Numbered from the one after `number` on.
    bool put_events(const TableId& table, std::uint32_t number, std::span<const std::string> bodies);
    bool put_row(const TableRow& row, const Known& known);
    bool put_people(const TableRow& row, const std::vector<PersonId>& people_before);
    int changes() const { return sqlite3_changes(database_.handle()); }
    WriteResult failed() const { return WriteResult{WriteStatus::Failed, database_.message()}; }
    WriteResult done_if(bool good) const { return good ? WriteResult{WriteStatus::Done} : failed(); }

    const Database& database_;
    Statement known_{
        database_,
        "SELECT (SELECT max(number) FROM events WHERE table_id = id), people FROM tables WHERE id = ?"};
    Statement last_number_{database_, "SELECT max(number) FROM events WHERE table_id = ?"};
    Statement put_event_{database_, "INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)"};
    Statement put_last_event_{database_,
                              "INSERT INTO events (table_id, number, body, changed, standing) "
                              "VALUES (?, ?, ?, ?, ?)"};
    Statement rewrite_{database_, "UPDATE events SET body = ? WHERE table_id = ? AND number = ?"};
    Statement put_row_{database_,
                       "INSERT INTO tables (id, number, phase, listed, host, people, created, changed, "
                       "wants_waking, summary, standing) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET number = excluded.number, phase = excluded.phase, "
                       "listed = excluded.listed, host = excluded.host, people = excluded.people, "
                       "created = excluded.created, changed = excluded.changed, "
                       "wants_waking = excluded.wants_waking, summary = excluded.summary, "
                       "standing = excluded.standing"};
    Statement drop_seat_{database_, "DELETE FROM table_people WHERE person = ? AND table_id = ?"};
    Statement put_seat_{database_, "INSERT OR IGNORE INTO table_people (person, table_id) VALUES (?, ?)"};
    Statement account_holder_{database_, "SELECT id FROM people WHERE account = ? AND id <> ?"};
    Statement put_person_{
        database_,
        "INSERT INTO people (id, name, account, passphrase, created, recovery) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, account = excluded.account, "
        "passphrase = excluded.passphrase, created = excluded.created, recovery = excluded.recovery"};
    Statement put_name_{database_, "UPDATE people SET name = ? WHERE id = ?"};
    Statement put_secrets_{database_,
                           "UPDATE people SET passphrase = ?, recovery = ? WHERE id = ? AND passphrase = ?"};
    Statement drop_person_{database_, "DELETE FROM people WHERE id = ?"};
    Statement drop_sessions_{database_, "DELETE FROM sessions WHERE person = ? AND secret_hash <> ?"};
    Statement put_session_{database_,
                           "INSERT OR REPLACE INTO sessions (secret_hash, person, created, seen, device) "
                           "SELECT ?1, ?2, ?3, ?3, ?4 WHERE EXISTS (SELECT 1 FROM people WHERE id = ?2)"};
    Statement seen_session_{database_, "UPDATE sessions SET seen = max(seen, ?2) WHERE secret_hash = ?1"};
    Statement drop_idle_session_{database_, "DELETE FROM sessions WHERE secret_hash = ? AND seen < ?"};
    Statement drop_idle_guest_{database_, "DELETE FROM people WHERE id = ?1 AND " TRENCAVEL_IDLE_GUEST};
    Statement drop_table_{database_, "DELETE FROM tables WHERE id = ? AND phase = 3"};
    Statement drop_events_{database_, "DELETE FROM events WHERE table_id = ?"};
    Statement drop_session_{database_, "DELETE FROM sessions WHERE secret_hash = ?"};
    Statement put_ban_{database_, "INSERT OR REPLACE INTO bans (subject, created) VALUES (?, ?)"};
    Statement drop_ban_{database_, "DELETE FROM bans WHERE subject = ?"};
    Statement put_run_{database_,
                       "INSERT INTO runs (started, alive) VALUES (?, ?) "
                       "ON CONFLICT (started) DO UPDATE SET alive = excluded.alive"};
};

}  // namespace trencavel::server
