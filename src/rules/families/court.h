// The family of games on the court within a wall: Die Burg and its Falken expansion.
#pragma once

#include <cstdint>

#include "engine/tables/tables.h"

namespace trencavel {

/// K4, K7: towers, houses and chapels are built over their whole edge; courts are ground.
constexpr EdgeClass court_edge_class(tiles::Edge edge) {
    switch (edge) {
        case tiles::Edge::Court:
            return EdgeClass::Ground;
        case tiles::Edge::Path:
            return EdgeClass::Line;
        case tiles::Edge::Tower:
        case tiles::Edge::House:
        case tiles::Edge::Chapel:
            return EdgeClass::Built;
        default:
            return EdgeClass::Open;
    }
}

/// K4: a path meets a path and only a path; all else meets at will.
constexpr bool court_edges_fit(EdgeClass a, EdgeClass b) {
    return (a == EdgeClass::Line) == (b == EdgeClass::Line);
}

/// The numbers are the real maxima of the 78 tiles and the wall of Falken.
struct WalledCourt {
    static constexpr EdgeRules kEdgeRules = {court_edge_class, court_edges_fit};

    struct Limits {
        using Area = trencavel::Area;
        using FeatureId = std::uint16_t;
        using PlaceId = std::uint8_t;
        using OrientedId = std::uint8_t;
        static constexpr int kWindowFrom = 0;
        static constexpr unsigned kWindow = WallTable::kGrid;
        static constexpr unsigned kCells = 94;
        // n tiles from s start spaces on have at most 2n + s free places beside them, and no more than there
        // are cells left: with 12 start spaces never more than 66.
        static constexpr unsigned kPlaces = 66;
        static constexpr unsigned kFeatures = 293;
        static constexpr unsigned kDesigns = 60;
        static constexpr unsigned kSeats = 2;
        static constexpr unsigned kSorts = 3;
        static constexpr unsigned kFollowers = 6;
        static constexpr unsigned kQuestions = 3;
        static constexpr unsigned kCloisters = 0;
        static constexpr unsigned kRepeatSlots = 4;  // paths, towers, houses, chapels
        static constexpr unsigned kSpans = 0;
        static constexpr bool kWalled = true;
    };
};

}  // namespace trencavel
