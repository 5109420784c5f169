// What is told beside a question, to whoever answers it and to all who look on.
#include <gtest/gtest.h>

#include "games/kinds.h"
#include "record/json.h"
#include "support/question_games.h"
#include "tables/asks.h"
#include "tables/glance.h"

namespace trencavel::server {
namespace {

record::Json circumstances(const Game& game) {
    record::JsonObject question;
    add_circumstances(game, glance_at(game), question);
    return record::Json::parse(std::move(question).text());
}

// B12: the castle is made of the city on 0,-1 and the start tile, and belongs to the first player.
TEST(Asks, ARewardSaysForWhichCastleItIs) {
    for (const QuestionGame& each : question_games()) {
        const record::Json told = circumstances(*play_to_question(each));
        EXPECT_TRUE(told.contains("tile") && told.contains("turn")) << each.name;
        EXPECT_EQ(told.contains("castle"), each.kind == castles::kRewardQuestion) << each.name;
        if (each.name != "AReward") continue;
        EXPECT_EQ(told.at("castle"), (record::Json{{"cells", {{0, -1}, {0, 0}}}, {"seat", 0}}));
    }
}

}  // namespace
}  // namespace trencavel::server
