// A value, or the reason why there is none: how expected failures travel, without exceptions.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace trencavel {

/// What went wrong, in words for the person who gave the input.
struct Error {
    std::string text;
    std::string about = {};  // which part of the input, where one can be named
};

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::move(value)) {}
    Result(Error error) : content_(std::move(error)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// Only when ok().
    T& value() { return *std::get_if<T>(&content_); }
    const T& value() const { return *std::get_if<T>(&content_); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    /// Only when not ok().
    const std::string& error() const { return failure().text; }
    /// The same with what it is about, for handing on.
    const Error& failure() const { return *std::get_if<Error>(&content_); }

private:
    std::variant<T, Error> content_;
};

}  // namespace trencavel
