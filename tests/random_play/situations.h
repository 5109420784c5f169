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
};
constexpr std::size_t kSituations = 12;

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
    void count(Situation situation, bool happened = true) {
        counts_[static_cast<std::size_t>(situation)] += happened;
    }

    std::array<std::uint64_t, kSituations> counts_{};
};

}  // namespace trencavel::random_play
