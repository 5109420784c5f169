// The kinds of moves, questions, events… that are a module's own: numbers that neither the engine nor another
// module uses. They stay as they are, for hashes hold them and moves are listed in their order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "engine/event.h"
#include "engine/move.h"

namespace trencavel {

struct Kinds {
    std::span<const MoveKind> moves = {};
    std::span<const QuestionKind> questions = {};
    std::span<const Refusal> refusals = {};
    std::span<const EventKind> events = {};
    std::span<const ScoringKind> scorings = {};
    std::span<const Sort> sorts = {};
};

namespace detail {

inline constexpr MoveKind kMoves[] = {MoveKind::Draw,     MoveKind::Reveal, MoveKind::Place,
                                      MoveKind::Follower, MoveKind::Recall, MoveKind::Pass};
inline constexpr QuestionKind kQuestions[] = {QuestionKind::Draw, QuestionKind::Place, QuestionKind::Follower,
                                              QuestionKind::Reveal};
inline constexpr Refusal kRefusals[] = {Refusal::None,        Refusal::GameOver,    Refusal::NotAsked,
                                        Refusal::NoSuchTile,  Refusal::CellTaken,   Refusal::NotAdjacent,
                                        Refusal::OutsideWall, Refusal::EdgesDiffer, Refusal::NoSuchFeature,
                                        Refusal::Occupied,    Refusal::NoFollower,  Refusal::NoSuchWallTile};
inline constexpr EventKind kEvents[] = {EventKind::Drawn,    EventKind::Discarded, EventKind::Placed,
                                        EventKind::Follower, EventKind::Scored,    EventKind::Returned,
                                        EventKind::Paid,     EventKind::Ended,     EventKind::Over};
inline constexpr ScoringKind kScorings[] = {ScoringKind::City,     ScoringKind::Road,   ScoringKind::Field,
                                            ScoringKind::Cloister, ScoringKind::Path,   ScoringKind::Tower,
                                            ScoringKind::House,    ScoringKind::Chapel, ScoringKind::Court};
inline constexpr Sort kSorts[] = {Sort::Plain};

template <class Kind>
constexpr bool have_common(std::span<const Kind> some, std::span<const Kind> others) {
    return std::find_first_of(some.begin(), some.end(), others.begin(), others.end()) != some.end();
}

}  // namespace detail

/// Those of the engine.
inline constexpr Kinds kKindsOfEngine = {.moves = detail::kMoves,
                                         .questions = detail::kQuestions,
                                         .refusals = detail::kRefusals,
                                         .events = detail::kEvents,
                                         .scorings = detail::kScorings,
                                         .sorts = detail::kSorts};

/// Whether any kind is in both.
constexpr bool have_common(const Kinds& some, const Kinds& others) {
    return detail::have_common(some.moves, others.moves) ||
           detail::have_common(some.questions, others.questions) ||
           detail::have_common(some.refusals, others.refusals) ||
           detail::have_common(some.events, others.events) ||
           detail::have_common(some.scorings, others.scorings) ||
           detail::have_common(some.sorts, others.sorts);
}

}  // namespace trencavel
