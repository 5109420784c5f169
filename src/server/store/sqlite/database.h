// A thin layer over sqlite3: what is opened is closed again, what is prepared is used again, and no statement
// stays half read, since that would keep a transaction open.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"

namespace trencavel::server {

/// One connection; for one thread at a time.
class Database {
public:
    /// Flags are SQLITE_OPEN_…; no vfs is the usual one. Opening alone reads nothing: damage shows later.
    static Result<Database> open(const std::string& file, int flags, const char* vfs = nullptr);

    sqlite3* handle() const { return handle_.get(); }
    /// Carries out statements that ask for nothing. False: code() and message() say why.
    bool run(const char* sql) const;
    /// The first value that a statement gives, as text; empty if it gives none.
    Result<std::string> value(const char* sql) const;
    Result<std::int64_t> number(const char* sql) const;

    int code() const { return sqlite3_errcode(handle()); }
    std::string message() const;
    Error failure() const { return Error{message()}; }

private:
    struct Closer {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };
    explicit Database(sqlite3* handle) : handle_(handle) {}

    std::unique_ptr<sqlite3, Closer> handle_;
};

/// Prepared when it is first used, and kept.
class Statement {
public:
    Statement(const Database& database, const char* sql) : database_(database.handle()), sql_(sql) {}

    sqlite3_stmt* prepared();  // nullptr: it could not be

private:
    struct Finalizer {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    sqlite3* database_;
    const char* sql_;
    std::unique_ptr<sqlite3_stmt, Finalizer> statement_;
};

/// One use of a statement: its values are given in order, its rows are read, and at the end it is reset.
/// Texts are not copied, so they have to outlive it.
class Cursor {
public:
    template <class... Values>
    explicit Cursor(Statement& statement, const Values&... values) : statement_(statement.prepared()) {
        if (statement_ == nullptr) status_ = SQLITE_ERROR;
        (bind(values), ...);
    }
    ~Cursor();
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;

    /// Goes to the next row. False after the last one, and if something failed.
    bool next();
    /// Goes through to the end; whether nothing failed.
    bool run();
    bool failed() const { return status_ != SQLITE_OK && status_ != SQLITE_ROW && status_ != SQLITE_DONE; }

    std::int64_t integer(int column) const { return sqlite3_column_int64(statement_, column); }
    std::string text(int column) const;

private:
    void bind(std::int64_t value);
    void bind(std::string_view text);
    void bind(std::nullptr_t);

    sqlite3_stmt* statement_;
    int status_ = SQLITE_OK;
    int bound_ = 0;
};

}  // namespace trencavel::server
