#include "server/store/open_store.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "server/store/postgres/open.h"

namespace trencavel::server {
namespace {

template <class Open>
Result<Stores> open_both(Open open) {
    Result<std::unique_ptr<Store>> writer = open(Access::Write);
    if (!writer) return writer.failure();
    Result<std::unique_ptr<Store>> reader = open(Access::Read);
    if (!reader) return reader.failure();
    return Stores{std::move(writer.value()), std::move(reader.value())};
}

}  // namespace

std::string database_file(const std::string& data) {
    return data + "/trencavel.db";
}

Result<std::unique_ptr<Store>> open_store(const std::string& place, Access access, IfMissing if_missing) {
    if (is_postgres(place)) return open_postgres_store(place, access);
    if (if_missing == IfMissing::Refuse && !std::filesystem::exists(place))
        return Error{place + ": there is no such database"};
    return open_sqlite_store(place, access);
}

Result<Stores> open_stores(const std::string& database, const std::string& data) {
    if (data != kInMemory) {
        std::error_code problem;
        std::filesystem::create_directories(data, problem);
        if (problem) return Error{"the data folder " + data + " cannot be made: " + problem.message()};
    }
    if (!database.empty())
        return open_both([&](Access access) { return open_postgres_store(database, access); });
    if (data == kInMemory) return Stores{make_memory_store(), nullptr};
    return open_both([&](Access access) { return open_sqlite_store(database_file(data), access); });
}

}  // namespace trencavel::server
