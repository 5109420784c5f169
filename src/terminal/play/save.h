// Where a game is kept: the record is written anew after every move, so that nothing is lost.
#pragma once

#include <string>
#include <string_view>

#include "games/game.h"

namespace trencavel::terminal {

/// Writes a file so that it is there whole or as it was before. Empty text: done; otherwise why not.
std::string write_atomically(const std::string& path, std::string_view content);

/// Writes a copy of the record, never over another file. Says what came of it.
std::string save_copy(const Game& game, const std::string& file);

/// `trencavel-20260131-201500.game`, a name that no file in the current folder has.
std::string new_save_name();

bool file_exists(const std::string& path);

/// For a line that can be pasted into a shell.
std::string shell_quoted(const std::string& word);

}  // namespace trencavel::terminal
