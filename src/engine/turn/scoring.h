// Tools for rules that score: points, followers going home, and the name and size of an area.
#pragma once

#include <optional>

#include "engine/board/position.h"
#include "engine/event.h"
#include "engine/tables/tables.h"

namespace trencavel {

/// A feature on the table as moves and records name it; for a span the index is kSpanFeature.
struct Spot {
    Cell cell{};
    std::uint8_t feature = 0;

    friend constexpr bool operator==(const Spot&, const Spot&) = default;
};

template <class Rules>
Spot spot_of(const Position<Rules>& pos, unsigned feature) {
    const unsigned tile = pos.tile_of(feature);
    if (Position<Rules>::is_span(feature)) return {pos.cell[tile], kSpanFeature};
    return {pos.cell[tile], static_cast<std::uint8_t>(feature - pos.first_feature[tile])};
}

/// The feature that a spot names, if there is one.
template <class Rules>
std::optional<unsigned> feature_at(const Tables& tables, const Position<Rules>& pos, const Spot& spot) {
    const unsigned slot = pos.place_at(spot.cell);
    if (!Position<Rules>::is_tile(slot)) return std::nullopt;
    const unsigned tile = slot - 1;
    if constexpr (Position<Rules>::kSpans > 0) {
        const unsigned span = pos.spans.on_tile[tile];
        if (spot.feature == kSpanFeature) return span == 0 ? std::nullopt : std::optional(span - 1);
    }
    if (spot.feature >= tables.designs[pos.oriented[tile] >> 2].features) return std::nullopt;
    return pos.first_feature[tile] + spot.feature;
}

constexpr bool reads_before(const Spot& a, const Spot& b) {
    return a.cell == b.cell ? a.feature < b.feature : reads_before(a.cell, b.cell);
}

/// The name of an area: its first member in reading order.
template <class Rules>
Spot name_of_area(const Position<Rules>& pos, unsigned feature) {
    Spot name = spot_of(pos, feature);
    pos.for_each_member(feature, [&](unsigned member) {
        const Spot spot = spot_of(pos, member);
        if (reads_before(spot, name)) name = spot;
    });
    return name;
}

/// Makes the event about this area.
template <class Rules>
void name_area(const Position<Rules>& pos, unsigned feature, Event& event) {
    const Spot name = name_of_area(pos, feature);
    event.cell = name.cell;
    event.feature = name.feature;
}

template <class Rules>
tiles::FeatureKind kind_of(const Tables& tables, const Position<Rules>& pos, unsigned feature) {
    if (Position<Rules>::is_span(feature)) return tiles::FeatureKind::Road;
    const unsigned tile = pos.tile_of(feature);
    return tables.designs[pos.oriented[tile] >> 2].kinds[feature - pos.first_feature[tile]];
}

template <class Rules>
unsigned pennants_in(const Tables& tables, const Position<Rules>& pos, unsigned feature) {
    unsigned pennants = 0;
    pos.for_each_member(feature, [&](unsigned member) {
        if (Position<Rules>::is_span(member)) return;
        const unsigned tile = pos.tile_of(member);
        pennants += tables.designs[pos.oriented[tile] >> 2].pennants[member - pos.first_feature[tile]];
    });
    return pennants;
}

/// The only way to score: the score changes and the event says why, so they cannot disagree. Points lost at a
/// gate are in the event, but do not count.
template <class Rules, class Out>
void award(Position<Rules>& pos, const Event& scored, Out& out) {
    for (Seat seat = 0; seat < pos.players; ++seat) {
        if (scored.seats >> seat & 1)
            pos.score[seat] = static_cast<std::int16_t>(pos.score[seat] + scored.points - scored.reason.lost);
    }
    out.emit(scored);
}

/// Moves points from one seat to another, or to nobody: not a scoring, but also an event.
template <class Rules, class Out>
void pay(Position<Rules>& pos, Seat from, Seat to, int points, Out& out) {
    pos.score[from] = static_cast<std::int16_t>(pos.score[from] - points);
    if (to != kChance) pos.score[to] = static_cast<std::int16_t>(pos.score[to] + points);
    out.emit(
        {.kind = EventKind::Paid, .seat = from, .other = to, .points = static_cast<std::int16_t>(points)});
}

/// Puts a follower of the troop on a feature.
template <class Rules>
void put_follower(Position<Rules>& pos, Troop troop, unsigned feature) {
    --pos.supply[troop];
    pos.followers[troop].push_back(static_cast<typename Position<Rules>::FeatureId>(feature));
    pos.areas[pos.find(feature)].add_follower(troop);
}

/// Takes the i-th of the troop's followers on the table off its feature. It is then in nobody's supply.
template <class Rules>
void lift_follower(Position<Rules>& pos, Troop troop, unsigned i) {
    pos.areas[pos.find(pos.followers[troop][i])].remove_follower(troop);
    pos.followers[troop].swap_remove(i);
}

/// The followers of an area go back to the supplies. `root` is the area's own index (Position::find).
template <class Rules, class Out>
void return_followers(const Tables& tables, Position<Rules>& pos, unsigned root, Out& out) {
    Rules::on_return(tables, pos, root, out);
    if (pos.areas[root].followers() == 0) return;
    for (Troop troop = 0; troop < pos.troops(); ++troop) {
        const unsigned count = pos.areas[root].followers_of(troop);
        if (count == 0) continue;
        pos.supply[troop] = static_cast<std::uint8_t>(pos.supply[troop] + count);
        auto& placed = pos.followers[troop];
        for (unsigned i = static_cast<unsigned>(placed.size()); i-- > 0;) {
            if (pos.find(placed[i]) != root) continue;
            if constexpr (Out::kListens) {
                const Spot spot = spot_of(pos, placed[i]);
                out.emit({.kind = EventKind::Returned,
                          .seat = pos.seat_of(troop),
                          .other = static_cast<std::uint8_t>(pos.sort_of(troop)),
                          .cell = spot.cell,
                          .feature = spot.feature});
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

/// C14: the highest score wins; tied players share the win.
template <class Rules>
unsigned leaders(const Position<Rules>& pos) {
    return leaders_among(pos, (1u << pos.players) - 1);
}

}  // namespace trencavel
