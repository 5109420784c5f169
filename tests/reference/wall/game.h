// Die Burg and its Falken expansion as the rules text tells them, in the slowest and simplest way. Moves are
// spelled as in records; K and F with a number in the comments are the numbers of the rules.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reference/draw_pile.h"
#include "reference/record/spelling.h"
#include "reference/scoring.h"
#include "reference/tile_box.h"
#include "reference/wall/area.h"
#include "reference/wall/land.h"
#include "reference/wall/marker.h"
#include "reference/wall/tiles.h"
#include "tiles/read/library.h"

namespace trencavel::reference {

struct WallOptions {
    bool falcon = false;      // with the Falken expansion
    bool gates_stop = false;  // F9; only with falcon
    int players = 2;
    /// Names of tiles, the first to be drawn first. If the last entry is "...", the tiles before it are the
    /// known part of the full set, and what follows is drawn by `draw TILE` moves.
    std::vector<std::string> deck;
    /// The wall tiles of the 13 towers from 12/13 on: 1 to 9, or kHidden for one that a `reveal N` move tells
    /// when it is taken.
    std::vector<int> wall;
};

enum class Figure { Follower, King, Falconer };

/// A figure on the land.
struct WallFollower {
    int seat = 0;
    Figure figure{};
    Part part;
};

class WallGame {
public:
    /// Throws std::invalid_argument if options, players, deck or wall are not allowed.
    WallGame(const tiles::Library& library, const WallOptions& options);

    /// What the player to move may choose, spelled as in records; or, while chance has to move, what it may
    /// bring (`draw TILE`, `reveal N`). Empty when the game is over.
    std::vector<std::string> legal_moves() const;

    /// Whether the move is one of these, or names the same area by another cell or feature.
    bool is_legal(const std::string& move) const;

    /// Makes the move. Returns false, and changes nothing, if it is not legal.
    bool apply(const std::string& move);

    /// Ends the game as it stands, without final scoring (resigned, drawn, time). Not for a finished game.
    void stop(const std::vector<int>& winners);

    /// Points by seat.
    std::vector<int> scores() const;
    /// Plain followers in the supply, by seat.
    std::vector<int> supplies() const { return supply(Figure::Follower); }
    /// F5: kings and falconers in the supply, by seat; all 0 without the expansion.
    std::vector<int> kings() const { return supply(Figure::King); }
    std::vector<int> falconers() const { return supply(Figure::Falconer); }
    /// F3: every nest token ever taken, by seat.
    const std::vector<int>& nests() const { return nests_; }
    /// K13: the size of the house with the keep, by seat; 0 without a keep. Wall tile 8 is not in it.
    const std::vector<int>& keeps() const { return keeps_; }
    /// The wall tiles in front of the seat, sorted. Those that count at the end stay there.
    std::vector<int> held(int seat) const { return wall_tiles_.held(seat); }
    /// F9: whether the seat's marker stands at a gate.
    bool at_gate(int seat) const { return markers_[seat].at_gate; }
    /// K18: how many cells the largest connected group of empty cells has.
    int largest_free_group() const { return land_.largest_free_group(); }
    /// The towers that still have their wall tile, counted from 12/13 on.
    std::vector<int> towers_left() const { return wall_tiles_.towers_left(); }
    /// All wall tiles, wherever they are.
    const WallTiles& wall_tiles() const { return wall_tiles_; }

    /// Whose decision it is; if nobody is asked, whose turn it is or was.
    int seat() const { return turn_seat_; }
    /// "place", "follower", "score" or "extra"; "draw" or "reveal", which nobody is asked; "" when the game
    /// is over.
    std::string asks() const;
    /// The name of the tile in hand, not yet placed; "" if there is none.
    std::string tile() const { return hand_ ? hand_->name() : ""; }
    /// Tiles not yet drawn.
    int left() const { return pile_.left(); }
    bool over() const { return phase_ == Phase::Over; }
    /// K19; empty until the game is over.
    const std::vector<int>& winners() const { return winners_; }
    /// What scored since the last move, in the order in which it happened.
    const std::vector<Scoring>& scorings() const { return scorings_; }
    /// The tiles that have left the game because they fitted nowhere (K5).
    const std::vector<std::string>& discarded() const { return discarded_; }

    const WallLand& land() const { return land_; }
    const std::vector<WallFollower>& followers() const { return followers_; }
    /// Every area on the table, sorted by first part.
    std::vector<WallArea> areas() const;
    /// The areas completed in this turn that are still to be scored, while that is under way.
    std::vector<WallArea> pending() const;

private:
    enum class Phase { Draw, Place, Follower, Score, Reveal, Extra, Over };

    /// K15: a seat that has come to a tower whose wall tile is hidden.
    struct Taking {
        int seat = 0;
        int tower = 0;
    };

    // wall_game.cpp: setup, questions and answers
    std::string canonical(const std::string& move) const;
    void answer(const std::string& move);
    std::vector<int> supply(Figure figure) const;
    WallArea area(Part part) const;

    // wall_turn.cpp: drawing, placing, the follower, the end of a turn
    std::vector<std::string> draw_moves() const;
    void draw();
    void answer_draw(const std::string& move);
    void take_in_hand(const TileCopy& copy);
    void begin_turn(int seat);
    std::vector<Placement> placements() const;
    std::vector<std::string> place_moves() const;
    void answer_placement(const std::string& move);
    bool may_stand(Figure figure, Part part) const;
    std::vector<std::string> follower_moves() const;
    void ask_follower();
    void answer_follower(const std::string& move);
    std::vector<std::string> extra_moves() const { return {"extra", "pass"}; }
    void end_turn();
    void answer_extra(const std::string& move);

    // wall_completed.cpp: scoring what a tile completed, and wall tiles
    std::vector<WallArea> completed_areas() const;
    std::vector<WallArea> areas_won_by(int seat) const;
    std::vector<WallArea> areas_in_question() const;
    bool may_double(const WallArea& area) const;
    bool is_choice(const std::vector<WallArea>& areas) const;
    std::vector<std::string> score_moves() const;
    void begin_scoring();
    void go_on_scoring();
    void answer_score(const std::string& move);
    void score(const WallArea& area, bool doubled);
    void move_keep(const WallArea& house);
    void move_marker(int seat, int points);
    void take_wall_tile(int seat);
    void take_back_followers(const WallArea& area);
    std::vector<std::string> reveal_moves() const;
    void answer_reveal(const std::string& move);

    // wall_end.cpp: the end of the game
    void award_at_end(const std::string& kind, int points, int seat);
    void award_free_group(const std::string& kind, const std::vector<int>& sizes);
    std::vector<int> final_keeps() const;
    std::vector<WallArea> owned_areas(int seat, tiles::FeatureKind kind) const;
    void score_courts(int seat);
    void score_unfinished(int seat, int wall_tile, tiles::FeatureKind kind);
    void score_wall_tiles(int seat);
    void finish();

    TileBox box_;
    WallOptions options_;
    DrawPile pile_;
    std::vector<std::string> not_left_;  // tiles known from the deck or drawn since

    Phase phase_ = Phase::Draw;
    int turn_seat_ = 0;
    Cell placed_;  // the tile of this turn
    std::optional<TileCopy> hand_;
    std::optional<Taking> to_reveal_;

    WallLand land_;
    std::vector<WallFollower> followers_;
    std::vector<Marker> markers_;
    std::vector<int> nests_;
    std::vector<int> keeps_;
    WallTiles wall_tiles_;

    std::vector<Scoring> scorings_;
    std::vector<std::string> discarded_;
    std::vector<int> winners_;
};

}  // namespace trencavel::reference
