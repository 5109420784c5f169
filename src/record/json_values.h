// Values in JSON that comes from outside: each is taken only if it is of the right type and in its range.
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>

#include "record/json.h"

namespace trencavel::record {

/// A whole number from 0 on.
template <std::unsigned_integral Number>
bool read_number(const Json& value, Number& number, Number most = std::numeric_limits<Number>::max()) {
    if (!value.is_number_unsigned() || value.get<Json::number_unsigned_t>() > most) return false;
    number = value.get<Number>();
    return true;
}

inline bool read_string(const Json& value, std::string& text,
                        std::size_t bytes_max = std::numeric_limits<std::size_t>::max()) {
    if (!value.is_string() || value.get_ref<const std::string&>().size() > bytes_max) return false;
    text = value.get_ref<const std::string&>();
    return true;
}

inline bool read_flag(const Json& value, bool& flag) {
    if (!value.is_boolean()) return false;
    flag = value.get<bool>();
    return true;
}

/// A text of an object; none if it is missing or something else.
inline std::optional<std::string> string_in(const Json& object, const char* name) {
    const auto found = object.find(name);
    std::string text;
    if (found == object.end() || !read_string(*found, text)) return std::nullopt;
    return text;
}

}  // namespace trencavel::record
