// The words and letters that tile files, messages and listings use for kinds, ends, edges and sides.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

inline constexpr std::array<Side, 4> kSides{Side::North, Side::East, Side::South, Side::West};
inline constexpr int kHalves = 8;
inline constexpr int kFeaturesMax = 12;

std::string_view name_of(FeatureKind kind);
std::string_view name_of(End end);  // "" for End::None
std::string_view name_of(Edge edge);
std::string_view name_of(Side side);

/// N, E, S or W.
char letter_of(Side side);
/// The letter of tile files; Edge::City and Edge::Court are both C.
char letter_of(Edge edge);

std::optional<FeatureKind> feature_kind_named(std::string_view name);
std::optional<End> end_named(std::string_view name);
/// The kind of mark that a road ends at, if it is one.
std::optional<std::size_t> mark_kind_of(End end);
std::optional<Side> side_with_letter(std::string_view letter);

/// Edge letters mean different things in sets that are played on the plane and inside the wall.
enum class Family : std::uint8_t { Plane, Wall };
inline Family family_of(const TileSet& set) {
    return set.start == "wall" ? Family::Wall : Family::Plane;
}
std::optional<Edge> edge_with_letter(char letter, Family family);
/// The letters that a tile of the family may have, such as "C, F, R".
std::string_view edge_letters(Family family);
bool occurs_in(FeatureKind kind, Family family);

/// Fields and courts: kinds that cover half-edges.
inline bool covers_halves(FeatureKind kind) {
    return kind == FeatureKind::Field || kind == FeatureKind::Court;
}
/// Kinds that reach whole sides: all but fields, courts and cloisters.
inline bool reaches_sides(FeatureKind kind) {
    return !covers_halves(kind) && kind != FeatureKind::Cloister;
}
/// Roads and paths: lines, with land on both sides of them.
inline bool is_way(FeatureKind kind) {
    return kind == FeatureKind::Road || kind == FeatureKind::Path;
}

inline bool has_side(const Feature& feature, Side side) {
    return (feature.sides >> int(side) & 1) != 0;
}
inline bool has_half(const Feature& feature, int half) {
    return (feature.halves >> half & 1) != 0;
}

/// For messages: in quotes, cut when long, without characters that could upset a terminal.
std::string in_quotes(std::string_view text);

}  // namespace trencavel::tiles
