// Random games inside the wall: whatever is chosen, what must always hold does.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "reference/wall/short_game.h"

namespace trencavel::reference {
namespace {

struct WallKind {
    const char* name;
    bool falcon;
    bool gates_stop;
    bool open;  // nothing is known of deck and wall
};

WallOptions shuffled(const WallKind& kind, std::mt19937& random) {
    WallOptions options;
    options.falcon = kind.falcon;
    options.gates_stop = kind.gates_stop;
    if (kind.open) {
        options.deck = {"..."};
        options.wall.assign(kTowersWithTile, kHidden);
        return options;
    }
    for (const char* name : {"castle", "falcon"}) {
        if (!kind.falcon && std::string(name) == "falcon") continue;
        for (const tiles::Tile& tile : tiles::Library::builtin().set(name).tiles) {
            options.deck.insert(options.deck.end(), tile.count, tile.id);
        }
    }
    std::shuffle(options.deck.begin(), options.deck.end(), random);
    for (int wall_tile = 1; wall_tile <= kWallTileKinds; ++wall_tile)
        options.wall.insert(options.wall.end(), 2, wall_tile);
    std::shuffle(options.wall.begin(), options.wall.end(), random);
    options.wall.resize(kTowersWithTile);
    return options;
}

void expect_sound(const WallGame& game) {
    const Ids moves = game.legal_moves();
    EXPECT_EQ(std::set<std::string>(moves.begin(), moves.end()).size(), moves.size());
    EXPECT_EQ(moves.empty(), game.over());
    for (int seat : {0, 1}) {
        EXPECT_GE(game.supplies()[seat], 0);
        EXPECT_GE(game.kings()[seat], 0);
        EXPECT_GE(game.falconers()[seat], 0);
    }
    if (game.asks() != "reveal") {
        EXPECT_EQ(game.asks() == "score", !game.pending().empty());
    }
    // K12: nobody is left on what is complete once it is scored.
    if (game.asks() != "place") return;
    for (const WallArea& area : game.areas()) EXPECT_FALSE(area.complete && is_occupied(area));
}

void expect_matching_edges(const WallLand& land) {
    for (const auto& [cell, tile] : land.placed()) {
        EXPECT_TRUE(land.board().inside(cell)) << text(cell);
        EXPECT_TRUE(land.matches_neighbours(cell, tile)) << text(cell);
    }
}

class WallRandomGame : public testing::TestWithParam<WallKind> {};

TEST_P(WallRandomGame, IsSoundToItsEnd) {
    std::mt19937 random(20);
    for (int round = 0; round < 3; ++round) {
        WallGame game(tiles::Library::builtin(), shuffled(GetParam(), random));
        std::vector<int> points(2, 0);
        while (!game.over()) {
            ASSERT_NO_FATAL_FAILURE(expect_sound(game));
            const Ids moves = game.legal_moves();
            ASSERT_TRUE(game.apply(moves[random() % moves.size()]));
            for (const Scoring& scoring : game.scorings()) points[scoring.seats.front()] += scoring.points;
        }
        expect_sound(game);
        expect_matching_edges(game.land());
        const std::size_t all = GetParam().falcon ? 78 : 60;
        EXPECT_EQ(game.land().placed().size() + game.discarded().size(), all);
        EXPECT_FALSE(game.winners().empty());
        for (int seat : {0, 1}) {
            if (GetParam().gates_stop) {
                EXPECT_LE(game.scores()[seat], points[seat]);  // F9: some are lost
            } else {
                EXPECT_EQ(game.scores()[seat], points[seat]);
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, WallRandomGame,
                         testing::Values(WallKind{"castle", false, false, false},
                                         WallKind{"castle_open", false, false, true},
                                         WallKind{"falcon", true, false, false},
                                         WallKind{"falcon_gates_stop", true, true, false},
                                         WallKind{"falcon_open", true, true, true}),
                         [](const auto& kind) { return std::string(kind.param.name); });

}  // namespace
}  // namespace trencavel::reference
