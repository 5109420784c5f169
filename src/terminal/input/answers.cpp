#include "terminal/input/answers.h"

#include <fmt/format.h>

#include "terminal/console/terminal.h"
#include "terminal/input/follower_answers.h"
#include "terminal/input/module_answers.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal {
namespace {

bool ends_the_turn(const Event& event) {
    const EventWords* words = words_of(event.kind);
    return event.kind == EventKind::Drawn || event.kind == EventKind::Ended ||
           (words != nullptr && words->ends_turn);
}

/// What must be answered before all points of the turn are known.
bool decides_points(const Question& question) {
    const QuestionAnswers* answers = answers_of(question.kind);
    return answers != nullptr && answers->decision != nullptr;
}

void add_wrapped(const std::string& text, int columns, std::vector<std::string>& lines) {
    for (std::string& line : wrapped(text, columns, 6)) lines.push_back(std::move(line));
}

/// Behind its heading, if the row before was another; an answer is not torn apart.
void add_to_row(const Answer& answer, std::string_view row, int columns, std::vector<std::string>& lines) {
    const std::string text = fmt::format("  {}={}", answer.label, answer.text);
    if (row != answer.row) {
        lines.push_back(fmt::format("  {}:", answer.row));
    } else if (columns_of(lines.back()) + columns_of(text) > columns) {
        lines.push_back("    ");
    }
    lines.back() += text;
}

}  // namespace

Answers answers_at_question(Game& game, const LogContext& context) {
    const QuestionKind kind = game.snapshot().question->kind;
    if (kind == QuestionKind::Follower) return follower_answers(game, context);
    const QuestionAnswers* question = answers_of(kind);
    const bool has_any = question != nullptr && question->answers != nullptr;
    return has_any ? question->answers(game, context) : Answers{};
}

Outcome outcome_of(Game& game, const Move& move) {
    Outcome outcome;
    if (game.apply(move) != Refusal::None) return outcome;
    for (const Event& event : game.events()) {
        if (ends_the_turn(event)) break;
        if (event.kind == EventKind::Scored) outcome.points.push_back(event);
    }
    const std::optional<Question> question = game.snapshot().question;
    if (question && decides_points(*question)) outcome.asked = question;
    game.undo();
    return outcome;
}

std::string text_of_scoring(const Event& scored, const Game& game, const LogContext& context) {
    const std::string landing = landing_text(scored, game.snapshot(), game.tables());
    return scored_text(scored, context) + (landing.empty() ? "" : ": " + landing);
}

bool is_meant(const Answer& answer, std::string_view word, const Tables& tables) {
    const MeantAnswers* meant = meant_by(answer.move.kind);
    return answer.label == word || (meant != nullptr && meant->is_meant(answer.move, word, tables));
}

std::vector<std::string> answer_lines(const Answers& answers, int columns) {
    std::vector<std::string> lines;
    for (const std::string& sentence : answers.intro) add_wrapped(sentence, columns, lines);
    std::string row;
    for (const Answer& answer : answers.list) {
        if (answer.row.empty()) {
            add_wrapped(fmt::format("  {}  {}", answer.label, answer.text), columns, lines);
        } else {
            add_to_row(answer, row, columns, lines);
        }
        row = answer.row;
    }
    return lines;
}

}  // namespace trencavel::terminal
