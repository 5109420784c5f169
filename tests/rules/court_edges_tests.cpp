// K4, K7: which edges may touch within the wall, and which of them join.
#include <gtest/gtest.h>

#include "rules/families/court.h"
#include "support/court_games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

/// A tile with this kind of edge in the north and in the south, and what it is called.
struct EdgeKind {
    const char* name;
    const char* tile;
    tiles::Edge edge;
    EdgeClass edge_class;
};

const EdgeKind kKinds[] = {{"path", "C01", tiles::Edge::Path, EdgeClass::Line},
                           {"tower", "B09", tiles::Edge::Tower, EdgeClass::Built},
                           {"house", "B08", tiles::Edge::House, EdgeClass::Built},
                           {"chapel", "F05", tiles::Edge::Chapel, EdgeClass::Built},
                           {"court", "C07", tiles::Edge::Court, EdgeClass::Ground}};

/// The first tile at the start space in the north; the second is in hand.
std::unique_ptr<Game> two_tiles(const EdgeKind& above, const EdgeKind& below) {
    auto game = start_court(std::string(above.tile) + " " + below.tile + " C07", "falcon");
    play(*game, "place 6,0 r0; pass");
    return game;
}

bool is_path(const EdgeKind& kind) {
    return kind.edge == tiles::Edge::Path;
}

TEST(CourtEdges, AreOfTheseClasses) {
    for (const EdgeKind& kind : kKinds) EXPECT_EQ(court_edge_class(kind.edge), kind.edge_class) << kind.name;
    for (const tiles::Edge edge :
         {tiles::Edge::Field, tiles::Edge::Road, tiles::Edge::City, tiles::Edge::Seam})
        EXPECT_EQ(court_edge_class(edge), EdgeClass::Open) << "an edge of another game";
}

// K4: a path meets a path and only a path; all others meet each other at will.
TEST(CourtEdges, FitUnlessOnlyOneOfThemIsAPath) {
    for (const EdgeKind& above : kKinds) {
        for (const EdgeKind& below : kKinds) {
            const auto game = two_tiles(above, below);
            const bool fits = is_path(above) == is_path(below);
            for (const unsigned rotation : {0u, 2u}) {
                EXPECT_EQ(game->check(Move::place(Cell::at(6, 1), rotation)),
                          fits ? Refusal::None : Refusal::EdgesDiffer)
                    << above.name << " above " << below.name;
            }
            EXPECT_EQ(court_edges_fit(above.edge_class, below.edge_class), fits);
        }
    }
}

// K7: the same kind joins, and no other.
TEST(CourtEdges, JoinOnlyWhatIsOfTheSameKind) {
    for (const EdgeKind& above : kKinds) {
        for (const EdgeKind& below : kKinds) {
            if (is_path(above) != is_path(below)) continue;
            const auto game = two_tiles(above, below);
            play(*game, "place 6,1 r0; pass");
            const std::vector<Spot> alone = {{Cell::at(6, 0), 0}};
            const std::vector<Spot> joined = {{Cell::at(6, 0), 0}, {Cell::at(6, 1), 0}};
            EXPECT_EQ(area_at(*game, 6, 0, 0).members, &above == &below ? joined : alone)
                << above.name << " above " << below.name;
        }
    }
}

// K4: at the wall everything fits, at a start space too.
TEST(CourtEdges, AllFitTheWall) {
    for (const EdgeKind& kind : kKinds) {
        const auto game = start_court(std::string(kind.tile) + " C07", "falcon");
        EXPECT_EQ(game->legal_moves().size(), 9u * 4) << kind.name << ": nine start spaces, any rotation";
    }
}

// K9, K10, F2: what meets another kind ends there, on both sides; a court has no ends.
TEST(CourtEdges, EndBuildingsThatMeetAnotherKind) {
    for (const EdgeKind& above : kKinds) {
        for (const EdgeKind& below : kKinds) {
            if (is_path(above) || is_path(below)) continue;
            const auto game = two_tiles(above, below);
            play(*game, "place 6,1 r0; pass");
            const bool same = &above == &below;
            if (above.edge_class == EdgeClass::Built) {
                EXPECT_EQ(area_at(*game, 6, 0, 0).complete, !same)
                    << above.name << " above " << below.name << ": the wall in the north, this in the south";
            }
            if (below.edge_class == EdgeClass::Built) {
                const Court& pos = court_position_of(*game);
                const unsigned tile = pos.place_at(Cell::at(6, 1)) - 1;
                EXPECT_EQ(pos.area_of(pos.first_feature[tile]).open(), 1u) << "its south side is still open";
            }
        }
    }
}

}  // namespace
}  // namespace trencavel::engine_tests
