// A table at a server as its events tell it: who sits there, and the public game, which is played along here
// and compared with the server's after every event.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/draw_offers.h"
#include "games/game_history.h"
#include "record/json.h"
#include "tiles/read/library.h"

namespace trencavel::client {

using record::Json;

enum class Phase : std::uint8_t { Open, Running, Finished, Aborted };
enum class SeatKind : std::uint8_t { Open, Person, Computer, Left };

struct RemoteSeat {
    SeatKind kind = SeatKind::Open;
    std::string name = {};
    std::string person = {};  // the id of who holds or has left it
    bool present = false;     // someone is there; computers always are
};

enum class NoticeKind : std::uint8_t { Joined, Left, Undone, Draw, Replaced, Chat, Muted, Removed };

/// What happened beside the moves.
struct Notice {
    NoticeKind kind{};
    std::size_t ply = 0;  // moves made before it
    std::optional<Seat> seat = {};
    std::string name = {};  // of the person, or of the computer that took over
    std::string text =
        {};  // Chat: what was written; Draw: what was said; Replaced: why; Muted: muted or heard
    std::string person = {};  // Joined, Chat, Muted, Removed: the id of the person
};

/// Far enough for any server's clock, and near enough that times can be added up.
constexpr std::int64_t kTimeMsMax = 1'000'000'000'000'000;

/// What the clocks showed when the server said so.
struct ClockReading {
    std::vector<std::int64_t> left_ms;  // by seat
    std::optional<Seat> running;
    std::int64_t at = 0;  // by the server's time, in ms since 1970
};

struct Ending {
    std::string reason;  // over, resigned, time, drawn, aborted
    std::optional<Seat> seat = {};
    unsigned winners = 0;  // a bit for each seat
};

/// What the server tells of the draw; docs/fair-draw.md.
struct RemoteDraw {
    unsigned version = 1;
    std::string commitment = {};
    // From the start on, by seat.
    std::vector<std::string> contributions = {};
    std::vector<std::string> people = {};  // who held it then; empty: the computer
    // At the end.
    std::string secret = {};
    // Of a game that is played on from another one.
    std::string from_table = {};
    std::vector<std::string> given = {};  // the moves that were made there
};

/// What came of an event.
enum class Heard : std::uint8_t {
    Taken,
    Known,  // it was heard before
    Gap,    // others before it are missing: ask for them
    Wrong,  // it cannot be, or the game here differs from the server's: problem() says how
};

class RemoteTable {
public:
    /// The tile sets must outlive it.
    RemoteTable(std::string id, const tiles::Library& library) : id_(std::move(id)), library_(&library) {}

    Heard hear(const Json& event);
    /// A message `present`; one that cannot be read changes nothing.
    void hear_presence(const Json& message);

    const std::string& id() const { return id_; }
    /// Of the last event that was heard.
    std::uint32_t number() const { return number_; }
    const std::string& problem() const { return problem_; }

    Phase phase() const { return phase_; }
    const std::string& game_name() const { return game_name_; }
    const std::string& host() const { return host_; }
    const std::vector<RemoteSeat>& seats() const { return seats_; }
    unsigned watchers() const { return watchers_; }
    bool has_open_seat() const;
    /// Whether somebody holds a seat now; a seat that was left is held by nobody.
    bool holds(const std::string& person, std::size_t seat) const;
    /// The ids of those who are called so at their seats or in what they said, each once.
    std::vector<std::string> people_called(const std::string& name) const;

    /// From the start of the game on.
    bool has_history() const { return history_.has_value(); }
    GameHistory& history() { return *history_; }
    const GameHistory& history() const { return *history_; }
    /// Who is asked while the game runs.
    std::optional<Seat> asked() const;

    const RemoteDraw& draw() const { return draw_; }

    const std::vector<Notice>& notices() const { return notices_; }
    const std::optional<ClockReading>& clock() const { return clock_; }
    /// `none`, `move`, `game` or `days`.
    const std::string& clock_kind() const { return clock_kind_; }
    const std::optional<Ending>& ending() const { return ending_; }
    /// Who has offered a draw or accepted it: a bit for each seat.
    unsigned drawn_by() const { return draw_offers_.seats(); }

private:
    void take(const std::string& kind, const Json& event);
    void take_created(const Json& event);
    void take_joined(const Json& event);
    void take_left(const Json& event);
    void take_started(const Json& event);
    void take_move(const Json& event);
    void take_undone(const Json& event);
    void take_draw(const Json& event);
    void take_replaced(const Json& event);
    void take_chat(const Json& event);
    void take_ended(const Json& event);
    void take_clock(const Json& event);
    void play_lines(const Json& lines);
    void note_given(const Json& lines);
    void compare(const Json& event) const;
    void take_judgement(NoticeKind kind, const Json& event);
    RemoteSeat& seat_of(const Json& event);
    std::string name_of_person(const std::string& person) const;
    void tell(Notice notice);

    std::string id_;
    const tiles::Library* library_;
    std::uint32_t number_ = 0;
    std::string problem_;
    Phase phase_ = Phase::Open;
    std::string game_name_;
    std::string host_;
    std::vector<RemoteSeat> seats_;
    unsigned watchers_ = 0;
    std::optional<GameHistory> history_;
    RemoteDraw draw_;
    std::vector<Notice> notices_;
    std::optional<ClockReading> clock_;
    std::string clock_kind_;
    std::optional<Ending> ending_;
    DrawOffers draw_offers_;
};

}  // namespace trencavel::client
