// A game from its first draw to its end: the position, the hidden deck, undo, and the moves that were made.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "engine/board/position.h"
#include "engine/event.h"
#include "engine/move.h"
#include "engine/tables/tables.h"
#include "engine/turn/scoring.h"
#include "games/catalogue.h"
#include "games/rulesets.h"
#include "games/setup.h"
#include "tiles/read/library.h"

namespace trencavel {

using PositionRef = RuleSets::PositionRef;

struct PlacedTile {
    Cell cell{};
    TileId tile = 0;
    unsigned rotation = 0;
};

struct PlacedFollower {
    Seat seat = 0;
    Spot spot{};
    Sort sort{};
};

/// One connected area, for showing and for comparing.
struct AreaView {
    tiles::FeatureKind kind{};
    std::vector<Spot> members;  // in reading order
    std::array<unsigned, kSeatsMax> followers{};
    unsigned owners = 0;   // a bit for each seat that would get its points now
    bool doubled = false;  // they would be doubled
    unsigned tiles = 0;    // start spaces among them
    unsigned pennants = 0;
    unsigned cities = 0;   // field: completed cities at it, castles among them
    unsigned castles = 0;  // field: castles at it
    unsigned filled = 0;   // cloister: places filled around it
    unsigned markets = 0;  // court
    unsigned nests = 0;    // Falken: on its tiles
    bool fountain = false;
    bool complete = false;
    int worth = 0;           // points for its owners: when it was completed, or at the end as it lies
    int worth_complete = 0;  // what it would bring if it were complete as it lies
};

/// What anyone may see of a position: also the parts of all modules.
struct Snapshot : SeenOfModules {
    std::optional<Question> question;  // none when the game is over
    TileId hand = kNoTile;
    unsigned players = 0;
    std::vector<int> scores;
    std::vector<unsigned> supplies;
    std::vector<PlacedTile> board;  // in the order of laying
    std::vector<PlacedFollower> followers;
    std::vector<unsigned> left_of;  // by tile
    unsigned left = 0;
    bool over = false;
    unsigned winners = 0;  // a bit for each seat
    unsigned ply = 0;      // moves made so far
};

enum class EarlyEndKind : std::uint8_t { Resigned, Drawn, Time };

/// A game that was not played to its end.
struct EarlyEnd {
    EarlyEndKind kind{};
    Seat seat = 0;  // who resigned or ran out of time
};

class Game {
public:
    /// Starts a game, or says why it cannot be. The tile sets must outlive it.
    static Result<std::unique_ptr<Game>> start(Setup setup, const tiles::Library& library);

    virtual ~Game() = default;
    Game& operator=(const Game&) = delete;

    const Setup& setup() const { return setup_; }
    const GameInfo& info() const { return *info_; }
    const Tables& tables() const { return *tables_; }
    /// The same, for those who outlive the game; clones have them in common.
    std::shared_ptr<const Tables> shared_tables() const { return tables_; }
    /// Moves made so far; draws from a known deck are not among them.
    const std::vector<Move>& moves() const { return moves_; }
    /// What happened since the last move, with the draws that followed it; at first, since the start.
    const std::vector<Event>& events() const { return events_; }
    /// What happened before the first move.
    const std::vector<Event>& start_events() const { return start_events_; }
    /// All tiles in the order of drawing, as far as it is known: never show it to a player.
    const std::vector<TileId>& hidden_deck() const { return deck_; }
    /// How many of them have been drawn.
    std::size_t drawn() const { return drawn_; }
    /// What lay on the corner towers, as far as it is known, WallDeal::kHidden where it is not: never show it
    /// to a player. Empty in games without a wall.
    const std::vector<unsigned>& hidden_wall() const { return wall_; }
    const std::optional<EarlyEnd>& early_end() const { return early_end_; }

    virtual PositionRef position() const = 0;
    virtual Snapshot snapshot() const = 0;
    virtual std::vector<AreaView> areas() const = 0;
    virtual std::vector<Move> legal_moves() const = 0;  // sorted as a person would list them
    virtual Refusal check(const Move& move) const = 0;
    virtual std::uint64_t hash() const = 0;

    /// Makes a move and the draws and reveals that follow from what is known; an illegal one changes nothing.
    virtual Refusal apply(const Move& move) = 0;
    /// Takes the last move back; false if there is none.
    virtual bool undo() = 0;
    /// So many moves are taken back at once, each by a copy of the position; for those before them the game
    /// is played again. People take back a move or two, and a copy for every move would be a hundred times
    /// the game itself. Clones keep as many.
    void keep_for_undo(std::size_t moves) { kept_for_undo_ = moves; }
    /// Ends the game before its end, without final scoring; false if it is over already.
    virtual bool end_early(EarlyEnd end) = 0;

    /// Gives the players other names, as many as there are.
    void rename(std::vector<std::string> players) { setup_.players = std::move(players); }

    /// The same game, to be played on by itself. It has no copies for undo: a first undo plays it again.
    virtual std::unique_ptr<Game> clone() const = 0;

protected:
    Game(Setup setup, const GameInfo& info, std::shared_ptr<const Tables> tables)
        : setup_(std::move(setup)), info_(&info), tables_(std::move(tables)) {}
    Game(const Game&) = default;

    Setup setup_;
    const GameInfo* info_;
    std::shared_ptr<const Tables> tables_;
    std::vector<Move> moves_;
    std::vector<Event> events_;
    std::vector<Event> start_events_;
    std::vector<TileId> deck_;
    std::vector<unsigned> wall_;
    std::size_t drawn_ = 0;
    std::optional<EarlyEnd> early_end_;
    std::size_t kept_for_undo_ = 4;
};

}  // namespace trencavel
