// Where features lie on a tile, as geometry: x and y run from 0 to 1, from the north-west corner.
#pragma once

#include <span>
#include <vector>

#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

struct PlanePoint {
    double x = 0;
    double y = 0;
};

/// How deep a point lies in a city, tower, house or chapel: below 1 inside it, the smaller the deeper.
double block_depth(const Feature& block, PlanePoint point);

/// Whether the point belongs to a building of the usual size around its middle.
bool in_cloister(PlanePoint middle, PlanePoint point);

/// The lines that a road or path follows, each as points close to one another.
std::vector<std::vector<PlanePoint>> way_lines(std::span<const Feature> features, const Feature& way);

/// The middle of the cloister: that of the tile, unless a road runs through there.
PlanePoint cloister_middle(std::span<const Feature> features);

/// Corners (0: north-east, then clockwise) at which two different fields meet; only a city that reaches out
/// to the corner can keep them apart.
std::vector<PlanePoint> divided_corners(std::span<const Feature> features);

PlanePoint side_middle(Side side);
PlanePoint half_middle(int half);
double distance(PlanePoint a, PlanePoint b);
double distance_to_line(PlanePoint from, PlanePoint to, PlanePoint point);

}  // namespace trencavel::tiles
