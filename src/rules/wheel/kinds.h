// The kinds of things that are of the wheel alone, and the moves among them.
#pragma once

#include "rules/kinds.h"

namespace trencavel::wheel {

inline constexpr MoveKind kCrownMove{7};

inline constexpr QuestionKind kRecallQuestion{5};

inline constexpr Refusal kCrownsTaken{18};  // no space is free in this segment
inline constexpr Refusal kNotYours{21};     // recall: no follower of this player's there

inline constexpr EventKind kCrownEvent{5};          // seat, other: the segment where a follower was put
inline constexpr EventKind kCrownReturnedEvent{9};  // seat, other: a follower goes home from this segment
inline constexpr EventKind kPigEvent{10};           // other: the segment where it is now

inline constexpr ScoringKind kCrownScoring{10};  // other: the segment
inline constexpr ScoringKind kFortuneScoring{11};
inline constexpr ScoringKind kTaxesScoring{12};
inline constexpr ScoringKind kFamineScoring{13};
inline constexpr ScoringKind kStormScoring{14};
inline constexpr ScoringKind kInquisitionScoring{15};

inline constexpr MoveKind kMoveKinds[] = {kCrownMove};
inline constexpr QuestionKind kQuestionKinds[] = {kRecallQuestion};
inline constexpr Refusal kRefusalKinds[] = {kCrownsTaken, kNotYours};
inline constexpr EventKind kEventKinds[] = {kCrownEvent, kCrownReturnedEvent, kPigEvent};
inline constexpr ScoringKind kScoringKinds[] = {kCrownScoring,  kFortuneScoring, kTaxesScoring,
                                                kFamineScoring, kStormScoring,   kInquisitionScoring};
inline constexpr Kinds kKinds = {.moves = kMoveKinds,
                                 .questions = kQuestionKinds,
                                 .refusals = kRefusalKinds,
                                 .events = kEventKinds,
                                 .scorings = kScoringKinds};

/// A follower on a crown space of this segment.
constexpr Move crown(unsigned segment) {
    return {.kind = kCrownMove, .value = static_cast<std::uint16_t>(segment)};
}

/// In Reason::counts, for taxes: for each knight, the player's knights in its city, itself among them.
constexpr unsigned kFellows = 0;

}  // namespace trencavel::wheel
