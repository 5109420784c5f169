#include "terminal/join/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "client/chance.h"
#include "client/kept_draw.h"
#include "record/moves.h"
#include "terminal/join/draw.h"
#include "terminal/screen/result.h"
#include "terminal/screen/scene.h"
#include "terminal/words/game_words.h"
#include "terminal/words/hint.h"
#include "terminal/words/table_words.h"

namespace trencavel::terminal {

using client::Phase;
using client::SeatKind;

JoinedTable::JoinedTable(client::RemoteTable& table, client::TableTalk& talk, LineReader& input,
                         JoinSettings settings)
    : table_(table),
      talk_(talk),
      settings_(std::move(settings)),
      input_(input),
      terminal_(input_is_terminal() && output_is_terminal()) {}

int JoinedTable::run() {
    for (;;) {
        if (const std::optional<int> code = step()) return *code;
    }
}

/// Takes in what has come, shows it, and reads a line or waits; gives the exit code at the end.
std::optional<int> JoinedTable::step() {
    talk_.attend();
    hear_answers();
    if (talk_.is_up_to_date() && !begun_) begin();
    if (begun_ && table_.has_history() && !conversation_) open_conversation();
    if (const std::optional<int> code = outcome()) return code;
    if (talk_.is_up_to_date() && !talk_.is_waiting()) {
        sit_down();
        start_when_full();
    }
    if (!refused_.empty()) return outcome();  // nothing more will come
    notice_changes();
    show();
    return read();
}

/// The exit code, if there is nothing more to do here.
std::optional<int> JoinedTable::outcome() {
    const std::string& lost = refused_.empty() ? talk_.lost() : refused_;
    if (!lost.empty()) {
        fmt::print(stderr, "{}\n", harmless(lost));
        return 1;
    }
    if (begun_ && table_.ending()) return end();
    const bool left = leaving_ && !talk_.is_waiting();
    if (caught_signal() != 0 || output().gone() || left) return leave();
    if (!was_removed()) return std::nullopt;
    print("The host has removed you from the table.");
    return 1;
}

std::optional<int> JoinedTable::read() {
    if (may_read()) {
        if (const std::optional<std::string> line = input_.take_line())
            return hear(*line) ? std::nullopt : std::optional(leave());
        if (input_.ended()) return leave();
    }
    input_.wait(may_read(), talk_.descriptor(), talk_.patience());
    return std::nullopt;
}

/// Without a terminal lines are answers, and read only when there is something to answer; who only watches
/// needs no input at all.
bool JoinedTable::may_read() const {
    const bool waiting = talk_.is_waiting() && talk_.trouble().empty();
    if (!begun_ || waiting) return false;
    if (terminal_) return true;
    return my_seat() ? asked_of_me().has_value() : !input_.ended() && conversation_.has_value();
}

void JoinedTable::begin() {
    begun_ = true;
    told_notices_ = table_.notices().size();
    told_moves_ = table_.has_history() ? table_.history().moves() : 0;
    if (table_.phase() == Phase::Open) {
        for (const std::string& line : seat_lines(table_)) print(line);
    }
    const bool stands = !my_seat() && !seat_to_take() && !settings_.only_watch && !table_.ending();
    if (!stands) return;
    if (settings_.seat) refused_ = fmt::format("Seat {} is not free.", *settings_.seat + 1);
    watch_note_ = "All seats are taken, so you are watching. ";
    if (table_.phase() == Phase::Open) print(watch_note_);
}

/// With what those should know who play with tiles that are reconstructions.
void JoinedTable::open_conversation() {
    players_ = players_at(table_);
    conversation_.emplace(table_.history(), players_, static_cast<GameKeeper&>(*this),
                          ScreenSettings{settings_.look, settings_.tile_size});
    conversation_->note(watch_note_ + notice_of(table_.history().game().setup(), *settings_.library));
}

void JoinedTable::sit_down() {
    if (settings_.only_watch || leaving_) return;
    const std::optional<std::size_t> seat = seat_to_take();
    if (!seat) return;
    const std::optional<std::string> part = contribution();
    if (!part) return;
    client::Json fields = {{"seat", *seat}, {"contribution", *part}};
    if (!settings_.invitation.empty()) fields["invitation"] = settings_.invitation;
    talk_.send("join", fields);
}

/// What is sent with every try to sit down here; none if nothing may be sent. Whoever comes back to a running
/// game has contributed before, maybe from elsewhere.
std::optional<std::string> JoinedTable::contribution() {
    if (table_.phase() == Phase::Running) {
        const std::optional<client::KeptDraw> kept = client::kept_draw(settings_.draws, table_.id());
        return kept ? kept->contribution : client::random_hex(64);
    }
    const Result<client::KeptDraw> kept = client::keep_draw(settings_.draws, table_.id(), table_.draw());
    if (kept) return kept->contribution;
    refused_ = kept.error();
    return std::nullopt;
}

/// Before the start the wanted or the first free one, later only the own one that was left.
std::optional<std::size_t> JoinedTable::seat_to_take() const {
    if (my_seat()) return std::nullopt;
    for (std::size_t seat = 0; seat < table_.seats().size(); ++seat) {
        const client::RemoteSeat& each = table_.seats()[seat];
        const bool wanted = settings_.seat.value_or(seat) == seat;
        if (table_.phase() == Phase::Open && each.kind == SeatKind::Open && wanted) return seat;
        const bool left = each.kind == SeatKind::Left && each.person == settings_.person;
        if (table_.phase() == Phase::Running && left) return seat;
    }
    return std::nullopt;
}

void JoinedTable::start_when_full() {
    const bool ready = table_.phase() == Phase::Open && table_.host() == settings_.person &&
                       !table_.has_open_seat() && !leaving_ && start_tried_ != table_.number();
    if (!ready) return;
    start_tried_ = table_.number();
    talk_.send("start");
}

void JoinedTable::hear_answers() {
    for (const client::Answer& answer : talk_.take_answers()) hear_answer(answer);
}

/// A seat that somebody else was given in the same moment is no misfortune as long as there are others.
void JoinedTable::hear_answer(const client::Answer& answer) {
    if (answer.ok) {
        if (answer.type == "hint") hear_hint(answer.content);
        return;
    }
    if (answer.type == "join" && (answer.code != "seat_taken" || settings_.seat)) refused_ = answer.text;
    if (answer.type == "join") return;
    if (answer.type == "leave") leaving_ = false;
    say(harmless(answer.text));
}

void JoinedTable::hear_hint(const client::Json& content) {
    const std::vector<Proposal> proposals =
        proposals_in(content, [this](const std::string& line) { return spelled(line); });
    say(proposals.empty() ? "The server's hint could not be read." : hint_text(proposals));
}

std::string JoinedTable::spelled(const std::string& line) const {
    const Result<Move> move = record::parse_move(line, table_.history().game().tables());
    return move ? conversation_->spelled(move.value()) : harmless(line);
}

bool JoinedTable::was_removed() const {
    const auto is_me = [&](const client::Notice& notice) {
        return notice.kind == client::NoticeKind::Removed && notice.person == settings_.person;
    };
    return std::any_of(table_.notices().begin(), table_.notices().end(), is_me);
}

int JoinedTable::leave() {
    const bool seated = my_seat().has_value();
    const char* what = leaving_                  ? "You have left your seat. To come back to it:"
                       : seated && conversation_ ? "The game goes on, and your seat is kept. To come back:"
                       : seated                  ? "Your seat is kept. To come back:"
                                                 : "To come back:";
    output().write(fmt::format("\n{}\n  {}\n", what, settings_.come_back));
    return caught_signal() == 0 ? 0 : 128 + caught_signal();
}

int JoinedTable::end() {
    if (table_.phase() == Phase::Aborted || !table_.has_history()) {
        output().write("\nThe table was closed before the end: nobody wins.\n");
        return 0;
    }
    players_ = players_at(table_);
    const std::size_t last_turn = table_.history().last_placement().value_or(0);
    tell_result(output(), table_.history(), players_, settings_.look,
                log_since(my_seat() || terminal_ ? last_turn : told_moves_));
    const std::optional<client::KeptDraw> kept = client::kept_draw(settings_.draws, table_.id());
    output().write(draw_verdict(table_, *settings_.library, kept, settings_.person) + "\n");
    return 0;
}

std::optional<Seat> JoinedTable::my_seat() const {
    for (std::size_t seat = 0; seat < table_.seats().size(); ++seat) {
        if (is_mine(seat)) return static_cast<Seat>(seat);
    }
    return std::nullopt;
}

std::optional<Seat> JoinedTable::asked_of_me() const {
    if (!talk_.is_up_to_date() || talk_.is_waiting() || leaving_) return std::nullopt;
    const std::optional<Seat> seat = table_.asked();
    return seat && is_mine(*seat) ? seat : std::nullopt;
}

/// Who only watches sees a whole round: as the player who comes after the one who is asked.
Seat JoinedTable::viewer() const {
    const std::size_t next = table_.asked().value_or(0) + std::size_t{1};
    return my_seat().value_or(static_cast<Seat>(next % table_.seats().size()));
}

}  // namespace trencavel::terminal
