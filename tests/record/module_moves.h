// Moves of the wheel and of expansion 8, read and refused in some game.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "record/moves.h"
#include "record/replay.h"
#include "support/chance.h"
#include "support/games.h"

namespace trencavel::record {

/// The game of a record without its first line and its players.
inline std::unique_ptr<Game> game_of(const std::string& record) {
    return replayed("trencavel 1\nplayers Anna Ben\n" + record);
}

/// The last line of the game's record.
inline std::string last_line(const Game& game) {
    const std::string text = write(game);
    return text.substr(text.rfind('\n', text.size() - 2) + 1);
}

/// Plays to the end by chance; at every question all that is legal is read as it is spelled. Adds the kinds
/// of these moves.
inline void expect_read_as_spelled(Game& game, std::uint64_t seed, std::set<MoveKind>& kinds) {
    Random random(seed);
    do {
        for (const Move& move : game.legal_moves()) {
            const Result<Move> again = parse_move(format(move, game.tables()), game.tables());
            ASSERT_TRUE(again.ok());
            ASSERT_EQ(again.value(), move);
            ASSERT_EQ(game.check(move), Refusal::None);
            kinds.insert(move.kind);
        }
    } while (play_one(game, random));
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
