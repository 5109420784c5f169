#include "record/json_text.h"

#include <algorithm>
#include <charconv>

namespace trencavel::record {
namespace {

bool is_plain(char c) {
    return c >= ' ' && c <= '~' && c != '"' && c != '\\';
}

/// What has to be escaped or checked is left to the library.
void append_string(std::string& text, const std::string& value) {
    if (!std::all_of(value.begin(), value.end(), is_plain)) {
        text += Json(value).dump();
        return;
    }
    text += '"';
    text += value;
    text += '"';
}

template <class Number>
void append_number(std::string& text, Number value) {
    char digits[24];
    text.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

void append_array(std::string& text, const Json& array) {
    text += '[';
    for (const Json& value : array) {
        if (&value != &array.front()) text += ',';
        append_json(text, value);
    }
    text += ']';
}

void append_field(std::string& text, const std::string& name, const Json& value) {
    append_string(text, name);
    text += ':';
    append_json(text, value);
}

void append_object(std::string& text, const Json& object) {
    text += '{';
    for (auto field = object.begin(); field != object.end(); ++field) {
        if (field != object.begin()) text += ',';
        append_field(text, field.key(), *field);
    }
    text += '}';
}

}  // namespace

void append_json(std::string& text, const Json& value) {
    switch (value.type()) {
        case Json::value_t::object:
            return append_object(text, value);
        case Json::value_t::array:
            return append_array(text, value);
        case Json::value_t::string:
            return append_string(text, value.get_ref<const std::string&>());
        case Json::value_t::number_integer:
            return append_number(text, value.get_ref<const Json::number_integer_t&>());
        case Json::value_t::number_unsigned:
            return append_number(text, value.get_ref<const Json::number_unsigned_t&>());
        case Json::value_t::boolean:
            text += value.get<bool>() ? "true" : "false";
            return;
        case Json::value_t::null:
            text += "null";
            return;
        default:
            text += value.dump();
    }
}

void append_fields(std::string& object, const Json& fields, std::string_view without) {
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        if (field.key() == without) continue;
        object += ',';
        append_field(object, field.key(), *field);
    }
}

}  // namespace trencavel::record
