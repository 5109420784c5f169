#include "tiles/draw/raster.h"

#include <algorithm>
#include <deque>
#include <limits>

#include "tiles/draw/raster_labels.h"
#include "tiles/draw/raster_outline.h"
#include "tiles/model/names.h"

namespace trencavel::tiles {

namespace {

constexpr std::array<RasterPoint, 4> kNeighbours{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

/// Paints one tile, from what lies on top to what shines through below.
class Painter {
public:
    Painter(std::vector<Feature> features, int width, int height) : features_(std::move(features)) {
        raster_.width = width;
        raster_.height = height;
        raster_.cells.resize(raster_.index(0, height));
    }

    Raster paint() {
        paint_cloister();
        paint_meeting_place();
        paint_blocks();
        paint_ways();
        paint_land();
        fill_pockets();
        give_everyone_a_cell();
        place_labels(raster_, features_);
        return std::move(raster_);
    }

private:
    bool is_free(int x, int y) const { return !raster_.at(x, y).kind; }

    void own(int x, int y, std::size_t feature) {
        raster_.at(x, y).feature = static_cast<int>(feature);
        raster_.at(x, y).kind = features_[feature].kind;
    }

    PlanePoint middle_of(int x, int y) const {
        return {(x + 0.5) / raster_.width, (y + 0.5) / raster_.height};
    }

    /// With an even number of rows no row is the middle one; the shift lets curves leave where straight lines
    /// do.
    static int index_at(double position, int size) {
        const double shift = size % 2 == 0 ? 0.25 : 0;
        return std::clamp(static_cast<int>(position * size + shift), 0, size - 1);
    }
    RasterPoint cell_at(PlanePoint p) const {
        return {index_at(p.x, raster_.width), index_at(p.y, raster_.height)};
    }

    template <class Function>
    void for_each_cell(Function function) const {
        for (int y = 0; y < raster_.height; ++y) {
            for (int x = 0; x < raster_.width; ++x) function(x, y);
        }
    }

    void paint_cloister() {
        for (std::size_t i = 0; i < features_.size(); ++i) {
            if (features_[i].kind != FeatureKind::Cloister) continue;
            const PlanePoint middle = cloister_middle(features_);
            for_each_cell([&](int x, int y) {
                if (in_cloister(middle, middle_of(x, y))) own(x, y, i);
            });
        }
    }

    /// A junction or square belongs to none of the ways that end at it.
    void paint_meeting_place() {
        for (const Feature& feature : features_) {
            if (feature.end != End::Junction && feature.end != End::Square) continue;
            const RasterPoint middle = cell_at({0.5, 0.5});
            RasterCell& cell = raster_.at(middle.x, middle.y);
            cell.kind = feature.kind;
            cell.ornament = feature.end == End::Junction ? Ornament::Junction : Ornament::Square;
        }
    }

    void paint_blocks() {
        const std::vector<PlanePoint> corners = divided_corners(features_);
        for_each_cell([&](int x, int y) {
            if (!is_free(x, y)) return;
            double least = 1;
            for (std::size_t i = 0; i < features_.size(); ++i) {
                const Feature& block = features_[i];
                if (!reaches_sides(block.kind) || is_way(block.kind)) continue;
                double depth = block_depth(block, middle_of(x, y));
                if (!block.semicircle) depth = std::min(depth, arm_depth(corners, middle_of(x, y)));
                if (depth >= least) continue;
                least = depth;
                own(x, y, i);
            }
        });
    }

    /// A city that is no semicircle reaches out to the corners between different fields.
    static double arm_depth(const std::vector<PlanePoint>& corners, PlanePoint point) {
        constexpr double kArmHalfWidth = 0.09;
        double depth = 2;
        for (const PlanePoint& corner : corners) {
            depth = std::min(depth, distance_to_line({0.5, 0.5}, corner, point) / kArmHalfWidth);
        }
        return depth;
    }

    void paint_ways() {
        for (std::size_t i = 0; i < features_.size(); ++i) {
            if (!is_way(features_[i].kind)) continue;
            for (const auto& line : way_lines(features_, features_[i])) {
                for (const PlanePoint& point : line) {
                    const RasterPoint cell = cell_at(point);
                    if (is_free(cell.x, cell.y)) own(cell.x, cell.y, i);
                }
            }
        }
    }

    /// The cells along a half-edge.
    std::vector<RasterPoint> cells_along(int half) const {
        std::vector<RasterPoint> cells;
        const bool level = half / 2 % 2 == 0;  // on the north or south edge
        const int size = level ? raster_.width : raster_.height;
        const bool first = half == 0 || half == 2 || half == 5 || half == 7;  // from the west or north end
        for (int i = 0; i < size; ++i) {
            if ((2 * i < size - 1) != first) continue;
            const int rim = half / 2 == 1 ? raster_.width - 1 : half / 2 == 2 ? raster_.height - 1 : 0;
            cells.push_back(level ? RasterPoint{i, rim} : RasterPoint{rim, i});
        }
        return cells;
    }

    /// Fields and courts spread from their half-edges inward until they meet something.
    void paint_land() {
        std::deque<RasterPoint> rim;
        for (int half = 0; half < kHalves; ++half) {
            for (std::size_t i = 0; i < features_.size(); ++i) {
                if (!has_half(features_[i], half)) continue;
                for (const RasterPoint& cell : cells_along(half)) {
                    if (!is_free(cell.x, cell.y)) continue;
                    own(cell.x, cell.y, i);
                    rim.push_back(cell);
                }
            }
        }
        spread(std::move(rim));
    }

    void spread(std::deque<RasterPoint> rim) {
        while (!rim.empty()) {
            const RasterPoint from = rim.front();
            rim.pop_front();
            for (const RasterPoint& step : kNeighbours) {
                const RasterPoint to{from.x + step.x, from.y + step.y};
                if (!raster_.contains(to.x, to.y) || !is_free(to.x, to.y)) continue;
                own(to.x, to.y, std::size_t(raster_.at(from.x, from.y).feature));
                rim.push_back(to);
            }
        }
    }

    /// What no field reaches belongs to the block beside it.
    void fill_pockets() {
        std::deque<RasterPoint> rim;
        for_each_cell([&](int x, int y) {
            const RasterCell& cell = raster_.at(x, y);
            if (cell.feature >= 0 && !is_way(*cell.kind)) rim.push_back({x, y});
        });
        spread(std::move(rim));
    }

    int cells_of(std::size_t feature) const {
        return static_cast<int>(
            std::count_if(raster_.cells.begin(), raster_.cells.end(),
                          [&](const RasterCell& c) { return c.feature == static_cast<int>(feature); }));
    }

    /// Points at which the feature must be seen.
    static std::vector<PlanePoint> anchors_of(const Feature& feature) {
        std::vector<PlanePoint> anchors;
        for (const Side side : kSides) {
            if (has_side(feature, side)) anchors.push_back(side_middle(side));
        }
        for (int half = 0; half < kHalves; ++half) {
            if (has_half(feature, half)) anchors.push_back(half_middle(half));
        }
        if (anchors.empty()) anchors.push_back({0.5, 0.5});
        return anchors;
    }

    /// In a small raster a feature can be crowded out; it then takes cells from its neighbours. Ways are
    /// spared as long as possible, because a gap in one would mislead more than a dent in a block.
    void give_everyone_a_cell() {
        for (std::size_t i = 0; i < features_.size(); ++i) {
            if (cells_of(i) > 0) continue;
            for (const PlanePoint& anchor : anchors_of(features_[i])) take_cell_near(anchor, i);
        }
    }

    void take_cell_near(PlanePoint anchor, std::size_t feature) {
        constexpr double kPriceOfWay = 1;
        double cheapest = std::numeric_limits<double>::max();
        RasterPoint best{-1, -1};
        for_each_cell([&](int x, int y) {
            const RasterCell& cell = raster_.at(x, y);
            if (cell.feature < 0 || cells_of(std::size_t(cell.feature)) < 2) return;
            const double price = distance(anchor, middle_of(x, y)) + (is_way(*cell.kind) ? kPriceOfWay : 0);
            if (price >= cheapest) return;
            cheapest = price;
            best = {x, y};
        });
        if (best.x >= 0) own(best.x, best.y, feature);
    }

    std::vector<Feature> features_;
    Raster raster_;
};

int quarter_turns(int rotation) {
    return (rotation % 4 + 4) % 4;
}

}  // namespace

Feature rotated(Feature feature, int rotation) {
    const int turns = quarter_turns(rotation);
    feature.sides = static_cast<std::uint8_t>((feature.sides << turns | feature.sides >> (4 - turns)) & 0xf);
    feature.halves =
        static_cast<std::uint8_t>(feature.halves << 2 * turns | feature.halves >> (8 - 2 * turns));
    return feature;
}

std::array<Edge, 4> rotated(const std::array<Edge, 4>& edges, int rotation) {
    std::array<Edge, 4> result{};
    for (std::size_t side = 0; side < 4; ++side)
        result[(side + std::size_t(quarter_turns(rotation))) % 4] = edges[side];
    return result;
}

Raster raster_shape(std::span<const Feature> features, int rotation, int width, int height) {
    std::vector<Feature> turned;
    for (const Feature& feature : features) turned.push_back(rotated(feature, rotation));
    return Painter(std::move(turned), std::max(width, 1), std::max(height, 1)).paint();
}

Raster raster_tile(const Tile& tile, int rotation, int width, int height) {
    return raster_shape(tile.features, rotation, width, height);
}

}  // namespace trencavel::tiles
