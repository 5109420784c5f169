// Short games that lead to every kind of question.
#pragma once

#include <memory>
#include <ostream>
#include <string_view>
#include <vector>

#include "games/game.h"

namespace trencavel {

struct QuestionGame {
    std::string_view name;  // a sentence in camel case
    QuestionKind kind{};    // what is asked at its end
    std::string_view game;
    std::string_view modules;
    std::string_view deck;
    std::string_view moves;
    unsigned players = 2;
    bool draft = false;
};

std::ostream& operator<<(std::ostream& out, const QuestionGame& game);

/// At least one for each kind.
const std::vector<QuestionGame>& question_games();

Setup setup_of(const QuestionGame& game);

/// The game as it stands when the question is asked.
std::unique_ptr<Game> play_to_question(const QuestionGame& game);

}  // namespace trencavel
