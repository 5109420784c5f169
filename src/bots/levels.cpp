#include "bots/levels.h"

#include <array>

namespace trencavel {

std::span<const Level> levels() {
    static constexpr std::uint32_t kAnswerMs = 1000;  // the longest anyone waits, on any machine
    static constexpr std::array<Level, 8> kLevels = {{
        {{BotKind::Level1, "level1", "Page",
          "a first game: sees only its own points, and often not all of them"},
         {.nodes = 1, .width = 1},
         {.noise = 60, .ignores_others = true, .ignores_followers = true, .ignores_chances = true}},
        {{BotKind::Level2, "level2", "Jongleur", "plays for itself and runs out of followers"},
         {.nodes = 1, .width = 1},
         {.noise = 30, .ignores_others = true, .ignores_followers = true, .ignores_chances = true}},
        {{BotKind::Level3, "level3", "Troubadour", "minds its followers, but not what the others do"},
         {.nodes = 1, .width = 1},
         {.noise = 40, .ignores_others = true}},
        {{BotKind::Level4, "level4", "Scribe", "watches the others, and still misjudges a good deal"},
         {.nodes = 1, .width = 1},
         {.noise = 30}},
        {{BotKind::Level5, "level5", "Bailiff", "knows what areas are worth, with a slip now and then"},
         {.nodes = 1, .width = 1},
         {.noise = 16}},
        {{BotKind::Level6, "level6", "Consul", "judges well, without looking ahead"},
         {.nodes = 1, .width = 1},
         {}},
        {{BotKind::Level7, "level7", "Seneschal", "looks ahead a little"},
         {.ms = kAnswerMs, .nodes = 64, .width = 8},
         {}},
        {{BotKind::Level8, "level8", "Trencavel", "as strong as it gets in a second"},
         {.ms = kAnswerMs, .nodes = 1000},
         {}},
    }};
    return kLevels;
}

const Level* level_of(BotKind kind) {
    for (const Level& level : levels()) {
        if (level.info.kind == kind) return &level;
    }
    return nullptr;
}

SearchResult think(const Bot& bot, const Game& game, Random& random) {
    const Level& level = *level_of(bot.kind);
    SearchTask task{.budget = bot.budget, .handicap = level.handicap, .seed = random.next()};
    if (!task.budget.is_limited()) {
        task.budget.ms = level.budget.ms;
        task.budget.nodes = level.budget.nodes;
    }
    if (task.budget.width == 0) task.budget.width = level.budget.width;
    return search(game, task);
}

}  // namespace trencavel
