#include "tiles/read/object_reader.h"

#include <algorithm>
#include <utility>

#include "core/utf8.h"
#include "tiles/model/names.h"

namespace trencavel::tiles {

namespace {

using Kind = JsonValue::Kind;

}  // namespace

ObjectReader::ObjectReader(const JsonValue& value, std::string where, ProblemList& problems)
    : value_(value), where_(std::move(where)), problems_(problems) {
    if (!is_object()) report("must be an object, in braces");
}

const JsonValue* ObjectReader::optional_value(std::string_view key) {
    asked_.emplace_back(key);
    return value_.find(key);
}

const JsonValue* ObjectReader::required_value(std::string_view key) {
    const JsonValue* value = optional_value(key);
    if (value == nullptr && is_object()) report("key ", in_quotes(key), " is missing");
    return value;
}

int ObjectReader::whole(std::string_view key, int min, int max, std::optional<int> fallback) {
    const JsonValue* value = fallback ? optional_value(key) : required_value(key);
    if (value == nullptr) return fallback.value_or(min);
    return whole_number(*value, min, max, in_quotes(key), *this).value_or(min);
}

double ObjectReader::decimal(std::string_view key, double min, double max) {
    const JsonValue* value = required_value(key);
    if (value == nullptr) return min;
    const bool number = value->is(Kind::Integer) || value->is(Kind::Decimal);
    if (number && value->decimal >= min && value->decimal <= max) return value->decimal;
    report(in_quotes(key), " must be a number between ", static_cast<int>(min), " and ",
           static_cast<int>(max));
    return min;
}

bool ObjectReader::flag(std::string_view key, bool fallback) {
    const JsonValue* value = optional_value(key);
    if (value == nullptr) return fallback;
    if (!value->is(Kind::Boolean)) report(in_quotes(key), " must be true or false");
    return value->boolean;
}

std::string ObjectReader::text(std::string_view key, std::size_t length_max,
                               std::optional<std::string_view> fallback) {
    const JsonValue* value = fallback ? optional_value(key) : required_value(key);
    if (value == nullptr) return std::string(fallback.value_or(""));
    if (!value->is(Kind::String)) {
        report(in_quotes(key), " must be a string, in quotes");
    } else if (value->text.size() > length_max) {
        report(in_quotes(key), " is too long (", value->text.size(), " bytes; at most ", length_max, ')');
    } else if (!is_one_line(value->text)) {  // texts end up on terminals
        report(in_quotes(key), " contains a control character");
    } else {
        return value->text;
    }
    return "";
}

std::string ObjectReader::word(std::string_view key, std::size_t length_max, std::string_view characters) {
    const JsonValue* value = required_value(key);
    if (value == nullptr) return "";
    if (!value->is(Kind::String)) {
        report(in_quotes(key), " must be a string, in quotes");
        return "";
    }
    const std::string& word = value->text;
    const bool good =
        !word.empty() && word.size() <= length_max && word.find_first_not_of(characters) == std::string::npos;
    if (good) return word;
    const bool digits_and_letters = characters == kLettersAndDigits;
    report(in_quotes(key), ' ', in_quotes(word), " must be 1 to ", length_max,
           digits_and_letters ? " letters or digits" : " lowercase letters, digits or hyphens");
    return "";
}

const std::vector<JsonValue>& ObjectReader::list(std::string_view key, std::size_t size_max, bool required) {
    static const std::vector<JsonValue> kNone;
    const JsonValue* value = required ? required_value(key) : optional_value(key);
    if (value == nullptr) return kNone;
    if (!value->is(Kind::Array)) {
        report(in_quotes(key), " must be a list, in brackets");
    } else if (value->items.size() > size_max) {
        report(in_quotes(key), " has ", value->items.size(), " entries; at most ", size_max, " are allowed");
    } else {
        return value->items;
    }
    return kNone;
}

std::array<int, 2> ObjectReader::pair(std::string_view key, int min, int max) {
    const JsonValue* value = required_value(key);
    if (value == nullptr) return {min, min};
    if (!value->is(Kind::Array) || value->items.size() != 2) {
        report(in_quotes(key), " must be a list of two numbers");
        return {min, min};
    }
    return {whole_number(value->items[0], min, max, in_quotes(key), *this).value_or(min),
            whole_number(value->items[1], min, max, in_quotes(key), *this).value_or(min)};
}

void ObjectReader::refuse_other_keys() {
    for (const std::string& key : value_.keys) {
        const bool asked = std::find(asked_.begin(), asked_.end(), key) != asked_.end();
        if (!asked) report("unknown key ", in_quotes(key));
    }
}

std::optional<int> whole_number(const JsonValue& value, int min, int max, std::string_view what,
                                ObjectReader& reader) {
    if (!value.is(Kind::Integer)) {
        reader.report(what, " must be a whole number");
    } else if (value.integer < min || value.integer > max) {
        reader.report(what, " is ", value.integer, ", but must be ", min, " to ", max);
    } else {
        return static_cast<int>(value.integer);
    }
    return std::nullopt;
}

}  // namespace trencavel::tiles
