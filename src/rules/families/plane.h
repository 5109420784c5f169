// The family of games on the open plane: Carcassonne and all that builds on it.
#pragma once

#include <cstdint>

#include "engine/tables/tables.h"

namespace trencavel {

/// C3: edges fit if they are of the same kind: city, road or field.
constexpr EdgeClass plane_edge_class(tiles::Edge edge) {
    switch (edge) {
        case tiles::Edge::Field:
            return EdgeClass::Ground;
        case tiles::Edge::Road:
            return EdgeClass::Line;
        case tiles::Edge::City:
            return EdgeClass::Built;
        default:
            return EdgeClass::Open;
    }
}

constexpr EdgeRules kPlaneEdges = {plane_edge_class, [](EdgeClass a, EdgeClass b) { return a == b; }};

/// Carcassonne alone. The numbers are the real maxima of its 72 tiles, so that a position stays small.
struct BasePlane {
    static constexpr EdgeRules kEdgeRules = kPlaneEdges;

    struct Limits {
        using Area = trencavel::Area;
        using FeatureId = std::uint8_t;
        using PlaceId = std::uint8_t;
        using OrientedId = std::uint8_t;
        static constexpr int kWindowFrom = -12;
        static constexpr unsigned kWindow = 24;
        static constexpr unsigned kCells = 72;
        static constexpr unsigned kPlaces = 146;  // a layout of n tiles touches at most 2n + 2 free cells
        static constexpr unsigned kFeatures = 243;
        static constexpr unsigned kDesigns = 24;
        static constexpr unsigned kSeats = 5;
        static constexpr unsigned kSorts = 1;
        static constexpr unsigned kFollowers = 7;
        static constexpr unsigned kQuestions = 3;
        static constexpr unsigned kCloisters = kCells;
        static constexpr unsigned kRepeatSlots = 1;
        static constexpr unsigned kSpans = 0;
        static constexpr bool kWalled = false;
    };
};

/// Carcassonne or the Wheel of Fortune, with everything: the real maxima of the wheel with expansion 8.
struct FullPlane {
    static constexpr EdgeRules kEdgeRules = kPlaneEdges;

    struct Limits {
        using Area = trencavel::Area;
        using FeatureId = std::uint16_t;
        using PlaceId = std::uint16_t;
        using OrientedId = std::uint16_t;
        static constexpr int kWindowFrom = -10;
        static constexpr unsigned kWindow = 20;
        static constexpr unsigned kCells = 100;     // 16 of them the board
        static constexpr unsigned kPlaces = 184;    // 16 around the board, and two more for each tile
        static constexpr unsigned kFeatures = 323;  // 12 of them bridges
        static constexpr unsigned kDesigns = 56;
        static constexpr unsigned kSeats = 6;
        static constexpr unsigned kSorts = 1;
        static constexpr unsigned kFollowers = 7;
        static constexpr unsigned kQuestions = 3;
        static constexpr unsigned kCloisters = 40;
        static constexpr unsigned kRepeatSlots = 1;
        static constexpr unsigned kSpans = 12;  // B1: three each for four players, two each for six
        static constexpr bool kWalled = false;
    };
};

}  // namespace trencavel
