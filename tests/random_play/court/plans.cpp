#include "random_play/court/plans.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/turn/turn.h"

namespace trencavel::random_play {
namespace {

using tiles::FeatureKind;

constexpr int kNothing = 1000;  // more than can be subtracted from it

int seats_on(const CourtPosition& pos, const Area& area) {
    return (court::followers_of(pos, area, 0) > 0 ? 1 : 0) | (court::followers_of(pos, area, 1) > 0 ? 2 : 0);
}

/// Visits what runs to a free place from each side, courts excepted.
template <class Visit>
void for_each_end_at(const Tables& tables, const CourtPosition& pos, unsigned place, Visit visit) {
    for (unsigned side = 0; side < 4; ++side) {
        const unsigned known = pos.place_at(pos.place[place].neighbour(side));
        if (!CourtPosition::is_tile(known)) continue;
        const Oriented& tile = tables.oriented[pos.oriented[known - 1]];
        if (tile.edges[opposite(side)] == EdgeClass::Ground) continue;
        visit(detail::facing(tables, pos, known - 1, opposite(side)));
    }
}

/// Free places at which areas of one kind with followers of both could be joined.
int places_to_meet(const Tables& tables, const CourtPosition& pos) {
    constexpr auto kFirst = static_cast<unsigned>(FeatureKind::Path);
    int value = 0;
    for (unsigned place = 0; place < pos.places; ++place) {
        std::array<int, 4> seats{};  // by kind, from Path to Chapel
        for_each_end_at(tables, pos, place, [&](const detail::Facing& end) {
            seats[static_cast<unsigned>(end.kind) - kFirst] |= seats_on(pos, pos.area_of(end.feature));
        });
        value += static_cast<int>(std::count(seats.begin(), seats.end(), 3));
    }
    return value;
}

/// Visits each area with followers of both, with the number of its open ends; courts excepted.
template <class Visit>
void for_each_shared(const Tables& tables, const CourtPosition& pos, Visit visit) {
    court::for_each_area_with(tables, pos, 0, [&](unsigned root, FeatureKind kind) {
        const Area& area = pos.areas[root];
        if (kind != FeatureKind::Court && seats_on(pos, area) == 3)
            visit(area, static_cast<int>(area.open()));
    });
}

/// Free places at which two areas of the seat end that have no other open end: one tile can complete both.
int places_to_close_two(const Tables& tables, const CourtPosition& pos, Seat seat) {
    int value = 0;
    for (unsigned place = 0; place < pos.places; ++place) {
        int ends = 0;
        for_each_end_at(tables, pos, place, [&](const detail::Facing& end) {
            const Area& area = pos.area_of(end.feature);
            ends +=
                area.open() == 1 && court::owner_of(pos, area) == seat && WallTiles::doubling(end.kind) != 0;
        });
        value += ends > 1 ? 1 : 0;
    }
    return value;
}

/// A cell on a way, and the sides that the path leaves it on.
struct Step {
    Cell cell{};
    unsigned sides = 0;  // a bit for each, from north on
};

/// The shortest way between two start spaces with a path.
std::vector<Step> way_between_start_spaces(bool falcon) {
    if (falcon) return {{Cell::at(5, 10), 0b0110}, {Cell::at(6, 10), 0b1010}, {Cell::at(7, 10), 0b1100}};
    std::vector<Step> column;
    for (int y = 0; y < 10; ++y) column.push_back({Cell::at(5, y), 0b0101});
    return column;
}

/// Four cells, the second of which lies at a start space.
std::vector<Step> way_around(bool falcon) {
    const int x = falcon ? 5 : 4;
    return {{Cell::at(x, 0), 0b0110},
            {Cell::at(x + 1, 0), 0b1100},
            {Cell::at(x, 1), 0b0011},
            {Cell::at(x + 1, 1), 0b1001}};
}

/// Best is a tile whose path goes the way; the others stay out of it.
int value_of_way(const Tables& tables, TileId hand, const Move& move, const std::vector<Step>& way) {
    const Oriented& tile = tables.oriented[4u * hand + move.rotation];
    for (const Step& step : way) {
        if (!(step.cell == move.cell)) continue;
        for (unsigned side = 0; side < 4; ++side) {
            if ((tile.edges[side] == EdgeClass::Line) != ((step.sides >> side & 1) != 0)) return 0;
        }
        return 2;
    }
    return 1;
}

}  // namespace

int points_of(const Tables& tables, const CourtPosition& pos, unsigned root, FeatureKind kind, Seat seat) {
    const int worth = CourtRules::worth(tables, pos, root, kind, true);
    return CourtRules::doubles_points(pos, pos.areas[root], seat) ? 2 * worth : worth;
}

int value_of_meeting(const Tables& tables, const CourtPosition& pos) {
    int value = kNothing + 2 * places_to_meet(tables, pos);
    for_each_shared(tables, pos, [&](const Area&, int open) { value += open == 0 ? 100 : 40 - 6 * open; });
    return std::max(value, 0);
}

int value_of_rallying(const Tables& tables, const CourtPosition& pos) {
    int value = kNothing + 2 * places_to_meet(tables, pos);
    for_each_shared(tables, pos, [&](const Area& area, int open) {
        if (court::owner_of(pos, area) == court::kNobody) {
            value += open == 0 ? -50 : 40 - open;
        } else {
            value += open == 0 ? 300 : 100 - 6 * open;
        }
    });
    return std::max(value, 0);
}

int value_of_growing(const Tables& tables, const CourtPosition& pos) {
    int value = kNothing;
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        court::for_each_area_with(tables, pos, seat, [&](unsigned root, FeatureKind kind) {
            if (kind == FeatureKind::Court) return;
            const auto size = static_cast<int>(pos.areas[root].size());
            const auto open = static_cast<int>(pos.areas[root].open());
            if (open == 0) {
                value += size < 8 ? -30 : 400;
            } else {
                value += size < 8 ? 2 * size * size - open : 130 - 6 * open;
            }
        });
    }
    return std::max(value, 0);
}

int value_of_earning(const Tables& tables, const CourtPosition& pos) {
    int value = kNothing;
    detail::for_each_closed(tables, pos, [&](unsigned root, FeatureKind kind) {
        const Area& area = pos.areas[root];
        const bool is_free = area.followers() == 0 && pos.seat == 0;
        if (is_free || court::owner_of(pos, area) == 0) value += 10 * points_of(tables, pos, root, kind, 0);
    });
    court::for_each_area_with(tables, pos, 0, [&](unsigned root, FeatureKind kind) {
        const Area& area = pos.areas[root];
        if (kind != FeatureKind::Court && area.open() > 0)
            value += 4 * static_cast<int>(area.size()) - 3 * static_cast<int>(area.open());
    });
    return std::max(value, 0);
}

int completed_to_double(const Tables& tables, const CourtPosition& pos) {
    int own = 0;
    int free = 0;
    detail::for_each_closed(tables, pos, [&](unsigned root, FeatureKind kind) {
        const Area& area = pos.areas[root];
        if (WallTiles::doubling(kind) == 0) return;
        own += court::owner_of(pos, area) == pos.seat;
        free |= area.followers() == 0 && pos.supply[pos.seat] > 0 && pos.tile_of(root) == pos.cells - 1u;
    });
    return own + free;
}

int value_of_hoarding(const Tables& tables, const CourtPosition& pos) {
    const int completed = completed_to_double(tables, pos);
    int waiting = 0;
    court::for_each_area_with(tables, pos, pos.seat, [&](unsigned root, FeatureKind kind) {
        waiting += WallTiles::doubling(kind) != 0 && pos.areas[root].open() == 1;
    });
    const int places = places_to_close_two(tables, pos, pos.seat);
    return kNothing + 5 * places + waiting + (completed > 1 ? 500 : -100 * completed);
}

int value_of_sealing(const CourtPosition& pos) {
    int open = 0;
    for (unsigned place = 0; place < pos.places; ++place) {
        bool path = false;
        for (unsigned side = 0; side < 4; ++side)
            path |= static_cast<EdgeClass>(pos.signature[place] >> (2 * side) & 3) == EdgeClass::Line;
        open += path ? 0 : 1;
    }
    return static_cast<int>(CourtPosition::kPlaces) - open;
}

int value_of_spanning(const Tables& tables, TileId hand, const Move& move) {
    return value_of_way(tables, hand, move, way_between_start_spaces(Falcon::plays(tables)));
}

int value_of_ringing(const Tables& tables, TileId hand, const Move& move) {
    return value_of_way(tables, hand, move, way_around(Falcon::plays(tables)));
}

}  // namespace trencavel::random_play
