#include "terminal/input/answer_words.h"

#include <algorithm>
#include <array>

#include "record/codecs.h"
#include "record/moves.h"
#include "record/names.h"
#include "record/text.h"
#include "tiles/model/names.h"

namespace trencavel::terminal {
namespace {

std::optional<unsigned> parse_rotation(std::string_view word) {
    if (word.starts_with('r')) word.remove_prefix(1);
    constexpr std::array<std::string_view, 4> kDegrees = {"0", "90", "180", "270"};
    for (unsigned rotation = 0; rotation < kDegrees.size(); ++rotation) {
        if (word == kDegrees[rotation]) return rotation;
    }
    return std::nullopt;
}

Error no_rotation(std::string_view word) {
    return Error{tiles::in_quotes(word) + " is not a rotation: r0, r90, r180 or r270"};
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

/// Behind a cell or a rotation: something is built for it.
bool is_span_word(std::string_view word) {
    return word == span_answers().letter || word == span_answers().word;
}

/// `90`, `r90`, `90b` or `90 b`
std::optional<Command> parse_turn(Typed words) {
    Command command{.kind = CommandKind::Turn};
    std::string_view word = words[0];
    const std::string_view letter = span_answers().letter;
    const bool has_letter = word.ends_with(letter);
    if (has_letter || (words.size() == 2 && is_span_word(words[1]))) {
        command.builds = true;
        if (has_letter) word.remove_suffix(letter.size());
    } else if (words.size() > 1) {
        return std::nullopt;
    }
    command.rotation = parse_rotation(word);
    if (!command.rotation) return std::nullopt;
    return command;
}

/// A placement in full, with what is built, where, and the way it runs.
bool names_a_span(Typed words) {
    return words.size() == 5 && words[2] == span_answers().word;
}

Result<Command> parse_move(const std::vector<std::string>& words, const Asked& asked) {
    const Result<Move> move = record::parse_move(words, *asked.tables);
    if (!move) return Error{move.error()};
    return Command{.kind = CommandKind::Answer, .move = move.value()};
}

Result<Command> parse_place(Typed words, const Asked& asked) {
    if (words.empty()) return Error{"place takes a cell, as in: place 1,0 r90"};
    const std::optional<Cell> cell = parse_cell(words[0], asked);
    if (!cell) return Error{tiles::in_quotes(words[0]) + " is not a cell: type its letter, or x,y as in 1,0"};
    if (names_a_span(words)) {
        return parse_move({"place", record::name(*cell), words[1], words[2], words[3], words[4]}, asked);
    }
    Command command{.kind = CommandKind::Place, .cell = *cell};
    if (words.size() == 1) return command;
    if (words.size() == 2 && is_span_word(words[1])) {
        command.builds = true;
        return command;
    }
    const std::optional<Command> turn = parse_turn(words.subspan(1));
    if (!turn && words.size() > 2) return Error{"nothing can follow the rotation"};
    if (!turn) return no_rotation(words[1]);
    command.rotation = turn->rotation;
    command.builds = turn->builds;
    return command;
}

Result<Command> parse_follower(Typed words) {
    const bool on_span = words.size() == 1 && is_span_word(words[0]);
    if (on_span) return answered(Move::follower(kSpanFeature));
    const auto feature = words.size() == 1 ? record::parse_unsigned(words[0]) : std::nullopt;
    if (!feature || *feature >= kTokenFeature)
        return Error{"follower takes one of the numbers, as in: follower 0"};
    return answered(Move::follower(static_cast<unsigned>(*feature)));
}

std::optional<Result<Command>> parse_bare_place(Typed words, const Asked& asked) {
    if (asked.cell_chosen) {
        if (const std::optional<Command> turn = parse_turn(words)) return *turn;
    }
    if (parse_cell(words[0], asked)) return parse_place(words, asked);
    return std::nullopt;
}

/// At a follower also a feature, or the letter for what was built.
std::optional<Result<Command>> parse_bare_follower(Typed words, const Asked& asked) {
    const bool on_feature = record::parse_unsigned(words[0]) || words[0] == span_answers().letter;
    return on_feature ? parse_follower(words) : parse_label(words, asked);
}

/// Answers that need no word before them: a rotation, a feature, a cell, a bid.
std::optional<Result<Command>> parse_bare_answer(Typed words, const Asked& asked) {
    if (asked.question == QuestionKind::Place) return parse_bare_place(words, asked);
    if (asked.question == QuestionKind::Follower) return parse_bare_follower(words, asked);
    const QuestionAnswers* question = answers_of(asked.question);
    const bool has_own = question != nullptr && question->parse != nullptr;
    return has_own ? question->parse(words, asked) : parse_label(words, asked);
}

/// Moves that are typed as records spell them.
bool is_move_word(std::string_view word) {
    for (const ModuleAnswers* module : answers_of_modules()) {
        for (const MoveKind kind : module->spelled) {
            if (record::words_of(kind).word == word) return true;
        }
    }
    return false;
}

std::optional<Result<Command>> parse_full_move(const std::vector<std::string>& words, const Asked& asked) {
    const Typed rest = Typed(words).subspan(1);
    if (words[0] == "place") return parse_place(rest, asked);
    if (words[0] == "follower" || words[0] == "f") return parse_follower(rest);
    if (is_move_word(words[0])) return parse_move(words, asked);
    return std::nullopt;
}

}  // namespace

const Answer* find_answer(std::string_view word, const Asked& asked) {
    for (const Answer& each : asked.answers) {
        if (is_meant(each, word, *asked.tables)) return &each;
    }
    return nullptr;
}

std::optional<std::uint16_t> parse_points(std::string_view word) {
    const std::optional<std::uint64_t> points = record::parse_unsigned(word);
    if (!points) return std::nullopt;
    return static_cast<std::uint16_t>(std::min<std::uint64_t>(*points, 0xFFFF));
}

std::optional<Result<Command>> parse_label(Typed words, const Asked& asked) {
    if (words.size() > 1) return std::nullopt;
    if (const Answer* found = find_answer(words[0], asked)) return answered(found->move);
    if (record::parse_unsigned(words[0]))
        return Error{"There is no " + words[0] + " to choose. Type ? for what you can type now."};
    return std::nullopt;
}

std::optional<Cell> parse_cell(std::string_view word, const Asked& asked) {
    for (const PlaceChoice& choice : asked.places) {
        if (choice.label == word) return choice.cell;
    }
    return parse_coordinates(word);
}

std::optional<Result<Command>> parse_answer(const std::vector<std::string>& words, const Asked& asked) {
    if (std::optional<Result<Command>> answer = parse_bare_answer(words, asked)) return answer;
    return parse_full_move(words, asked);
}

}  // namespace trencavel::terminal
