// A hint in words: the best moves, and what the computer expects of each.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/game.h"

namespace trencavel::terminal {

struct Proposal {
    std::string move;                     // as the person can type it
    std::optional<double> expected = {};  // points ahead of the best other at the end
};

/// The moves that the computer finds best, as a person can type them; the same position gives the same ones.
std::vector<Proposal> propose(const Game& game, const std::function<std::string(const Move&)>& spelled);

/// The best few, one in a line; an only one in a sentence.
std::string hint_text(std::span<const Proposal> proposals);

}  // namespace trencavel::terminal
