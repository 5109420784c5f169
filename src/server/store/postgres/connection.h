// A thin layer over libpq: what is opened is closed again, statements are prepared when they are first used,
// and nobody waits for ever.
#pragma once

#include <libpq-fe.h>

#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "server/store/postgres/values.h"

namespace trencavel::server {

/// A statement with places for values; prepared under its name.
struct PgStatement {
    const char* name;
    const char* sql;
};

/// A statement with its values.
struct PgCall {
    const PgStatement* statement;
    PgValues values = PgValues();
};

/// What came of a statement.
class PgResult {
public:
    explicit PgResult(PGresult* result = nullptr) : result_(result) {}

    bool good() const;
    /// Rows that were read or changed.
    std::size_t count() const;
    int rows() const { return PQntuples(result_.get()); }
    bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
    std::string text(int row, int column) const;
    std::int64_t integer(int row, int column) const;
    bool flag(int row, int column) const { return text(row, column) == "t"; }
    std::vector<std::string> texts(int row, int column) const;  // of a text[]
    std::string bytes(int row, int column) const;               // of a bytea
    std::string message() const;

private:
    struct Clearer {
        void operator()(PGresult* result) const { PQclear(result); }
    };
    std::unique_ptr<PGresult, Clearer> result_;
};

/// For one thread at a time.
class PgConnection {
public:
    /// An error says why, naming the database without its password.
    static Result<PgConnection> open(const std::string& url);

    /// Nothing can be done with it any more.
    bool lost() const { return PQstatus(handle()) != CONNECTION_OK || gave_up_; }
    /// Statements without values, several with semicolons between them; the result is that of the last.
    PgResult run(const char* sql);
    PgResult run(const PgCall& call);
    /// All of them with one round trip. The results end with the first that failed; those after it are not
    /// carried out.
    std::vector<PgResult> run_together(std::span<const PgCall> calls);

    /// The server process at the other end, also of a connection that is lost.
    int process() const { return process_; }
    int version() const { return PQserverVersion(handle()); }
    /// Host, port and name.
    std::string place() const;
    /// Why the last thing did not work.
    std::string message() const;

private:
    struct Closer {
        void operator()(PGconn* handle) const { PQfinish(handle); }
    };
    explicit PgConnection(PGconn* handle) : handle_(handle), process_(PQbackendPID(handle)) {}

    PGconn* handle() const { return handle_.get(); }
    bool prepare(const PgStatement& statement);
    bool send(const PgCall& call);
    PgResult last_result();
    PGresult* next_result();
    bool flush();
    bool wait(short events);

    std::unique_ptr<PGconn, Closer> handle_;
    int process_;
    std::set<std::string_view> prepared_;
    bool gave_up_ = false;  // the server did not answer in time
};

}  // namespace trencavel::server
