#include "arena/player.h"

#include "arena/external_player.h"
#include "bots/bots.h"

namespace trencavel::arena {
namespace {

class BotPlayer final : public Player {
public:
    BotPlayer(const Bot& bot, std::uint64_t seed) : bot_(bot), random_(seed) {}

    Result<Move> choose(const Game& game) override { return choose_move(bot_, game, random_); }

private:
    Bot bot_;
    Random random_;
};

}  // namespace

Result<std::unique_ptr<Player>> make_player(const std::string& spelled, std::uint64_t seed) {
    if (is_external(spelled)) return start_external(spelled);
    const Result<Bot> bot = parse_bot(spelled);
    if (!bot) return Error{bot.error()};
    return std::unique_ptr<Player>(std::make_unique<BotPlayer>(bot.value(), seed));
}

}  // namespace trencavel::arena
