// What random games of Die Burg must come across, counted.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace trencavel::random_play {

enum class CourtSituation : std::uint8_t {
    PathScored,             // K8
    TowerScored,            // K9
    HouseScored,            // K10
    CourtScored,            // K18
    PathLevel,              // K11: followers of both, and nobody gets anything
    TowerLevel,             // K11
    HouseLevel,             // K11
    CourtLevel,             // K18: merchants level at the end
    Fountain,               // K8
    RingPath,               // K8: complete without an end
    PathOfTwoStartSpaces,   // K8
    StartSpaceCounted,      // K8, K9, K10: in a scoring
    TileTwice,              // K8: a scored area that one tile belongs to twice
    ClosedByOtherKind,      // K9: a scored area of which the last tile is no part
    Majority,               // K11: somebody with fewer followers gets nothing
    AtOnce,                 // K12: a follower placed and returned in the same turn
    OrderOfOwn,             // K14: several areas of who has the turn
    OrderOfOthers,          // K14: several areas of the other
    BothScore,              // K14: areas of both in one turn
    SeveralLevelAndScored,  // K11, K14: one tile completes a level area and one that scores
    DoublingAlone,          // K16: a single area, asked for because it can be doubled
    TwoDoublings,           // K16: in one turn
    DoublingTooNew,         // K15: a wall tile of this turn that would double an area
    DoublingOfOther,        // K16: the other's area, completed while the other holds the wall tile
    ExtraTurn,              // K16, wall tile 1
    TowerDoubled,           // K16, wall tile 2
    HouseDoubled,           // K16, wall tile 3
    PathTile,               // K16, wall tile 4
    TowerTile,              // K16, wall tile 5
    HouseTile,              // K16, wall tile 6
    CourtTile,              // K16, wall tile 7
    KeepTileDecides,        // K16, wall tile 8: without it the keeps would be ordered otherwise
    FivePoints,             // K16, wall tile 9
    TwoOfAKind,             // K16: two wall tiles of the same kind bring points to one seat
    TileWithoutArea,        // K16: a wall tile 4, 5, 6 or 7 that finds nothing at the end
    KeepPut,                // K13
    KeepMoved,              // K13
    KeepStays,              // K13: an own house that is not larger
    KeepNotMovedByOther,    // K13: a larger house that the other completed
    KeepScored,             // K18
    KeepsLevel,             // K18: both have one, and they count the same
    SecondField,            // K15: a wall tile taken from the second field of its tower
    InOthersTurn,           // K15
    SecondRound,            // K15: a wall tile taken on a second round of the track
    EmptyTower,             // K15: landed on, and nothing is left there
    RevealBetweenScorings,  // K15: more is to be scored after the wall tile is revealed
    ExtraAfterExtra,        // K16: in an extra turn
    ExtraTooNew,            // K15: not asked, the wall tile was taken in this turn
    ExtraInLastTurn,        // K17: not asked any more
    TakenInLastTurn,        // K17: wall tiles 4 to 9
    FitsNowhere,            // K5
    LastTileDiscarded,      // K5, K17
    NoFollowerLeft,         // K6: no follower question, because there is none in the supply

    ChapelScored,            // F2
    ChapelLevel,             // F2
    ChapelOf5,               // F2: five tiles or more
    ChapelOf8,               // F2: eight or more
    NestOfTwoAreas,          // F3: one nest counted for two areas
    NestsScored,             // F4
    NestsLevel,              // F4: both have some
    TokensOver12,            // F3: more than there are
    KingScored,              // F6
    KingOfLoser,             // F6: the majority is the other's
    KingLevel,               // F7
    KingOnCourt,             // F6
    KingWithWallTile,        // F6, wall tiles 4 to 6
    KingWithCourtTile,       // F6, wall tile 7
    KingBarsDoubling,        // F8: wall tile 2 or 3 could be used otherwise
    OthersKingBarsDoubling,  // F8: the same with the king of who has the minority
    FalconerScored,          // F6
    FalconerAlone,           // F6: an area without nests
    FalconerLevel,           // F7
    FalconerOnCourt,         // F6
    OnlySpecialLeft,         // F5: no follower in the supply, but king or falconer

    GateStop,         // F9
    GateTakesAll,     // F9: not a single point counts
    GateLeft,         // F9: the next scoring goes on from the gate
    GateAfterGate,    // F9: from one gate to the next
    GateSecondRound,  // F9: on a second round of the track
    GateIgnored,      // F9: passed in the final scoring
};
constexpr std::size_t kCourtSituations = 80;

std::string_view name(CourtSituation situation);

class CourtSituations {
public:
    std::uint64_t operator[](CourtSituation situation) const {
        return counts_[static_cast<std::size_t>(situation)];
    }
    void count(CourtSituation situation, bool happened = true) {
        counts_[static_cast<std::size_t>(situation)] += happened;
    }

private:
    std::array<std::uint64_t, kCourtSituations> counts_{};
};

}  // namespace trencavel::random_play
