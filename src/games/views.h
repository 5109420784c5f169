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

template <class Rules>
AreaView area(const Tables& tables, const Position<Rules>& pos, unsigned root) {
    AreaView view;
    const Area& area = pos.areas[root];
    view.kind = kind_of(tables, pos, root);
    pos.for_each_member(root, [&](unsigned member) { view.members.push_back(spot_of(pos, member)); });
    std::sort(view.members.begin(), view.members.end(),
              [](const Spot& a, const Spot& b) { return reads_before(a, b); });
    for (Seat seat = 0; seat < pos.players; ++seat) view.followers[seat] = area.followers_of(seat);
    if (view.kind == tiles::FeatureKind::Field || view.kind == tiles::FeatureKind::Court) {
        view.cities = static_cast<unsigned>(std::popcount(area.set));
        view.castles = castles_at(pos, area);
        view.worth = Rules::worth(pos, area, view.kind, false);
        return view;
    }
    view.complete = area.open() == 0;
    view.worth = Rules::worth(pos, area, view.kind, view.complete);
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
        if (!pos.areas[feature].moved()) views.push_back(area(tables, pos, feature));
    }
    if constexpr (Position<Rules>::kSpans > 0) {
        for (unsigned span = 0; span < pos.spans.built.size(); ++span) {
            if (!pos.areas[span].moved()) views.push_back(area(tables, pos, span));
        }
    }
    return views;
}

template <class Rules>
void add_bridges(const Tables& tables, const Position<Rules>& pos, Snapshot& shot) {
    if (!Bridges::plays(tables)) return;
    const auto& supply = pos.template slice<Bridges>().supply;
    shot.bridge_supplies.assign(supply.begin(), supply.begin() + pos.players);
    for (const Span& span : pos.spans.built) shot.bridges.push_back({pos.cell[span.tile], span.axis});
}

template <class Rules>
void add_castles(const Tables& tables, const Position<Rules>& pos, Snapshot& shot) {
    if (!Castles::plays(tables)) return;
    const Castles::State& state = pos.template slice<Castles>();
    shot.castle_supplies.assign(state.supply.begin(), state.supply.begin() + pos.players);
    for (const Castles::Castle& castle : state.castles) {
        shot.castles.push_back(
            {{pos.cell[castle.tiles[0]], pos.cell[castle.tiles[1]]}, castle.seat, castle.occupied});
    }
    if (shot.question && shot.question->kind == QuestionKind::Reward) shot.asking_castle = state.asking;
}

template <class Rules>
void add_wheel(const Tables& tables, const Position<Rules>& pos, Snapshot& shot) {
    if (!Wheel::plays(tables)) return;
    const Wheel::State& state = pos.template slice<Wheel>();
    WheelView& wheel = shot.wheel.emplace();
    wheel.pig = state.pig;
    for (unsigned segment = 0; segment < Wheel::kSegments; ++segment) {
        for (const std::uint8_t crown : state.crowns[segment]) {
            if (crown != 0) wheel.crowns[segment].push_back(static_cast<Seat>(crown - 1));
        }
    }
}

template <class Rules>
void add_bazaar(const Position<Rules>& pos, Snapshot& shot) {
    const Bazaars::State& state = pos.template slice<Bazaars>();
    if (state.phase == Bazaars::Phase::None) return;
    BazaarView& bazaar = shot.bazaar.emplace();
    bazaar.open.assign(state.open.begin(), state.open.end());
    bazaar.won.assign(state.won.begin(), state.won.begin() + pos.players);
    if (state.phase == Bazaars::Phase::Bidding || state.phase == Bazaars::Phase::Selling)
        bazaar.offer = {state.chooser, state.offered, state.bid, state.bidder};
}

template <class Rules>
Snapshot snapshot([[maybe_unused]] const Tables& tables, const Position<Rules>& pos) {
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
    if constexpr (Rules::template kHas<Bridges>) add_bridges(tables, pos, shot);
    if constexpr (Rules::template kHas<Castles>) add_castles(tables, pos, shot);
    if constexpr (Rules::template kHas<Wheel>) add_wheel(tables, pos, shot);
    if constexpr (Rules::template kHas<Bazaars>) add_bazaar(pos, shot);
    return shot;
}

}  // namespace trencavel::views
