// The computer players, by name.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bots/budget.h"
#include "core/random.h"
#include "core/result.h"
#include "games/game.h"

namespace trencavel {

/// The levels are strengths of the player that searches, from beginner to full strength (levels.h).
enum class BotKind : std::uint8_t {
    Random,
    Greedy,
    Level1,
    Level2,
    Level3,
    Level4,
    Level5,
    Level6,
    Level7,
    Level8,
};

struct BotInfo {
    BotKind kind{};
    std::string_view name;  // also the key of translations
    std::string_view title;
    std::string_view description;
};

/// From the weakest to the strongest.
std::span<const BotInfo> bots();

/// The bot of this name, or an error that lists all names. `search` is the strongest.
Result<BotKind> find_bot(std::string_view name);

/// A bot, and how long it may think about a turn; by default, the bot decides.
struct Bot {
    Bot(BotKind its_kind) : kind(its_kind) {}
    Bot(BotKind its_kind, const Budget& its_budget) : kind(its_kind), budget(its_budget) {}

    BotKind kind{};
    Budget budget{};
};

/// A bot as written on the command line: `greedy`, `level3`, `search:200ms`, `search:nodes=2000`,
/// `search:level=3`; several options as in `search:nodes=2000/width=8/depth=3`.
Result<Bot> parse_bot(std::string_view spelled);

/// The bot's move; only when a seat is asked. It sees the position, which holds nothing hidden.
Move choose_move(const Bot& bot, const Game& game, Random& random);

}  // namespace trencavel
