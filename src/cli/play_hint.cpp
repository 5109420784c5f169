#include "cli/play_hint.h"

#include <fmt/format.h>

#include <algorithm>

namespace trencavel::cli {
namespace {

/// As many as can be taken in at a glance, without hiding much of the board.
constexpr std::size_t kShown = 3;

/// Without a limit of time, so that a hint does not depend on the machine; it takes less than half a second.
constexpr Budget kHintBudget{.nodes = 64, .width = 8};

}  // namespace

std::vector<SearchedMove> advise(const Game& game) {
    return search(game, {.budget = kHintBudget, .handicap = {}, .seed = game.hash()}).moves;
}

std::string hint_text(std::span<const Proposal> proposals) {
    if (proposals.size() == 1) return fmt::format("The computer would play: {}.", proposals.front().move);
    std::string text = "The computer would play, with the points by which you are then likely to be ahead:";
    for (const Proposal& each : proposals.first(std::min(proposals.size(), kShown)))
        text += fmt::format("\n  {:>+6.1f}  {}", each.expected.value_or(0), each.move);
    return text;
}

}  // namespace trencavel::cli
