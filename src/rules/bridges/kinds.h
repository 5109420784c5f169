// The kinds of things that are of the bridges alone, and the moves among them.
#pragma once

#include "rules/kinds.h"

namespace trencavel::bridges {

inline constexpr MoveKind kRefuseMove{3};
inline constexpr MoveKind kBridgeMove{8};

inline constexpr Refusal kNoBridgeLeft{12};   // none in the supply
inline constexpr Refusal kNeedsNoBridge{13};  // the tile fits without one
inline constexpr Refusal kNoBridgeHere{14};   // none can stand there, or it does not help
inline constexpr Refusal kBridgeBuilt{15};    // one was built in this turn already
inline constexpr Refusal kNoBridgeBuilt{16};  // follower: none was built in this turn
inline constexpr Refusal kFitsWithout{17};    // refuse: the tile fits without a bridge

inline constexpr EventKind kBridgeEvent{3};  // seat, cell, rotation: the axis of what was built

inline constexpr MoveKind kMoveKinds[] = {kRefuseMove, kBridgeMove};
inline constexpr Refusal kRefusalKinds[] = {kNoBridgeLeft, kNeedsNoBridge, kNoBridgeHere,
                                            kBridgeBuilt,  kNoBridgeBuilt, kFitsWithout};
inline constexpr EventKind kEventKinds[] = {kBridgeEvent};
inline constexpr Kinds kKinds = {.moves = kMoveKinds, .refusals = kRefusalKinds, .events = kEventKinds};

/// The tile leaves the game: only a bridge would make it fit.
constexpr Move refuse() {
    return {.kind = kRefuseMove};
}
constexpr Move bridge(Cell cell, Axis axis) {
    return {.kind = kBridgeMove, .cell = cell, .rotation = static_cast<std::uint8_t>(axis)};
}

}  // namespace trencavel::bridges
