// A game with all its events, move by move, so that they can be shown, and moves undone.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/result.h"
#include "games/game.h"

namespace trencavel {

class GameHistory {
public:
    /// From a game in which nothing was played yet.
    explicit GameHistory(std::unique_ptr<Game> game) : game_(std::move(game)) {}

    /// The same game played again from its start, with what happened on the way; the library is the one that
    /// it was started with.
    static Result<GameHistory> replayed(const Game& game, const tiles::Library& library);

    Game& game() { return *game_; }
    const Game& game() const { return *game_; }

    /// An illegal move changes nothing.
    Refusal apply(const Move& move);
    void undo();

    /// Who made a move; kChance for draws.
    Seat seat_of(std::size_t move) const { return seats_[move]; }
    std::size_t moves() const { return seats_.size(); }
    /// The last tile laid by this seat, as the index of the move.
    std::optional<std::size_t> last_placement(Seat seat) const;
    /// The same by anybody.
    std::optional<std::size_t> last_placement() const;

    /// What happened from this move on.
    std::vector<Event> events_from(std::size_t move) const { return events_between(move, moves()); }
    /// The same before another one.
    std::vector<Event> events_between(std::size_t move, std::size_t end) const;
    /// All of it, from the start on.
    std::vector<Event> all_events() const;

private:
    std::unique_ptr<Game> game_;
    std::vector<Seat> seats_;
    std::vector<std::vector<Event>> events_;  // one for each move
};

}  // namespace trencavel
