// The stores behind a server: in PostgreSQL, in a SQLite file of the data folder, or in memory.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/result.h"
#include "server/store/store.h"

namespace trencavel::server {

/// As the name of a data folder: nothing is kept.
inline constexpr const char* kInMemory = ":memory:";

/// Two connections to one database, for the two threads of an archive; or one store in memory.
struct Stores {
    std::unique_ptr<Store> writer;
    std::unique_ptr<Store> reader;  // nullptr: in memory
};

/// `database` is the address of a PostgreSQL database; if it is empty, the database is a file in the folder
/// `data`.
Result<Stores> open_stores(const std::string& database, const std::string& data);

/// The SQLite file of a data folder.
std::string database_file(const std::string& data);

enum class IfMissing : std::uint8_t { Refuse, Make };
/// One database, a file or the address of PostgreSQL. While it is open for writing, no server can work on it.
Result<std::unique_ptr<Store>> open_store(const std::string& place, Access access, IfMissing if_missing);

}  // namespace trencavel::server
