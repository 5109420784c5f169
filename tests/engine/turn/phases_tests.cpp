// Stacks that are drawn one after the other.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/turn/legal.h"
#include "games/drawing.h"
#include "games/rulesets.h"
#include "random_play/deals.h"
#include "support/games.h"

namespace trencavel::engine_tests {
namespace {

/// Carcassonne, but A comes before all other tiles, and B after them.
Tables tables_with_phases() {
    Tables tables = random_play::base_tables();
    tables.phase.fill(1);
    tables.phase[tables.find("A")] = 0;
    tables.phase[tables.find("B")] = 2;
    tables.has_phases = true;
    return tables;
}

const GameInfo& carcassonne() {
    return *plan_game(setup_with_seed(1))->info;
}

std::vector<TileId> can_be_drawn(const Tables& tables, const Position<BaseRules>& pos) {
    MoveList<BaseRules> moves;
    legal_moves(tables, pos, moves);
    std::vector<TileId> tiles;
    for (const Move& move : moves) {
        EXPECT_EQ(check(tables, pos, move), Refusal::None);
        tiles.push_back(move.tile);
    }
    return tiles;
}

TEST(Phases, LetNoTileBeDrawnBeforeThoseThatComeFirst) {
    const Tables tables = tables_with_phases();
    Counts left{};
    left[tables.find("A")] = left[tables.find("U")] = left[tables.find("B")] = 1;
    Silent silent;
    Position<BaseRules> pos = start_position<BaseRules>(tables, 2, left, silent);
    for (const char* next : {"A", "U", "B"}) {
        EXPECT_EQ(can_be_drawn(tables, pos), std::vector<TileId>{tables.find(next)});
        for (const char* other : {"A", "U", "B"}) {
            const Refusal refusal = check(tables, pos, Move::draw(tables.find(other)));
            EXPECT_EQ(refusal == Refusal::None, other == std::string_view(next)) << next << other;
        }
        --pos.left_of[tables.find(next)];
    }
    EXPECT_TRUE(can_be_drawn(tables, pos).empty());
}

TEST(Phases, AreShuffledEachByItself) {
    const Tables tables = tables_with_phases();
    const Result<Drawing> drawing = make_drawing(tables, setup_with_seed(7), carcassonne());
    ASSERT_TRUE(drawing);
    ASSERT_EQ(drawing->order.size(), tables.total());
    EXPECT_TRUE(std::is_sorted(drawing->order.begin(), drawing->order.end(),
                               [&](TileId a, TileId b) { return tables.phase[a] < tables.phase[b]; }));
    EXPECT_EQ(drawing->counts, tables.counts);
}

TEST(Phases, RefuseADeckInAnotherOrder) {
    const Tables tables = tables_with_phases();
    EXPECT_TRUE(make_drawing(tables, setup_with("A U U B"), carcassonne()));
    const Result<Drawing> wrong = make_drawing(tables, setup_with("U A B"), carcassonne());
    EXPECT_EQ(wrong.error(), "A is drawn before U, which must come first in the deck");
    EXPECT_EQ(wrong.failure().about, "deck");
}

}  // namespace
}  // namespace trencavel::engine_tests
