// Gates that stop the marker (F9) in scorings that are larger than any game has shown.
#include <gtest/gtest.h>

#include "engine/turn/legal.h"
#include "rules/families/court_reasons.h"
#include "support/court_games.h"

namespace trencavel::engine_tests {
namespace {

/// The only scoring among the events.
Event scoring_of(const EventLog& log) {
    Event found{};
    for (const Event& event : log.events) {
        if (event.kind != EventKind::Scored) continue;
        EXPECT_NE(found.kind, EventKind::Scored) << "a second one";
        found = event;
    }
    return found;
}

// K8, F6, F9: Anna's king stands on a path of C06, with its fountain, and the start space; here it is made 70
// tiles longer, and P14 ends it: 73 tiles, 2 points each, doubled by the king. Of 292 points 27 lead to the
// gate, and 265 are lost.
TEST(CourtGates, CanTakeMoreThan255Points) {
    const auto game = start(gates_setup("C06 P14 C07 C07"));
    play(*game, "place 6,0 r0; king 0");
    Court pos = court_position_of(*game);
    for (int i = 0; i < 70; ++i) pos.areas[pos.find(pos.first_feature[0])].grow();
    EventLog log;
    ASSERT_EQ(apply(game->tables(), pos, Move::place(Cell::at(6, 1), 2), log), Refusal::None);
    ASSERT_EQ(apply(game->tables(), pos, Move::pass(), log), Refusal::None);

    const Event scored = scoring_of(log);
    EXPECT_EQ(scored.what, ScoringKind::Path);
    EXPECT_EQ(scored.points, 292);
    EXPECT_EQ(scored.reason.lost, 265);
    EXPECT_EQ(scored.reason.tiles, 73);
    EXPECT_TRUE(scored.reason.counts[court::kFountain]);
    EXPECT_TRUE(scored.reason.counts[court::kKing]);
    EXPECT_EQ(pos.score[0], 27);
    EXPECT_TRUE(pos.slice<Falcon>().at_gate[0]);
}

}  // namespace
}  // namespace trencavel::engine_tests
