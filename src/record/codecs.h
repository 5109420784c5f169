// All codecs, and what they say of a kind of thing.
#pragma once

#include <span>

#include "record/codec.h"

namespace trencavel::record {

/// The engine's, then those of all modules, in the order in which states are written.
std::span<const Codec* const> codecs();

const MoveWords& words_of(MoveKind kind);
const QuestionWords& words_of(QuestionKind kind);
const EventWords& words_of(EventKind kind);
const ScoringWords& words_of(ScoringKind kind);
const SortWords& words_of(Sort sort);
const RefusalWords& words_of(Refusal refusal);

/// Nothing if a follower can only stand on a feature with this index.
const StandWords* words_of_stand(std::uint8_t feature);
/// What spans a tile, for people.
std::string_view name_of_span(Language language);

/// What the segments of a start board are called.
std::span<const std::string_view> segment_words();

/// What can be added to a placement.
const PlacementWords& placement_words();

/// What is said of a move that a game does not have.
const Wording& absent_without(MoveKind kind);

}  // namespace trencavel::record
