// The kinds of things that are of the castles alone, and the moves among them.
#pragma once

#include "rules/kinds.h"

namespace trencavel::castles {

inline constexpr MoveKind kCastleMove{9};
inline constexpr MoveKind kRewardMove{10};

inline constexpr QuestionKind kCastleQuestion{3};
inline constexpr QuestionKind kRewardQuestion{4};

inline constexpr Refusal kNoCastle{19};      // castle: no small city of this player's
inline constexpr Refusal kNotCompleted{20};  // reward: nothing that was completed beside the castle

inline constexpr EventKind kCastleEvent{6};  // seat, cell, second: the two tiles of the castle; feature

/// Cell, second: the castle; other: what was scored beside it.
inline constexpr ScoringKind kCastleScoring{9};

inline constexpr MoveKind kMoveKinds[] = {kCastleMove, kRewardMove};
inline constexpr QuestionKind kQuestionKinds[] = {kCastleQuestion, kRewardQuestion};
inline constexpr Refusal kRefusalKinds[] = {kNoCastle, kNotCompleted};
inline constexpr EventKind kEventKinds[] = {kCastleEvent};
inline constexpr ScoringKind kScoringKinds[] = {kCastleScoring};
inline constexpr Kinds kKinds = {.moves = kMoveKinds,
                                 .questions = kQuestionKinds,
                                 .refusals = kRefusalKinds,
                                 .events = kEventKinds,
                                 .scorings = kScoringKinds};

/// Turns the small city with this feature of the tile just placed into a castle.
constexpr Move castle(unsigned feature) {
    return {.kind = kCastleMove, .feature = static_cast<std::uint8_t>(feature)};
}
constexpr Move reward(Cell cell, unsigned feature) {
    return {.kind = kRewardMove, .cell = cell, .feature = static_cast<std::uint8_t>(feature)};
}

}  // namespace trencavel::castles
