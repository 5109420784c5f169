// Carcassonne, the Wheel of Fortune and expansion 8 as the rules text tells them, in the slowest and simplest
// way. Moves are spelled as in records; C, W and B with a number in the comments are the numbers of the
// rules.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "reference/auction.h"
#include "reference/castle.h"
#include "reference/draw_pile.h"
#include "reference/land.h"
#include "reference/record/spelling.h"
#include "reference/scoring.h"
#include "reference/tile_box.h"
#include "reference/wheel.h"
#include "tiles/model/tile_set.h"
#include "tiles/read/library.h"

namespace trencavel::reference {

/// Which game is played. The tiles of expansion 8 come in with any of its three parts.
struct Options {
    std::string game = "carcassonne";  // or "wheel"
    bool bridges = false;
    bool castles = false;
    bool bazaars = false;
    bool draft = false;         // B22: bazaars without bidding
    bool small_cities = false;  // C15: a completed city of two tiles scores half
    int players = 2;
    /// Names of tiles, the first to be drawn first, without the start tile. If the last entry is "...", the
    /// tiles before it are the known part of the full set, and what follows is drawn by `draw TILE` moves.
    std::vector<std::string> deck;

    bool expansion_8() const { return bridges || castles || bazaars; }
};

/// A follower on the land or on a bridge. Those on castles and crown spaces are told by these.
struct Follower {
    int seat = 0;
    Part part;
};

class Game {
public:
    /// Throws std::invalid_argument if game, players or deck are not allowed.
    Game(const tiles::Library& library, const Options& options);

    /// Carcassonne without expansions, with the tiles of this set.
    Game(const tiles::TileSet& set, int players, const std::vector<std::string>& deck);

    /// What the player to move may choose, spelled as in records. Empty when the game is over, and while it
    /// waits for a `draw`, which is a move that nobody makes.
    std::vector<std::string> legal_moves() const;

    /// Whether the move is one of these, or names the same by another cell or feature.
    bool is_legal(const std::string& move) const;

    /// Makes the move. Returns false, and changes nothing, if it is not legal.
    bool apply(const std::string& move);

    /// Ends the game as it stands, without final scoring (resigned, drawn, time). Not for a finished game.
    void stop(const std::vector<int>& winners);

    const std::vector<int>& scores() const { return scores_; }
    /// Followers in the supply, by seat.
    std::vector<int> supplies() const;
    /// Bridges and castle tokens in the supply, by seat; all 0 in a game without them.
    const std::vector<int>& bridges() const { return bridges_; }
    const std::vector<int>& castles() const { return castle_tokens_; }

    /// Whose decision it is; if nobody is asked, whose turn it is or was.
    int seat() const;
    /// "place", "follower", "castle", "reward", "recall", "offer", "bid", "sell" or "take"; "" when nobody is
    /// asked anything: the game is over or waits for a `draw`.
    std::string asks() const;
    /// The name of the tile in hand, not yet placed; "" if there is none.
    std::string tile() const { return hand_ ? hand_->name() : ""; }
    /// Tiles not yet drawn; those turned up in a bazaar are drawn.
    int left() const { return pile_.left(); }
    bool over() const { return phase_ == Phase::Over; }
    /// C14; empty until the game is over.
    const std::vector<int>& winners() const { return winners_; }
    /// What scored since the last move, in the order in which it happened. What is worth nothing is left out.
    const std::vector<Scoring>& scorings() const { return scorings_; }
    /// The tiles that have left the game because they fitted nowhere (C4) or were refused (B5), in that
    /// order.
    const std::vector<std::string>& discarded() const { return discarded_; }

    const Land& land() const { return land_; }
    const std::vector<Follower>& followers() const { return followers_; }
    /// The bridges on the table, sorted by cell.
    std::vector<Bridge> built_bridges() const;
    /// The castles on the table, in the order built.
    const std::vector<Castle>& built_castles() const { return castles_; }
    /// Every area on the table, sorted by first part. A bridge is a part with the feature kBridge.
    std::vector<Area> areas() const;

    /// What an area is worth by the rules of this game.
    int worth(const Area& area) const { return points(area, options_.small_cities); }

    /// The id of the segment where the pig stands; "" in a game without the wheel.
    std::string pig() const { return wheel_ ? wheel_->pig() : ""; }
    /// The followers on crown spaces, in the order in which they were placed.
    std::vector<Crown> crowns() const { return wheel_ ? wheel_->crowns() : std::vector<Crown>{}; }

    /// The tiles of a bazaar that nobody has yet, in the order in which they were turned up.
    const std::vector<std::string>& open_tiles() const { return auction_ ? auction_->open() : open_tiles_; }
    /// The tile that each seat has got in a bazaar and not yet played; "" for none.
    std::vector<std::string> bazaar_tiles() const;
    /// What is on offer; nothing if no bid or sale is asked for.
    std::optional<Bidding> bidding() const { return auction_ ? auction_->bidding() : std::nullopt; }
    /// The castle that `reward` is asked for.
    std::optional<Castle> castle_in_question() const;

private:
    enum class Phase { Draw, TurnUp, Recall, Place, Follower, Castle, Reward, Auction, Take, Over };

    /// What the rest of a turn has to know about its beginning.
    struct Turn {
        Cell placed;
        bool bazaar = false;           // the tile placed shows a bazaar
        std::optional<Bridge> bridge;  // built in this turn
        bool of_bazaar = false;        // B21: it starts no bazaar
        int old_castles = 0;           // how many castles stood when it began
    };

    /// Something that a player can take home in the plague: an index of followers_ or of castles_.
    struct Recall {
        std::string text;
        bool from_castle = false;
        int index = 0;
    };

    Game(TileBox box, const Options& options);

    // game.cpp: setup, questions and answers
    int players() const { return static_cast<int>(scores_.size()); }
    int next_seat(int seat) const { return (seat + 1) % players(); }
    std::vector<int> seats_from_turn() const;
    std::string canonical(const std::string& move) const;
    void answer(const std::string& move);
    Area area(Part part) const;
    std::vector<Area> occupied_areas() const;

    // game_turn.cpp: drawing, placing, the follower, scoring, the end
    bool apply_draw(const std::string& move);
    void draw();
    void take_in_hand(const TileCopy& copy);
    void next_turn();
    std::vector<Placement> placements() const;
    std::vector<std::string> place_moves() const;
    void ask_placement();
    void answer_placement(const std::string& move);
    void discard_hand();
    std::vector<int> follower_features() const;
    std::vector<Bridge> buildable_bridges() const;
    std::vector<std::string> crown_segments() const;
    std::vector<std::string> follower_moves() const;
    void build(Bridge bridge);
    void ask_follower();
    void answer_follower(const std::string& move);
    std::vector<Area> completed_areas() const;
    void award(const std::string& kind, int points, const std::vector<int>& seats);
    void score(const Area& area);
    void take_back_followers(const Area& area);
    void score_turn();
    void finish();

    // game_castles.cpp: building castles and rewarding them
    std::vector<int> castle_features(int owner) const;
    std::vector<std::string> castle_moves() const;
    void begin_castles();
    void ask_castles();
    void answer_castle(const std::string& move);
    std::vector<int> waiting_castles() const;
    std::vector<Area> rewards_for(int castle) const;
    bool worth_the_same(const std::vector<Area>& areas) const;
    std::vector<std::string> reward_moves() const;
    void begin_rewards();
    void ask_rewards();
    void answer_reward(const std::string& move);
    void score_castles();

    // game_wheel.cpp: what a wheel number does
    void turn_wheel();
    int wheel_points(const std::string& segment, int seat) const;
    std::vector<Recall> recalls(int seat) const;
    std::vector<std::string> recall_moves() const;
    void ask_recalls();
    void recall(const Recall& recall);
    void answer_recall(const std::string& move);
    void score_crowns();

    // game_bazaar.cpp: the bazaar
    bool bazaar_begins() const;
    void turn_up();
    void answer_auction(const std::string& move);
    void begin_bazaar_turn();
    std::vector<std::string> take_moves() const;
    void take_open(std::string tile);
    void answer_take(const std::string& move);

    TileBox box_;
    Options options_;
    DrawPile pile_;

    Phase phase_ = Phase::Draw;
    int turn_seat_ = 0;
    Turn turn_;
    std::optional<TileCopy> hand_;

    Land land_;
    std::vector<Follower> followers_;
    std::vector<Castle> castles_;
    std::optional<Wheel> wheel_;
    std::vector<int> scores_;
    std::vector<int> bridges_;
    std::vector<int> castle_tokens_;

    std::vector<int> to_ask_;           // recall, castle: the seats not yet done with
    std::vector<int> to_reward_;        // the castles not yet done with
    std::map<int, int> castle_points_;  // what castles will get when the turn is scored

    std::vector<std::string> open_tiles_;  // of a bazaar, outside its auction
    std::optional<Auction> auction_;
    std::vector<std::string> bazaar_tiles_;  // by seat, after the auction
    int bazaar_turns_ = 0;                   // still to be played

    std::vector<Scoring> scorings_;
    std::vector<std::string> discarded_;
    std::vector<int> winners_;
};

}  // namespace trencavel::reference
