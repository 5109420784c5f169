// A value, or the refusal that a client gets instead.
#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "tables/refusals.h"

namespace trencavel::server {

template <class T>
class [[nodiscard]] Outcome {
public:
    Outcome(T value) : content_(std::move(value)) {}
    Outcome(Refused refused) : content_(std::move(refused)) {}

    explicit operator bool() const { return content_.index() == 0; }
    /// Only when there is one.
    T& value() { return *std::get_if<0>(&content_); }
    const T& value() const { return *std::get_if<0>(&content_); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    /// Only when there is none.
    const Refused& refused() const { return *std::get_if<1>(&content_); }

private:
    std::variant<T, Refused> content_;
};

inline Refused bad_field(std::string about) {
    return {Code::BadField, std::move(about), {}};
}

/// Nothing, or the refusal.
using Refusable = std::optional<Refused>;

}  // namespace trencavel::server
