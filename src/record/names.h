// The words for kinds of things, as records, JSON and people write them. They come from the codecs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "engine/cell.h"
#include "engine/event.h"
#include "engine/move.h"
#include "tiles/model/tile_set.h"

namespace trencavel::record {

std::string_view name(tiles::FeatureKind kind);
std::string_view name(ScoringKind kind);
std::string_view name(QuestionKind kind);
std::string_view name(EventKind kind);
std::string_view name(Sort sort);

std::string_view name(Axis axis);

/// The same for people: in English as above, in German as the rulebooks write them.
std::string_view name(tiles::FeatureKind kind, Language language);
std::string_view name(QuestionKind kind, Language language);
std::string_view name(Sort sort, Language language);

/// The segments of a start board.
std::string_view name_of_segment(unsigned segment);
std::optional<unsigned> find_segment(std::string_view name);

/// Where a follower stands in a cell: the index of a feature, or the word for what else it stands on.
std::string name_of_feature(std::uint8_t feature);

/// The numbers of seats that are given as bits.
std::vector<unsigned> seats_of(unsigned bits);

/// `1,-2`
std::string name(Cell cell);

}  // namespace trencavel::record
