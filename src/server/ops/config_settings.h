// The table of all settings: their names, what they are for, what is allowed. File, flags and examples come
// from it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "server/ops/config.h"

namespace trencavel::server {

enum class SettingKind : std::uint8_t { Text, Choice, Switch, Number };

/// A Choice's value is its word.
using SettingValue = std::variant<std::string, bool, std::int64_t>;

struct Setting {
    std::string_view table;  // `limits`, or empty for what stands at the top
    std::string_view name;
    std::string_view help;
    SettingKind kind{};
    SettingValue (*get)(const Config&) = nullptr;
    void (*set)(Config&, const SettingValue&) = nullptr;  // only what is allowed

    std::int64_t min = 0;  // of a Number
    std::int64_t max = 0;
    std::span<const std::string_view> words = {};        // of a Choice
    bool (*text_allowed)(const std::string&) = nullptr;  // of a Text
    std::string_view allowed_text = {};                  // in words
    bool machine_dependent = false;                      // the default is
};

/// In the order in which they are printed; those of one table together, those without one first.
std::span<const Setting> settings();

/// What may stand there: `a whole number from 0 to 65535`.
std::string allowed(const Setting& setting);
bool is_allowed(const Setting& setting, const SettingValue& value);

/// As it is written in TOML.
std::string spelled(const SettingValue& value);

}  // namespace trencavel::server
