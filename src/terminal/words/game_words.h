// Games in words: what one is called, and what people are told who play with reconstructed tiles.
#pragma once

#include <string>
#include <vector>

#include "games/setup.h"
#include "tiles/read/library.h"

namespace trencavel::terminal {

/// The name of the game, and what it is played with behind `with`.
std::string title_of(const std::string& game, const std::vector<std::string>& modules);

/// What people are told who play with these sets, if any of them is a reconstruction; otherwise nothing.
std::string notice_of(const Setup& setup, const tiles::Library& library);

}  // namespace trencavel::terminal
