#include "cli/play_input.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

#include "record/text.h"
#include "tiles/names.h"

namespace trencavel::cli {
namespace {

using Words = std::vector<std::string>;

constexpr std::array<std::pair<std::string_view, CommandKind>, 16> kPlainCommands = {{
    {"?", CommandKind::Help},
    {"help", CommandKind::Help},
    {"undo", CommandKind::Undo},
    {"tiles", CommandKind::Tiles},
    {"areas", CommandKind::Areas},
    {"fields", CommandKind::Fields},
    {"log", CommandKind::Log},
    {"record", CommandKind::Record},
    {"hint", CommandKind::Hint},
    {"resign", CommandKind::Resign},
    {"quit", CommandKind::Quit},
    {"exit", CommandKind::Quit},
    {"fit", CommandKind::Fit},
    {"yes", CommandKind::Yes},
    {"pass", CommandKind::Pass},
    {"none", CommandKind::Pass},
}};

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

/// Words at blanks; `1, 0` is one word, as `1,0`.
Words words_of(std::string_view line) {
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

std::optional<unsigned> parse_rotation(std::string_view word) {
    if (word.starts_with('r')) word.remove_prefix(1);
    constexpr std::array<std::string_view, 4> kDegrees = {"0", "90", "180", "270"};
    for (unsigned rotation = 0; rotation < kDegrees.size(); ++rotation) {
        if (word == kDegrees[rotation]) return rotation;
    }
    return std::nullopt;
}

Error no_rotation(std::string_view word) {
    return Error{tiles::in_quotes(word) + " is no rotation: r0, r90, r180 or r270"};
}

/// Cells off the map become one that nothing ever touches.
std::optional<Cell> parse_coordinates(std::string_view word) {
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const std::optional<int> x = record::parse_int(word.substr(0, comma));
    const std::optional<int> y = record::parse_int(word.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return Cell::in_range(*x, *y) ? Cell::at(*x, *y) : Cell::at(-128, -128);
}

std::optional<Cell> parse_cell(std::string_view word, const Asked& asked) {
    for (const PlaceChoice& choice : asked.places) {
        if (choice.label == word) return choice.cell;
    }
    return parse_coordinates(word);
}

Result<Command> parse_place(std::span<const std::string> words, const Asked& asked) {
    if (words.empty()) return Error{"place takes a cell, as in: place 1,0 r90"};
    const std::optional<Cell> cell = parse_cell(words[0], asked);
    if (!cell) return Error{tiles::in_quotes(words[0]) + " is no cell: type its letter, or x,y as in 1,0"};
    Command command{.kind = CommandKind::Place, .cell = *cell};
    if (words.size() == 1) return command;
    command.rotation = parse_rotation(words[1]);
    if (!command.rotation) return no_rotation(words[1]);
    if (words.size() > 2) return Error{"nothing can follow the rotation"};
    return command;
}

Result<Command> parse_follower(std::span<const std::string> words) {
    const auto feature = words.size() == 1 ? record::parse_unsigned(words[0]) : std::nullopt;
    if (!feature || *feature > 254) return Error{"follower takes one of the numbers, as in: follower 0"};
    return Command{.kind = CommandKind::Follower, .feature = static_cast<unsigned>(*feature)};
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

/// Answers that need no word before them: a rotation, a feature, a cell.
std::optional<Result<Command>> parse_bare_answer(const Words& words, const Asked& asked) {
    if (asked.question == QuestionKind::Follower) {
        if (record::parse_unsigned(words[0])) return parse_follower(words);
        return std::nullopt;
    }
    if (asked.cell_chosen && words.size() == 1) {
        if (const auto rotation = parse_rotation(words[0])) {
            return Command{.kind = CommandKind::Turn, .rotation = rotation};
        }
    }
    if (parse_cell(words[0], asked)) return parse_place(words, asked);
    return std::nullopt;
}

Result<Command> parse_plain(const Words& words) {
    for (const auto& [name, kind] : kPlainCommands) {
        if (words[0] != name) continue;
        if (words.size() > 1) return Error{"nothing can follow " + std::string(name)};
        return Command{.kind = kind};
    }
    return Error{"I do not understand " + tiles::in_quotes(words[0]) + ". Type ? for what can be typed now."};
}

}  // namespace

Result<Command> parse_command(std::string_view line, const Asked& asked) {
    if (!record::is_utf8(line)) return Error{"This is not UTF-8 text. Type ? for what can be typed now."};
    const Words words = words_of(lower(line));
    if (words.empty()) return Command{.kind = CommandKind::Nothing};
    if (std::optional<Result<Command>> answer = parse_bare_answer(words, asked)) return *answer;
    const std::span<const std::string> rest = std::span(words).subspan(1);
    if (words[0] == "place") return parse_place(rest, asked);
    if (words[0] == "follower" || words[0] == "f") return parse_follower(rest);
    if (words[0] == "view") return parse_view(rest, asked);
    if (words[0] == "save") return parse_save(line);
    return parse_plain(words);
}

}  // namespace trencavel::cli
