// What random games must come across, counted: a comparison that never sees a tie proves nothing about ties.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/game.h"

namespace trencavel::random_play {

enum class Situation : std::uint8_t {
    FitsNowhere,        // C4: a tile that fits nowhere
    LastTileDiscarded,  // C4, C13: the game ends with one
    Tie,                // C9: points shared by two or more
    Majority,           // C9: somebody with fewer followers gets nothing
    RingRoad,           // C6: a road that is complete without an end
    TileTwice,          // C6, C7: a scored road or city that one tile belongs to twice
    CityAroundHole,     // C7: a completed city with something else, or nothing, in its middle
    SeveralAtOnce,      // C11: one tile completes several areas that score
    AtOnce,             // C10: a follower placed and returned in the same turn
    CloisterDone,       // C8
    NoFollowerLeft,     // C5, C10: a turn without a follower question, because there is none in the supply
    FarAway,            // a tile beyond the part of the table that the engine looks up quickly

    Fortune,           // W5
    Taxes,             // W6: somebody gets something, as in those that follow
    Famine,            // W7
    Storm,             // W8
    Inquisition,       // W9
    Plague,            // W10: a follower goes home
    PlagueUnasked,     // W10: the only one there is
    CrownOf3,          // W11
    CrownOf6,          // W11: alone on two spaces
    TwoCrownsOfOne,    // W11: both spaces are one player's
    NumberUnplayable,  // W13: a numbered tile that fits nowhere

    BridgeUnderTile,       // B5: a bridge on the tile, without which it would not fit
    BridgeToTile,          // B5: the same on a neighbour
    BridgeBeside,          // B2: a bridge beside the placement
    FollowerOnBridge,      // B7
    OnlyWithBridge,        // B5: a tile that fits only with a bridge
    Refused,               // B5
    BridgeMeetsBridge,     // B2: bridges in a row
    CrossedTwice,          // B6: a scored road that runs over and under a bridge
    RecalledFromBridge,    // W10
    CastleBuilt,           // B8
    CastleOfAnother,       // B8: offered in another player's turn
    CastleDeclined,        // B8
    CastleOnBoard,         // B23: half of it is the wheel board's
    CastlesShareTile,      // B8: two castles with a tile in common
    CastleScored,          // B11
    CastleChained,         // B13
    RewardChosen,          // B12
    RecalledFromCastle,    // B23
    RecalledFromPair,      // B23: from one of two castles with followers that share a tile
    CastleAtField,         // B15
    BazaarHeld,            // B16
    TooFewForBazaar,       // B16
    Bought,                // B18
    Sold,                  // B18
    NobodyBidHigher,       // B18: the own bid is paid to nobody
    BelowZero,             // B20
    BazaarInBazaar,        // B21: which starts none
    BazaarTileUnplayable,  // B21, C4: a tile of a bazaar that fits nowhere
    Taken,                 // B22
    NumberInBazaar,        // B23: a numbered tile of a bazaar is resolved
    SmallCityScored,       // C15: half of what it brings otherwise
};
constexpr std::size_t kPlainSituations = 12;  // those of Carcassonne alone
constexpr std::size_t kSituations = 54;

std::string_view name(Situation situation);

class Situations {
public:
    std::uint64_t operator[](Situation situation) const {
        return counts_[static_cast<std::size_t>(situation)];
    }

    /// To be told of every move: how the game stood before it, and how it stands now.
    void note(const Snapshot& before, const Move& move, const Game& game);

    void add(const Situations& other);

private:
    void note_scored(const Event& scored, const Game& game, const std::vector<AreaView>& areas);
    void note_completed(const AreaView& area, const Game& game);

    // situations_of_expansions.cpp
    void note_expansions(const Snapshot& before, const Move& move, const Game& game);
    void note_move(const Snapshot& before, const Move& move, const Game& game);
    void note_events(const Move& move, const Game& game);
    void note_points(const Event& scored);
    void note_castle(const Event& built, const Game& game);
    void note_bridge(const Event& built, const Game& game);

    void count(Situation situation, bool happened = true) {
        counts_[static_cast<std::size_t>(situation)] += happened;
    }

    std::array<std::uint64_t, kSituations> counts_{};
};

}  // namespace trencavel::random_play
