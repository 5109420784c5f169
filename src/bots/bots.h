// The computer players by name.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/random.h"
#include "core/result.h"
#include "games/game.h"

namespace trencavel {

enum class BotKind : std::uint8_t { Random, Greedy };

struct BotInfo {
    BotKind kind{};
    std::string_view name;
    std::string_view description;
};

std::span<const BotInfo> bots();

/// The bot of this name, or an error that names those there are.
Result<BotKind> find_bot(std::string_view name);

/// What the bot would play: only when a seat is asked. It sees the position, which holds nothing hidden.
Move choose_move(BotKind bot, const Game& game, Random& random);

}  // namespace trencavel
