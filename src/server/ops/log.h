// What the host of a server can read of what happens: one line per event, as text or as JSON.
//
//   log.info("moved", {{"table", id}, {"ms", 3.2}});
//   2026-11-15T12:00:00.123Z info moved table=k3v9q2m7xd ms=3.2
//
// Nothing secret is logged: no cookies, passphrases, invitations, tokens, contributions, secrets of a draw,
// and nothing that people wrote to each other. Names of events and fields are therefore fixed when compiled,
// and a field that is called like something secret does not compile. Values are clipped, so that no message
// gets in as a whole.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "tables/types.h"

namespace trencavel::server {

enum class LogLevel : std::uint8_t { Debug, Info, Warning, Error };
enum class LogFormat : std::uint8_t { Text, JsonLines };

/// Whether it is a name at all: small letters, digits and `_`.
constexpr bool is_log_name(std::string_view name) {
    return !name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == name.npos;
}

/// Whether a field may have this name: its last part must not be something secret (`token_bytes` may be
/// logged, `session_token` not).
constexpr bool may_be_logged(std::string_view field) {
    const std::string_view last = field.substr(field.rfind('_') + 1);
    for (const std::string_view secret :
         {"authorization", "body", "chat", "contribution", "cookie", "header", "invitation", "key", "message",
          "passphrase", "password", "secret", "text", "token"}) {
        if (last == secret) return false;
    }
    return is_log_name(field);
}

/// Names that stand in the source. What throws here does not compile.
class EventName {
public:
    template <std::size_t N>
    consteval EventName(const char (&literal)[N]) : text_(literal, N - 1) {
        if (!is_log_name(text_)) throw "no name of an event";
    }
    std::string_view text() const { return text_; }

private:
    std::string_view text_;
};

class FieldName {
public:
    template <std::size_t N>
    consteval FieldName(const char (&literal)[N]) : text_(literal, N - 1) {
        if (!may_be_logged(text_)) throw "a field of this name is not logged";
    }
    std::string_view text() const { return text_; }

private:
    std::string_view text_;
};

/// Refers to texts; made where it is logged, and gone thereafter.
class LogValue {
public:
    LogValue(std::string_view text) : content_(text) {}
    LogValue(const std::string& text) : content_(std::string_view(text)) {}
    LogValue(const char* text) : content_(std::string_view(text)) {}
    LogValue(std::same_as<bool> auto truth) : content_(truth) {}
    LogValue(std::signed_integral auto number) : content_(std::int64_t{number}) {}
    template <std::unsigned_integral Number>
    requires(!std::same_as<Number, bool>) LogValue(Number number) : content_(std::uint64_t{number}) {}
    LogValue(std::floating_point auto number) : content_(double{number}) {}

    using Content = std::variant<std::string_view, bool, std::int64_t, std::uint64_t, double>;
    const Content& content() const { return content_; }

private:
    Content content_;
};

struct LogField {
    FieldName name;
    LogValue value;
};
using LogFields = std::initializer_list<LogField>;

std::string_view name(LogLevel level);

/// The line of an event, without its end. No value can break it or leave its place in it.
std::string log_line(LogFormat format, TimeMs time, LogLevel level, EventName event, LogFields fields);

/// From any thread.
class Log {
public:
    explicit Log(LogLevel level = LogLevel::Info, LogFormat format = LogFormat::Text)
        : level_(level), format_(format) {}
    virtual ~Log() = default;

    /// Opens the file again under its name, after it was moved away. Says what is wrong; empty: nothing.
    virtual std::string reopen() { return {}; }
    Log(const Log&) = delete;
    Log& operator=(const Log&) = delete;

    void log(LogLevel level, EventName event, LogFields fields = {});
    void debug(EventName event, LogFields fields = {}) { log(LogLevel::Debug, event, fields); }
    void info(EventName event, LogFields fields = {}) { log(LogLevel::Info, event, fields); }
    void warning(EventName event, LogFields fields = {}) { log(LogLevel::Warning, event, fields); }
    void error(EventName event, LogFields fields = {}) { log(LogLevel::Error, event, fields); }

    bool wants(LogLevel level) const { return level >= level_; }

protected:
    virtual void write(LogLevel level, std::string_view line) = 0;

private:
    LogLevel level_;
    LogFormat format_;
};

/// Keeps its lines, for tests.
class MemoryLog final : public Log {
public:
    using Log::Log;
    std::vector<std::string> lines() const;
    /// How many lines there are with this in them.
    std::size_t count(std::string_view part) const;

private:
    void write(LogLevel level, std::string_view line) override;

    mutable std::mutex mutex_;
    std::vector<std::string> lines_;
};

struct LogTarget {
    LogLevel level = LogLevel::Info;
    LogFormat format = LogFormat::Text;
    std::string file = {};           // appended to; empty: standard error
    std::size_t queue_lines = 8192;  // waiting to be written
};

/// A thread of its own writes the lines, each one out at once, so that no slow disk or terminal holds up the
/// server; if too many wait, the oldest ones are lost, and their number is said at the end. Nothing is lost
/// at the end.
Result<std::unique_ptr<Log>> open_log(const LogTarget& target);

}  // namespace trencavel::server
