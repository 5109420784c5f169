// Games on the pipe, each move with the question that it answers; and what holds for every such game.
#pragma once

#include <string>
#include <vector>

#include "dialogue.h"

namespace trencavel::cli_tests {

using Lines = std::vector<std::string>;

struct Answered {
    std::string asks;
    int seat;
    std::string move;
};

/// The header, and then so many of the moves.
Lines with_moves(Lines header, const std::vector<Answered>& answered, std::size_t moves);

/// The engine, which knows the header, asks what the moves answer, and takes each of them.
void expect_questions(Dialogue& engine, const std::vector<Answered>& answered);

/// At every question of the game the bots name a legal move, and do not play it.
void expect_answers_of_bots(const Lines& header, const std::vector<Answered>& answered);

/// Makes all moves and takes them back, one by one: each leads to the state before it. The answers to the
/// moves.
Lines expect_undo_of_all(Dialogue& engine, const std::vector<Answered>& answered);

/// All answers if the questions are asked at the start and after each of so many moves.
Lines answers_on_the_way(const Lines& header, const std::vector<Answered>& answered, std::size_t moves,
                         const Lines& questions);

/// The random bot plays the game of the engine, which knows the header, until no tile is left.
void expect_whole_game_of_bot(Dialogue& engine);

}  // namespace trencavel::cli_tests
