// The fields of a stored event, read without trusting them: a database may be damaged, or from another
// version.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/json.h"

namespace trencavel::server {

using record::Json;

/// What is missing or of another type is noted as a problem, the first one counts, and reads as an empty
/// value: so it is enough to look for a problem when everything has been read.
class EventReader {
public:
    /// Both must outlive the reader.
    EventReader(const Json& object, std::string& problem) : object_(&object), problem_(&problem) {}

    bool failed() const { return !problem_->empty(); }
    void fail(std::string_view why) const {
        if (!failed()) *problem_ = why;
    }

    bool has(const char* name) const { return object_->contains(name); }
    /// Of any type; null if it is missing.
    const Json& value(const char* name) const;
    EventReader object(const char* name) const;
    const Json& array(const char* name) const;
    std::string text(const char* name) const;
    std::vector<std::string> texts(const char* name) const;
    /// An element of the array of this name.
    std::string_view text_in(const char* name, const Json& element) const;
    bool flag(const char* name) const;
    template <class Number>
    Number number(const char* name) const {
        return number_in<Number>(name, value(name));
    }
    template <class Number>
    std::optional<Number> number_or_null(const char* name) const {
        const Json& there = value(name);
        if (there.is_null()) return std::nullopt;
        return number_in<Number>(name, there);
    }
    template <class Number>
    std::vector<Number> numbers(const char* name) const {
        const Json& there = array(name);
        std::vector<Number> all;
        all.reserve(there.size());
        for (const Json& each : there) all.push_back(number_in<Number>(name, each));
        return all;
    }

private:
    template <class Number>
    Number number_in(const char* name, const Json& value) const {
        if (value.is_number_unsigned()) {
            const auto number = value.get<Json::number_unsigned_t>();
            if (std::in_range<Number>(number)) return static_cast<Number>(number);
        } else if (value.is_number_integer()) {
            const auto number = value.get<Json::number_integer_t>();
            if (std::in_range<Number>(number)) return static_cast<Number>(number);
        }
        fail_about(name);
        return {};
    }
    void fail_about(const char* name) const;

    const Json* object_;
    std::string* problem_;
};

}  // namespace trencavel::server
