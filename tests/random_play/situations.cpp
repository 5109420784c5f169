#include "random_play/situations.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <set>
#include <utility>
#include <vector>

namespace trencavel::random_play {
namespace {

using tiles::FeatureKind;

const AreaView* area_with(const std::vector<AreaView>& areas, Spot spot) {
    for (const AreaView& area : areas) {
        if (std::find(area.members.begin(), area.members.end(), spot) != area.members.end()) return &area;
    }
    return nullptr;
}

bool has_cell(const AreaView& area, Cell cell) {
    return std::any_of(area.members.begin(), area.members.end(),
                       [&](const Spot& spot) { return spot.cell == cell; });
}

bool is_edged(FeatureKind kind) {
    return kind == FeatureKind::Road || kind == FeatureKind::City;
}

/// Seats that have, or had until they went home, a follower on the area.
unsigned seats_on(const AreaView& area, const std::vector<Event>& events) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < area.followers.size(); ++seat) seats |= (area.followers[seat] > 0) << seat;
    for (const Event& event : events) {
        if (event.kind != EventKind::Returned) continue;
        const Spot spot{event.cell, event.feature};
        if (std::find(area.members.begin(), area.members.end(), spot) != area.members.end())
            seats |= 1u << event.seat;
    }
    return seats;
}

/// Whether every part of the road leaves its tile on two sides.
bool has_no_end(const AreaView& road, const Game& game) {
    const Snapshot snapshot = game.snapshot();
    return std::all_of(road.members.begin(), road.members.end(), [&](const Spot& spot) {
        if (spot.feature == kSpanFeature) return true;
        for (const PlacedTile& tile : snapshot.board) {
            if (!(tile.cell == spot.cell)) continue;
            return std::popcount(game.tables().tiles[tile.tile]->features[spot.feature].sides) == 2;
        }
        return false;
    });
}

/// Whether a bridge of the road stands on a tile that the road has another part on.
bool crosses_twice(const AreaView& road) {
    return std::any_of(road.members.begin(), road.members.end(), [&](const Spot& bridge) {
        if (bridge.feature != kSpanFeature) return false;
        return std::any_of(road.members.begin(), road.members.end(), [&](const Spot& spot) {
            return spot.cell == bridge.cell && spot.feature != kSpanFeature;
        });
    });
}

/// Whether cells that are not the area's are cut off by it from the world outside: those that can be reached
/// from a corner outside, step by step, are all but the area's own and the holes.
bool has_hole(const AreaView& area) {
    std::set<std::pair<int, int>> seen;
    int left = 127, right = -127, top = 127, bottom = -127;
    for (const Spot& spot : area.members) {
        seen.insert({spot.cell.x(), spot.cell.y()});
        left = std::min(left, spot.cell.x() - 1);
        right = std::max(right, spot.cell.x() + 1);
        top = std::min(top, spot.cell.y() - 1);
        bottom = std::max(bottom, spot.cell.y() + 1);
    }
    std::vector<std::pair<int, int>> open = {{left, top}};
    while (!open.empty()) {
        const auto [x, y] = open.back();
        open.pop_back();
        if (x < left || x > right || y < top || y > bottom || !seen.insert({x, y}).second) continue;
        open.insert(open.end(), {{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}});
    }
    return static_cast<int>(seen.size()) < (right - left + 1) * (bottom - top + 1);
}

bool ends_with_discard(const std::vector<Event>& events) {
    const auto ended = std::find_if(events.begin(), events.end(),
                                    [](const Event& event) { return event.kind == EventKind::Ended; });
    return ended != events.end() && ended != events.begin() && (ended - 1)->kind == EventKind::Discarded;
}

/// A follower that was put somewhere and is at home again.
bool came_back_at_once(const std::vector<Event>& events) {
    const Event& placed = events.front();
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        return event.kind == EventKind::Returned && event.seat == placed.seat && event.cell == placed.cell &&
               event.feature == placed.feature;
    });
}

bool goes_far(const Move& move) {
    constexpr int kReach = -Position<BaseRules>::kWindowFrom;
    return std::abs(move.cell.x()) > kReach || std::abs(move.cell.y()) > kReach;
}

}  // namespace

std::string_view name(Situation situation) {
    constexpr std::array<std::string_view, kSituations> kNames = {
        "a tile that fits nowhere",
        "the last tile fits nowhere",
        "points shared by several players",
        "a majority against a minority",
        "a ring road",
        "a tile twice in one scored road or city",
        "a completed city around a hole",
        "several scoring areas completed by one tile",
        "a follower placed and returned in the same turn",
        "a completed cloister",
        "no follower question because the supply is empty",
        "a tile far from the start",
        "fortune",
        "taxes",
        "famine",
        "storm",
        "inquisition",
        "plague",
        "the plague takes an only follower unasked",
        "a crown of 3 points",
        "a crown of 6 points",
        "two crowns of one player",
        "a numbered tile that fits nowhere",
        "a bridge on the tile, as part of a placement",
        "a bridge on a neighbour, as part of a placement",
        "a bridge beside a placement",
        "a follower on a bridge",
        "a tile that fits only with a bridge",
        "such a tile refused",
        "a bridge that meets a bridge",
        "a scored road that crosses a tile twice by a bridge",
        "the plague takes a follower from a bridge",
        "a castle built",
        "a castle offered in another player's turn",
        "a castle declined",
        "a castle with a half on the wheel board",
        "two castles that share a tile",
        "a castle scored",
        "a castle scored by a castle",
        "a reward chosen",
        "the plague takes a follower from a castle",
        "the same from one of two castles that share a tile",
        "a field scored that touches a castle",
        "a bazaar",
        "a bazaar that too few tiles are left for",
        "a bazaar with a purchase",
        "a bazaar with a sale",
        "a bazaar tile that nobody bid higher for",
        "a score below zero",
        "a bazaar on a tile of a bazaar",
        "a tile of a bazaar that fits nowhere",
        "a tile taken without bidding",
        "a numbered tile of a bazaar",
        "a small city that scores half",
    };
    return kNames[static_cast<std::size_t>(situation)];
}

void Situations::note_scored(const Event& scored, const Game& game, const std::vector<AreaView>& areas) {
    count(Situation::Tie, std::popcount(scored.seats) > 1);
    count(Situation::CloisterDone, scored.what == ScoringKind::Cloister && scored.reason.complete);
    const AreaView* area = area_with(areas, {scored.cell, scored.feature});
    if (!area) return;
    count(Situation::Majority, (seats_on(*area, game.events()) & ~scored.seats) != 0);
    count(Situation::CrossedTwice, crosses_twice(*area));
    count(Situation::TileTwice, is_edged(area->kind) && area->tiles < area->members.size());
}

void Situations::note_completed(const AreaView& area, const Game& game) {
    count(Situation::RingRoad, area.kind == FeatureKind::Road && has_no_end(area, game));
    count(Situation::CityAroundHole, area.kind == FeatureKind::City && has_hole(area));
}

void Situations::note(const Snapshot& before, const Move& move, const Game& game) {
    const std::vector<Event>& events = game.events();
    const std::vector<AreaView> areas = game.areas();
    int completed = 0;
    for (const Event& event : events) {
        count(Situation::FitsNowhere, event.kind == EventKind::Discarded);
        if (event.kind != EventKind::Scored) continue;
        completed += event.reason.complete;
        note_scored(event, game, areas);
    }
    count(Situation::SeveralAtOnce, completed > 1);
    count(Situation::LastTileDiscarded, ends_with_discard(events));
    note_expansions(before, move, game);
    if (move.kind == MoveKind::Follower) count(Situation::AtOnce, came_back_at_once(events));
    if (move.kind != MoveKind::Place) return;
    const Snapshot now = game.snapshot();
    const bool asked = now.question && now.question->kind == QuestionKind::Follower;
    count(Situation::NoFollowerLeft, !asked && before.supplies[before.question->seat] == 0);
    count(Situation::FarAway, goes_far(move));
    for (const AreaView& area : areas) {
        if (area.complete && has_cell(area, move.cell)) note_completed(area, game);
    }
}

void Situations::add(const Situations& other) {
    for (std::size_t i = 0; i < kSituations; ++i) counts_[i] += other.counts_[i];
}

}  // namespace trencavel::random_play
