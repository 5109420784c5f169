// Moves as lines: `place 1,0 r90`, `follower 0`, `bid 3`, `pass`, `draw U`.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/language.h"
#include "core/result.h"
#include "engine/move.h"
#include "engine/tables/tables.h"
#include "games/game.h"
#include "games/game_history.h"

namespace trencavel::record {

/// Reads a move from its words. That it can be read does not mean that it is legal.
Result<Move> parse_move(std::span<const std::string> words, const Tables& tables,
                        Language language = Language::English);
/// The same from a line.
Result<Move> parse_move(std::string_view text, const Tables& tables, Language language = Language::English);

std::string format(const Move& move, const Tables& tables);
/// The same at the end of a text.
void append_spelling(std::string& text, const Move& move, const Tables& tables);

/// What became of a line that is to be a move of a game.
enum class MoveFault : std::uint8_t { None, Unreadable, Illegal };
struct Attempt {
    Move move{};
    MoveFault fault{};
    std::string why = {};  // it is no move, or not legal

    explicit operator bool() const { return fault == MoveFault::None; }
};

/// Reads a move and checks it: the game stays as it is.
Attempt try_move(std::string_view text, const Game& game, Language language = Language::English);

/// Reads a move and makes it; one that is no legal move changes nothing. Everything that is played from text
/// comes through here.
Attempt play_move(std::span<const std::string> words, Game& game, Language language = Language::English);
Attempt play_move(std::string_view text, Game& game, Language language = Language::English);
Attempt play_move(std::string_view text, GameHistory& history, Language language = Language::English);

/// Why a move that was refused is not legal, for the person who made it.
std::string explain(Refusal refusal, const Move& move, const Game& game,
                    Language language = Language::English);

}  // namespace trencavel::record
