// What the server keeps, behind one small interface: the events of each table, a row per table for lists and
// for waking it, people and their sessions. Blocking and for one thread at a time; Archive (archive.h) puts
// threads to it. tests/server/store/contract_tests.cpp says what every implementation must do.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "tables/types.h"

namespace trencavel::server {

/// What a store is opened for. (Here above, since g++ would take it for hidden by the type Write.)
enum class Access : std::uint8_t { Write, Read };

/// Appends events to a table; the row comes to stand with them. Refused as a whole if the table's last number
/// is not `expected` (0: the table is new), or if there is nothing to append.
struct Append {
    std::uint32_t expected = 0;
    std::vector<std::string> bodies;  // numbered from expected + 1 on
    TableRow row;                     // row.number is that of the last body
};

/// Appends events to a table that runs, after which its row is as it was but for `number`, `changed` and
/// `standing`, as after most moves: much cheaper than Append, since the row is not written. Refused as a
/// whole if the table's last number is not `expected`, or if there is nothing to append.
struct Advance {
    TableId table;
    std::uint32_t expected = 0;
    std::vector<std::string> bodies;
    TimeMs changed = 0;
    std::string standing;
};

/// Puts another body in the place of one that is there: only for deleting what a person said. Refused if
/// there is no such event.
struct Rewrite {
    TableId table;
    std::uint32_t number = 0;
    std::string body;
};

/// Puts a new row in the place of the one that is there. Refused if there is none, or with another number.
struct PutRow {
    TableRow row;
};

struct Person {
    PersonId id;
    std::string name;
    std::string account;     // login name, lower case; empty: none
    std::string passphrase;  // its Argon2id hash; empty: none
    TimeMs created = 0;
    std::string recovery = {};  // the hash of the code that sets a new passphrase; empty: none

    bool operator==(const Person&) const = default;
};

/// New, or in the place of the one with this id. Refused (Conflict) if another person has the account name.
struct PutPerson {
    Person person;
};

/// Another name, and nothing else. Refused (Conflict) if there is no such person.
struct PutName {
    PersonId person;
    std::string name;
};

/// What an account is entered with. Refused (Conflict) if the hash of the passphrase is not `before` any
/// more: of two who change it at once, one has to look again.
struct PutSecrets {
    PersonId person;
    std::string before;
    std::string passphrase;
    std::string recovery;
    /// If it is given, all sessions end but the one with this hash.
    std::optional<std::string> kept_session = {};
};

/// With all sessions.
struct DropPerson {
    PersonId person;
};

/// New, or in the place of the one with this hash. Refused (Conflict) if there is no such person.
struct PutSession {
    std::string secret_hash;  // 64 hexadecimal digits; the secret itself is never stored
    PersonId person;
    TimeMs created = 0;       // and seen then for the first time
    std::string device = {};  // what its owner may know it by: browser and system
};

/// Somebody used this session at this time. Done also if there is none any more, or if it was seen later.
struct SeenSession {
    std::string secret_hash;
    TimeMs seen = 0;
};

struct DropSession {
    std::string secret_hash;
};

/// All sessions of a person but one.
struct DropOtherSessions {
    PersonId person;
    std::string kept_hash;
};

/// Somebody or some network that is not served; in the place of the one about the same.
struct Ban {
    std::string subject;  // the id of a person, or a network as Network spells it
    TimeMs created = 0;

    bool operator==(const Ban&) const = default;
};
struct PutBan {
    Ban ban;
};
struct DropBan {
    std::string subject;
};

/// With all its events. Refused (Conflict) unless it is there and Aborted: a game that runs or is over stays.
struct DropTable {
    TableId table;
};

/// Refused (Conflict) if it has been seen since `before`, or is not there.
struct DropIdleSession {
    std::string secret_hash;
    TimeMs before = 0;
};

/// A guest, with all sessions. Refused (Conflict) for whoever has an account, belongs to a table or has been
/// there since `before`, and if there is none such.
struct DropIdleGuest {
    PersonId person;
    TimeMs before = 0;
};

using Write = std::variant<Append, Advance, Rewrite, PutRow, PutPerson, PutName, PutSecrets, DropPerson,
                           PutSession, SeenSession, DropSession, DropOtherSessions, PutBan, DropBan,
                           DropTable, DropIdleSession, DropIdleGuest, Heartbeat>;

enum class WriteStatus : std::uint8_t {
    Done,
    Conflict,  // what the write takes for granted is not so: see each of them; nothing of it was done
    // The store could not: disk full, input or output error. After a crash it may turn out to be there all
    // the same, if only the last sync failed; until then it is not.
    Failed,
};

struct WriteResult {
    WriteStatus status{};
    std::string reason = {};  // for the log, if it was not done
};

struct SessionRow {
    std::string secret_hash;
    TimeMs created = 0;
    TimeMs seen = 0;
    std::string device;

    bool operator==(const SessionRow&) const = default;
};
constexpr std::size_t kSessionsListed = 100;

struct SessionOfPerson {
    PersonId person;
    SessionRow session;

    bool operator==(const SessionOfPerson&) const = default;
};

enum class ListKind : std::uint8_t {
    Open,      // listed and Open, by `created`, newest first
    Own,       // with this person among `people`: unfinished ones first, then by `changed`, newest first
    Finished,  // listed and Finished, by `changed`, newest first
    All,       // unfinished ones of everybody, by `created`, newest first, for `trencavel admin`
};

struct ListQuery {
    ListKind kind{};
    PersonId person;  // Own
    /// The token of the page before; empty: the first page. It names a place in the order, not a row: rows
    /// that do not change are shown exactly once, whatever happens to others between two pages.
    std::string after;
    unsigned size = 20;
};

struct ListPage {
    std::vector<TableRow> rows;
    std::string next;  // token of the next page; empty: this was the last
};

/// What nobody has used for long.
enum class IdleKind : std::uint8_t {
    WaitingTable,  // Open, unchanged, and its host has not been there
    AbortedTable,  // unchanged
    Guest,         // without an account, belongs to no table, and has not been there
    Session,       // not used
};
inline constexpr std::size_t kIdleKinds = 4;

/// Looks at a few of a kind, in the order of their ids.
struct IdleQuery {
    IdleKind kind{};
    TimeMs before = 0;         // not used since then
    std::string after;         // an id; empty: from the first on
    unsigned looked_at = 500;  // at most
    unsigned size = 50;        // found at most
};

struct IdlePage {
    std::vector<std::string> ids;  // of tables or people, or hashes of sessions
    std::string next;              // where to go on; empty: all have been looked at
};

class Store {
public:
    virtual ~Store() = default;

    /// All writes in one transaction, durable when this returns; one result for each, in order. A write in
    /// Conflict does not touch the others. If the transaction cannot be committed, every result is Failed and
    /// nothing of it is there.
    virtual std::vector<WriteResult> write(std::span<const Write> writes) = 0;

    // Reading. An Error says that the store could not.
    virtual Result<std::vector<StoredEvent>> load(const TableId& table,
                                                  std::uint32_t from) = 0;  // after `from`
    virtual Result<std::optional<TableRow>> row(const TableId& table) = 0;
    /// The error about a token that is none, or of another list, has "after" as what it is about; errors of
    /// the store are about nothing.
    virtual Result<ListPage> list(const ListQuery& query) = 0;
    virtual Result<std::vector<TableId>> to_wake() = 0;
    virtual Result<std::vector<Heartbeat>> runs() = 0;  // oldest first
    virtual Result<IdlePage> idle(const IdleQuery& query) = 0;
    virtual Result<std::optional<Person>> person(const PersonId& id) = 0;
    virtual Result<std::optional<Person>> person_of_session(const std::string& secret_hash) = 0;
    virtual Result<std::optional<Person>> person_of_account(const std::string& account) = 0;
    /// Those seen last first, up to kSessionsListed of them.
    virtual Result<std::vector<SessionRow>> sessions_of(const PersonId& person) = 0;
    virtual Result<std::vector<Ban>> bans() = 0;  // by their subjects

    // All there is, a page at a time, in the order of ids and of sessions' hashes; for copying it elsewhere.
    virtual Result<std::vector<TableId>> all_tables(const TableId& after, unsigned size) = 0;
    virtual Result<std::vector<Person>> all_people(const PersonId& after, unsigned size) = 0;
    virtual Result<std::vector<SessionOfPerson>> all_sessions(const std::string& after, unsigned size) = 0;
};

/// Opens or makes the database in this file, bringing an older schema up to date. An error says what is wrong
/// with it, for the host: it is from a newer version, damaged, in use by another server, not writable. One
/// store at a time writes to a file, also among processes; any number may read.
Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& file, Access access);

/// Everything in memory: for tests, and for `trencavel serve --data :memory:`.
std::unique_ptr<Store> make_memory_store();

}  // namespace trencavel::server
