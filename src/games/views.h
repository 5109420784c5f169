// Positions turned into plain lists, for all who show or compare them.
#pragma once

#include <algorithm>

#include "games/game.h"

namespace trencavel::views {

template <class Rules>
AreaView area(const Tables& tables, const Position<Rules>& pos, unsigned root) {
    AreaView view;
    const auto& area = pos.areas[root];
    view.kind = kind_of(tables, pos, root);
    pos.for_each_member(root, [&](unsigned member) { view.members.push_back(spot_of(pos, member)); });
    std::sort(view.members.begin(), view.members.end(),
              [](const Spot& a, const Spot& b) { return reads_before(a, b); });
    for (Troop troop = 0; troop < pos.troops(); ++troop)
        view.followers[pos.seat_of(troop)] += area.followers_of(troop);
    view.owners = most_followers(area, pos.players);  // C9
    Snapshot::look_at_area(tables, pos, root, view);
    if (view.kind == tiles::FeatureKind::Field || view.kind == tiles::FeatureKind::Court) {
        view.cities = static_cast<unsigned>(std::popcount(area.set));
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
Snapshot snapshot(const Tables& tables, const Position<Rules>& pos) {
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
    snapshot.look(tables, pos);
    return snapshot;
}

}  // namespace trencavel::views
