// What bots do in any game.
#pragma once

#include <cstdint>
#include <set>

#include "bots/bots.h"
#include "games/game.h"

namespace trencavel::engine_tests {

/// The player that searches, with hardly any time.
inline Bot quick_search() {
    return {BotKind::Level8, {.nodes = 8, .width = 3}};
}

/// Plays to the end; every move must be legal. Adds the kinds of the questions that were asked.
void play_out(Game& game, const Bot& bot, std::uint64_t seed, std::set<QuestionKind>& kinds);

/// With each of the first seeds every bot answers the question with a legal move.
void expect_legal_answers(const Game& game, std::uint64_t seeds);

}  // namespace trencavel::engine_tests
