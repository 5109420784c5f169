// Situations of the final scoring of Die Burg.
#include <algorithm>

#include "games/kinds.h"
#include "games/rulesets.h"
#include "random_play/court/watch.h"
#include "rules/families/court_reasons.h"

namespace trencavel::random_play {
namespace {

using tiles::FeatureKind;

/// Whether a gate stands on the way.
bool passes_gate(const WallTable& wall, int score, int points) {
    for (int step = 0; step < points; ++step) {
        if (wall.gate_after[static_cast<unsigned>(score + step) % WallTable::kFields]) return true;
    }
    return false;
}

/// Who has more; 0 if level.
int order(int first, int second) {
    return (first > second) - (first < second);
}

int count_of(const std::vector<unsigned>& held, unsigned kind) {
    return static_cast<int>(std::count(held.begin(), held.end(), kind));
}

}  // namespace

void CourtWatch::note_final(const Event& scored) {
    const bool king = scored.reason.counts[court::kKing];
    const auto seat = static_cast<Seat>(scored.seats >> 1);
    switch (scored.what) {
        case burg::kKeepScoring:
            count(CourtSituation::KeepScored);
            break;
        case falcon::kNestsScoring:
            count(CourtSituation::NestsScored);
            break;
        case ScoringKind::Court:
            count(CourtSituation::CourtScored);
            count(CourtSituation::CourtTile, scored.reason.counts[court::kWallTile] == 7);
            count(CourtSituation::KingOnCourt, king);
            count(CourtSituation::KingWithCourtTile, king && scored.reason.counts[court::kWallTile] == 7);
            break;
        default:
            count(CourtSituation::PathTile, scored.reason.counts[court::kWallTile] == 4);
            count(CourtSituation::TowerTile, scored.reason.counts[court::kWallTile] == 5);
            count(CourtSituation::HouseTile, scored.reason.counts[court::kWallTile] == 6);
            count(CourtSituation::FivePoints, scored.reason.counts[court::kWallTile] == 9);
            count(CourtSituation::KingWithWallTile, king);
    }
    const bool gates_stop = (game_->tables().switches & falcon::kGatesStop) != 0;
    count(CourtSituation::GateIgnored,
          gates_stop && passes_gate(game_->tables().wall, score_[seat], scored.points));
    score_[seat] += scored.points;
}

/// Those that bring points, and those that do not.
void CourtWatch::note_wall_tiles_at_end(const Snapshot& now) {
    for (const unsigned seat : {0u, 1u}) {
        Kinds used{};
        for (const Event& event : game_->events()) {
            const bool is_final = event.kind == EventKind::Scored && !event.reason.complete;
            if (is_final && event.seats == 1u << seat) ++used[event.reason.counts[court::kWallTile]];
        }
        for (const unsigned kind : {4u, 5u, 6u, 7u, 9u}) {
            count(CourtSituation::TwoOfAKind, used[kind] >= 2);
            count(CourtSituation::TileWithoutArea, used[kind] < count_of(now.court->held[seat], kind));
        }
    }
}

void CourtWatch::note_keeps_at_end(const CourtView& court) {
    std::array<int, 2> sizes{};
    std::array<int, 2> with_tiles{};
    for (const unsigned seat : {0u, 1u}) {
        sizes[seat] = static_cast<int>(court.keeps[seat].size);
        with_tiles[seat] = sizes[seat] == 0 ? 0 : sizes[seat] + 2 * count_of(court.held[seat], 8);
    }
    count(CourtSituation::KeepTileDecides, order(sizes[0], sizes[1]) != order(with_tiles[0], with_tiles[1]));
    count(CourtSituation::KeepsLevel, with_tiles[0] > 0 && with_tiles[0] == with_tiles[1]);
}

void CourtWatch::note_end() {
    const Snapshot now = game_->snapshot();
    note_wall_tiles_at_end(now);
    note_keeps_at_end(*now.court);
    const std::array<unsigned, 2>& nests = now.nests;
    count(CourtSituation::NestsLevel, nests[0] > 0 && nests[0] == nests[1]);
    count(CourtSituation::TokensOver12, nests[0] + nests[1] > 12);
    for (const AreaView& area : areas_) {
        const bool is_level = area.followers[0] > 0 && area.followers[0] == area.followers[1];
        count(CourtSituation::CourtLevel, area.kind == FeatureKind::Court && is_level);
    }
}

}  // namespace trencavel::random_play
