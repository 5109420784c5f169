// What each kind of event makes of a table.
#include <fmt/format.h>

#include <map>
#include <stdexcept>

#include "client/remote_table.h"
#include "core/hexadecimal.h"
#include "record/early_end.h"
#include "record/moves.h"
#include "record/session.h"

namespace trencavel::client {
namespace {

[[noreturn]] void fail(const std::string& reason) {
    throw std::runtime_error(reason);
}

/// None where there is null.
std::optional<Seat> optional_seat(const Json& json, std::size_t seats) {
    if (json.is_null()) return std::nullopt;
    const auto seat = json.get<std::size_t>();
    if (seat >= seats) fail("there is no such seat");
    return static_cast<Seat>(seat);
}

std::int64_t time_of(const Json& json) {
    const auto time = json.get<std::int64_t>();
    if (time < -kTimeMsMax || time > kTimeMsMax) fail("there is no such time");
    return time;
}

/// The game that the first lines of a record set up.
std::unique_ptr<Game> game_of(const std::string& header, const tiles::Library& library) {
    record::Session session(library);
    for (std::size_t begin = 0; begin < header.size();) {
        const std::size_t end = std::min(header.find('\n', begin), header.size());
        const record::Answer answer = session.feed(std::string_view(header).substr(begin, end - begin));
        if (!answer.error.empty()) fail(answer.error);
        begin = end + 1;
    }
    if (const Error problem = session.begin(); !problem.text.empty()) fail(problem.text);
    return session.release();
}

std::string text_in(const Json& event, const char* name) {
    return event.at(name).get<std::string>();
}

/// The server numbers the computers of one level in the order of their seats; only later events tell their
/// names.
std::string computer_name(const std::string& level, unsigned number) {
    return number == 1 ? level : fmt::format("{} {}", level, number);
}

}  // namespace

void RemoteTable::take(const std::string& kind, const Json& event) {
    using Taker = void (RemoteTable::*)(const Json&);
    static const std::map<std::string, Taker, std::less<>> kTakers = {
        {"created", &RemoteTable::take_created}, {"joined", &RemoteTable::take_joined},
        {"left", &RemoteTable::take_left},       {"started", &RemoteTable::take_started},
        {"move", &RemoteTable::take_move},       {"undone", &RemoteTable::take_undone},
        {"draw", &RemoteTable::take_draw},       {"replaced", &RemoteTable::take_replaced},
        {"ended", &RemoteTable::take_ended},
    };
    if ((kind == "created") != (number_ == 0)) fail("a table begins with its making");
    if (kind == "chat") return take_chat(event);
    if (kind == "muted") return take_judgement(NoticeKind::Muted, event);
    if (kind == "removed") return take_judgement(NoticeKind::Removed, event);
    if (kind == "invitation") return;  // it is for the host alone
    const auto found = kTakers.find(kind);
    if (found == kTakers.end()) fail("its kind '" + kind + "' is not known here");
    (this->*found->second)(event);
}

void RemoteTable::take_created(const Json& event) {
    game_name_ = text_in(event, "game");
    host_ = text_in(event, "host");
    clock_kind_ = text_in(event.at("clock"), "kind");
    draw_.version = event.value("draw", 1u);
    draw_.commitment = text_in(event, "commitment");
    if (event.contains("from")) draw_.from_table = text_in(event.at("from"), "table");
    std::map<std::string, unsigned> computers;  // by their level
    for (const Json& terms : event.at("seats")) {
        RemoteSeat seat;
        if (terms.at("kind") == "computer") {
            const std::string level = text_in(terms, "level");
            seat = {SeatKind::Computer, computer_name(level, ++computers[level]), {}, true};
        }
        seats_.push_back(std::move(seat));
    }
}

RemoteSeat& RemoteTable::seat_of(const Json& event) {
    const auto seat = event.at("seat").get<std::size_t>();
    if (seat >= seats_.size()) fail("there is no such seat");
    return seats_[seat];
}

void RemoteTable::take_joined(const Json& event) {
    seat_of(event) = {SeatKind::Person, text_in(event, "name"), text_in(event, "person"), true};
    tell({NoticeKind::Joined,
          0,
          event.at("seat").get<Seat>(),
          text_in(event, "name"),
          {},
          text_in(event, "person")});
}

/// Before the start the seat is open again.
void RemoteTable::take_left(const Json& event) {
    RemoteSeat& seat = seat_of(event);
    tell({NoticeKind::Left, 0, event.at("seat").get<Seat>(), seat.name, {}});
    if (phase_ == Phase::Open) {
        seat = {};
    } else {
        seat.kind = SeatKind::Left;
    }
}

void RemoteTable::take_started(const Json& event) {
    history_.emplace(game_of(text_in(event, "header"), *library_));
    const std::vector<std::string>& names = history_->game().setup().players;
    if (names.size() != seats_.size()) fail("not every seat has a player");
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) seats_[seat].name = names[seat];
    play_lines(event.at("lines"));
    if (!draw_.from_table.empty()) note_given(event.at("lines"));
    draw_.contributions = event.at("contributions").get<std::vector<std::string>>();
    for (const RemoteSeat& seat : seats_) draw_.people.push_back(seat.person);
    phase_ = Phase::Running;
    compare(event);
    take_clock(event);
}

void RemoteTable::take_move(const Json& event) {
    if (!history_) fail("a move before the start");
    if (event.at("ply") != history_->moves()) fail("the move is of another ply");
    play_lines(event.at("lines"));
    if (event.value("given", false)) note_given(event.at("lines"));
    compare(event);
    take_clock(event);
    draw_offers_.move_made(event.at("seat").get<unsigned>());
}

void RemoteTable::take_undone(const Json& event) {
    if (!history_) fail("a move is taken back before the start");
    while (history_->moves() > event.at("ply").get<std::size_t>()) history_->undo();
    compare(event);
    take_clock(event);
    tell({NoticeKind::Undone, 0, event.at("seat").get<Seat>(), seat_of(event).name, {}});
}

void RemoteTable::take_draw(const Json& event) {
    const std::string say = text_in(event, "say");
    const auto seat = event.at("seat").get<Seat>();
    draw_offers_.hear(seat, say);
    tell({NoticeKind::Draw, 0, seat, seat_of(event).name, say});
}

void RemoteTable::take_replaced(const Json& event) {
    const std::string before = seat_of(event).name;
    seat_of(event) = {SeatKind::Computer, text_in(event, "name"), {}, true};
    take_clock(event);
    tell({NoticeKind::Replaced, 0, event.at("seat").get<Seat>(), before, text_in(event, "reason")});
}

/// Whoever has several seats speaks from the first of them.
void RemoteTable::take_chat(const Json& event) {
    const std::string person = text_in(event, "person");
    Notice notice{NoticeKind::Chat, 0, {}, text_in(event, "name"), text_in(event, "text"), person};
    for (std::size_t seat = seats_.size(); seat-- > 0;) {
        if (holds(person, seat)) notice.seat = static_cast<Seat>(seat);
    }
    tell(std::move(notice));
}

/// What the host did to somebody.
void RemoteTable::take_judgement(NoticeKind kind, const Json& event) {
    const std::string person = text_in(event, "person");
    const bool muted = kind == NoticeKind::Muted && event.at("muted").get<bool>();
    tell({kind, 0, {}, name_of_person(person), muted ? "muted" : "heard", person});
}

void RemoteTable::take_ended(const Json& event) {
    draw_.secret = text_in(event, "secret");
    Ending ending{text_in(event, "reason"), optional_seat(event.at("seat"), seats_.size()), 0};
    for (const Json& seat : event.at("winners")) ending.winners |= 1u << (seat.get<unsigned>() % 32);
    phase_ = ending.reason == "aborted" ? Phase::Aborted : Phase::Finished;
    clock_.reset();
    draw_offers_.clear();
    if (const std::optional<EarlyEndKind> kind = record::find_early_end(ending.reason); kind && history_)
        history_->game().end_early({*kind, ending.seat.value_or(0)});
    if (history_ && event.at("scores") != Json(history_->game().snapshot().scores))
        fail("the points here are not the server's");
    if (history_ && phase_ == Phase::Finished && history_->game().snapshot().winners != ending.winners)
        fail("others have won here than at the server");
    ending_ = std::move(ending);
}

void RemoteTable::take_clock(const Json& event) {
    const Json& clock = event.at("clock");
    clock_.reset();
    if (clock.is_null()) return;
    clock_ = {{}, optional_seat(clock.at("running"), seats_.size()), time_of(event.at("at"))};
    for (const Json& left : clock.at("left")) clock_->left_ms.push_back(time_of(left));
    if (clock_->left_ms.size() != seats_.size()) fail("not every seat has a clock");
}

void RemoteTable::play_lines(const Json& lines) {
    for (const Json& each : lines) {
        const auto line = each.get<std::string>();
        const record::Attempt attempt = record::play_move(line, *history_);
        if (attempt.fault == record::MoveFault::Unreadable) fail("'" + line + "': " + attempt.why);
        if (!attempt) fail("'" + line + "' is not legal: " + attempt.why);
    }
}

void RemoteTable::note_given(const Json& lines) {
    for (const Json& line : lines) draw_.given.push_back(line.get<std::string>());
}

void RemoteTable::compare(const Json& event) const {
    const std::string here = hexadecimal(history_->game().hash());
    if (event.at("hash") != here)
        fail("the position here (" + here + ") is not the server's (" + text_in(event, "hash") + ")");
}

void RemoteTable::tell(Notice notice) {
    notice.ply = history_ ? history_->moves() : 0;
    notices_.push_back(std::move(notice));
}

}  // namespace trencavel::client
