// What an event makes of the game at a table: its start, moves, undo, offers of a draw, its end.
#include "core/hexadecimal.h"
#include "record/early_end.h"
#include "record/event_text.h"
#include "record/moves.h"
#include "record/names.h"
#include "record/replay.h"
#include "tables/asks.h"
#include "tables/table.h"

namespace trencavel::server {
namespace {

void put_asks(const Game& game, JsonObject& shown) {
    const Glance glance = glance_at(game);
    if (!glance.question) {
        shown.put("asks", nullptr);
        return;
    }
    JsonObject asks;
    asks.put("seat", glance.question->seat).put("what", record::name(glance.question->kind));
    add_circumstances(game, glance, asks);
    shown.put_object("asks", asks);
}

}  // namespace

void Table::fold_started(const EventReader& event, JsonObject& shown) {
    std::vector<std::string> names;
    for (const SeatState& seat : seats_) names.push_back(seat.name);
    const Setup setup = setup_of(terms_, std::move(names));
    Result<std::unique_ptr<Game>> game = world_->games.take(setup);
    if (!game) return event.fail(game.error());
    Result<Dealer> dealer = make_dealer(setup);
    if (!dealer) return event.fail(dealer.error());
    game_ = std::move(game.value());
    game_->keep_for_undo(0);  // copies would be most of what a table takes, and are seldom wanted
    dealer_ = std::move(dealer.value());
    phase_ = Phase::Running;
    shown.put("header", record::write(*game_));
    shown.put("contributions", contributions());
    if (world_->games.has_own_tiles()) shown.put("own_tiles", true);
    shown.put_json("supplies", record::json_text(record::state_json(*game_)["supplies"]));
    std::vector<Event> events = game_->start_events();
    const std::vector<Event> drawn = play_lines(event);
    events.insert(events.end(), drawn.begin(), drawn.end());
    shown.put_json("events", record::events_text(events, game_->tables()));
    show_position(event, shown);
}

void Table::fold_move(const EventReader& event, JsonObject& shown) {
    if (!has_begun(event) || !seat_of(event)) return;
    const std::vector<Event> events = play_lines(event);
    shown.put_json("events", record::events_text(events, game_->tables()));
    show_position(event, shown);
    note_undoable(event);
    draw_offers_.move_made(event.number<unsigned>("seat"));
}

void Table::fold_undone(const EventReader& event, JsonObject& shown) {
    if (undoable_.empty()) return event.fail("there is nothing to take back");
    const auto ply_before = event.number<unsigned>("ply");
    if (event.failed()) return;
    while (ply() > ply_before) game_->undo();
    budget_.count(seats_[undoable_.back().seat].person, Spending::Undo);
    undoable_.pop_back();
    show_position(event, shown);
}

void Table::fold_draw(const EventReader& event, JsonObject& /*shown*/) {
    const SeatState* const seat = seat_of(event);
    if (!seat) return;
    budget_.count(seat->person, Spending::Offer);
    draw_offers_.hear(event.number<unsigned>("seat"), event.text("say"));
}

void Table::fold_ended(const EventReader& event, JsonObject& shown) {
    const std::string reason = event.text("reason");
    const Seat seat = event.number_or_null<Seat>("seat").value_or(0);
    if (seat >= seats_.size()) return event.fail("the table has no seat " + std::to_string(seat));
    if (const std::optional<EarlyEndKind> early = record::find_early_end(reason); early && game_)
        game_->end_early({*early, seat});
    phase_ = reason == "aborted" ? Phase::Aborted : Phase::Finished;
    winners_ = game_ && phase_ == Phase::Finished ? game_->snapshot().winners : 0;
    clock_ = {};
    draw_offers_.clear();
    undoable_.clear();
    shown.put("scores", game_ ? scores_of(*game_) : std::vector<int>());
    shown.put("winners", record::seats_of(winners_));
    shown.put("secret", secret_);
}

/// Moves, draws and reveals as they stand in a record; unless deciding has played them already.
std::vector<Event> Table::play_lines(const EventReader& event) {
    if (played_.game) {
        game_ = std::move(played_.game);
        return std::move(played_.events);
    }
    std::vector<Event> events;
    for (const Json& line : event.array("lines")) {
        const record::Attempt attempt = record::play_move(event.text_in("lines", line), *game_);
        if (!attempt) event.fail(attempt.why);
        if (event.failed()) break;
        events.insert(events.end(), game_->events().begin(), game_->events().end());
    }
    return events;
}

/// How the game and the clocks stand now.
void Table::show_position(const EventReader& event, JsonObject& shown) {
    put_asks(*game_, shown);
    shown.put("scores", scores_of(*game_));
    shown.put("hash", hexadecimal(game_->hash()));
    clock_ = Clock::of_event(terms_.clock, seats_.size(), event);
}

/// A move can be taken back until something was revealed or another seat has acted.
void Table::note_undoable(const EventReader& event) {
    const auto seat = event.number<Seat>("seat");
    const bool revealed = event.array("lines").size() > 1;
    if (revealed || (!undoable_.empty() && undoable_.back().seat != seat)) undoable_.clear();
    if (revealed) return;
    undoable_.push_back({seat, event.number<unsigned>("ply"), event.number<TimeMs>("at"),
                         event.object("private").number<TimeMs>("left")});
}

}  // namespace trencavel::server
