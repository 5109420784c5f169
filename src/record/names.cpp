#include "record/names.h"

#include "engine/tables/tables.h"

namespace trencavel::record {

std::string_view name(tiles::FeatureKind kind) {
    using enum tiles::FeatureKind;
    switch (kind) {
        case City:
            return "city";
        case Road:
            return "road";
        case Field:
            return "field";
        case Cloister:
            return "cloister";
        case Path:
            return "path";
        case Tower:
            return "tower";
        case House:
            return "house";
        case Chapel:
            return "chapel";
        case Court:
            return "court";
    }
    return "";
}

std::string_view name(ScoringKind kind) {
    switch (kind) {
        case ScoringKind::Castle:
            return "castle";
        case ScoringKind::Crown:
            return "crown";
        case ScoringKind::Fortune:
            return "fortune";
        case ScoringKind::Taxes:
            return "taxes";
        case ScoringKind::Famine:
            return "famine";
        case ScoringKind::Storm:
            return "storm";
        case ScoringKind::Inquisition:
            return "inquisition";
        case ScoringKind::Keep:
            return "keep";
        case ScoringKind::Nests:
            return "nests";
        case ScoringKind::WallTile:
            return "wall-tile";
        default:
            return name(static_cast<tiles::FeatureKind>(kind));
    }
}

std::string_view name(QuestionKind kind) {
    constexpr std::string_view kNames[] = {"draw", "place", "follower", "castle", "reward", "recall", "offer",
                                           "bid",  "sell",  "take",     "score",  "extra",  "reveal"};
    return kNames[static_cast<unsigned>(kind)];
}

std::string_view name(EventKind kind) {
    constexpr std::string_view kNames[] = {
        "drawn",     "discarded", "placed", "bridge",    "follower", "crown", "castle", "scored", "returned",
        "uncrowned", "pig",       "bazaar", "turned-up", "offered",  "bid",   "passed", "paid",   "won",
        "gate",      "nests",     "keep",   "wall-tile", "extra",    "ended", "over"};
    return kNames[static_cast<unsigned>(kind)];
}

std::string_view name(Sort sort) {
    constexpr std::string_view kNames[] = {"follower", "king", "falconer"};
    return kNames[static_cast<unsigned>(sort)];
}

std::string_view name(Axis axis) {
    return axis == Axis::NorthSouth ? "ns" : "ew";
}

namespace {
constexpr std::string_view kSegments[WheelTable::kSegments] = {"fortune", "taxes",       "famine",
                                                               "storm",   "inquisition", "plague"};
}

std::string_view name_of_segment(unsigned segment) {
    return kSegments[segment];
}

std::optional<unsigned> find_segment(std::string_view name) {
    for (unsigned i = 0; i < WheelTable::kSegments; ++i) {
        if (kSegments[i] == name) return i;
    }
    return std::nullopt;
}

std::string name_of_feature(std::uint8_t feature) {
    if (feature == kSpanFeature) return "bridge";
    if (feature == kTokenFeature) return "castle";
    return std::to_string(feature);
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
