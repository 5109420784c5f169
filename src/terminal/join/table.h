// A table at a server, in the terminal: the same screen and questions as in a game on this machine, but
// others play too, and what is decided is sent.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "client/table_talk.h"
#include "terminal/console/terminal.h"
#include "terminal/join/input.h"
#include "terminal/play/conversation.h"
#include "terminal/words/seats.h"
#include "tiles/read/library.h"

namespace trencavel::terminal {

struct JoinSettings {
    Look look;
    std::optional<TileSize> tile_size = {};
    std::string person = {};               // the id of whoever is at the screen
    std::string invitation = {};           // for sitting down
    std::string draws = {};                // the folder of what is kept of draws
    std::optional<std::size_t> seat = {};  // the one to sit down at; otherwise the first that is free
    bool only_watch = false;
    std::string come_back = {};               // the command with which one comes to the table again
    std::string to_invite = {};               // the one for others, if the table is new
    const tiles::Library* library = nullptr;  // with which the game is played
};

class JoinedTable final : private GameKeeper {
public:
    /// All of them must outlive it.
    JoinedTable(client::RemoteTable& table, client::TableTalk& talk, LineReader& input,
                JoinSettings settings);

    /// Until the game is over or the person leaves; gives back the exit code.
    int run();

private:
    // The course of things.
    std::optional<int> step();
    std::optional<int> outcome();
    std::optional<int> read();
    void hear_answers();
    void hear_answer(const client::Answer& answer);
    void hear_hint(const client::Json& content);
    std::string spelled(const std::string& line) const;
    void begin();
    void open_conversation();
    void sit_down();
    std::optional<std::string> contribution();
    std::optional<std::size_t> seat_to_take() const;
    void start_when_full();
    bool was_removed() const;
    int leave();
    int end();

    // What is shown.
    void notice_changes();
    void tell_connection();
    void tell_invitation();
    void tell_notices();
    void tell_turn();
    void show();
    void show_waiting();
    void print(const std::string& line);
    void say(const std::string& message);
    Output& output() { return conversation_ ? conversation_->output() : output_; }

    // What is typed.
    bool may_read() const;
    bool hear(const std::string& line);
    bool hear_before_start(const std::string& line);
    void obey(const TableCommand& command);
    void draw(const std::string& what);
    void leave_seats();
    void replace(const std::string& number);
    void judge(const char* type, const std::string& whom, client::Json fields = client::Json::object());
    std::optional<std::string> person_meant(const std::string& whom);

    // What the person decides.
    void play(const Move& move) override;
    void undo() override;
    void hint() override;
    void resign() override;
    void save(const std::string& file) override;
    std::string before_resigning() const override;
    std::vector<std::string> help() const override;
    std::vector<LogLine> log_since(std::size_t move) const override;
    void complete(ScreenModel& model) const override;

    bool is_mine(std::size_t seat) const { return table_.holds(settings_.person, seat); }
    std::optional<Seat> my_seat() const;
    /// The seat that is asked, if it is mine and the answer is still to be given.
    std::optional<Seat> asked_of_me() const;
    Seat viewer() const;
    std::string position() const;
    std::string surroundings() const;
    std::int64_t server_now_ms() const;

    client::RemoteTable& table_;
    client::TableTalk& talk_;
    JoinSettings settings_;
    Players players_;
    std::optional<Conversation> conversation_;  // from the start of the game on
    Output output_;                             // before it
    LineReader& input_;
    bool terminal_;

    bool prompted_ = false;      // the prompt stands, and nothing was typed since
    bool begun_ = false;         // all that happened before we came is known
    bool leaving_ = false;       // `leave` was sent
    bool out_of_touch_ = false;  // the person was told that the connection is lost
    std::string watch_note_;     // for who finds no seat
    std::string refused_;        // why there is no seat to be had
    std::string shown_position_;
    std::string shown_surroundings_;
    std::string shown_waiting_;  // what was written last on who is waited for
    std::size_t told_notices_ = 0;
    std::size_t told_moves_ = 0;     // to who watches without a terminal
    std::uint32_t start_tried_ = 0;  // the event after which the host last asked to begin
};

}  // namespace trencavel::terminal
