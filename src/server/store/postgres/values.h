// What goes into the places of a statement ($1, $2 …), in the form in which libpq takes it.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trencavel::server {

/// A list of byte strings, as one value: bytea[] in PostgreSQL.
struct Blobs {
    std::span<const std::string> items;
};

/// A number as text, or none.
struct PgNumber {
    std::optional<std::string> digits;
};

class PgValues {
public:
    template <class... Values>
    explicit PgValues(const Values&... values) {
        (add(values), ...);
    }

    int count() const { return static_cast<int>(values_.size()); }
    std::vector<const char*> pointers() const;
    std::vector<int> lengths() const;
    std::vector<int> formats() const { return formats_; }

private:
    void add(std::nullptr_t) { put(std::nullopt, kText); }
    template <std::integral Number>
    void add(Number number) {
        if constexpr (std::same_as<Number, bool>)
            put(number ? "t" : "f", kText);
        else
            put(std::to_string(number), kText);
    }
    void add(const std::string& text) { put(text, kBinary); }
    void add(const std::optional<std::string>& text) { put(text, kBinary); }
    void add(const PgNumber& number) { put(number.digits, kText); }
    void add(const std::vector<std::string>& texts) { put(array_of(texts, kTextType), kBinary); }
    void add(const Blobs& blobs) { put(array_of(blobs.items, kByteaType), kBinary); }
    void put(std::optional<std::string> value, int format);

    static constexpr int kText = 0;  // as libpq calls the formats
    static constexpr int kBinary = 1;
    static constexpr std::uint32_t kByteaType = 17;  // as PostgreSQL numbers its types
    static constexpr std::uint32_t kTextType = 25;
    /// An array in PostgreSQL's binary format.
    static std::string array_of(std::span<const std::string> items, std::uint32_t type);

    std::vector<std::optional<std::string>> values_;
    std::vector<int> formats_;
};

}  // namespace trencavel::server
