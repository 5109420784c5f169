// Moves as lines: `place 1,0 r90`, `follower 0`, `bid 3`, `pass`, `draw U`.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/language.h"
#include "core/result.h"
#include "engine/move.h"
#include "engine/tables/tables.h"
#include "games/game.h"

namespace trencavel::record {

/// Reads a move from its words. That it can be read does not mean that it is legal.
Result<Move> parse_move(std::span<const std::string> words, const Tables& tables,
                        Language language = Language::English);
/// The same from a line.
Result<Move> parse_move(std::string_view text, const Tables& tables, Language language = Language::English);

std::string format(const Move& move, const Tables& tables);
/// The same at the end of a text.
void append_spelling(std::string& text, const Move& move, const Tables& tables);

/// Why a move that was refused is not legal, for the person who made it.
std::string explain(Refusal refusal, const Move& move, const Game& game,
                    Language language = Language::English);

}  // namespace trencavel::record
