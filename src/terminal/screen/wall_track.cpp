#include "terminal/screen/wall_track.h"

#include <algorithm>
#include <cmath>

namespace trencavel::terminal {
namespace {

constexpr int kNumberColumns = 2;

bool is_level(char direction) {
    return direction == 'E' || direction == 'W';
}

/// The wall runs clockwise, so that its outside is on the left.
bool is_backward(char direction) {
    return direction == 'W' || direction == 'N';
}

/// Whether the wall turns to its left there: the tower then stands in the nook, on both edges.
bool is_nook(char from, char to) {
    constexpr std::string_view kClockwise = "ESWN";
    const std::size_t now = kClockwise.find(from);
    return kClockwise[(now + 3) % 4] == to;
}

/// One straight piece, as a line of characters from its begin on.
class Edge {
public:
    Edge(const tiles::WallEdge& edge, int column, int row, TileSize tile)
        : direction_(edge.direction),
          unit_(is_level(edge.direction) ? tile.width : tile.height),
          x_(column * tile.width),
          y_(row * tile.height),
          length_(edge.length * unit_) {}

    char direction() const { return direction_; }
    int unit() const { return unit_; }
    int length() const { return length_; }
    int thickness_of_towers() const { return is_level(direction_) ? kWallColumns : kWallRows; }

    /// From `begin` to before `end` along the edge; the depth is counted outward from the cells.
    WallBox box(int begin, int end, int depth, int thickness) const {
        const int along = is_backward(direction_) ? -end : begin;
        const bool outside_is_positive = direction_ == 'S' || direction_ == 'W';
        const int across = outside_is_positive ? depth : -depth - thickness;
        if (is_level(direction_)) return {x_ + along, y_ + across, end - begin, thickness};
        return {x_ + across, y_ + along, thickness, end - begin};
    }

    WallBox face(int begin, int end) const { return box(begin, end, 0, 1); }
    WallBox walkway(int begin, int end) const {
        return box(begin, end, 1, is_level(direction_) ? kWallRows - 1 : kWallColumns - 1);
    }

private:
    char direction_;
    int unit_;
    int x_;
    int y_;
    int length_;
};

/// The number in the middle of its part of the walkway.
TrackField field_in(const WallBox& part, int number) {
    return {.number = number,
            .x = part.x + std::max(0, part.width - kNumberColumns) / 2,
            .y = part.y + (part.height - 1) / 2};
}

/// Fields of equal length from `begin` to `end`.
void add_fields(const Edge& edge, int begin, int end, int first, int last, WallTrack& track) {
    const int count = last - first + 1;
    for (int i = 0; i < count; ++i) {
        const int from = begin + (end - begin) * i / count;
        const int to = std::max(from + 1, begin + (end - begin) * (i + 1) / count);
        track.fields.push_back(field_in(edge.walkway(from, to), first + i));
    }
}

/// Outside the vertex, or in its nook: where the two edges' thicknesses cross. The wall tile lies between the
/// numbers and those of the edge beside it.
TrackTower tower_at(int x, int y, char from, char to, std::array<int, 2> fields) {
    const bool east = from == 'S' || to == 'S';
    const bool north = from == 'E' || to == 'E';
    TrackTower tower;
    tower.box = {east ? x : x - kWallColumns, north ? y - kWallRows : y, kWallColumns, kWallRows};
    tower.by_number = fields;
    tower.fields = fields;
    if (!east) std::swap(tower.fields[0], tower.fields[1]);  // the track runs upwards there
    const bool sign_first = east != is_nook(from, to);
    tower.numbers_x = tower.box.x + (sign_first ? 1 : 0);
    tower.sign_x = tower.box.x + (sign_first ? 0 : kNumberColumns);
    return tower;
}

/// A way reaches the wall in the middle of its cell's side; all else takes most of the side.
TrackStart start_at(const tiles::StartSpace& space, TileSize tile) {
    const bool level = space.side == tiles::Side::North || space.side == tiles::Side::South;
    const int side = level ? tile.width : tile.height;
    const bool is_path = space.kind == tiles::FeatureKind::Path;
    const int begin = is_path ? side / 2 : 1;
    const int size = is_path ? 1 : std::max(1, side - 2);
    const int x = space.x * tile.width;
    const int y = space.y * tile.height;
    TrackStart start{.box = {}, .kind = space.kind, .market = space.market};
    switch (space.side) {
        case tiles::Side::North:
            start.box = {x + begin, y - 1, size, 1};
            break;
        case tiles::Side::South:
            start.box = {x + begin, y + tile.height, size, 1};
            break;
        case tiles::Side::East:
            start.box = {x + tile.width, y + begin, 1, size};
            break;
        case tiles::Side::West:
            start.box = {x - 1, y + begin, 1, size};
            break;
    }
    return start;
}

/// Walks along the wall.
class Surveyor {
public:
    Surveyor(const tiles::Wall& wall, TileSize tile) : wall_(wall), tile_(tile) {}

    WallTrack survey() {
        int column = wall_.start_vertex[0];
        int row = wall_.start_vertex[1];
        for (std::size_t i = 0; i < wall_.edges.size(); ++i) {
            const tiles::WallEdge& now = wall_.edges[i];
            const char before = wall_.edges[(i + wall_.edges.size() - 1) % wall_.edges.size()].direction;
            const char after = wall_.edges[(i + 1) % wall_.edges.size()].direction;
            add_edge(i, Edge(now, column, row, tile_), is_nook(before, now.direction),
                     is_nook(now.direction, after));
            column += now.step()[0] * now.length;
            row += now.step()[1] * now.length;
            track_.towers.push_back(
                tower_at(column * tile_.width, row * tile_.height, now.direction, after, now.tower));
        }
        for (const tiles::StartSpace& space : wall_.start_spaces)
            track_.starts.push_back(start_at(space, tile_));
        return std::move(track_);
    }

private:
    void add_edge(std::size_t index, const Edge& edge, bool nook_before, bool nook_after) {
        const tiles::WallEdge& now = wall_.edges[index];
        const int begin = nook_before ? edge.thickness_of_towers() : 0;
        const int end = edge.length() - (nook_after ? edge.thickness_of_towers() : 0);
        track_.faces.push_back(edge.face(0, edge.length()));
        track_.walkways.push_back(edge.walkway(begin, end));
        int at = begin;
        int field = now.first_field;
        for (const tiles::Gate& gate : gates_in(index)) {
            const int from = static_cast<int>(std::lround(gate.offset * edge.unit()));
            add_fields(edge, at, from, field, gate.between[0], track_);
            at = from + edge.unit();
            field = gate.between[1];
            track_.gates.push_back({edge.walkway(from, at), gate.between[0]});
        }
        add_fields(edge, at, end, field, now.last_field, track_);
    }

    /// In the order of the track, whatever theirs is in the file.
    std::vector<tiles::Gate> gates_in(std::size_t edge) const {
        std::vector<tiles::Gate> gates;
        for (const tiles::Gate& gate : wall_.gates) {
            if (gate.edge == static_cast<int>(edge)) gates.push_back(gate);
        }
        std::sort(gates.begin(), gates.end(),
                  [](const tiles::Gate& a, const tiles::Gate& b) { return a.between < b.between; });
        return gates;
    }

    const tiles::Wall& wall_;
    TileSize tile_;
    WallTrack track_;
};

}  // namespace

WallTrack wall_track(const tiles::Wall& wall, TileSize tile) {
    return Surveyor(wall, tile).survey();
}

std::array<int, 2> grid_of(const tiles::Wall& wall) {
    std::size_t columns = 0;
    for (const std::string& row : wall.inside) columns = std::max(columns, row.size());
    return {static_cast<int>(columns), static_cast<int>(wall.inside.size())};
}

}  // namespace trencavel::terminal
