// Reads the keys of one JSON object, checks their types and ranges, and reports keys that nobody asked for.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tiles/model/problem_list.h"
#include "tiles/read/json_value.h"

namespace trencavel::tiles {

/// Every reading function notes a problem and returns a harmless value when the key is not as it should be.
class ObjectReader {
public:
    /// where: how messages call the object, such as "tile D"; it may be changed once more is known.
    ObjectReader(const JsonValue& value, std::string where, ProblemList& problems);

    /// Without a fallback the key is required; likewise below.
    int whole(std::string_view key, int min, int max, std::optional<int> fallback = std::nullopt);
    double decimal(std::string_view key, double min, double max);
    bool flag(std::string_view key, bool fallback);
    std::string text(std::string_view key, std::size_t length_max,
                     std::optional<std::string_view> fallback = std::nullopt);
    /// A text that must be there and is made of 1 to length_max of the characters.
    std::string word(std::string_view key, std::size_t length_max, std::string_view characters);
    /// The entries of a list; empty when there is none.
    const std::vector<JsonValue>& list(std::string_view key, std::size_t size_max, bool required = true);
    /// Two whole numbers, such as a cell.
    std::array<int, 2> pair(std::string_view key, int min, int max);
    /// The value of any type, or nullptr.
    const JsonValue* optional_value(std::string_view key);
    const JsonValue* required_value(std::string_view key);

    bool is_object() const { return value_.is(JsonValue::Kind::Object); }
    const std::string& where() const { return where_; }
    void call(std::string where) { where_ = std::move(where); }
    ProblemList& problems() { return problems_; }
    template <class... Parts>
    void report(const Parts&... reason) {
        problems_.add(where_, reason...);
    }

    /// To be called last: whatever key has not been asked for by then is unknown.
    void refuse_other_keys();

private:
    const JsonValue& value_;
    std::string where_;
    ProblemList& problems_;
    std::vector<std::string> asked_;
};

/// An entry of a list as a whole number; nothing, and a problem, if it is none in the range.
std::optional<int> whole_number(const JsonValue& value, int min, int max, std::string_view what,
                                ObjectReader& reader);

inline constexpr std::string_view kLettersAndDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

}  // namespace trencavel::tiles
