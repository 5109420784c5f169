// Situations of areas that a tile completes.
#include <algorithm>
#include <bit>

#include "games/kinds.h"
#include "random_play/court/watch.h"
#include "rules/families/court_reasons.h"

namespace trencavel::random_play {
namespace {

using tiles::FeatureKind;

std::size_t cells_of(const AreaView& area) {
    std::set<std::uint16_t> cells;
    for (const Spot& spot : area.members) cells.insert(spot.cell.packed);
    return cells.size();
}

bool has_cell(const AreaView& area, Cell cell) {
    return std::any_of(area.members.begin(), area.members.end(),
                       [&](const Spot& spot) { return spot.cell == cell; });
}

const PlacedTile& tile_in(const Snapshot& snapshot, Cell cell) {
    return *std::find_if(snapshot.board.begin(), snapshot.board.end(),
                         [&](const PlacedTile& tile) { return tile.cell == cell; });
}

const tiles::Feature& feature_of(const Game& game, const Snapshot& snapshot, const Spot& spot) {
    return game.tables().tiles[tile_in(snapshot, spot.cell).tile]->features[spot.feature];
}

bool is_inside(const Game& game, Cell cell) {
    if (cell.x() < 0 || cell.y() < 0 || cell.y() >= static_cast<int>(WallTable::kGrid)) return false;
    return (game.tables().wall.rows[static_cast<unsigned>(cell.y())] >> cell.x() & 1) != 0;
}

/// Whether every part of the path leaves its tile on two sides or more, and none of them at the wall.
bool has_no_end(const AreaView& path, const Game& game) {
    const Snapshot snapshot = game.snapshot();
    return std::all_of(path.members.begin(), path.members.end(), [&](const Spot& spot) {
        const unsigned sides = feature_of(game, snapshot, spot).sides;
        if (std::popcount(sides) < 2) return false;
        for (unsigned side = 0; side < 4; ++side) {
            const unsigned turned = (side + tile_in(snapshot, spot.cell).rotation) % 4;
            if ((sides >> side & 1) != 0 && !is_inside(game, spot.cell.neighbour(turned))) return false;
        }
        return true;
    });
}

/// The wall tile that could double an area of this kind (K16); 0 if none could.
unsigned doubling_tile(FeatureKind kind) {
    return kind == FeatureKind::Tower ? 2 : kind == FeatureKind::House ? 3 : 0;
}

}  // namespace

bool CourtWatch::Scoring::had(Seat whose, Sort sort) const {
    return std::any_of(returned.begin(), returned.end(), [&](const Event* each) {
        return each->seat == whose && static_cast<Sort>(each->other) == sort;
    });
}

bool CourtWatch::Scoring::had(Seat whose) const {
    return std::any_of(returned.begin(), returned.end(),
                       [&](const Event* each) { return each->seat == whose; });
}

/// The event with all that belongs to it.
CourtWatch::Scoring CourtWatch::scoring_at(std::size_t i) const {
    const std::vector<Event>& events = game_->events();
    Scoring scoring{.event = &events[i],
                    .area = area_at(events[i].cell, events[i].feature),
                    .seat = static_cast<Seat>(events[i].seats >> 1),  // bit 0 or bit 1
                    .returned = {}};
    for (std::size_t j = i + 1; j < events.size() && events[j].kind != EventKind::Scored; ++j) {
        if (events[j].kind == EventKind::Returned) scoring.returned.push_back(&events[j]);
    }
    return scoring;
}

void CourtWatch::note_kind(const Scoring& scoring) {
    const unsigned tiles = scoring.event->reason.tiles;
    switch (scoring.area->kind) {
        case FeatureKind::Path:
            count(CourtSituation::PathScored);
            count(CourtSituation::Fountain, scoring.event->reason.counts[court::kFountain]);
            count(CourtSituation::RingPath, has_no_end(*scoring.area, *game_));
            count(CourtSituation::PathOfTwoStartSpaces, tiles >= cells_of(*scoring.area) + 2);
            break;
        case FeatureKind::Tower:
            count(CourtSituation::TowerScored);
            break;
        case FeatureKind::House:
            count(CourtSituation::HouseScored);
            break;
        default:
            count(CourtSituation::ChapelScored);
            count(CourtSituation::ChapelOf5, tiles >= 5);
            count(CourtSituation::ChapelOf8, tiles >= 8);
    }
}

void CourtWatch::note_shape(const Scoring& scoring) {
    const std::size_t cells = cells_of(*scoring.area);
    count(CourtSituation::StartSpaceCounted, scoring.event->reason.tiles > cells);
    count(CourtSituation::TileTwice, scoring.area->members.size() > cells);
    count(CourtSituation::ClosedByOtherKind, !has_cell(*scoring.area, turn_.cell));
    count(CourtSituation::Majority, scoring.had(0) && scoring.had(1));
    const unsigned both = turn_.scorers | scoring.event->seats;
    count(CourtSituation::BothScore, both == 3 && turn_.scorers != 3);
    count(CourtSituation::SeveralLevelAndScored, turn_.level && turn_.scorers == 0);
    turn_.scorers = both;
}

void CourtWatch::note_doubling(const Scoring& scoring) {
    const unsigned kind = doubling_tile(scoring.area->kind);
    if (kind == 0) return;
    if (scoring.event->reason.counts[court::kWallTile] != 0) {
        count(kind == 2 ? CourtSituation::TowerDoubled : CourtSituation::HouseDoubled);
        --turn_.usable[kind];
        return count(CourtSituation::TwoDoublings, ++turn_.doublings == 2);
    }
    const Seat other = static_cast<Seat>(1 - turn_.seat);
    if (scoring.seat == other) {
        const std::vector<unsigned> held = game_->snapshot().court->held[other];
        return count(CourtSituation::DoublingOfOther, std::count(held.begin(), held.end(), kind) > 0);
    }
    const bool own_king = scoring.had(turn_.seat, falcon::kKing);
    const bool others_king = scoring.had(other, falcon::kKing);
    count(CourtSituation::KingBarsDoubling, turn_.usable[kind] > 0 && own_king);
    count(CourtSituation::OthersKingBarsDoubling, turn_.usable[kind] > 0 && others_king && !own_king);
    count(CourtSituation::DoublingTooNew,
          turn_.usable[kind] == 0 && turn_.fresh[kind] > 0 && !own_king && !others_king);
}

void CourtWatch::note_keep_of_house(const Scoring& scoring) {
    if (scoring.area->kind != FeatureKind::House) return;
    const bool is_larger = scoring.event->reason.tiles > keeps_[scoring.seat];
    if (scoring.seat != turn_.seat) return count(CourtSituation::KeepNotMovedByOther, is_larger);
    count(CourtSituation::KeepStays, !is_larger);
}

/// King and falconer.
void CourtWatch::note_special(const Scoring& scoring) {
    const bool falconer = scoring.had(scoring.seat, falcon::kFalconer);
    count(CourtSituation::KingScored, scoring.event->reason.counts[court::kKing]);
    count(CourtSituation::KingOfLoser, scoring.had(static_cast<Seat>(1 - scoring.seat), falcon::kKing));
    count(CourtSituation::FalconerScored, falconer);
    count(CourtSituation::FalconerAlone, falconer && scoring.area->nests == 0);
}

void CourtWatch::note_nests(const Scoring& scoring) {
    const Snapshot snapshot = game_->snapshot();
    bool again = false;
    std::set<std::uint16_t> cells;
    for (const Spot& spot : scoring.area->members) {
        if (feature_of(*game_, snapshot, spot).nests > 0) cells.insert(spot.cell.packed);
    }
    for (const std::uint16_t cell : cells) again |= !nests_counted_.insert(cell).second;
    count(CourtSituation::NestOfTwoAreas, again);
}

/// Where the marker comes to.
void CourtWatch::note_marker(const Scoring& scoring) {
    const Seat seat = scoring.seat;
    const int points = scoring.event->points;
    const int lost = scoring.event->reason.lost;
    const WallTable& wall = game_->tables().wall;
    score_[seat] += points - lost;
    const std::uint8_t tower = wall.tower_at[static_cast<unsigned>(score_[seat]) % WallTable::kFields];
    count(CourtSituation::EmptyTower, lost == 0 && tower != WallTable::kNone && !towers_[tower]);
    count(CourtSituation::GateStop, lost > 0);
    count(CourtSituation::GateTakesAll, lost == points);
    count(CourtSituation::GateLeft, at_gate_[seat] && lost == 0);
    count(CourtSituation::GateAfterGate, at_gate_[seat] && lost > 0);
    count(CourtSituation::GateSecondRound, lost > 0 && score_[seat] >= static_cast<int>(WallTable::kFields));
    at_gate_[seat] = lost > 0;
}

void CourtWatch::note_completed(const Scoring& scoring) {
    note_kind(scoring);
    note_shape(scoring);
    note_doubling(scoring);
    note_keep_of_house(scoring);
    note_special(scoring);
    note_nests(scoring);
    note_marker(scoring);
}

}  // namespace trencavel::random_play
