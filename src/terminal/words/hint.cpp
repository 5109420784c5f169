#include "terminal/words/hint.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/advice.h"

namespace trencavel::terminal {
namespace {

/// As many as can be taken in at a glance, without hiding much of the board.
constexpr std::size_t kShown = 3;

/// Nobody at a prompt should notice that it is thought about; and without a limit of time a hint does not
/// depend on the machine.
constexpr Budget kBudget{.nodes = 64, .width = 8};

}  // namespace

std::vector<Proposal> propose(const Game& game, const std::function<std::string(const Move&)>& spelled) {
    Random random(game.hash());
    std::vector<Proposal> proposals;
    for (const Considered& each : advise(game, kShown, std::nullopt, random, kBudget))
        proposals.push_back({spelled(each.move), each.expected});
    return proposals;
}

std::string hint_text(std::span<const Proposal> proposals) {
    if (proposals.size() == 1) return fmt::format("The computer would play: {}.", proposals.front().move);
    std::string text = "The computer would play, with your expected final lead:";
    for (const Proposal& each : proposals.first(std::min(proposals.size(), kShown)))
        text += fmt::format("\n  {:>+6.1f}  {}", each.expected.value_or(0), each.move);
    return text;
}

}  // namespace trencavel::terminal
