// What can be answered to every question but where the tile is laid: each with a short label and what it
// brings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "terminal/words/log_text.h"

namespace trencavel::terminal {

struct Answer {
    std::string label;  // what is typed
    Move move{};        // an offer is still without its bid
    std::string text;   // `city (knight): completed, 8 points now`
    std::string row;    // answers of one row stand side by side, behind this heading
};

struct Answers {
    std::vector<std::string> intro;  // what one should know before
    std::vector<Answer> list;
};

/// None at a placement. The game is tried out for it, and stands as before.
Answers answers_at_question(Game& game, const LogContext& context);

/// What a move brings at once, before the next tile is drawn and without the final scoring. Nothing that is
/// hidden until then is in it: neither the next tile nor what a wall tile shows.
struct Outcome {
    std::vector<Event> points;
    std::optional<Question> asked;  // to be decided first, as more points may follow
};
Outcome outcome_of(Game& game, const Move& move);

/// `City: 3 tiles × 2 = 6 points for Anna`, and where these points would lead, as far as that is seen at the
/// table.
std::string text_of_scoring(const Event& scored, const Game& game, const LogContext& context);

/// Whether a word that was typed, in small letters, means this answer: by its label, or as its module has it.
bool is_meant(const Answer& answer, std::string_view word, const Tables& tables);

/// One line for each answer, and one for each row of them.
std::vector<std::string> answer_lines(const Answers& answers, int columns);

}  // namespace trencavel::terminal
