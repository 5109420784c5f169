#include "server/store/sqlite/database.h"

#include <cstddef>

namespace trencavel::server {

Result<Database> Database::open(const std::string& file, int flags, const char* vfs) {
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, vfs);
    Database database(handle);  // also if it failed: the handle holds the reason
    if (code != SQLITE_OK) return Error{handle == nullptr ? "no memory" : database.message()};
    sqlite3_extended_result_codes(handle, 1);
    return database;
}

bool Database::run(const char* sql) const {
    return sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

Result<std::string> Database::value(const char* sql) const {
    Statement statement(*this, sql);
    Cursor cursor(statement);
    std::string value = cursor.next() ? cursor.text(0) : std::string();
    if (cursor.failed()) return failure();
    return value;
}

Result<std::int64_t> Database::number(const char* sql) const {
    Statement statement(*this, sql);
    Cursor cursor(statement);
    const std::int64_t number = cursor.next() ? cursor.integer(0) : 0;
    if (cursor.failed()) return failure();
    return number;
}

std::string Database::message() const {
    std::string text = sqlite3_errmsg(handle());
    // What lies behind an input or output error, such as "fsync", is told by the extended code alone.
    const int extended = sqlite3_extended_errcode(handle());
    if ((extended & 0xff) == SQLITE_IOERR) text += " (code " + std::to_string(extended) + ")";
    return text;
}

sqlite3_stmt* Statement::prepared() {
    if (statement_ == nullptr) {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v3(database_, sql_, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
        statement_.reset(statement);
    }
    return statement_.get();
}

Cursor::~Cursor() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

bool Cursor::next() {
    if (failed()) return false;
    status_ = sqlite3_step(statement_);
    return status_ == SQLITE_ROW;
}

bool Cursor::run() {
    while (next()) {
    }
    return !failed();
}

std::string Cursor::text(int column) const {
    const void* bytes = sqlite3_column_blob(statement_, column);  // of a text: its bytes, as they are
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes == nullptr ? std::string() : std::string(static_cast<const char*>(bytes), size);
}

void Cursor::bind(std::int64_t value) {
    if (!failed()) status_ = sqlite3_bind_int64(statement_, ++bound_, value);
}

void Cursor::bind(std::string_view text) {
    // A view of nothing may have no address, which sqlite3 would take for NULL.
    const char* bytes = text.data() == nullptr ? "" : text.data();
    if (!failed()) {
        status_ =
            sqlite3_bind_text(statement_, ++bound_, bytes, static_cast<int>(text.size()), SQLITE_STATIC);
    }
}

void Cursor::bind(std::nullptr_t) {
    if (!failed()) status_ = sqlite3_bind_null(statement_, ++bound_);
}

}  // namespace trencavel::server
