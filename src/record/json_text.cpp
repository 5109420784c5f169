#include "record/json_text.h"

#include <algorithm>

#include "record/json_object.h"

namespace trencavel::record {
namespace {

bool is_plain(char c) {
    return c >= ' ' && c <= '~' && c != '"' && c != '\\';
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

/// What has to be escaped or checked is left to the library.
void append_string(std::string& text, std::string_view value) {
    if (!std::all_of(value.begin(), value.end(), is_plain)) {
        text += Json(value).dump();
        return;
    }
    text += '"';
    text += value;
    text += '"';
}

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

JsonObject& JsonObject::add(const Json& fields, std::string_view without) {
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        if (field.key() == without) continue;
        if (text_.size() > 1) text_ += ',';
        append_field(text_, field.key(), *field);
    }
    return *this;
}

}  // namespace trencavel::record
