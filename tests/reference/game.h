// Carcassonne as the rules text tells it, in the slowest and simplest way. Moves are spelled as in records;
// C1 to C14 in the comments are the numbers of the rules.
#pragma once

#include <compare>
#include <memory>
#include <string>
#include <vector>

#include "reference/land.h"
#include "tiles/tile_set.h"

namespace trencavel::reference {

/// A follower on the table.
struct Follower {
    int seat = 0;
    Part part;
};

/// An area that brought points.
struct Scoring {
    std::string kind;        // as in `expect scored`: road, city, cloister, field
    int points = 0;          // for each of the seats
    std::vector<int> seats;  // sorted

    auto operator<=>(const Scoring&) const = default;
};

/// A place for the tile in hand.
struct Placement {
    Cell cell;
    int turns = 0;  // quarter turns clockwise
};

class Game {
public:
    /// `deck` holds tile ids, the first to be drawn first, without the start tile. If its last entry is
    /// "...", the tiles before it are the known part of the full set, and what follows is drawn by `draw
    /// TILE` moves. Throws std::invalid_argument if players or deck are not allowed.
    Game(const tiles::TileSet& set, int players, const std::vector<std::string>& deck);

    /// What the player to move may choose, spelled as in records. Empty when the game is over, and while it
    /// waits for a `draw`, which is a move that nobody makes.
    std::vector<std::string> legal_moves() const;

    /// Makes the move. Returns false, and changes nothing, if it is not legal.
    bool apply(const std::string& move);

    /// Ends the game as it stands, without final scoring (resigned, drawn, time). Not for a finished game.
    void stop(const std::vector<int>& winners);

    const std::vector<int>& scores() const { return scores_; }
    /// Followers in the supply, by seat.
    std::vector<int> supplies() const;
    /// Whose turn it is; in a finished game, whose turn was the last.
    int seat() const { return seat_; }
    /// "place" or "follower"; "" when nobody is asked anything: the game is over or waits for a `draw`.
    std::string asks() const;
    /// The id of the tile in hand, not yet placed; "" if there is none.
    std::string tile() const { return hand_ ? hand_->id : ""; }
    /// Tiles not yet drawn.
    int left() const { return static_cast<int>(known_.size()) + unknown_; }
    bool over() const { return phase_ == Phase::Over; }
    /// C14; empty until the game is over.
    const std::vector<int>& winners() const { return winners_; }
    /// What scored since the last move, in the order in which it happened. Areas worth nothing are left out.
    const std::vector<Scoring>& scorings() const { return scorings_; }
    /// The tiles that have left the game because they fitted nowhere (C4), in that order.
    const std::vector<std::string>& discarded() const { return discarded_; }
    const Land& land() const { return land_; }
    const std::vector<Follower>& followers() const { return followers_; }
    /// Every area on the table, sorted by first part.
    std::vector<Area> areas() const;

private:
    enum class Phase { Draw, Place, Follower, Over };

    const tiles::Tile& find_tile(const std::string& id) const;
    int full_deck_size() const;
    int players() const { return static_cast<int>(scores_.size()); }

    Area area(Part part) const;
    std::vector<Area> occupied_areas() const;

    std::vector<Placement> placements() const;
    std::vector<int> follower_features() const;

    bool apply_draw(const std::string& move);
    bool apply_place(const std::string& move);
    bool apply_follower(const std::string& move);

    void draw();
    void take(const tiles::Tile& tile);
    void end_turn();
    void score(const Area& area);
    void take_back_followers(const Area& area);
    void finish();

    std::shared_ptr<const tiles::TileSet> set_;
    std::vector<std::string> known_;  // the tiles to be drawn, the next one first
    int unknown_ = 0;                 // how many more come after them

    Phase phase_ = Phase::Draw;
    int seat_ = 0;
    const tiles::Tile* hand_ = nullptr;
    Cell last_placed_;

    Land land_;
    std::vector<Follower> followers_;
    std::vector<int> scores_;

    std::vector<Scoring> scorings_;
    std::vector<std::string> discarded_;
    std::vector<int> winners_;
};

}  // namespace trencavel::reference
