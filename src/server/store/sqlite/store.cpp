// The store in a SQLite file: events are only ever appended, and a transaction is on the disk when it is
// committed.
#include "server/store/store.h"

#include <utility>

#include "server/store/fault_point.h"
#include "server/store/sqlite/open.h"
#include "server/store/sqlite/reads.h"
#include "server/store/sqlite/writes.h"

namespace trencavel::server {

namespace {

class SqliteStore final : public Store {
public:
    SqliteStore(std::string file, Access access, OpenedDatabase opened, int checkpoint_pages)
        : file_(std::move(file)),
          access_(access),
          opened_(std::move(opened)),
          checkpoint_pages_(checkpoint_pages) {
        if (access_ == Access::Write) sqlite3_wal_hook(database().handle(), note_log_pages, &log_pages_);
    }
    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;
    ~SqliteStore() override = default;

    std::vector<WriteResult> write(std::span<const Write> writes) override {
        if (writes.empty()) return {};
        if (access_ == Access::Read) return all_failed(writes, file_ + " is open for reading only");
        if (!Cursor(begin_).run()) return roll_back(writes, trouble());
        std::vector<WriteResult> results;
        results.reserve(writes.size());
        for (const Write& write : writes) {
            results.push_back(writes_.carry_out(write));
            if (results.back().status == WriteStatus::Failed) return roll_back(writes, trouble());
            must_empty_log_ |= forgets_someone(write);
        }
        fault_point(FaultPoint::BeforeCommit);
        if (!Cursor(commit_).run()) return roll_back(writes, trouble());
        fault_point(FaultPoint::AfterCommit);
        if (must_empty_log_) {
            empty_log();
        } else if (log_pages_ >= checkpoint_pages_) {
            write_log_back();
        }
        return results;
    }

    Result<std::vector<StoredEvent>> load(const TableId& table, std::uint32_t from) override {
        return reads_.load(table, from);
    }
    Result<std::optional<TableRow>> row(const TableId& table) override { return reads_.row(table); }
    Result<ListPage> list(const ListQuery& query) override { return reads_.list(query); }
    Result<std::vector<TableId>> to_wake() override { return reads_.to_wake(); }
    Result<std::vector<Heartbeat>> runs() override { return reads_.runs(); }
    Result<IdlePage> idle(const IdleQuery& query) override { return reads_.idle(query); }
    Result<std::optional<Person>> person(const PersonId& id) override { return reads_.person(id); }
    Result<std::optional<Person>> person_of_session(const std::string& secret_hash) override {
        return reads_.person_of_session(secret_hash);
    }
    Result<std::optional<Person>> person_of_account(const std::string& account) override {
        return reads_.person_of_account(account);
    }
    Result<std::vector<SessionRow>> sessions_of(const PersonId& person) override {
        return reads_.sessions_of(person);
    }
    Result<std::vector<Ban>> bans() override { return reads_.bans(); }
    Result<std::vector<TableId>> all_tables(const TableId& after, unsigned size) override {
        return reads_.all_tables(after, size);
    }
    Result<std::vector<Person>> all_people(const PersonId& after, unsigned size) override {
        return reads_.all_people(after, size);
    }
    Result<std::vector<SessionOfPerson>> all_sessions(const std::string& after, unsigned size) override {
        return reads_.all_sessions(after, size);
    }

private:
    static bool forgets_someone(const Write& write) {
        return std::holds_alternative<DropPerson>(write) || std::holds_alternative<DropIdleGuest>(write);
    }

    const Database& database() const { return opened_.database; }
    std::string trouble() const { return trouble_with(file_, database()); }

    /// Told by sqlite3 at each commit; in the place of what it does by itself, which is to write the log
    /// back.
    static int note_log_pages(void* pages, sqlite3* /*database*/, const char* /*name*/, int in_log) {
        *static_cast<int*>(pages) = in_log;
        return SQLITE_OK;
    }

    /// From the log into the database, as far as no one is reading. What is committed stays so if it fails:
    /// the next commit tries again.
    void write_log_back() const {
        fault_point(FaultPoint::BeforeCheckpoint);
        sqlite3_wal_checkpoint_v2(database().handle(), "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
        fault_point(FaultPoint::AfterCheckpoint);
    }

    /// The log still holds what was overwritten: after someone was forgotten, nothing of it may stay. If a
    /// reader is in the way, the next commit tries again.
    void empty_log() {
        fault_point(FaultPoint::BeforeCheckpoint);
        sqlite3_busy_timeout(database().handle(), 0);  // players do not wait for a reader
        const int result = sqlite3_wal_checkpoint_v2(database().handle(), "main", SQLITE_CHECKPOINT_TRUNCATE,
                                                     nullptr, nullptr);
        sqlite3_busy_timeout(database().handle(), kBusyMs);
        must_empty_log_ = result != SQLITE_OK;
        fault_point(FaultPoint::AfterCheckpoint);
    }

    static std::vector<WriteResult> all_failed(std::span<const Write> writes, const std::string& reason) {
        return std::vector<WriteResult>(writes.size(), WriteResult{WriteStatus::Failed, reason});
    }

    /// Some errors have rolled back already.
    std::vector<WriteResult> roll_back(std::span<const Write> writes, const std::string& reason) const {
        if (sqlite3_get_autocommit(database().handle()) == 0) database().run("ROLLBACK");
        return all_failed(writes, reason);
    }

    std::string file_;
    Access access_;
    OpenedDatabase opened_;
    int checkpoint_pages_;
    int log_pages_ = 0;
    bool must_empty_log_ = false;
    Statement begin_{opened_.database, "BEGIN IMMEDIATE"};
    Statement commit_{opened_.database, "COMMIT"};
    SqliteWrites writes_{opened_.database};
    SqliteReads reads_{opened_.database, file_};
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& file, Access access,
                                                 const SqliteSettings& settings) {
    Result<OpenedDatabase> opened = open_database(file, access, settings);
    if (!opened) return opened.failure();
    return std::unique_ptr<Store>(
        std::make_unique<SqliteStore>(file, access, std::move(opened.value()), settings.checkpoint_pages));
}

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& file, Access access) {
    return open_sqlite_store(file, access, SqliteSettings{});
}

}  // namespace trencavel::server
