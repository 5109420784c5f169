#include "tiles/draw/raster_labels.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "tiles/draw/raster_outline.h"
#include "tiles/model/names.h"

namespace trencavel::tiles {

namespace {

class Labeller {
public:
    Labeller(Raster& raster, std::span<const Feature> features) : raster_(raster), features_(features) {}

    void run() {
        place_numbers();
        place_ornaments();
    }

private:
    static constexpr int kMuchRoom = 4;

    PlanePoint middle_of(int x, int y) const {
        return {(x + 0.5) / raster_.width, (y + 0.5) / raster_.height};
    }

    template <class Function>
    void for_each_cell(Function function) const {
        for (int y = 0; y < raster_.height; ++y) {
            for (int x = 0; x < raster_.width; ++x) function(x, y);
        }
    }

    /// How far the cell is from the nearest one of something else, in column widths, up to kMuchRoom. What is
    /// farther away is not looked at: boards are drawn anew with every move.
    double room_around(int x, int y) const {
        const int feature = raster_.at(x, y).feature;
        double least = kMuchRoom;
        for (int v = std::max(-1, y - kMuchRoom / 2); v <= std::min(raster_.height, y + kMuchRoom / 2); ++v) {
            for (int u = std::max(-1, x - kMuchRoom); u <= std::min(raster_.width, x + kMuchRoom); ++u) {
                if (raster_.contains(u, v) && raster_.at(u, v).feature == feature) continue;
                // The rim of the tile is no obstacle for what goes on beyond it.
                const double rim = raster_.contains(u, v) ? 0 : 0.5;
                least = std::min(least, distance({double(x), 2.0 * y}, {double(u), 2.0 * v}) + rim);
            }
        }
        return least;
    }

    PlanePoint centre_of(std::size_t feature) const {
        PlanePoint sum;
        int count = 0;
        for_each_cell([&](int x, int y) {
            if (raster_.at(x, y).feature != static_cast<int>(feature)) return;
            sum.x += middle_of(x, y).x;
            sum.y += middle_of(x, y).y;
            ++count;
        });
        return {sum.x / std::max(1, count), sum.y / std::max(1, count)};
    }

    void place_numbers() {
        for (std::size_t i = 0; i < features_.size(); ++i) {
            const PlanePoint centre = centre_of(i);
            double best = -1;
            raster_.labels.emplace_back();
            for_each_cell([&](int x, int y) {
                if (raster_.at(x, y).feature != static_cast<int>(i)) return;
                const double score = 10 + room_around(x, y) - 2 * distance(centre, middle_of(x, y));
                if (score <= best) return;
                best = score;
                raster_.labels.back() = {x, y};
            });
        }
    }

    bool is_label(int x, int y) const {
        return std::find(raster_.labels.begin(), raster_.labels.end(), RasterPoint{x, y}) !=
               raster_.labels.end();
    }

    /// A cell may carry an ornament if nothing else is shown in it.
    bool is_bare(int x, int y) const {
        return !is_label(x, y) && raster_.at(x, y).ornament == Ornament::None;
    }

    /// Beside the label if there is room, so that it is clear what the ornament belongs to.
    void ornament_near_label(std::size_t feature, Ornament ornament) {
        const RasterPoint label = raster_.labels[feature];
        double best = std::numeric_limits<double>::max();
        RasterCell* chosen = nullptr;
        for_each_cell([&](int x, int y) {
            if (raster_.at(x, y).feature != static_cast<int>(feature) || !is_bare(x, y)) return;
            const double away = distance({double(x), 2.0 * y}, {double(label.x), 2.0 * label.y});
            const double badness = std::abs(away - 2) - 0.3 * room_around(x, y);
            if (badness >= best) return;
            best = badness;
            chosen = &raster_.at(x, y);
        });
        if (chosen != nullptr) chosen->ornament = ornament;
    }

    /// As near to the middle as possible, but not beside a label, which it would make hard to read.
    void ornament_in_middle(Ornament ornament) {
        double best = std::numeric_limits<double>::max();
        RasterCell* chosen = nullptr;
        for_each_cell([&](int x, int y) {
            const bool crowded = is_label(x - 1, y) || is_label(x + 1, y);
            const double badness = distance({0.5, 0.5}, middle_of(x, y)) + (crowded ? 1 : 0);
            if (!is_bare(x, y) || badness >= best) return;
            best = badness;
            chosen = &raster_.at(x, y);
        });
        if (chosen != nullptr) chosen->ornament = ornament;
    }

    void place_ornaments() {
        bool nest = false;
        for (std::size_t i = 0; i < features_.size(); ++i) {
            const Feature& feature = features_[i];
            for (int p = 0; p < feature.pennants; ++p) ornament_near_label(i, Ornament::Pennant);
            if (feature.kind == FeatureKind::Cloister) ornament_near_label(i, Ornament::Cross);
            if (feature.inn) ornament_near_label(i, Ornament::Inn);
            if (feature.fountain) ornament_near_label(i, Ornament::Fountain);
            if (feature.market) ornament_near_label(i, Ornament::Market);
            nest = nest || feature.nests > 0;
        }
        if (nest) ornament_in_middle(Ornament::Nest);
    }

    Raster& raster_;
    std::span<const Feature> features_;
};

}  // namespace

void place_labels(Raster& raster, std::span<const Feature> features) {
    Labeller(raster, features).run();
}

}  // namespace trencavel::tiles
