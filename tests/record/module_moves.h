// Moves of the wheel and of expansion 8, read and refused in some game.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "record/moves.h"
#include "record/replay.h"

namespace trencavel::record {

/// A game of a record without its first line.
inline std::unique_ptr<Game> game_of(const std::string& record) {
    Replay result = replay("trencavel 1\nplayers Anna Ben\n" + record, tiles::Library::builtin());
    for (const Problem& problem : result.problems) ADD_FAILURE() << problem.line << ": " << problem.reason;
    return std::move(result.game);
}

class ModuleMoves : public testing::Test {
protected:
    Move read(std::string_view text) const {
        const Result<Move> move = parse_move(text, game_->tables());
        EXPECT_TRUE(move.ok()) << text << ": " << (move.ok() ? "" : move.error());
        return move.ok() ? move.value() : Move{};
    }
    std::string error_of(std::string_view text) const {
        const Result<Move> move = parse_move(text, game_->tables());
        EXPECT_FALSE(move.ok()) << text;
        return move.ok() ? "" : move.error();
    }
    /// Why the game as it stands refuses the move.
    std::string reason(std::string_view text) const {
        const Move move = read(text);
        return explain(game_->check(move), move, *game_);
    }
    void make(std::string_view text) { ASSERT_EQ(game_->apply(read(text)), Refusal::None) << text; }

    std::unique_ptr<Game> game_ =
        game_of("game wheel\nwith bridges castles bazaars\ndeck RadB RadU/2 RadE\n");
};

}  // namespace trencavel::record
