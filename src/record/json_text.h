// JSON values as text, as their own `dump` writes them but at a fraction of the cost: it sets up a writer for
// each value, and the server writes dozens of small values for every move.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "record/json.h"
#include "record/text.h"

namespace trencavel::record {

void append_json(std::string& text, const Json& value);
void append_string(std::string& text, std::string_view value);

inline std::string json_text(const Json& value) {
    std::string text;
    append_json(text, value);
    return text;
}

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

/// A value of C++ as the library would write it: null, a flag, a number, a text, an array of such, or none.
template <class T>
void append_value(std::string& text, const T& value) {
    if constexpr (std::is_same_v<T, std::nullptr_t>) {
        text += "null";
    } else if constexpr (std::is_same_v<T, bool>) {
        text += value ? "true" : "false";
    } else if constexpr (std::is_integral_v<T>) {
        append_number(text, value);
    } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
        append_string(text, value);
    } else if constexpr (IsOptional<T>::value) {
        value ? append_value(text, *value) : append_value(text, nullptr);
    } else {
        char before = '[';
        for (const auto& each : value) {
            text += std::exchange(before, ',');
            append_value(text, each);
        }
        text += before == '[' ? "[]" : "]";
    }
}

}  // namespace trencavel::record
