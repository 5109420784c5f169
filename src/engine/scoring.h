// Tools for rules that score: points, followers going home, and the name and size of an area.
#pragma once

#include "engine/event.h"
#include "engine/position.h"
#include "engine/tables.h"

namespace trencavel {

/// A feature on the table as moves and records name it.
struct Spot {
    Cell cell{};
    std::uint8_t feature = 0;

    friend constexpr bool operator==(const Spot&, const Spot&) = default;
};

template <class Rules>
Spot spot_of(const Position<Rules>& pos, unsigned feature) {
    const unsigned tile = pos.tile_of(feature);
    return {pos.cell[tile], static_cast<std::uint8_t>(feature - pos.first_feature[tile])};
}

/// The name of an area: its first member in reading order.
template <class Rules>
Spot name_of_area(const Position<Rules>& pos, unsigned feature) {
    Spot name = spot_of(pos, feature);
    pos.for_each_member(feature, [&](unsigned member) {
        const Spot spot = spot_of(pos, member);
        const bool earlier =
            spot.cell == name.cell ? spot.feature < name.feature : reads_before(spot.cell, name.cell);
        if (earlier) name = spot;
    });
    return name;
}

template <class Rules>
tiles::FeatureKind kind_of(const Tables& tables, const Position<Rules>& pos, unsigned feature) {
    const unsigned tile = pos.tile_of(feature);
    return tables.designs[pos.oriented[tile] >> 2].kinds[feature - pos.first_feature[tile]];
}

template <class Rules>
unsigned pennants_in(const Tables& tables, const Position<Rules>& pos, unsigned feature) {
    unsigned pennants = 0;
    pos.for_each_member(feature, [&](unsigned member) {
        const unsigned tile = pos.tile_of(member);
        pennants += tables.designs[pos.oriented[tile] >> 2].pennants[member - pos.first_feature[tile]];
    });
    return pennants;
}

/// The one door for points: the score changes and the event says why, so that they cannot disagree.
template <class Rules, class Out>
void award(Position<Rules>& pos, const Event& scored, Out& out) {
    for (Seat seat = 0; seat < pos.players; ++seat) {
        if (scored.seats >> seat & 1)
            pos.score[seat] = static_cast<std::int16_t>(pos.score[seat] + scored.points);
    }
    out.emit(scored);
}

/// The followers of an area go back to the supplies. `root` is the area's own index (Position::find).
template <class Rules, class Out>
void return_followers(Position<Rules>& pos, unsigned root, Out& out) {
    for (Seat seat = 0; seat < pos.players; ++seat) {
        const unsigned count = pos.areas[root].followers_of(seat);
        if (count == 0) continue;
        pos.supply[seat] = static_cast<std::uint8_t>(pos.supply[seat] + count);
        auto& placed = pos.followers[seat];
        for (unsigned i = static_cast<unsigned>(placed.size()); i-- > 0;) {
            if (pos.find(placed[i]) != root) continue;
            if constexpr (Out::kListens) {
                const Spot spot = spot_of(pos, placed[i]);
                out.emit(
                    {.kind = EventKind::Returned, .seat = seat, .cell = spot.cell, .feature = spot.feature});
            }
            placed.swap_remove(i);
        }
    }
    pos.areas[root].remove_followers();
}

/// Those of the seats with the highest score, as a bit set.
template <class Rules>
unsigned leaders_among(const Position<Rules>& pos, unsigned seats) {
    unsigned best_seats = 0;
    int best = 0;
    for (Seat seat = 0; seat < pos.players; ++seat) {
        if ((seats >> seat & 1) == 0) continue;
        if (best_seats == 0 || pos.score[seat] > best) {
            best = pos.score[seat];
            best_seats = 0;
        }
        if (pos.score[seat] == best) best_seats |= 1u << seat;
    }
    return best_seats;
}

/// C14: the highest score; level scores share the win.
template <class Rules>
unsigned leaders(const Position<Rules>& pos) {
    return leaders_among(pos, (1u << pos.players) - 1);
}

}  // namespace trencavel
