// Follows one game of Die Burg and counts the situations that it comes across.
#pragma once

#include <array>
#include <set>
#include <vector>

#include "games/game.h"
#include "random_play/court/situations.h"

namespace trencavel::random_play {

class CourtWatch {
public:
    /// Both must outlive it.
    CourtWatch(const Game& game, CourtSituations& situations) : game_(&game), situations_(&situations) {}

    /// To be told of every move, from the first one on: how the game stood before it.
    void note(const Snapshot& before, const Move& move);

private:
    using Kinds = std::array<int, WallTable::kWallTiles + 1>;  // numbers by kind of wall tile

    /// What has happened in the turn.
    struct Turn {
        Seat seat = kChance;
        Cell cell{};         // of its tile
        Kinds usable{};      // wall tiles that were there when it began, and are not used yet
        Kinds fresh{};       // taken since by who has the turn
        bool extra = false;  // by wall tile 1
        bool level = false;  // something was completed with level followers
        unsigned doublings = 0;
        unsigned scorers = 0;  // a bit for each seat
    };

    /// A scoring with what the events after it say: who stood there.
    struct Scoring {
        const Event* event = nullptr;
        const AreaView* area = nullptr;
        Seat seat = 0;
        std::vector<const Event*> returned;

        bool had(Seat seat, Sort sort) const;
        bool had(Seat seat) const;
    };

    void begin_turn(const Snapshot& before, const Move& move);
    void note_move(const Snapshot& before, const Move& move);
    void note_events(const Snapshot& before);
    void note_level();
    void note_taken(const Snapshot& before, const Event& taken);
    void note_keep(const Event& keep);
    void note_question(const Snapshot& before, const Move& move);

    // court_watch_scoring.cpp: what is completed
    Scoring scoring_at(std::size_t i) const;
    void note_completed(const Scoring& scoring);
    void note_kind(const Scoring& scoring);
    void note_shape(const Scoring& scoring);
    void note_doubling(const Scoring& scoring);
    void note_keep_of_house(const Scoring& scoring);
    void note_special(const Scoring& scoring);
    void note_nests(const Scoring& scoring);
    void note_marker(const Scoring& scoring);

    // court_watch_end.cpp: the final scoring
    void note_final(const Event& scored);
    void note_end();
    void note_wall_tiles_at_end(const Snapshot& now);
    void note_keeps_at_end(const CourtView& court);

    const AreaView* area_at(Cell cell, unsigned feature) const;
    bool happened(EventKind kind) const;
    void count(CourtSituation situation, bool happened = true) { situations_->count(situation, happened); }

    const Game* game_;
    CourtSituations* situations_;
    Turn turn_;
    bool extra_is_next_ = false;
    std::set<std::uint16_t> nests_counted_;  // cells

    // Since the last move, brought up to date event by event:
    std::vector<AreaView> areas_;
    std::array<int, 2> score_{};
    std::array<bool, 2> at_gate_{};
    std::array<unsigned, 2> keeps_{};
    std::array<bool, WallTable::kTowers> towers_{};
};

}  // namespace trencavel::random_play
