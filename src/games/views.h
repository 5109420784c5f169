// Positions turned into plain lists, for all who show or compare them.
#pragma once

#include <algorithm>

#include "games/game.h"

namespace trencavel::views {

/// Castles among the completed cities at a field.
template <class Rules>
unsigned castles_at([[maybe_unused]] const Position<Rules>& pos, [[maybe_unused]] const Area& field) {
    if constexpr (Rules::template kHas<Castles>)
        return static_cast<unsigned>(std::popcount(field.set & pos.template slice<Castles>().cities));
    return 0;
}

/// C9 and K11: who gets the points, as things stand.
template <class Rules>
void add_owners(const Position<Rules>& pos, const Area& area, AreaView& view) {
    if constexpr (Rules::template kHas<Burg>) {
        const Seat owner = court::owner_of(pos, area);
        if (owner == court::kNobody) return;
        view.owners = 1u << owner;
        view.doubled = Rules::doubles_points(pos, area, owner);
    } else {
        view.owners = most_followers(area, pos.players);
    }
}

template <class Rules>
AreaView area(const Tables& tables, const Position<Rules>& pos, unsigned root) {
    AreaView view;
    const Area& area = pos.areas[root];
    view.kind = kind_of(tables, pos, root);
    pos.for_each_member(root, [&](unsigned member) { view.members.push_back(spot_of(pos, member)); });
    std::sort(view.members.begin(), view.members.end(),
              [](const Spot& a, const Spot& b) { return reads_before(a, b); });
    for (Troop troop = 0; troop < pos.troops(); ++troop)
        view.followers[pos.seat_of(troop)] += area.followers_of(troop);
    add_owners(pos, area, view);
    if (view.kind == tiles::FeatureKind::Field || view.kind == tiles::FeatureKind::Court) {
        view.cities = static_cast<unsigned>(std::popcount(area.set));
        view.castles = castles_at(pos, area);
        if (view.kind == tiles::FeatureKind::Court) view.markets = area.markets();
        view.worth = Rules::worth(tables, pos, root, view.kind, false);
        return view;
    }
    view.complete = area.open() == 0;
    view.worth = Rules::worth(tables, pos, root, view.kind, view.complete);
    view.worth_complete = Rules::worth(tables, pos, root, view.kind, true);
    if (view.kind == tiles::FeatureKind::Cloister) {
        view.tiles = 1;
        view.filled = 8 - area.open();
        return view;
    }
    view.pennants = pennants_in(tables, pos, root);
    view.tiles = area.size() - view.pennants;
    if constexpr (Rules::template kHas<Burg>) {
        view.fountain = court::has_fountain(tables, pos, root);
        view.nests = court::nests_on(tables, pos, root);
    }
    return view;
}

template <class Rules>
std::vector<AreaView> areas(const Tables& tables, const Position<Rules>& pos) {
    std::vector<AreaView> views;
    for (unsigned feature = Position<Rules>::kSpans; feature < pos.features; ++feature) {
        if (!pos.areas[feature].is_absorbed()) views.push_back(area(tables, pos, feature));
    }
    if constexpr (Position<Rules>::kSpans > 0) {
        for (unsigned span = 0; span < pos.spans.built.size(); ++span) {
            if (!pos.areas[span].is_absorbed()) views.push_back(area(tables, pos, span));
        }
    }
    return views;
}

template <class Rules>
void add_bridges(const Tables& tables, const Position<Rules>& pos, Snapshot& snapshot) {
    if (!Bridges::plays(tables)) return;
    const auto& supply = pos.template slice<Bridges>().supply;
    snapshot.bridge_supplies.assign(supply.begin(), supply.begin() + pos.players);
    for (const Span& span : pos.spans.built) snapshot.bridges.push_back({pos.cell[span.tile], span.axis});
}

template <class Rules>
void add_castles(const Tables& tables, const Position<Rules>& pos, Snapshot& snapshot) {
    if (!Castles::plays(tables)) return;
    const Castles::State& state = pos.template slice<Castles>();
    snapshot.castle_supplies.assign(state.supply.begin(), state.supply.begin() + pos.players);
    for (const Castles::Castle& castle : state.castles) {
        snapshot.castles.push_back(
            {{pos.cell[castle.tiles[0]], pos.cell[castle.tiles[1]]}, castle.seat, castle.occupied});
    }
    if (snapshot.question && snapshot.question->kind == QuestionKind::Reward)
        snapshot.asking_castle = state.asking;
}

template <class Rules>
void add_wheel(const Tables& tables, const Position<Rules>& pos, Snapshot& snapshot) {
    if (!Wheel::plays(tables)) return;
    const Wheel::State& state = pos.template slice<Wheel>();
    WheelView& wheel = snapshot.wheel.emplace();
    wheel.pig = state.pig;
    for (unsigned segment = 0; segment < Wheel::kSegments; ++segment) {
        for (const std::uint8_t crown : state.crowns[segment]) {
            if (crown != 0) wheel.crowns[segment].push_back(static_cast<Seat>(crown - 1));
        }
    }
}

template <class Rules>
void add_bazaar(const Position<Rules>& pos, Snapshot& snapshot) {
    const Bazaars::State& state = pos.template slice<Bazaars>();
    if (state.phase == Bazaars::Phase::None) return;
    BazaarView& bazaar = snapshot.bazaar.emplace();
    bazaar.open.assign(state.open.begin(), state.open.end());
    bazaar.won.assign(state.won.begin(), state.won.begin() + pos.players);
    if (state.phase == Bazaars::Phase::Bidding || state.phase == Bazaars::Phase::Selling)
        bazaar.offer = {state.chooser, state.offered, state.bid, state.bidder};
}

template <class Rules>
std::vector<unsigned> held_wall_tiles(const Position<Rules>& pos, Seat seat) {
    std::vector<unsigned> kinds;
    for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind)
        kinds.insert(kinds.end(), WallTiles::held(pos, seat, kind), kind);
    return kinds;
}

template <class Rules>
std::vector<Cell> free_group(const Tables& tables, const Position<Rules>& pos) {
    std::vector<Cell> cells;
    const court::CellRows rows = court::largest_free_group(tables, pos);
    for (unsigned y = 0; y < rows.size(); ++y) {
        for (unsigned bits = rows[y]; bits != 0; bits &= bits - 1)
            cells.push_back(Cell::at(std::countr_zero(bits), static_cast<int>(y)));
    }
    return cells;
}

template <class Rules>
void add_special_followers(const Position<Rules>& pos, Snapshot& snapshot) {
    for (Seat seat = 0; seat < pos.players; ++seat) {
        snapshot.king_supplies.push_back(pos.supply[pos.troop(seat, Sort::King)]);
        snapshot.falconer_supplies.push_back(pos.supply[pos.troop(seat, Sort::Falconer)]);
    }
}

template <class Rules>
void add_court(const Tables& tables, const Position<Rules>& pos, Snapshot& snapshot) {
    const WallTiles::State& wall = pos.template slice<WallTiles>();
    CourtView& court = snapshot.court.emplace();
    for (unsigned tower = 0; tower < court.towers.size(); ++tower)
        court.towers[tower] = (wall.towers >> tower & 1) != 0;
    court.unseen.assign(wall.unseen.begin() + 1, wall.unseen.end());
    for (Seat seat = 0; seat < pos.players; ++seat) {
        court.held[seat] = held_wall_tiles(pos, seat);
        const Burg::Keep& keep = pos.template slice<Burg>().keeps[seat];
        if (keep.size > 0) court.keeps[seat] = {keep.size, name_of_area(pos, keep.feature)};
        court.nests[seat] = pos.template slice<Falcon>().nests[seat];
        court.at_gate[seat] = pos.template slice<Falcon>().at_gate[seat];
    }
    court.free_group = free_group(tables, pos);
    court.falcon = Falcon::plays(tables);
    if (court.falcon) add_special_followers(pos, snapshot);
    if (snapshot.question && snapshot.question->kind == QuestionKind::Reveal) {
        court.taken_from = wall.tower;
        court.taker = wall.taker;
    }
}

template <class Rules>
Snapshot snapshot([[maybe_unused]] const Tables& tables, const Position<Rules>& pos) {
    Snapshot snapshot;
    snapshot.over = pos.over();
    if (!snapshot.over) snapshot.question = pos.questions.back();
    if (snapshot.over) snapshot.winners = leaders(pos);
    snapshot.hand = pos.hand;
    snapshot.players = pos.players;
    snapshot.left = pos.left;
    snapshot.left_of.assign(pos.left_of.begin(), pos.left_of.end());
    for (unsigned i = 0; i < pos.cells; ++i) {
        snapshot.board.push_back(
            {pos.cell[i], static_cast<TileId>(pos.oriented[i] >> 2), pos.oriented[i] & 3u});
    }
    for (Seat seat = 0; seat < pos.players; ++seat) {
        snapshot.scores.push_back(pos.score[seat]);
        snapshot.supplies.push_back(pos.supply[seat]);
    }
    for (Troop troop = 0; troop < pos.troops(); ++troop) {
        for (const unsigned feature : pos.followers[troop])
            snapshot.followers.push_back({pos.seat_of(troop), spot_of(pos, feature), pos.sort_of(troop)});
    }
    if constexpr (Rules::template kHas<Bridges>) add_bridges(tables, pos, snapshot);
    if constexpr (Rules::template kHas<Castles>) add_castles(tables, pos, snapshot);
    if constexpr (Rules::template kHas<Wheel>) add_wheel(tables, pos, snapshot);
    if constexpr (Rules::template kHas<Bazaars>) add_bazaar(pos, snapshot);
    if constexpr (Rules::template kHas<Burg>) add_court(tables, pos, snapshot);
    return snapshot;
}

}  // namespace trencavel::views
