#include "terminal/input/command.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/utf8.h"
#include "record/text.h"
#include "terminal/console/letters.h"
#include "terminal/input/answer_words.h"
#include "tiles/model/names.h"

namespace trencavel::terminal {
namespace {

using Words = std::vector<std::string>;

constexpr std::array<std::pair<std::string_view, CommandKind>, 20> kPlainCommands = {{
    {"?", CommandKind::Help},        {"help", CommandKind::Help},     {"undo", CommandKind::Undo},
    {"tiles", CommandKind::Tiles},   {"areas", CommandKind::Areas},   {"fields", CommandKind::Fields},
    {"log", CommandKind::Log},       {"record", CommandKind::Record}, {"hint", CommandKind::Hint},
    {"resign", CommandKind::Resign}, {"quit", CommandKind::Quit},     {"exit", CommandKind::Quit},
    {"fit", CommandKind::Fit},       {"yes", CommandKind::Yes},       {"y", CommandKind::Yes},
    {"no", CommandKind::No},         {"n", CommandKind::No},          {"pass", CommandKind::Pass},
    {"none", CommandKind::Pass},     {"courts", CommandKind::Fields},
}};

/// Words at blanks; `1, 0` is one word, as `1,0`.
Words words_in(std::string_view line) {
    Words words;
    bool inside = false;
    bool joined = false;
    for (const char c : line) {
        const bool blank = c == ' ' || c == '\t';
        if (!blank && !inside && !joined) words.emplace_back();
        if (!blank) words.back() += c;
        if (!blank) joined = c == ',';
        inside = !blank;
    }
    return words;
}

Result<Command> parse_view(std::span<const std::string> words, const Asked& asked) {
    const auto cell = words.size() == 1 ? parse_cell(words[0], asked) : std::nullopt;
    if (!cell) return Error{"view takes a cell, as in: view 1,0"};
    return Command{.kind = CommandKind::View, .cell = *cell};
}

/// File names keep their blanks and capitals.
Command parse_save(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    line.remove_prefix(std::min(line.size(), begin + 4));
    const std::size_t name = line.find_first_not_of(" \t");
    if (name == std::string_view::npos) return {.kind = CommandKind::Save};
    line.remove_prefix(name);
    return {.kind = CommandKind::Save, .file = std::string(line.substr(0, line.find_last_not_of(" \t") + 1))};
}

Result<Command> parse_plain(const Words& words) {
    for (const auto& [name, kind] : kPlainCommands) {
        if (words[0] != name) continue;
        if (words.size() > 1) return Error{"nothing can follow " + std::string(name)};
        return Command{.kind = kind};
    }
    if (const ListAnswers* list = find_list(words[0])) {
        if (words.size() > 1) return Error{"nothing can follow " + words[0]};
        return Command{.kind = CommandKind::List, .list = list};
    }
    return Error{"I do not understand " + tiles::in_quotes(words[0]) + ". Type ? for what you can type now."};
}

/// What means the same at every question.
Result<Command> parse_at_any_time(std::string_view line, const Words& words, const Asked& asked) {
    if (words[0] == "view") return parse_view(std::span(words).subspan(1), asked);
    if (words[0] == "save") return parse_save(line);
    return parse_plain(words);
}

Error not_utf8() {
    return {"This is not UTF-8 text. Type ? for what you can type now."};
}

}  // namespace

Result<Command> parse_command(std::string_view line, const Asked& asked) {
    if (!is_utf8(line)) return not_utf8();
    const Words words = words_in(lower(line));
    if (words.empty()) return Command{.kind = CommandKind::Nothing};
    if (std::optional<Result<Command>> answer = parse_answer(words, asked)) return *answer;
    return parse_at_any_time(line, words, asked);
}

Result<Command> parse_unasked(std::string_view line) {
    if (!is_utf8(line)) return not_utf8();
    const Words words = words_in(lower(line));
    if (words.empty()) return Command{.kind = CommandKind::Nothing};
    Result<Command> command = parse_at_any_time(line, words, {});
    if (command && command->kind == CommandKind::Pass) return Error{"There is nothing to answer now."};
    return command;
}

}  // namespace trencavel::terminal
