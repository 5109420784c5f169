// Where bridges can be built, in many positions of random games: what the engine keeps up to date against
// what the rules say of the table as it lies.
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "bots/random/random_bot.h"
#include "engine/board/plain_table.h"
#include "games/kinds.h"
#include "support/games.h"
#include "support/positions.h"
#include "support/sanitized.h"

namespace trencavel::engine_tests {
namespace {

auto order(const Move& move) {
    return std::tuple(move.cell.packed, move.rotation, move.value);
}

std::vector<Move> sorted(std::vector<Move> moves) {
    std::sort(moves.begin(), moves.end(), [](const Move& a, const Move& b) { return order(a) < order(b); });
    return moves;
}

/// Bits of the sides at which a free place has a tile that could be spanned towards it.
unsigned spannable_sides(const Tables& tables, const Position<PlaneRules>& pos, Cell place) {
    unsigned sides = 0;
    for (unsigned side = 0; side < 4; ++side) {
        const unsigned known = pos.place_at(place.neighbour(side));
        if (Position<PlaneRules>::is_tile(known) && detail::can_span(tables, pos, known - 1, axis_of(side)))
            sides |= 1u << side;
    }
    return sides;
}

void expect_spannable_sides(const Tables& tables, const Position<PlaneRules>& pos) {
    for (unsigned i = 0; i < pos.places; ++i) {
        ASSERT_EQ(pos.spans.spannable[i], spannable_sides(tables, pos, pos.place[i]))
            << "at " << pos.place[i].x() << "," << pos.place[i].y();
    }
}

/// B5, for one tile.
void expect_placements_with_bridge(const Game& game, const PlainTable& table, TileId tile) {
    const auto& pos = plane_position_of(game);
    std::vector<Move> moves;
    for_each_spanned_placement(game.tables(), pos, tile,
                               [&](unsigned place, unsigned rotation, std::uint16_t built) {
                                   moves.push_back(Move::place(pos.place[place], rotation, built));
                               });
    ASSERT_EQ(sorted(moves), sorted(table.placements_with_bridge(tile))) << game.tables().names[tile];
    ASSERT_EQ(count_spanned_placements(game.tables(), pos, tile), moves.size());
}

/// B2: while the follower is asked for.
void expect_bridges_beside(const Game& game, const PlainTable& table) {
    const auto& pos = plane_position_of(game);
    const Bridges::State& bridges = pos.slice<Bridges>();
    std::vector<Move> expected;
    if (bridges.built_now == 0 && bridges.supply[pos.seat] > 0) {
        for (const PlainBridge& bridge : table.bridges_beside(pos.cell[pos.cells - 1u]))
            expected.push_back(bridges::bridge(bridge.cell, bridge.axis));
    }
    std::vector<Move> moves;
    for (const Move& move : game.legal_moves()) {
        if (move.kind == bridges::kBridgeMove) moves.push_back(move);
    }
    ASSERT_EQ(sorted(moves), sorted(expected));
}

/// The game and its seed.
class SpanPlaces : public testing::TestWithParam<std::tuple<const char*, unsigned>> {};

TEST_P(SpanPlaces, AreThoseThatTheRulesSay) {
    const auto& [name, seed] = GetParam();
    auto setup = setup_of(name, "bridges", "", 4);
    setup.deck.reset();
    setup.seed = seed;
    const auto game = start(setup);
    Random random(seed);
    unsigned with_bridge = 0;
    while (!game->snapshot().over) {
        const auto& pos = plane_position_of(*game);
        const PlainTable table(*game);
        expect_spannable_sides(game->tables(), pos);
        if (pos.questions.back().kind == QuestionKind::Place) {
            expect_placements_with_bridge(*game, table, pos.hand);
            const auto other = static_cast<TileId>(random.below(game->tables().size));
            expect_placements_with_bridge(*game, table, other);
            with_bridge += pos.slice<Bridges>().placements;
        } else if (pos.questions.back().kind == QuestionKind::Follower) {
            expect_bridges_beside(*game, table);
        }
        if (HasFatalFailure()) return;
        ASSERT_EQ(game->apply(random_move(game->tables(), pos, random)), Refusal::None);
    }
    EXPECT_GT(game->snapshot().bridges.size(), 0u);
    EXPECT_GT(with_bridge, 0u);
}

INSTANTIATE_TEST_SUITE_P(Games, SpanPlaces,
                         testing::Combine(testing::Values("carcassonne", "wheel"),
                                          testing::Range(1u, kSanitized ? 2u : 7u)));

}  // namespace
}  // namespace trencavel::engine_tests
