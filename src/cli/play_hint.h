// A hint in words: the best moves, and what the computer expects of each.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/search.h"
#include "games/game.h"

namespace trencavel::cli {

struct Proposal {
    std::string move;                     // as the person can type it
    std::optional<double> expected = {};  // points ahead of the best other at the end
};

/// The moves that the computer finds best, the best one first; the same position gives the same ones.
std::vector<SearchedMove> advise(const Game& game);

/// The best few, one in a line; an only one in a sentence.
std::string hint_text(std::span<const Proposal> proposals);

}  // namespace trencavel::cli
