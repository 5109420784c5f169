#include "record/names.h"

#include <algorithm>

#include "record/codecs.h"

namespace trencavel::record {

std::string_view name(tiles::FeatureKind kind) {
    constexpr std::string_view kNames[] = {"city",  "road",  "field",  "cloister", "path",
                                           "tower", "house", "chapel", "court"};
    return kNames[static_cast<unsigned>(kind)];
}

std::string_view name(tiles::FeatureKind kind, Language language) {
    constexpr std::string_view kNames[] = {"Stadt", "Straße", "Wiese",   "Kloster", "Weg",
                                           "Turm",  "Haus",   "Kapelle", "Hof"};
    return language == Language::German ? kNames[static_cast<unsigned>(kind)] : name(kind);
}

std::string_view name(ScoringKind kind) {
    return words_of(kind).word;
}

std::string_view name(QuestionKind kind) {
    return words_of(kind).word;
}

std::string_view name(QuestionKind kind, Language language) {
    return language == Language::German ? words_of(kind).german : name(kind);
}

std::string_view name(EventKind kind) {
    return words_of(kind).word;
}

std::string_view name(Sort sort) {
    return words_of(sort).word;
}

std::string_view name(Sort sort, Language language) {
    return language == Language::German ? words_of(sort).german : name(sort);
}

std::string_view name(Axis axis) {
    return axis == Axis::NorthSouth ? "ns" : "ew";
}

std::string_view name_of_segment(unsigned segment) {
    return segment_words()[segment];
}

std::optional<unsigned> find_segment(std::string_view name) {
    const auto segments = segment_words();
    const auto found = std::find(segments.begin(), segments.end(), name);
    if (found == segments.end()) return std::nullopt;
    return static_cast<unsigned>(found - segments.begin());
}

std::string name_of_feature(std::uint8_t feature) {
    const StandWords* stand = words_of_stand(feature);
    return stand ? std::string(stand->word) : std::to_string(feature);
}

std::vector<unsigned> seats_of(unsigned bits) {
    std::vector<unsigned> seats;
    for (unsigned seat = 0; seat < kSeatsMax; ++seat) {
        if (bits >> seat & 1) seats.push_back(seat);
    }
    return seats;
}

std::string name(Cell cell) {
    return std::to_string(cell.x()) + "," + std::to_string(cell.y());
}

}  // namespace trencavel::record
