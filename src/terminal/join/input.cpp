#include "terminal/join/input.h"

#include <algorithm>
#include <array>
#include <utility>

#include "terminal/console/letters.h"

namespace trencavel::terminal {
namespace {

constexpr std::string_view kBlanks = " \t";

struct Row {
    std::string_view word;
    TableCommandKind kind;
    std::string_view meaning;  // for those that take nothing
};

/// Those that take the rest of the line.
constexpr std::array<std::pair<std::string_view, TableCommandKind>, 5> kWithText = {{
    {"say", TableCommandKind::Say},
    {"replace", TableCommandKind::Replace},
    {"mute", TableCommandKind::Mute},
    {"unmute", TableCommandKind::Unmute},
    {"remove", TableCommandKind::Remove},
}};

constexpr std::array<Row, 6> kPlainWords = {{
    {"draw", TableCommandKind::Draw, "offer"},
    {"accept", TableCommandKind::Draw, "accept"},
    {"decline", TableCommandKind::Draw, "decline"},
    {"withdraw", TableCommandKind::Draw, "withdraw"},
    {"leave", TableCommandKind::Leave, ""},
    {"close", TableCommandKind::Close, ""},
}};

}  // namespace

std::optional<TableCommand> parse_table_command(std::string_view line) {
    line = trimmed(line);
    const std::size_t end = std::min(line.find_first_of(kBlanks), line.size());
    const std::string word = lower(line.substr(0, end));
    const std::string rest(trimmed(line.substr(end)));
    for (const auto& [name, kind] : kWithText) {
        if (word == name && !rest.empty()) return TableCommand{kind, rest};
    }
    for (const Row& row : kPlainWords) {
        if (word == row.word && rest.empty()) return TableCommand{row.kind, std::string(row.meaning)};
    }
    return std::nullopt;
}

}  // namespace trencavel::terminal
