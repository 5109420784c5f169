// Free places tested 32 at a time, against the plain table, one at a time.
#include <gtest/gtest.h>

#include <bit>

#include "core/random.h"
#include "engine/board/placements.h"
#include "engine/turn/legal.h"
#include "random_play/deals.h"
#include "support/games.h"
#include "support/positions.h"

namespace trencavel {
namespace {

using random_play::base_tables;

TEST(FitBlock, EqualsThePlainTableForEveryNumberOfPlaces) {
    Random random(1);
    std::array<std::uint8_t, FitBlock::kPlaces> signatures;
    for (int round = 0; round < 20; ++round) {
        for (std::uint8_t& signature : signatures) signature = static_cast<std::uint8_t>(random.below(256));
        for (unsigned tile = 0; tile < base_tables().size; ++tile) {
            for (unsigned used = 0; used <= FitBlock::kPlaces; ++used) {
                const FitTable& table = base_tables().fits[tile];
                const FitBlock block = detail::fit_block(table, signatures.data(), used);
                unsigned total = 0;
                for (unsigned i = 0; i < FitBlock::kPlaces; ++i) {
                    const unsigned expected = i < used ? table.rotations(signatures[i]) : 0;
                    ASSERT_EQ(block.rotations[i], expected) << "place " << i << " of " << used;
                    ASSERT_EQ(block.counts[i], std::popcount(expected)) << "place " << i << " of " << used;
                    total += static_cast<unsigned>(std::popcount(expected));
                }
                ASSERT_EQ(block.total, total) << used << " places";
            }
        }
    }
}

TEST(FitBlock, CountsAHundredAndTwentyEightPlacementsWhereEverythingFits) {
    const std::array<std::uint8_t, FitBlock::kPlaces> open{};
    const FitBlock block = detail::fit_block(base_tables().fits[0], open.data(), FitBlock::kPlaces);
    EXPECT_EQ(block.total, 128u);
}

TEST(Bits, AreFoundByTheirNumber) {
    EXPECT_EQ(detail::nth_bit(0b1011, 0), 0u);
    EXPECT_EQ(detail::nth_bit(0b1011, 1), 1u);
    EXPECT_EQ(detail::nth_bit(0b1011, 2), 3u);
    EXPECT_EQ(detail::nth_bit(0b1000, 0), 3u);
}

// C3: at the start tile a U fits in the east and in the west along the road, and in the south across it.
TEST(Placements, AreFoundInTheOrderOfTheirNumbers) {
    const auto game = start("U");
    const Position<BaseRules>& pos = position_of(*game);
    MoveList<BaseRules> moves;
    legal_moves(game->tables(), pos, moves);
    ASSERT_EQ(moves.size(), 6u);
    for (unsigned n = 0; n < 6; ++n) EXPECT_EQ(nth_placement(game->tables(), pos, n), moves[n]);
}

}  // namespace
}  // namespace trencavel
