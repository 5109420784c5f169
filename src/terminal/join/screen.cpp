// The part of a joined table that shows: the screen on a terminal, plain lines elsewhere.
#include <fmt/format.h>

#include <algorithm>

#include "terminal/join/table.h"
#include "terminal/screen/result.h"
#include "terminal/screen/scene.h"
#include "terminal/words/table_words.h"

namespace trencavel::terminal {

void JoinedTable::notice_changes() {
    tell_connection();
    if (!begun_) return;
    tell_notices();
    tell_invitation();
    if (!conversation_) return;
    if (players_.size() == table_.seats().size()) players_ = players_at(table_);
    const bool moved = position() != shown_position_;
    const bool changed = moved || (terminal_ && surroundings() != shown_surroundings_);
    if (!changed) return;
    shown_position_ = position();
    shown_surroundings_ = surroundings();
    conversation_->renew();
    prompted_ = false;
}

void JoinedTable::tell_connection() {
    const bool lost = !talk_.trouble().empty();
    if (lost == out_of_touch_) return;
    out_of_touch_ = lost;
    say(lost ? fmt::format("No connection to the server ({}); trying again.", harmless(talk_.trouble()))
             : "Connected to the server again.");
}

/// Only once the person sits: whoever makes a table has the first choice of seats.
void JoinedTable::tell_invitation() {
    if (settings_.to_invite.empty() || !my_seat()) return;
    print(fmt::format(
        "The table is ready. Others join it with\n  {}\nThe game begins when all seats are taken.",
        settings_.to_invite));
    settings_.to_invite.clear();
}

/// On the screen they stand in the log.
void JoinedTable::tell_notices() {
    const bool on_screen = terminal_ && conversation_;
    for (; told_notices_ < table_.notices().size(); ++told_notices_) {
        if (!on_screen) print(text_of(table_.notices()[told_notices_]));
    }
}

/// To who watches without a terminal: what belongs to one tile is told together.
void JoinedTable::tell_turn() {
    const std::optional<Question> question = table_.history().game().snapshot().question;
    if (!question || turn_goes_on(question->kind)) return;
    told_moves_ = std::min(told_moves_, table_.history().moves());  // some may have been taken back
    const std::vector<LogLine> log = log_of(table_.history(), players_, settings_.look, told_moves_);
    output().write_lines(painted_log(log, players_, terminal_size().columns, settings_.look));
    told_moves_ = table_.history().moves();
}

void JoinedTable::show() {
    if (!conversation_ || prompted_) return;
    const bool on_the_way = !talk_.is_up_to_date() || talk_.is_waiting();
    if (on_the_way && talk_.trouble().empty()) return;
    if (!asked_of_me()) return show_waiting();
    shown_waiting_.clear();
    conversation_->ask();
    prompted_ = true;
}

void JoinedTable::show_waiting() {
    if (!table_.asked() || (!terminal_ && !talk_.trouble().empty())) return;
    prompted_ = true;
    const std::string doing = doing_of(table_);
    if (terminal_) {
        const std::string what = talk_.trouble().empty() ? doing : "no connection; quit leaves";
        return conversation_->wait(viewer(), what + " (? for help)> ");
    }
    if (!my_seat()) return tell_turn();
    if (doing != shown_waiting_) print(doing + ".");
    shown_waiting_ = doing;
}

void JoinedTable::print(const std::string& line) {
    output().write(line + "\n");
}

void JoinedTable::say(const std::string& message) {
    prompted_ = false;
    if (!conversation_ || (!terminal_ && !asked_of_me())) return print(message);
    conversation_->say(message);
}

std::string JoinedTable::position() const {
    return fmt::format("{} {:x}", table_.history().moves(), table_.history().game().hash());
}

/// All that stands on the screen beside the game, but for the time.
std::string JoinedTable::surroundings() const {
    std::string text = fmt::format("{} {} {}", table_.number(), table_.watchers(), talk_.trouble());
    for (const client::RemoteSeat& seat : table_.seats()) text += seat.present ? '+' : '-';
    return text;
}

std::int64_t JoinedTable::server_now_ms() const {
    using std::chrono::duration_cast;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return duration_cast<std::chrono::milliseconds>(now).count() + talk_.clock_ahead_ms();
}

std::vector<LogLine> JoinedTable::log_since(std::size_t move) const {
    return log_with_notices(table_, log_context(table_.history(), players_, settings_.look), move);
}

void JoinedTable::complete(ScreenModel& model) const {
    const Seat seat = asked_of_me().value_or(viewer());
    model.log = log_since(table_.history().last_placement(seat).value_or(0));
    for (std::size_t i = 0; i < table_.seats().size(); ++i)
        model.notes.push_back(note_of(table_, i, server_now_ms()));
}

}  // namespace trencavel::terminal
