// Checks of the wall of Die Burg: its outline, its score track, what stands in it.

#include "tiles/check/parts.h"

namespace trencavel::tiles {

namespace {

constexpr int kTrackFields = 100;

struct Vertex {
    int x;
    int y;
};

/// Running clockwise, the wall has an inside cell to its right and none to its left.
bool runs_at_the_rim(const Wall& wall, Vertex at, char direction) {
    const bool north_west = wall.encloses(at.x - 1, at.y - 1);
    const bool north_east = wall.encloses(at.x, at.y - 1);
    const bool south_west = wall.encloses(at.x - 1, at.y);
    const bool south_east = wall.encloses(at.x, at.y);
    switch (direction) {
        case 'N':
            return north_east && !north_west;
        case 'E':
            return south_east && !north_east;
        case 'S':
            return south_west && !south_east;
        default:
            return north_west && !south_west;
    }
}

int rim_length(const Wall& wall) {
    int length = 0;
    for (int y = 0; y < static_cast<int>(wall.inside.size()); ++y) {
        for (int x = 0; x < static_cast<int>(wall.inside[std::size_t(y)].size()); ++x) {
            if (!wall.encloses(x, y)) continue;
            length += !wall.encloses(x - 1, y) + !wall.encloses(x + 1, y);
            length += !wall.encloses(x, y - 1) + !wall.encloses(x, y + 1);
        }
    }
    return length;
}

bool upright(char direction) {
    return direction == 'N' || direction == 'S';
}

/// Walks along one edge; false, and a problem, if it leaves the rim.
bool walk_edge(const Wall& wall, std::size_t index, Vertex& at, ProblemList& problems) {
    const WallEdge& edge = wall.edges[index];
    for (int step = 0; step < edge.length; ++step) {
        if (!runs_at_the_rim(wall, at, edge.direction)) {
            problems.add(concat("wall edge ", index), "leaves the rim of the inside after ", step, " cells");
            return false;
        }
        at.x += edge.step()[0];
        at.y += edge.step()[1];
    }
    return true;
}

void check_outline(const Wall& wall, ProblemList& problems) {
    Vertex at{wall.start_vertex[0], wall.start_vertex[1]};
    int length = 0;
    for (std::size_t i = 0; i < wall.edges.size(); ++i) {
        const WallEdge& next = wall.edges[(i + 1) % wall.edges.size()];
        if (upright(wall.edges[i].direction) == upright(next.direction)) {
            problems.add(concat("wall edge ", i), "the next edge must turn a corner");
        }
        if (!walk_edge(wall, i, at, problems)) return;
        length += wall.edges[i].length;
    }
    if (at.x != wall.start_vertex[0] || at.y != wall.start_vertex[1]) {
        problems.add("wall", "the edges do not lead back to the start vertex, but to [", at.x, ", ", at.y,
                     ']');
    }
    if (length != rim_length(wall)) {
        problems.add("wall", "the edges are ", length, " cells long together, but the rim of the inside is ",
                     rim_length(wall));
    }
}

/// Fields are numbered along the wall: those of an edge, then the two of the tower after it, and so on to 99;
/// the tower that closes the circle has 0 and 1.
void check_track(const Wall& wall, ProblemList& problems) {
    int expected = 2;
    for (std::size_t i = 0; i < wall.edges.size(); ++i) {
        const WallEdge& edge = wall.edges[i];
        const std::string where = concat("wall edge ", i);
        if (edge.first_field != expected) {
            problems.add(where, "its fields begin with ", edge.first_field, ", but ", expected,
                         " comes next");
        }
        if (edge.last_field < edge.first_field || edge.last_field >= kTrackFields) {
            problems.add(where, "its last field ", edge.last_field, " must be ", edge.first_field, " to ",
                         kTrackFields - 1);
        }
        const int tower = (edge.last_field + 1) % kTrackFields;
        const bool closes = i + 1 == wall.edges.size();
        if (edge.tower != std::array<int, 2>{tower, tower + 1} || (tower == 0) != closes) {
            problems.add(where, "its corner tower has the fields ", edge.tower[0], " and ", edge.tower[1],
                         ", but ", closes ? 0 : edge.last_field + 1, " and ",
                         closes ? 1 : edge.last_field + 2, " come next");
        }
        expected = edge.tower[1] + 1;
    }
}

void check_start_space(const Wall& wall, std::size_t index, ProblemList& problems) {
    constexpr std::array<Vertex, 4> kOutwards{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const StartSpace& space = wall.start_spaces[index];
    const std::string where = concat("start space ", index, " (", name_of(space.kind), ')');
    const Vertex step = kOutwards[std::size_t(space.side)];
    if (!wall.encloses(space.x, space.y)) {
        problems.add(where, "its cell [", space.x, ", ", space.y, "] is not inside the wall");
    } else if (wall.encloses(space.x + step.x, space.y + step.y)) {
        problems.add(where, "there is no wall at side ", letter_of(space.side), " of its cell");
    }
    if (!occurs_in(space.kind, Family::Wall))
        problems.add(where, "this kind is not allowed in a set with a wall");
    if (space.market && space.kind != FeatureKind::Court)
        problems.add(where, "only a court can have a market");
    for (std::size_t other = index + 1; other < wall.start_spaces.size(); ++other) {
        const StartSpace& that = wall.start_spaces[other];
        if (that.x == space.x && that.y == space.y && that.side == space.side) {
            problems.add(where, "start space ", other, " is at the same place");
        }
    }
}

void check_gate(const Wall& wall, std::size_t index, ProblemList& problems) {
    const Gate& gate = wall.gates[index];
    const std::string where = concat("gate ", index);
    if (gate.edge < 0 || gate.edge >= static_cast<int>(wall.edges.size())) {
        problems.add(where, "there is no wall edge ", gate.edge);
        return;
    }
    const WallEdge& edge = wall.edges[std::size_t(gate.edge)];
    if (!(gate.offset >= 0 && gate.offset <= edge.length)) {
        problems.add(where, "\"offset\" is beyond the edge, which is ", edge.length, " cells long");
    }
    const bool neighbours = gate.between[1] == gate.between[0] + 1;
    if (!neighbours || gate.between[0] < edge.first_field || gate.between[1] > edge.last_field) {
        problems.add(where, "\"between\" must be two neighbouring fields of edge ", gate.edge, ", which has ",
                     edge.first_field, " to ", edge.last_field);
    }
}

void check_rows(const Wall& wall, ProblemList& problems) {
    for (std::size_t y = 0; y < wall.inside.size(); ++y) {
        if (wall.inside[y].size() == wall.inside[0].size()) continue;
        problems.add("wall", "inside row ", y, " is not as long as the first");
    }
}

}  // namespace

void check_wall(const Wall& wall, ProblemList& problems) {
    check_rows(wall, problems);
    if (rim_length(wall) == 0 || wall.edges.empty()) {
        problems.add("wall", "needs inside cells and edges");
        return;
    }
    check_outline(wall, problems);
    check_track(wall, problems);
    for (std::size_t i = 0; i < wall.start_spaces.size(); ++i) check_start_space(wall, i, problems);
    for (std::size_t i = 0; i < wall.gates.size(); ++i) check_gate(wall, i, problems);
}

}  // namespace trencavel::tiles
