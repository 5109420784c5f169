// A table at which a game is played on from a moment of another one. Its first events are the moves up to
// there; from then on it is a table like any other.
#include "record/moves.h"
#include "tables/event_body.h"
#include "tables/glance.h"
#include "tables/table.h"

namespace trencavel::server {
namespace {

/// A move that was made at the other table; its lines are still to be put in.
Json given_move(Seat seat, unsigned ply, const Clock& clock, TimeMs now, const Uptime& uptime) {
    Json event = event_body("move", now);
    event["seat"] = seat;
    event["computer"] = false;
    event["given"] = true;
    event["ply"] = ply;
    event["lines"] = Json::array();
    event["clock"] = clock.json();
    event["private"]["left"] = clock.left(seat, now, uptime);
    return event;
}

}  // namespace

Decision Table::start_played_on(Json started, TimeMs now, Game& game) const {
    Clock clock(terms_.clock, seats_.size());
    started["clock"] = clock.json();
    started["private"]["ply"] = origin_->lines.size();
    Decision decision{{std::move(started)}, {}};
    for (const std::string& line : origin_->lines) {
        const Seat seat = glance_at(game).question->seat;
        if (seat != kChance) {
            const auto ply_before = static_cast<unsigned>(game.moves().size());
            decision.events.push_back(given_move(seat, ply_before, clock, now, world_->uptime));
        }
        decision.events.back()["lines"].push_back(line);
        if (!record::play_move(line, game)) return {{}, Refused{Code::Storage}};
    }
    clock.ask(clocked_seat(game), now, world_->uptime);
    decision.events.back()["clock"] = clock.json();
    return decision;
}

Result<Dealer> Table::make_dealer_anew(const Setup& setup, const DrawSource& source) const {
    const Result<std::unique_ptr<Game>> game = world_->games.take(setup);
    if (!game) return game.failure();
    const Result<Dealt> given = play_given(*game.value(), origin_->lines);
    if (!given) return given.failure();
    Dealt all = dealt_anew(given.value(), game.value()->tables(), source);
    return Dealer(std::move(all.deck), std::move(all.wall));
}

std::optional<DrawOrigin> Table::draw_origin() const {
    if (!origin_) return std::nullopt;
    const Result<std::unique_ptr<Game>> game = world_->games.take(game_->setup());
    const Result<Dealt> given =
        game ? play_given(*game.value(), origin_->lines) : Result<Dealt>(game.failure());
    if (!given) return std::nullopt;
    return origin_of(origin_->table, origin_->lines.size(), given.value());
}

}  // namespace trencavel::server
