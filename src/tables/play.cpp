// What a command comes to, as far as the game itself is concerned: start, moves, undo, giving up, time.
#include <algorithm>
#include <set>

#include "bots/bots.h"
#include "record/moves.h"
#include "tables/event_body.h"
#include "tables/fair_draw.h"
#include "tables/glance.h"
#include "tables/refused_move.h"
#include "tables/table.h"

namespace trencavel::server {
namespace {

/// What happens is noted; what is refused changes nothing.
Refusal play_on(PlayedLines& played, const Move& move) {
    const Refusal refusal = played.game->apply(move);
    if (refusal == Refusal::None) {
        const std::vector<Event>& events = played.game->events();
        played.events.insert(played.events.end(), events.begin(), events.end());
    }
    return refusal;
}

/// Plays what chance answers, and notes it in the lines. False if the game cannot go on so: it was begun with
/// other tiles than the program has now.
bool deal(const Dealer& dealer, PlayedLines& played, Json& lines) {
    while (const std::optional<Move> move = dealer.answer(*played.game)) {
        lines.push_back(record::format(*move, played.game->tables()));
        if (play_on(played, *move) != Refusal::None) return false;
    }
    const std::optional<Question> question = glance_at(*played.game).question;
    return !question || question->seat != kChance;
}

Json ended_event(TimeMs now, const char* reason, const Json& seat) {
    Json event = event_body("ended", now);
    event["reason"] = reason;
    event["seat"] = seat;
    return event;
}

/// The one that plays for those who are gone.
std::string strongest_level() {
    return std::string(bots().back().name);
}

}  // namespace

Decision Table::decide_start(const Command& command, TimeMs now) const {
    if (command.person != host_) return refuse(Code::Forbidden);
    if (phase_ != Phase::Open) return refuse(Code::WrongPhase);
    std::vector<std::string> names;
    for (const SeatState& seat : seats_) {
        if (seat.holder == Holder::Open) return refuse(Code::SeatsOpen);
        names.push_back(seat.name);
    }
    const Setup setup = setup_of(terms_, std::move(names));
    const Result<Dealer> dealer = make_dealer(setup);
    Result<std::unique_ptr<Game>> game = world_->games.take(setup);
    if (!dealer || !game) return refuse(Code::BadField, "game");
    Json event = event_body("started", now, command);
    event["lines"] = Json::array();
    if (origin_) return start_played_on(std::move(event), now, *game.value());
    PlayedLines played{std::move(game.value())};
    if (!deal(dealer.value(), played, event["lines"])) return refuse(Code::Storage);
    Clock clock(terms_.clock, seats_.size());
    clock.ask(clocked_seat(*played.game), now, world_->uptime);
    event["clock"] = clock.json();
    return {{std::move(event)}, {}};
}

Decision Table::decide_move(const Command& command, TimeMs now) const {
    if (phase_ != Phase::Running) return refuse(Code::WrongPhase);
    if (!is_seated(command.person)) return refuse(Code::NotSeated);
    if (command.ply != ply()) return refuse(Code::Stale);
    if (!holds(command.person, *asked())) return refuse(Code::NotYourTurn);
    return play(command, now, false);
}

Decision Table::decide_computer_move(const Command& command, TimeMs now) const {
    if (phase_ != Phase::Running) return refuse(Code::WrongPhase);
    if (command.ply != ply()) return refuse(Code::Stale);
    if (asked_seat()->holder != Holder::Computer) return refuse(Code::NotYourTurn);
    return play(command, now, true);
}

/// The move, what chance answers to it, and the end of the game if it comes to that.
Decision Table::play(const Command& command, TimeMs now, bool by_computer) const {
    const record::Attempt attempt = record::try_move(command.text, *game_, command.language);
    if (!attempt) return {{}, refused_move(attempt, "move")};
    Json event = event_body("move", now, command);
    event["seat"] = *asked();
    event["computer"] = by_computer;
    event["ply"] = ply();
    PlayedLines played{game_->clone()};
    play_on(played, attempt.move);
    event["lines"] = Json::array({record::format(played.game->moves().back(), played.game->tables())});
    if (!deal(*dealer_, played, event["lines"])) return refuse(Code::Storage);
    event["private"]["left"] = clock_.left(*asked(), now, world_->uptime);
    event["clock"] = clock_after(*played.game, now).json();
    Decision decision;
    decision.events.push_back(std::move(event));
    if (!glance_at(*played.game).question) decision.events.push_back(ended_event(now, "over", nullptr));
    decision.played = std::move(played);
    return decision;
}

Decision Table::decide_undo(const Command& command, TimeMs now) const {
    if (phase_ != Phase::Running) return refuse(Code::WrongPhase);
    if (!is_seated(command.person)) return refuse(Code::NotSeated);
    if (command.ply != ply()) return refuse(Code::Stale);
    if (undoable_.empty() || !holds(command.person, undoable_.back().seat)) return refuse(Code::NoUndo);
    if (auto refused = over_budget(command, Spending::Undo)) return std::move(*refused);
    const UndoableMove& move = undoable_.back();
    Json event = event_body("undone", now, command);
    event["seat"] = move.seat;
    event["ply"] = move.ply;
    Clock clock = clock_;
    clock.ask(move.seat, now, world_->uptime);
    clock.limit(move.seat, move.left - world_->uptime.between(move.at, now));  // undo gives no time
    event["clock"] = clock.json();
    return {{std::move(event)}, {}};
}

Decision Table::decide_draw(const Command& command, TimeMs now) const {
    if (command.seat >= seats_.size()) return refuse(Code::BadField, "seat");
    if (!holds(command.person, command.seat)) return refuse(Code::NotSeated);
    if (phase_ != Phase::Running) return refuse(Code::WrongPhase);
    unsigned people = 0;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        people |= seats_[seat].holder == Holder::Person ? 1u << seat : 0u;
    const unsigned mine = 1u << command.seat;
    const unsigned drawn_by = draw_offers_.seats();
    const bool offered = drawn_by != 0;
    const bool possible = command.text == "offer"      ? !offered && people != mine
                          : command.text == "withdraw" ? (drawn_by & mine) != 0
                                                       : offered && (drawn_by & mine) == 0;
    if (!possible) return refuse(Code::NoOffer);
    if (auto refused = over_budget(command, Spending::Offer)) return std::move(*refused);
    Json event = event_body("draw", now, command);
    event["seat"] = command.seat;
    event["say"] = command.text;
    Decision decision{{std::move(event)}, {}};
    if (command.text == "accept" && ((drawn_by | mine) & people) == people)
        decision.events.push_back(ended_event(now, "drawn", nullptr));
    return decision;
}

Decision Table::decide_resign(const Command& command, TimeMs now) const {
    if (command.seat >= seats_.size()) return refuse(Code::BadField, "seat");
    if (!holds(command.person, command.seat)) return refuse(Code::NotSeated);
    if (phase_ != Phase::Running) return refuse(Code::WrongPhase);
    Decision decision = give_up(command.seat, now, "resigned", "resigned");
    decision.events.front()["private"] = event_body("", now, command)["private"];
    return decision;
}

Decision Table::decide_time_out(const Command& command, TimeMs now) const {
    const std::optional<TimeMs> due = clock_due(now);
    if (phase_ != Phase::Running || command.ply != ply() || !due || *due > now) return refuse(Code::Stale);
    return give_up(*clock_.running(), now, "time", "time");
}

/// With two players the game is lost; with more the computer plays on, as long as a person is left.
Decision Table::give_up(Seat seat, TimeMs now, const char* ended, const char* replaced) const {
    if (seats_.size() == 2) return {{ended_event(now, ended, seat)}, {}};
    const auto is_another = [&](const SeatState& each) {
        return each.holder == Holder::Person && &each != &seats_[seat];
    };
    if (std::none_of(seats_.begin(), seats_.end(), is_another))
        return {{ended_event(now, "aborted", nullptr)}, {}};
    return {{replaced_event(seat, now, strongest_level(), replaced)}, {}};
}

/// All seats of a person who must go. Whoever is deleted loses a game of two; for whoever is removed the
/// computer plays on, so that no host wins by removing.
Decision Table::give_up_all(const PersonId& person, TimeMs now, Gone why) const {
    Decision decision;
    const char* const replaced = why == Gone::Removed ? "removed" : "deleted";
    const std::size_t others = people_seated() - (is_seated(person) ? 1 : 0);
    std::vector<std::string> given;  // names of computers that come in their place
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (seats_[i].person != person) continue;
        if (phase_ == Phase::Open) {
            Json event = event_body("left", now);
            event["seat"] = seat;
            decision.events.push_back(std::move(event));
        } else if (phase_ == Phase::Running && seats_.size() == 2 && why == Gone::Deleted) {
            return {{ended_event(now, "resigned", seat)}, {}};
        } else if (phase_ == Phase::Running && others == 0) {
            return {{ended_event(now, "aborted", nullptr)}, {}};
        } else if (phase_ == Phase::Running) {
            decision.events.push_back(replaced_event(seat, now, strongest_level(), replaced));
            decision.events.back()["name"] = free_name(strongest_level(), {}, given);
            given.push_back(decision.events.back()["name"].get<std::string>());
        }
    }
    return decision;
}

Json Table::replaced_event(Seat seat, TimeMs now, const std::string& level, const char* reason) const {
    Json event = event_body("replaced", now);
    event["seat"] = seat;
    event["level"] = level;
    event["name"] = free_name(level);
    event["reason"] = reason;
    Clock clock = clock_;
    if (clock.running() == seat) clock.ask(std::nullopt, now, world_->uptime);
    event["clock"] = clock.json_at(now, world_->uptime);
    return event;
}

Result<Dealer> Table::make_dealer(const Setup& setup) const {
    const DrawSource source = source_of(opened_draw());
    return origin_ ? make_dealer_anew(setup, source) : world_->deal(setup, source, world_->games.library());
}

/// Whose clock runs: nobody's when the computer is asked.
std::optional<Seat> Table::clocked_seat(const Game& game) const {
    const std::optional<Question> question = glance_at(game).question;
    if (!question || seats_[question->seat].holder == Holder::Computer) return std::nullopt;
    return question->seat;
}

Clock Table::clock_after(const Game& game, TimeMs now) const {
    Clock clock = clock_;
    clock.ask(clocked_seat(game), now, world_->uptime);
    return clock;
}

}  // namespace trencavel::server
