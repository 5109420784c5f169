// Positions turned into plain lists, for all who show or compare them.
#pragma once

#include <algorithm>

#include "games/game.h"

namespace trencavel::views {

template <class Rules>
AreaView area(const Tables& tables, const Position<Rules>& pos, unsigned root) {
    AreaView view;
    const Area& area = pos.areas[root];
    view.kind = kind_of(tables, pos, root);
    pos.for_each_member(root, [&](unsigned member) { view.members.push_back(spot_of(pos, member)); });
    std::sort(view.members.begin(), view.members.end(), [](const Spot& a, const Spot& b) {
        return a.cell == b.cell ? a.feature < b.feature : reads_before(a.cell, b.cell);
    });
    for (Seat seat = 0; seat < pos.players; ++seat) view.followers[seat] = area.followers_of(seat);
    if (view.kind == tiles::FeatureKind::Field || view.kind == tiles::FeatureKind::Court) {
        view.cities = static_cast<unsigned>(std::popcount(area.set));
        view.worth = Rules::worth(area, view.kind, false);
        return view;
    }
    view.complete = area.open() == 0;
    view.worth = Rules::worth(area, view.kind, view.complete);
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
    for (unsigned feature = 0; feature < pos.features; ++feature) {
        if (!pos.areas[feature].moved()) views.push_back(area(tables, pos, feature));
    }
    return views;
}

template <class Rules>
Snapshot snapshot(const Position<Rules>& pos) {
    Snapshot shot;
    shot.over = pos.over();
    if (!shot.over) shot.question = pos.questions.back();
    if (shot.over) shot.winners = leaders(pos);
    shot.hand = pos.hand;
    shot.players = pos.players;
    shot.left = pos.left;
    shot.left_of.assign(pos.left_of.begin(), pos.left_of.end());
    for (unsigned i = 0; i < pos.cells; ++i) {
        shot.board.push_back({pos.cell[i], static_cast<TileId>(pos.oriented[i] >> 2), pos.oriented[i] & 3u});
    }
    for (Seat seat = 0; seat < pos.players; ++seat) {
        shot.scores.push_back(pos.score[seat]);
        shot.supplies.push_back(pos.supply[seat]);
        for (const unsigned feature : pos.followers[seat])
            shot.followers.push_back({seat, spot_of(pos, feature)});
    }
    return shot;
}

}  // namespace trencavel::views
