#include "tiles/draw/raster_outline.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "tiles/model/names.h"

namespace trencavel::tiles {

namespace {

// Sizes chosen by eye for 15x7, 11x5 and 9x4 characters.
constexpr double kCapDepth = 0.29;
constexpr double kBandHalfWidth = 0.24;
constexpr double kBandFlare = 0.2;
constexpr double kCornerSum = 0.98;
constexpr double kLongCityLength = 0.85;
constexpr double kLongCityHalfWidth = 0.25;
constexpr int kPointsPerLine = 200;

constexpr PlanePoint kMiddle{0.5, 0.5};

/// Turns the point so that what lay at the side comes to lie in the north.
PlanePoint as_from_north(PlanePoint p, Side side) {
    switch (side) {
        case Side::North:
            return p;
        case Side::East:
            return {p.y, 1 - p.x};
        case Side::South:
            return {1 - p.x, 1 - p.y};
        case Side::West:
            return {1 - p.y, p.x};
    }
    return p;
}

/// Half an ellipse over the north side.
double cap_depth(PlanePoint p, double depth) {
    const double t = 2 * p.x - 1;
    return p.y / (depth * std::sqrt(std::max(1e-6, 1 - t * t)));
}

double long_city_depth(PlanePoint p) {
    const double t = p.y / kLongCityLength;
    if (t >= 1) return 2;
    return std::abs(p.x - 0.5) / (kLongCityHalfWidth * std::sqrt(1 - t * t) + 1e-6);
}

/// From north to south, wider at both ends.
double band_depth(PlanePoint p) {
    const double flare = kBandFlare * std::pow(2 * p.y - 1, 4);
    return std::abs(p.x - 0.5) / (kBandHalfWidth + flare);
}

/// In the north-west corner.
double corner_depth(PlanePoint p) {
    return (p.x + p.y) / kCornerSum;
}

Side turned(Side side, int turns) {
    return static_cast<Side>((int(side) + turns) % 4);
}

Side first_side(const Feature& feature) {
    return *std::find_if(kSides.begin(), kSides.end() - 1, [&](Side s) { return has_side(feature, s); });
}

double two_sided_depth(const Feature& block, PlanePoint point) {
    for (const Side side : kSides) {
        if (!has_side(block, side)) continue;
        if (has_side(block, turned(side, 2))) return band_depth(as_from_north(point, side));
        if (has_side(block, turned(side, 3))) return corner_depth(as_from_north(point, side));
    }
    return 2;
}

/// Everything but a cap at the side that it does not reach.
double three_sided_depth(const Feature& block, PlanePoint point) {
    for (const Side side : kSides) {
        if (has_side(block, side)) continue;
        return cap_depth(as_from_north(point, side), kCapDepth) < 1 ? 2 : 0.5;
    }
    return 0.5;
}

using Line = std::vector<PlanePoint>;

Line straight_line(PlanePoint from, PlanePoint to) {
    Line line;
    for (int i = 0; i <= kPointsPerLine; ++i) {
        const double t = double(i) / kPointsPerLine;
        line.push_back({from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)});
    }
    return line;
}

/// A quarter circle around the corner between the side and the one clockwise of it.
Line curve_around_corner(Side side) {
    const PlanePoint from = side_middle(side);
    const PlanePoint to = side_middle(turned(side, 1));
    const PlanePoint corner{from.x + to.x - 0.5, from.y + to.y - 0.5};
    Line line;
    for (int i = 0; i <= kPointsPerLine; ++i) {
        const double angle = double(i) / kPointsPerLine * std::acos(0.0);
        const double a = std::cos(angle);
        const double b = std::sin(angle);
        line.push_back({corner.x + a * (from.x - corner.x) + b * (to.x - corner.x),
                        corner.y + a * (from.y - corner.y) + b * (to.y - corner.y)});
    }
    return line;
}

Line line_between(Side from, Side to) {
    if (turned(from, 1) == to) return curve_around_corner(from);
    if (turned(to, 1) == from) return curve_around_corner(to);
    return straight_line(side_middle(from), side_middle(to));
}

/// Cities that the fields on both sides of the road touch: it can end only at one of these.
unsigned cities_beside(std::span<const Feature> features, Side side) {
    unsigned cities = ~0u;
    for (const Feature& feature : features) {
        const bool beside = has_half(feature, 2 * int(side)) || has_half(feature, 2 * int(side) + 1);
        if (beside && feature.kind == FeatureKind::Field) cities &= feature.borders;
    }
    return cities;
}

FeatureKind kind_at(End end) {
    switch (end) {
        case End::House:
            return FeatureKind::House;
        case End::Tower:
            return FeatureKind::Tower;
        case End::Chapel:
            return FeatureKind::Chapel;
        default:
            return FeatureKind::City;
    }
}

/// The block at which the way ends, or nullptr.
const Feature* target_of(std::span<const Feature> features, const Feature& way) {
    const FeatureKind kind = kind_at(way.end);
    const unsigned possible = way.end == End::City ? cities_beside(features, first_side(way)) : ~0u;
    const Feature* target = nullptr;
    for (std::size_t i = 0; i < features.size(); ++i) {
        if (features[i].kind != kind || features[i].sides == 0) continue;
        if (target == nullptr || (possible >> i & 1) != 0) target = &features[i];
        if ((possible >> i & 1) != 0) break;
    }
    return target;
}

bool ends_at_block(End end) {
    return end == End::City || end == End::House || end == End::Tower || end == End::Chapel;
}

/// From its only side to where it ends; the block covers the last part of the line.
Line line_to_end(std::span<const Feature> features, const Feature& way) {
    const Side from = first_side(way);
    const Feature* target = ends_at_block(way.end) ? target_of(features, way) : nullptr;
    if (target == nullptr) return straight_line(side_middle(from), kMiddle);
    if (has_side(*target, turned(from, 2)))
        return straight_line(side_middle(from), side_middle(turned(from, 2)));
    return line_between(from, first_side(*target));
}

}  // namespace

/// Not std::hypot: within a tile nothing overflows, and its care for that took most of the time of drawing a
/// board.
double distance(PlanePoint a, PlanePoint b) {
    return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

double distance_to_line(PlanePoint from, PlanePoint to, PlanePoint point) {
    const double length = distance(from, to);
    if (length == 0) return distance(from, point);
    const double along =
        ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
    const double t = std::clamp(along / length, 0.0, 1.0);
    return distance(point, {from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)});
}

PlanePoint side_middle(Side side) {
    constexpr std::array<PlanePoint, 4> kMiddles{{{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}}};
    return kMiddles[std::size_t(side)];
}

PlanePoint half_middle(int half) {
    constexpr std::array<PlanePoint, 8> kMiddles{
        {{0.25, 0}, {0.75, 0}, {1, 0.25}, {1, 0.75}, {0.75, 1}, {0.25, 1}, {0, 0.75}, {0, 0.25}}};
    return kMiddles[std::size_t(half)];
}

double block_depth(const Feature& block, PlanePoint point) {
    switch (__builtin_popcount(block.sides)) {
        case 0:
            return 2;
        case 1: {
            const PlanePoint p = as_from_north(point, first_side(block));
            return block.semicircle ? cap_depth(p, kCapDepth) : long_city_depth(p);
        }
        case 2:
            return two_sided_depth(block, point);
        case 3:
            return three_sided_depth(block, point);
        default:
            return 0.5;
    }
}

bool in_cloister(PlanePoint middle, PlanePoint point) {
    return std::abs(point.x - middle.x) < 0.17 && std::abs(point.y - middle.y) < 0.2;
}

std::vector<Line> way_lines(std::span<const Feature> features, const Feature& way) {
    std::vector<Side> sides;
    for (const Side side : kSides) {
        if (has_side(way, side)) sides.push_back(side);
    }
    if (sides.empty()) return {};
    if (sides.size() == 1) return {line_to_end(features, way)};
    if (sides.size() == 2 && way.end == End::None) return {line_between(sides[0], sides[1])};
    std::vector<Line> branches;
    for (const Side side : sides) branches.push_back(straight_line(side_middle(side), kMiddle));
    const Feature* target = ends_at_block(way.end) ? target_of(features, way) : nullptr;
    if (target != nullptr) branches.push_back(straight_line(kMiddle, side_middle(first_side(*target))));
    return branches;
}

PlanePoint cloister_middle(std::span<const Feature> features) {
    constexpr double kBeside = 0.2;
    unsigned used = 0;
    bool runs_through = false;
    for (const Feature& feature : features) {
        used |= feature.sides;
        runs_through = runs_through || (is_way(feature.kind) && __builtin_popcount(feature.sides) > 1);
    }
    if (!runs_through) return kMiddle;
    for (const Side side : kSides) {
        if ((used >> int(side) & 1) != 0) continue;
        const PlanePoint edge = side_middle(side);
        return {edge.x + 2 * kBeside * (0.5 - edge.x), edge.y + 2 * kBeside * (0.5 - edge.y)};
    }
    return kMiddle;
}

std::vector<PlanePoint> divided_corners(std::span<const Feature> features) {
    constexpr std::array<PlanePoint, 4> kCorners{{{1, 0}, {1, 1}, {0, 1}, {0, 0}}};
    std::vector<PlanePoint> corners;
    for (int corner = 0; corner < 4; ++corner) {
        const int before = 2 * corner + 1;
        const int after = (2 * corner + 2) % kHalves;
        int fields = 0;
        for (const Feature& feature : features)
            fields += has_half(feature, before) != has_half(feature, after);
        if (fields == 2) corners.push_back(kCorners[std::size_t(corner)]);
    }
    return corners;
}

}  // namespace trencavel::tiles
