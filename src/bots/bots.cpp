#include "bots/bots.h"

#include <array>

#include "bots/greedy_bot.h"
#include "bots/random_bot.h"

namespace trencavel {

std::span<const BotInfo> bots() {
    static constexpr std::array<BotInfo, 2> kBots = {{
        {BotKind::Random, "random", "any legal move, by chance"},
        {BotKind::Greedy, "greedy", "the best points now and in what lies on the table"},
    }};
    return kBots;
}

Result<BotKind> find_bot(std::string_view name) {
    std::string names;
    for (const BotInfo& bot : bots()) {
        if (bot.name == name) return bot.kind;
        names += (names.empty() ? "" : ", ") + std::string(bot.name);
    }
    return Error{"there is no bot '" + std::string(name) + "' (there are: " + names + ")"};
}

Move choose_move(BotKind bot, const Game& game, Random& random) {
    return std::visit(
        [&](const auto* pos) {
            return bot == BotKind::Random ? random_move(game.tables(), *pos, random)
                                          : greedy_move(game.tables(), *pos, random);
        },
        game.position());
}

}  // namespace trencavel
