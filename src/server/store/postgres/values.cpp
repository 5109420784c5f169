#include "server/store/postgres/values.h"

#include <utility>

namespace trencavel::server {
namespace {

void put_big_endian(std::string& bytes, std::uint32_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<char>(number >> shift & 0xff));
}

}  // namespace

std::vector<const char*> PgValues::pointers() const {
    std::vector<const char*> pointers;
    for (const std::optional<std::string>& value : values_)
        pointers.push_back(value ? value->c_str() : nullptr);
    return pointers;
}

std::vector<int> PgValues::lengths() const {
    std::vector<int> lengths;
    for (const std::optional<std::string>& value : values_)
        lengths.push_back(value ? static_cast<int>(value->size()) : 0);
    return lengths;
}

void PgValues::put(std::optional<std::string> value, int format) {
    values_.push_back(std::move(value));
    formats_.push_back(format);
}

/// Dimensions, whether there are NULLs, the type; then each dimension's size and lowest index; then the
/// items.
std::string PgValues::array_of(std::span<const std::string> items, std::uint32_t type) {
    std::string bytes;
    put_big_endian(bytes, items.empty() ? 0 : 1);
    put_big_endian(bytes, 0);
    put_big_endian(bytes, type);
    if (items.empty()) return bytes;
    put_big_endian(bytes, static_cast<std::uint32_t>(items.size()));
    put_big_endian(bytes, 1);
    for (const std::string& item : items) {
        put_big_endian(bytes, static_cast<std::uint32_t>(item.size()));
        bytes += item;
    }
    return bytes;
}

}  // namespace trencavel::server
