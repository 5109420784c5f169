// An object that is written as text, field by field. What is said with every move is never built as a tree of
// values, which would cost several times as much.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "record/json_text.h"

namespace trencavel::record {

/// Names are the program's own words: nothing in them is escaped.
class JsonObject {
public:
    JsonObject() = default;
    /// Goes on with the fields of an object whose closing brace is missing.
    explicit JsonObject(std::string begun) : text_(std::move(begun)) {}

    template <class T>
    JsonObject& put(std::string_view name, const T& value) {
        append_value(begin_field(name), value);
        return *this;
    }
    /// A value that is JSON already.
    JsonObject& put_json(std::string_view name, std::string_view json) {
        begin_field(name) += json;
        return *this;
    }
    JsonObject& put_object(std::string_view name, const JsonObject& object) {
        return put_json(name, object.text());
    }
    /// All fields of another one, after those that are there.
    JsonObject& add(const JsonObject& other) {
        if (other.text_.size() == 1) return *this;
        if (text_.size() > 1) text_ += ',';
        text_.append(other.text_, 1);
        return *this;
    }
    /// Without that one, if it is named.
    JsonObject& add(const Json& fields, std::string_view without = {});

    /// Takes no more memory than it needs, unlike one that has grown: for what is kept.
    std::string text() const& {
        std::string whole;
        whole.reserve(text_.size() + 1);
        whole += text_;
        whole += '}';
        return whole;
    }
    std::string text() && { return std::move(text_ += '}'); }
    /// As it begins: without the closing brace.
    const std::string& begun() const { return text_; }

private:
    std::string& begin_field(std::string_view name) {
        if (text_.size() > 1) text_ += ',';
        text_ += '"';
        text_ += name;
        text_ += "\":";
        return text_;
    }

    std::string text_ = "{";
};

}  // namespace trencavel::record
