// The kinds of things that are of Die Burg alone, and the moves among them.
#pragma once

#include "rules/kinds.h"

namespace trencavel::burg {

inline constexpr MoveKind kScoreMove{17};
inline constexpr MoveKind kExtraMove{18};

inline constexpr QuestionKind kScoreQuestion{10};
inline constexpr QuestionKind kExtraQuestion{11};

inline constexpr Refusal kNotToScore{25};     // no area that this tile completed and that is to be scored
inline constexpr Refusal kOwnAreasFirst{26};  // it is the other player's, and there are own ones left
inline constexpr Refusal kNoDoubling{27};     // nothing can double this area

/// Seat, cell, feature, points: the keep is now on this house of so many tiles.
inline constexpr EventKind kKeepEvent{20};
/// Seat, other, points: its kind, and the first field of the tower it was taken from.
inline constexpr EventKind kWallTileEvent{21};
inline constexpr EventKind kExtraEvent{22};  // seat: another turn, thanks to a wall tile

inline constexpr ScoringKind kKeepScoring{16};
inline constexpr ScoringKind kWallTileScoring{18};

inline constexpr MoveKind kMoveKinds[] = {kScoreMove, kExtraMove};
inline constexpr QuestionKind kQuestionKinds[] = {kScoreQuestion, kExtraQuestion};
inline constexpr Refusal kRefusalKinds[] = {kNotToScore, kOwnAreasFirst, kNoDoubling};
inline constexpr EventKind kEventKinds[] = {kKeepEvent, kWallTileEvent, kExtraEvent};
inline constexpr ScoringKind kScoringKinds[] = {kKeepScoring, kWallTileScoring};
inline constexpr Kinds kKinds = {.moves = kMoveKinds,
                                 .questions = kQuestionKinds,
                                 .refusals = kRefusalKinds,
                                 .events = kEventKinds,
                                 .scorings = kScoringKinds};

constexpr Move score(Cell cell, unsigned feature, bool doubled = false) {
    return {.kind = kScoreMove,
            .cell = cell,
            .feature = static_cast<std::uint8_t>(feature),
            .value = static_cast<std::uint16_t>(doubled)};
}
/// Another turn, for a wall tile.
constexpr Move extra() {
    return {.kind = kExtraMove};
}

}  // namespace trencavel::burg
