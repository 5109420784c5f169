// The store in a SQLite file: events are only ever appended, and a transaction is on the disk when it is
// committed.
#include <utility>

#include "server/sqlite_open.h"
#include "server/sqlite_reads.h"
#include "server/sqlite_writes.h"
#include "server/store.h"

namespace trencavel::server {

namespace {

class SqliteStore final : public Store {
public:
    SqliteStore(std::string file, Access access, OpenedDatabase opened)
        : file_(std::move(file)), access_(access), opened_(std::move(opened)) {}

    std::vector<WriteResult> write(std::span<const Write> writes) override {
        if (writes.empty()) return {};
        if (access_ == Access::Read) return all_failed(writes, file_ + " is open for reading only");
        if (!Cursor(begin_).run()) return roll_back(writes, trouble());
        std::vector<WriteResult> results;
        results.reserve(writes.size());
        for (const Write& write : writes) {
            results.push_back(writes_.carry_out(write));
            if (results.back().status == WriteStatus::Failed) return roll_back(writes, trouble());
        }
        if (!Cursor(commit_).run()) return roll_back(writes, trouble());
        return results;
    }

    Result<std::vector<StoredEvent>> load(const TableId& table, std::uint32_t from) override {
        return reads_.load(table, from);
    }
    Result<std::optional<TableRow>> row(const TableId& table) override { return reads_.row(table); }
    Result<ListPage> list(const ListQuery& query) override { return reads_.list(query); }
    Result<std::vector<TableRow>> to_wake() override { return reads_.to_wake(); }
    Result<std::vector<Heartbeat>> runs() override { return reads_.runs(); }
    Result<std::optional<Person>> person(const PersonId& id) override { return reads_.person(id); }
    Result<std::optional<Person>> person_of_session(const std::string& secret_hash) override {
        return reads_.person_of_session(secret_hash);
    }
    Result<std::optional<Person>> person_of_account(const std::string& account) override {
        return reads_.person_of_account(account);
    }

private:
    const Database& database() const { return opened_.database; }
    std::string trouble() const { return trouble_with(file_, database()); }

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
    return std::unique_ptr<Store>(std::make_unique<SqliteStore>(file, access, std::move(opened.value())));
}

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& file, Access access) {
    return open_sqlite_store(file, access, SqliteSettings{});
}

}  // namespace trencavel::server
