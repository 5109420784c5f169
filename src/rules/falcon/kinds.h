// The kinds of things that are of Falken alone, and the moves among them.
#pragma once

#include "rules/kinds.h"

namespace trencavel::falcon {

inline constexpr Sort kKing{1};
inline constexpr Sort kFalconer{2};

inline constexpr MoveKind kKingMove{5};
inline constexpr MoveKind kFalconerMove{6};

inline constexpr Refusal kCompletedNow{11};  // the area is scored in this turn

inline constexpr EventKind kGateEvent{18};  // seat: the marker is at a gate now
/// Seat, points: how many tokens were taken; cell, feature: for which area.
inline constexpr EventKind kNestsEvent{19};

inline constexpr ScoringKind kNestsScoring{17};

inline constexpr Sort kSortKinds[] = {kKing, kFalconer};
inline constexpr MoveKind kMoveKinds[] = {kKingMove, kFalconerMove};
inline constexpr Refusal kRefusalKinds[] = {kCompletedNow};
inline constexpr EventKind kEventKinds[] = {kGateEvent, kNestsEvent};
inline constexpr ScoringKind kScoringKinds[] = {kNestsScoring};
inline constexpr Kinds kKinds = {.moves = kMoveKinds,
                                 .refusals = kRefusalKinds,
                                 .events = kEventKinds,
                                 .scorings = kScoringKinds,
                                 .sorts = kSortKinds};

constexpr Move king(unsigned feature) {
    return {.kind = kKingMove, .feature = static_cast<std::uint8_t>(feature)};
}
constexpr Move falconer(unsigned feature) {
    return {.kind = kFalconerMove, .feature = static_cast<std::uint8_t>(feature)};
}

}  // namespace trencavel::falcon
