// How an event is spelled in the log. Written by hand, since one line of text and one of JSON share most of
// it.
#include <fmt/format.h>

#include <cmath>
#include <ctime>
#include <type_traits>

#include "core/utf8.h"
#include "server/ops/log.h"

namespace trencavel::server {

namespace {

constexpr std::size_t kValueBytesMax = 300;
constexpr std::string_view kCut = "…";

/// 2026-11-15T12:00:00.123Z
std::string spelled_time(TimeMs time) {
    const std::time_t seconds = time / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", parts.tm_year + 1900, parts.tm_mon + 1,
                       parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec, time % 1000);
}

std::string escape(Character character) {
    if (character.bytes == 0) return "\\ufffd";
    if (character.code == '\n') return "\\n";
    if (character.code == '"') return "\\\"";
    if (character.code == '\\') return "\\\\";
    return fmt::format("\\u{:04x}", static_cast<unsigned>(character.code));
}

bool needs_escape(Character character) {
    return character.bytes == 0 || character.code == '"' || character.code == '\\' ||
           is_control(character.code);
}

/// As it stands between quotation marks, in JSON as in text.
std::string escaped(std::string_view text) {
    std::string line;
    while (!text.empty()) {
        if (line.size() > kValueBytesMax) return line.append(kCut);
        const std::string_view before = text;
        const Character character = take_character(text);
        line += needs_escape(character) ? escape(character) : std::string(before.substr(0, character.bytes));
    }
    return line;
}

std::string quoted(std::string_view text) {
    return '"' + escaped(text) + '"';
}

/// Text without quotation marks where nobody could mistake it for anything else.
std::string bare_or_quoted(std::string_view text) {
    const std::string line = escaped(text);
    const bool bare = !text.empty() && line == text && text.find_first_of(" =") == std::string_view::npos;
    return bare ? line : '"' + line + '"';
}

/// JSON knows no other numbers than finite ones.
std::string spelled(double number) {
    return std::isfinite(number) ? fmt::format("{}", number) : "null";
}

std::string spelled(LogFormat format, const LogValue& value) {
    return std::visit(
        [format](const auto& content) {
            using Content = std::decay_t<decltype(content)>;
            if constexpr (std::is_same_v<Content, std::string_view>) {
                return format == LogFormat::JsonLines ? quoted(content) : bare_or_quoted(content);
            } else if constexpr (std::is_same_v<Content, double>) {
                return spelled(content);
            } else {
                return fmt::format("{}", content);
            }
        },
        value.content());
}

std::string text_line(TimeMs time, LogLevel level, EventName event, LogFields fields) {
    std::string line = fmt::format("{} {} {}", spelled_time(time), name(level), event.text());
    for (const LogField& field : fields)
        line += fmt::format(" {}={}", field.name.text(), spelled(LogFormat::Text, field.value));
    return line;
}

std::string json_line(TimeMs time, LogLevel level, EventName event, LogFields fields) {
    std::string line = fmt::format(R"({{"time":"{}","level":"{}","event":"{}")", spelled_time(time),
                                   name(level), event.text());
    for (const LogField& field : fields)
        line += fmt::format(",\"{}\":{}", field.name.text(), spelled(LogFormat::JsonLines, field.value));
    return line + '}';
}

}  // namespace

std::string_view name(LogLevel level) {
    constexpr std::string_view kNames[] = {"debug", "info", "warning", "error"};
    return kNames[static_cast<std::size_t>(level)];
}

std::string log_line(LogFormat format, TimeMs time, LogLevel level, EventName event, LogFields fields) {
    return format == LogFormat::JsonLines ? json_line(time, level, event, fields)
                                          : text_line(time, level, event, fields);
}

}  // namespace trencavel::server
