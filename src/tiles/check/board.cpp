// Checks of the start board.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

#include "tiles/check/parts.h"

namespace trencavel::tiles {

namespace {

constexpr int kBoardSide = 4;
// In clockwise order; the rules know the segments by these names.
constexpr std::array<std::string_view, 6> kSegments{"fortune", "taxes",       "famine",
                                                    "storm",   "inquisition", "plague"};

struct Step {
    int rows;
    int cols;
};
constexpr std::array<Step, 4> kSteps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

std::string where_of(const BoardCell& cell) {
    return concat("board cell row ", cell.row, " col ", cell.col);
}

/// The index of the cell across the side, or -1 outside the board.
int neighbour(const BoardCell& cell, Side side) {
    const int row = cell.row + kSteps[std::size_t(side)].rows;
    const int col = cell.col + kSteps[std::size_t(side)].cols;
    const bool on_board = row >= 0 && row < kBoardSide && col >= 0 && col < kBoardSide;
    return on_board ? row * kBoardSide + col : -1;
}

/// The half-edge that a half-edge meets across the edge: 0 and 5, 1 and 4, 2 and 7, 3 and 6.
int half_across(int half) {
    constexpr std::array<int, kHalves> kAcross{5, 4, 7, 6, 1, 0, 3, 2};
    return kAcross[std::size_t(half)];
}

/// The index of the feature that covers the half-edge, or -1.
int feature_at_half(const BoardCell& cell, int half) {
    for (std::size_t i = 0; i < cell.features.size(); ++i) {
        if (has_half(cell.features[i], half)) return static_cast<int>(i);
    }
    return -1;
}

/// Cells in reading order; everything below relies on it.
bool check_layout(const Board& board, ProblemList& problems) {
    if (board.rows != kBoardSide || board.cols != kBoardSide ||
        board.cells.size() != kBoardSide * kBoardSide) {
        problems.add("board", "must have 4 rows, 4 cols and 16 cells, not ", board.rows, ", ", board.cols,
                     " and ", board.cells.size());
        return false;
    }
    bool in_order = true;
    for (int i = 0; i < kBoardSide * kBoardSide; ++i) {
        const BoardCell& cell = board.cells[std::size_t(i)];
        if (cell.row == i / kBoardSide && cell.col == i % kBoardSide) continue;
        problems.add("board", "cell number ", i + 1, " must be row ", i / kBoardSide, " col ",
                     i % kBoardSide);
        in_order = false;
    }
    return in_order;
}

void check_seams(const Board& board, const BoardCell& cell, ProblemList& problems) {
    for (const Side side : kSides) {
        const bool seam = cell.edges[std::size_t(side)] == Edge::Seam;
        const int next = neighbour(cell, side);
        if (seam && next < 0)
            problems.add(where_of(cell), "edge ", letter_of(side), " is a seam but faces outwards");
        if (!seam && next >= 0)
            problems.add(where_of(cell), "edge ", letter_of(side), " is inside the board, so it must be I");
        if (!seam || next < 0) continue;
        for (const int half : {2 * int(side), 2 * int(side) + 1}) {
            const int feature = feature_at_half(cell, half);
            if (feature < 0 || feature_at_half(board.cells[std::size_t(next)], half_across(half)) >= 0)
                continue;
            problems.add(concat(where_of(cell), ", feature ", feature, " (field)"), "half-edge ", half,
                         " meets no field across the seam");
        }
    }
}

void check_cells(const Board& board, ProblemList& problems) {
    for (const BoardCell& cell : board.cells) {
        const Shape shape{.name = where_of(cell),
                          .edges = cell.edges,
                          .features = cell.features,
                          .family = Family::Plane,
                          .board_cell = true};
        check_shape(shape, problems);
        check_crossings(shape, problems);
        check_seams(board, cell, problems);
    }
}

void check_ring(const Board& board, ProblemList& problems) {
    if (!board.ring) return;
    for (const Side side : kSides) {
        std::vector<Edge> outer;
        for (const BoardCell& cell : board.cells) {
            if (neighbour(cell, side) < 0) outer.push_back(cell.edges[std::size_t(side)]);
        }
        if (outer == (*board.ring)[std::size_t(side)]) continue;
        problems.add("board, ring", "side ", letter_of(side), " does not match the edges of the cells");
    }
}

using Areas = std::vector<std::vector<CellSide>>;

/// The sides that each feature of the kind reaches: cities and roads do not go over seams.
Areas areas_of(const Board& board, FeatureKind kind) {
    Areas areas;
    for (const BoardCell& cell : board.cells) {
        for (const Feature& feature : cell.features) {
            if (feature.kind != kind) continue;
            areas.emplace_back();
            for (const Side side : kSides) {
                if (has_side(feature, side)) areas.back().push_back({cell.row, cell.col, side});
            }
        }
    }
    return areas;
}

void check_areas(const Areas& found, Areas stated, std::string_view what, ProblemList& problems) {
    for (std::vector<CellSide>& area : stated) std::sort(area.begin(), area.end());
    std::sort(stated.begin(), stated.end());
    Areas sorted = found;
    std::sort(sorted.begin(), sorted.end());
    if (sorted != stated) problems.add("board, merged", "the ", what, " do not match the cells");
}

/// Fields joined over the seams: groups[c * kFeaturesMax + f] leads to the group of feature f of cell c.
class FieldGroups {
public:
    explicit FieldGroups(const Board& board) : parent_(board.cells.size() * kFeaturesMax) {
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
        for (std::size_t c = 0; c < board.cells.size(); ++c) {
            for (int half = 0; half < kHalves; ++half) join_over(board, c, half);
        }
    }

    std::size_t group(std::size_t cell, std::size_t feature) const {
        return root(cell * kFeaturesMax + feature);
    }

private:
    std::size_t root(std::size_t node) const {
        while (parent_[node] != node) node = parent_[node];
        return node;
    }

    void join_over(const Board& board, std::size_t c, int half) {
        const BoardCell& cell = board.cells[c];
        const int next = neighbour(cell, static_cast<Side>(half / 2));
        if (next < 0) return;
        const int here = feature_at_half(cell, half);
        const int there = feature_at_half(board.cells[std::size_t(next)], half_across(half));
        if (here < 0 || there < 0) return;
        parent_[group(c, std::size_t(here))] = group(std::size_t(next), std::size_t(there));
    }

    std::vector<std::size_t> parent_;
};

/// Whether the field of the cell borders the city that reaches this place.
bool touches_city(const BoardCell& cell, const Feature& field, const CellSide& city) {
    if (city.row != cell.row || city.col != cell.col) return false;
    for (std::size_t i = 0; i < cell.features.size(); ++i) {
        if ((field.borders >> i & 1) != 0 && has_side(cell.features[i], city.side)) return true;
    }
    return false;
}

/// For each joined field the indices of the cities it touches, or -1 if it touches none.
std::vector<int> field_cities(const Board& board, const Areas& cities) {
    const FieldGroups groups(board);
    std::map<std::size_t, std::set<int>> touched;  // by group
    for (std::size_t c = 0; c < board.cells.size(); ++c) {
        const BoardCell& cell = board.cells[c];
        for (std::size_t f = 0; f < cell.features.size(); ++f) {
            if (cell.features[f].kind != FeatureKind::Field) continue;
            std::set<int>& of_group = touched[groups.group(c, f)];
            for (std::size_t city = 0; city < cities.size(); ++city) {
                if (touches_city(cell, cell.features[f], cities[city][0])) of_group.insert(int(city));
            }
        }
    }
    std::vector<int> result;
    for (const auto& [group, of_group] : touched) {
        if (of_group.empty()) result.push_back(-1);
        result.insert(result.end(), of_group.begin(), of_group.end());
    }
    return result;
}

void check_summary(const Board& board, ProblemList& problems) {
    if (!board.summary) return;
    const BoardSummary& stated = *board.summary;
    check_areas(areas_of(board, FeatureKind::City), stated.cities, "cities", problems);
    check_areas(areas_of(board, FeatureKind::Road), stated.roads, "roads", problems);
    if (!problems.empty()) return;
    std::vector<int> found = field_cities(board, stated.cities);
    std::vector<int> expected = stated.field_cities;
    std::sort(found.begin(), found.end());
    std::sort(expected.begin(), expected.end());
    if (found != expected) problems.add("board, merged", "the fields do not match the cells");
}

void check_segments(const Board& board, ProblemList& problems) {
    const auto same = [](const BoardSegment& segment, std::string_view id) { return segment.id == id; };
    if (!std::equal(board.segments.begin(), board.segments.end(), kSegments.begin(), kSegments.end(), same)) {
        problems.add(
            kBoardCentre,
            "the segments must be fortune, taxes, famine, storm, inquisition and plague, in this order");
        return;
    }
    for (std::size_t i = 0; i < board.segments.size(); ++i) {
        const std::string where = concat(kBoardCentre, " segment ", i, " (", board.segments[i].id, ')');
        const int expected = (board.segments[0].clock + 2 * int(i) + 11) % 12 + 1;
        if (board.segments[i].clock != expected) problems.add(where, "\"clock\" must be ", expected);
        if (board.segments[i].crowns.empty()) problems.add(where, "has no crown space");
        if (board.segments[i].crowns.size() > 2) problems.add(where, "has more than two crown spaces");
        for (const CrownSpace& crown : board.segments[i].crowns) {
            if (crown.x > board.cols || crown.y > board.rows)
                problems.add(where, "a crown space is outside the board");
        }
    }
}

}  // namespace

void check_board(const Board& board, ProblemList& problems) {
    check_segments(board, problems);
    if (!check_layout(board, problems)) return;
    check_cells(board, problems);
    if (!problems.empty()) return;  // a summary of unsound cells means nothing
    check_ring(board, problems);
    check_summary(board, problems);
}

}  // namespace trencavel::tiles
