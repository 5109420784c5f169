// The store in a PostgreSQL database. A transaction is sent whole and committed when all of it is known to be
// good; what becomes of it when the connection is lost in between is asked of the database itself.
#include <algorithm>
#include <chrono>
#include <numeric>
#include <thread>
#include <utility>

#include "server/store/fault_point.h"
#include "server/store/postgres/open.h"
#include "server/store/postgres/reads.h"
#include "server/store/postgres/writes.h"
#include "server/store/write_checks.h"

namespace trencavel::server {
namespace {

constexpr std::chrono::seconds kEndPatience(30);
constexpr std::chrono::milliseconds kEndPause(100);

constexpr PgStatement kBeginTransaction{"begin", "BEGIN"};
constexpr PgStatement kTransactionId{"transaction_id", "SELECT pg_current_xact_id()::text"};
constexpr PgStatement kEnd{"end_of_transaction", "SELECT pg_xact_status($1::text::xid8)"};

/// In the order of their tables, so that no two servers wait for each other; those of one table in their own.
std::vector<std::size_t> order_of(std::span<const Write> writes) {
    std::vector<std::size_t> order(writes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return table_of(writes[a]) < table_of(writes[b]); });
    return order;
}

std::vector<WriteResult> all_failed(std::size_t count, const std::string& reason) {
    return std::vector<WriteResult>(count, WriteResult{WriteStatus::Failed, reason});
}

class PostgresStore final : public Store {
public:
    PostgresStore(const std::string& url, Access access, PgConnection connection)
        : url_(url), access_(access), connection_(std::move(connection)), reads_(url) {}

    std::vector<WriteResult> write(std::span<const Write> writes) override {
        if (writes.empty()) return {};
        if (access_ == Access::Read)
            return all_failed(writes.size(), connection_.place() + " is open for reading only");
        std::optional<std::vector<WriteResult>> results = write_together(writes);
        return results ? std::move(*results) : write_one_by_one(writes);
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
    /// What was sent for the writes, in the order in which it was sent.
    struct Batch {
        std::vector<std::size_t> order;
        std::vector<std::optional<PgWrite>> statements;  // by write
        std::vector<PgCall> calls;
    };

    struct Attempt {
        enum End : std::uint8_t {
            Ended,    // there are results
            Refused,  // a statement cannot be carried out; nothing was done
            Lost,     // nothing is left of it
        };
        End end{};
        std::vector<WriteResult> results = {};
    };

    /// Empty: there is a connection.
    std::string reconnect_if_lost() {
        if (!connection_.lost()) return {};
        Result<PgConnection> again = open_postgres(url_, access_, connection_.process());
        if (!again) return again.error();
        connection_ = std::move(again.value());
        return {};
    }

    /// Nothing: one of the statements cannot be carried out, and nothing was done. A transaction of which
    /// nothing is left, since its connection was lost, is tried again, once.
    std::optional<std::vector<WriteResult>> write_together(std::span<const Write> writes) {
        for (int tries = 1;; ++tries) {
            if (const std::string problem = reconnect_if_lost(); !problem.empty())
                return all_failed(writes.size(), problem);
            Attempt attempt = try_together(writes);
            if (attempt.end == Attempt::Ended) return std::move(attempt.results);
            if (attempt.end == Attempt::Refused) return std::nullopt;
            if (tries == 2)
                return all_failed(writes.size(), connection_.place() + ": the connection was lost");
        }
    }

    Attempt try_together(std::span<const Write> writes) {
        const Batch batch = batch_of(writes);
        fault_point(FaultPoint::BeforeInsert);
        const std::vector<PgResult> answers = connection_.run_together(batch.calls);
        fault_point(FaultPoint::AfterInsert);
        if (connection_.lost()) return {Attempt::Lost};
        if (answers.size() < batch.calls.size() || !answers.back().good()) {
            reason_ = answers.empty() ? connection_.message() : answers.back().message();
            connection_.run("ROLLBACK");
            return {Attempt::Refused};
        }
        return commit(answers[1].text(0, 0), results_of(writes, batch, answers));
    }

    static Batch batch_of(std::span<const Write> writes) {
        Batch batch{order_of(writes), {}, {{&kBeginTransaction}, {&kTransactionId}}};
        for (const Write& write : writes) batch.statements.push_back(statement_of(write));
        for (const std::size_t i : batch.order) {
            if (batch.statements[i]) batch.calls.push_back(batch.statements[i]->call);
        }
        return batch;
    }

    std::vector<WriteResult> results_of(std::span<const Write> writes, const Batch& batch,
                                        const std::vector<PgResult>& answers) {
        std::vector<WriteResult> results(writes.size());
        std::size_t next = 2;  // after the two that begin the transaction
        for (const std::size_t i : batch.order) {
            const std::optional<PgWrite>& statement = batch.statements[i];
            const bool is_done =
                statement && (answers[next].count() == statement->touches.value_or(answers[next].count()));
            next += statement ? 1 : 0;
            results[i] = is_done ? done() : conflict(why_not(writes[i]));
        }
        return results;
    }

    std::string why_not(const Write& write) {
        const TableId& table = table_of(write);
        std::uint32_t last = 0;
        if (!table.empty()) {
            const PgResult number = connection_.run(number_of(table));
            if (number.rows() == 1) last = static_cast<std::uint32_t>(number.integer(0, 0));
        }
        return reason_of(write, last);
    }

    Attempt commit(const std::string& transaction, std::vector<WriteResult> results) {
        fault_point(FaultPoint::BeforeCommit);
        const bool committed = connection_.run("COMMIT").good();
        fault_point(FaultPoint::AfterCommit);
        if (committed) return {Attempt::Ended, std::move(results)};
        if (!connection_.lost()) {
            reason_ = connection_.message();
            connection_.run("ROLLBACK");
            return {Attempt::Refused};
        }
        const std::string end = end_of(transaction);
        if (end == "committed") return {Attempt::Ended, std::move(results)};
        if (end == "aborted") return {Attempt::Lost};
        return {Attempt::Ended, all_failed(results.size(), connection_.place() + ": " + end)};
    }

    /// Of a transaction whose end could not be heard: "committed", "aborted", or why that is not known. The
    /// database knows, once it can be asked again.
    std::string end_of(const std::string& transaction) {
        std::string problem;
        const auto until = std::chrono::steady_clock::now() + kEndPatience;
        while (std::chrono::steady_clock::now() < until) {
            problem = reconnect_if_lost();
            if (problem.empty()) {
                const PgResult end = connection_.run(PgCall{&kEnd, PgValues(transaction)});
                if (end.rows() == 1 && end.text(0, 0) != "in progress") return end.text(0, 0);
            }
            std::this_thread::sleep_for(kEndPause);
        }
        return "nobody knows whether it was committed: " + problem;
    }

    /// So that what cannot be written keeps nothing else from being written.
    std::vector<WriteResult> write_one_by_one(std::span<const Write> writes) {
        std::vector<WriteResult> results;
        for (const Write& write : writes) {
            const std::optional<std::vector<WriteResult>> result = write_together(std::span(&write, 1));
            results.push_back(result
                                  ? result->front()
                                  : WriteResult{WriteStatus::Failed, connection_.place() + ": " + reason_});
        }
        return results;
    }

    std::string url_;
    Access access_;
    PgConnection connection_;
    PostgresReads reads_;
    std::string reason_;  // why the last statement that failed did so
};

}  // namespace

Result<std::unique_ptr<Store>> open_postgres_store(const std::string& url, Access access) {
    Result<PgConnection> connection = open_postgres(url, access);
    if (!connection) return connection.failure();
    return std::unique_ptr<Store>(
        std::make_unique<PostgresStore>(url, access, std::move(connection.value())));
}

}  // namespace trencavel::server
