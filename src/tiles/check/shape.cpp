// Checks of one tile or board cell, except whether its features cross.
#include <algorithm>

#include "tiles/check/parts.h"

namespace trencavel::tiles {

namespace {

/// The edge that a feature of this kind must reach; fields and courts are judged by their half-edges.
Edge edge_for(FeatureKind kind) {
    switch (kind) {
        case FeatureKind::City:
            return Edge::City;
        case FeatureKind::Road:
            return Edge::Road;
        case FeatureKind::Path:
            return Edge::Path;
        case FeatureKind::Tower:
            return Edge::Tower;
        case FeatureKind::House:
            return Edge::House;
        case FeatureKind::Chapel:
            return Edge::Chapel;
        case FeatureKind::Court:
            return Edge::Court;
        case FeatureKind::Field:
        case FeatureKind::Cloister:
            break;
    }
    return Edge::Field;
}

bool is_land(Edge edge) {
    return edge == Edge::Field || edge == Edge::Court;
}
bool is_way(Edge edge) {
    return edge == Edge::Road || edge == Edge::Path;
}
Side side_of_half(int half) {
    return static_cast<Side>(half / 2);
}

Edge edge_at(const Shape& shape, Side side) {
    return shape.edges[std::size_t(side)];
}

/// A later feature that has the same bit set, as text for the message.
template <class Has>
void report_other(const Shape& shape, std::size_t index, ProblemList& problems, std::string_view what,
                  Has has) {
    for (std::size_t other = index + 1; other < shape.features.size(); ++other) {
        if (has(shape.features[other])) {
            problems.add(where_of(shape, index), what, " twice (also by feature ", other, ')');
        }
    }
}

void check_sides(const Shape& shape, std::size_t index, ProblemList& problems) {
    const Feature& feature = shape.features[index];
    if (feature.sides == 0) problems.add(where_of(shape, index), "reaches no side");
    for (const Side side : kSides) {
        if (!has_side(feature, side)) continue;
        if (edge_at(shape, side) != edge_for(feature.kind)) {
            problems.add(where_of(shape, index), "reaches side ", letter_of(side), ", but the edge there is ",
                         name_of(edge_at(shape, side)));
        }
        report_other(shape, index, problems, concat("side ", letter_of(side), " is reached"),
                     [side](const Feature& other) { return has_side(other, side); });
    }
}

void check_halves(const Shape& shape, std::size_t index, ProblemList& problems) {
    const Feature& feature = shape.features[index];
    if (feature.halves == 0) problems.add(where_of(shape, index), "covers no half-edge");
    for (int half = 0; half < kHalves; ++half) {
        if (!has_half(feature, half)) continue;
        const Edge edge = edge_at(shape, side_of_half(half));
        if (!is_land(edge) && !is_way(edge) && edge != Edge::Seam) {
            problems.add(where_of(shape, index), "covers half-edge ", half, ", but the edge there is ",
                         name_of(edge));
        }
        report_other(shape, index, problems, concat("half-edge ", half, " is covered"),
                     [half](const Feature& other) { return has_half(other, half); });
    }
}

void check_nothing_missing(const Shape& shape, ProblemList& problems) {
    const auto any = [&](auto has) { return std::any_of(shape.features.begin(), shape.features.end(), has); };
    const std::string_view land = shape.family == Family::Wall ? "court" : "field";
    for (const Side side : kSides) {
        const Edge edge = edge_at(shape, side);
        if (edge == Edge::Seam) continue;
        if (!is_land(edge) && !any([side](const Feature& f) { return has_side(f, side); })) {
            problems.add(shape.name, "edge ", letter_of(side), " is ", name_of(edge), ", but no ",
                         name_of(edge), " reaches it");
        }
        if (!is_land(edge) && !is_way(edge)) continue;
        for (const int half : {2 * int(side), 2 * int(side) + 1}) {
            if (any([half](const Feature& f) { return has_half(f, half); })) continue;
            problems.add(shape.name, "half-edge ", half, " (edge ", letter_of(side), ", ", name_of(edge),
                         ") is covered by no ", land);
        }
    }
}

bool ends_allowed(FeatureKind kind, End end) {
    switch (end) {
        case End::None:
            return true;
        case End::Junction:
        case End::City:
        case End::Cloister:
        case End::Centre:
            return kind == FeatureKind::Road;
        case End::Square:
        case End::House:
        case End::Tower:
        case End::Chapel:
            return kind == FeatureKind::Path;
        case End::Mark:
            break;
    }
    return kind == FeatureKind::Road;  // marks of any kind
}

/// The kind of feature that an end needs on the tile; nothing for junctions, squares and the like.
std::optional<FeatureKind> needed_by(End end) {
    switch (end) {
        case End::City:
            return FeatureKind::City;
        case End::Cloister:
            return FeatureKind::Cloister;
        case End::House:
            return FeatureKind::House;
        case End::Tower:
            return FeatureKind::Tower;
        case End::Chapel:
            return FeatureKind::Chapel;
        case End::None:
        case End::Junction:
        case End::Centre:
        case End::Square:
        case End::Mark:
            break;
    }
    return std::nullopt;
}

void check_end(const Shape& shape, std::size_t index, ProblemList& problems) {
    const Feature& feature = shape.features[index];
    const std::string where = where_of(shape, index);
    if (!ends_allowed(feature.kind, feature.end)) {
        problems.add(where, "cannot end at a ", name_of(feature.end));
        return;
    }
    const auto needed = needed_by(feature.end);
    const bool there = !needed || std::any_of(shape.features.begin(), shape.features.end(),
                                              [&](const Feature& f) { return f.kind == *needed; });
    if (!there) problems.add(where, "ends at a ", name_of(feature.end), ", but the tile has none");
    if (const auto mark = mark_kind_of(feature.end); mark && shape.carried[*mark] == 0)
        problems.add(where, "ends at a ", name_of(feature.end), ", but no copy has one");
    if (feature.end == End::Centre && !shape.board_cell)
        problems.add(where, "only the board has a ", kBoardCentre, " to end at");
}

/// A road is a line from side to side or from a side to its end. A path may branch, so it may have both.
void check_way(const Shape& shape, std::size_t index, ProblemList& problems) {
    const Feature& feature = shape.features[index];
    const std::string where = where_of(shape, index);
    const int sides = __builtin_popcount(feature.sides);
    const bool ends = feature.end != End::None;
    if (sides == 1 && !ends) problems.add(where, "reaches one side only, so it needs an \"end\"");
    if (feature.kind == FeatureKind::Road && sides == 2 && ends) {
        problems.add(where, "runs from side to side, so it cannot have an \"end\"");
    }
    if (feature.kind == FeatureKind::Road && sides > 2) {
        problems.add(where, "reaches ", sides, " sides; each branch of a junction is a separate road");
    }
    check_end(shape, index, problems);
}

void check_borders(const Shape& shape, std::size_t index, ProblemList& problems) {
    for (std::size_t border = 0; border < 16; ++border) {
        if ((shape.features[index].borders >> border & 1) == 0) continue;
        if (border >= shape.features.size()) {
            problems.add(where_of(shape, index), "borders feature ", border, ", which does not exist");
        } else if (shape.features[border].kind != FeatureKind::City) {
            problems.add(where_of(shape, index), "borders feature ", border, ", which is not a city but a ",
                         name_of(shape.features[border].kind));
        }
    }
}

void check_feature(const Shape& shape, std::size_t index, ProblemList& problems) {
    const FeatureKind kind = shape.features[index].kind;
    if (!occurs_in(kind, shape.family)) {
        problems.add(where_of(shape, index), "this kind is not allowed in a set ",
                     shape.family == Family::Wall ? "with a wall" : "without a wall");
        return;
    }
    if (reaches_sides(kind)) check_sides(shape, index, problems);
    if (covers_halves(kind)) check_halves(shape, index, problems);
    if (is_way(kind)) check_way(shape, index, problems);
    if (kind == FeatureKind::Field) check_borders(shape, index, problems);
}

/// A nest lies in the middle of the tile and so belongs to each of its areas, except courts.
void check_nests(const Shape& shape, ProblemList& problems) {
    const Feature* first = nullptr;
    for (std::size_t i = 0; i < shape.features.size(); ++i) {
        const Feature& feature = shape.features[i];
        if (!reaches_sides(feature.kind)) continue;
        if (first == nullptr) first = &feature;
        if (feature.nests == first->nests) continue;
        problems.add(where_of(shape, i), "has ", int(feature.nests),
                     " nests, but another area of the tile has ", int(first->nests),
                     "; the nest in the middle belongs to all of them");
    }
}

void check_cloisters(const Shape& shape, ProblemList& problems) {
    bool found = false;
    for (std::size_t i = 0; i < shape.features.size(); ++i) {
        if (shape.features[i].kind != FeatureKind::Cloister) continue;
        if (found) problems.add(where_of(shape, i), "is a second cloister on the tile");
        found = true;
    }
}

}  // namespace

std::string where_of(const Shape& shape, std::size_t index) {
    return concat(shape.name, ", feature ", index, " (", name_of(shape.features[index].kind), ')');
}

void check_shape(const Shape& shape, ProblemList& problems) {
    if (shape.features.size() > kFeaturesMax) {
        problems.add(shape.name, "has ", shape.features.size(), " features; at most ", kFeaturesMax,
                     " are allowed");
    }
    for (std::size_t i = 0; i < shape.features.size(); ++i) check_feature(shape, i, problems);
    check_nothing_missing(shape, problems);
    check_nests(shape, problems);
    check_cloisters(shape, problems);
}

}  // namespace trencavel::tiles
