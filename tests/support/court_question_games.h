// Short games of Die Burg that lead to every kind of question.
#pragma once

#include <memory>
#include <ostream>
#include <string_view>
#include <vector>

#include "support/court_games.h"

namespace trencavel {

struct CourtQuestionGame {
    std::string_view name;  // a sentence in camel case
    Question question{};    // what is asked at its end, and of whom
    std::string_view modules;
    std::string_view deck;
    std::string_view wall;
    std::string_view moves;
    bool gates_stop = false;
};

std::ostream& operator<<(std::ostream& out, const CourtQuestionGame& game);

/// At least one for each kind that these games have.
const std::vector<CourtQuestionGame>& court_question_games();

Setup setup_of(const CourtQuestionGame& game);

/// The game as it stands when the question is asked.
std::unique_ptr<Game> play_to_question(const CourtQuestionGame& game);

}  // namespace trencavel
