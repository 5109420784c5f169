// A JSON text as a tree of plain values. Nothing in it throws, so it also serves builds without exceptions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace trencavel::tiles {

struct JsonValue {
    enum class Kind : std::uint8_t { Null, Boolean, Integer, Decimal, String, Array, Object };

    Kind kind = Kind::Null;
    bool boolean = false;
    std::int64_t integer = 0;  // only of Kind::Integer
    double decimal = 0;        // of Kind::Integer, too
    std::string text;
    std::vector<JsonValue> items;   // of an array or an object
    std::vector<std::string> keys;  // of an object: keys[i] belongs to items[i]

    bool is(Kind wanted) const { return kind == wanted; }
    /// The value of the key, or nullptr.
    const JsonValue* find(std::string_view key) const;
};

/// Refuses what is not JSON, and keys that appear twice; errors name the line and column.
Result<JsonValue> parse_json(std::string_view text);

}  // namespace trencavel::tiles
