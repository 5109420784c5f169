// One table: what was made of its events. A command is decided on without changing anything (decide); what it
// comes to is a list of events, and only an event changes the table (fold), in the same way when it happens
// and when the table is loaded from the store.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/draw_offers.h"
#include "games/game.h"
#include "record/json_object.h"
#include "tables/budget.h"
#include "tables/clock.h"
#include "tables/command.h"
#include "tables/dealer.h"
#include "tables/event_reader.h"
#include "tables/fair_draw.h"
#include "tables/game_shelf.h"
#include "tables/played_on.h"
#include "tables/terms.h"
#include "tables/uptime.h"
#include "tables/writing.h"

namespace trencavel::server {

using record::JsonObject;

enum class Holder : std::uint8_t { Open, Person, Computer, Left };

struct SeatState {
    Holder holder{};
    PersonId person;  // Person, Left
    std::string name;
    std::string level;  // Computer
    std::string contribution;
};

/// How someone was called when they last wrote in the chat.
struct Speaker {
    std::string name;
    Look look;
};

/// A move that revealed nothing, so that it can be taken back.
struct UndoableMove {
    Seat seat = 0;
    unsigned ply = 0;  // before it
    TimeMs at = 0;
    TimeMs left = 0;  // on the clock when it was made
};

/// What all tables share.
struct TableWorld {
    GameShelf& games;
    const Uptime& uptime;
    const Writing& writing;
    DealerMaker deal = &Dealer::shuffled;
    TableLimits limits = {};
};

/// A game in which the lines of an event have been played, and what happened in it.
struct PlayedLines {
    std::unique_ptr<Game> game = {};  // nullptr: none
    std::vector<Event> events = {};
};

/// What a command comes to: events, or a refusal. Neither has changed anything yet.
struct Decision {
    std::vector<Json> events;
    std::optional<Refused> refused;
    /// What was played to decide: the first event has these lines, and need not play them again.
    PlayedLines played = {};
};

inline Decision refuse(Code code, std::string about = {}, std::string detail = {}) {
    return {{}, Refused{code, std::move(about), std::move(detail)}};
}

/// Why a person must go.
enum class Gone : std::uint8_t { Removed, Deleted };

/// What was answered to a message that was taken.
struct Accepted {
    std::uint32_t number = 0;
    unsigned ply = 0;
    std::string digest;
};

class Table {
public:
    /// A table without events; the first one folded must be `created`.
    Table(TableId id, const TableWorld& world) : id_(std::move(id)), world_(&world) {}

    /// The event with which a table begins; of one that plays on from another game, that too.
    static Json created(const Terms& terms, const PersonId& host, TimeMs now, const std::string& secret,
                        const std::string& invitation, const std::optional<Origin>& origin = {});
    /// A table from its stored events; an error says what is wrong with them.
    static Result<std::unique_ptr<Table>> load(TableId id, const std::vector<StoredEvent>& events,
                                               const TableWorld& world);

    Decision decide(const Command& command, TimeMs now) const;
    /// Takes an event into account and gives back what everybody who watches is told of it. The error says
    /// why it cannot be an event of this table, of which then nothing can be used any more.
    Result<Message> fold(const Json& event) { return fold(event, {}); }
    /// The same for an event that was just decided on: its lines have been played.
    Result<Message> fold(const Json& event, PlayedLines played);

    // What can be asked of a table.
    const TableId& id() const { return id_; }
    std::uint32_t number() const { return static_cast<std::uint32_t>(messages_.size()); }
    const std::vector<Message>& messages() const { return messages_; }  // event n is at n − 1
    const Terms& terms() const { return terms_; }
    const std::vector<SeatState>& seats() const { return seats_; }
    Phase phase() const { return phase_; }
    const PersonId& host() const { return host_; }
    const std::string& commitment() const { return commitment_; }
    const std::string& invitation() const { return invitation_; }  // empty: none is needed, or it was revoked
    const Game* game() const { return game_.get(); }               // nullptr before the start
    /// Who has offered a draw or accepted it: a bit for each seat.
    unsigned drawn_by() const { return draw_offers_.seats(); }
    unsigned ply() const { return game_ ? static_cast<unsigned>(game_->moves().size()) : 0; }
    std::optional<Seat> asked() const;
    const SeatState* asked_seat() const;
    std::optional<TimeMs> clock_due(TimeMs now) const;
    const Accepted* accepted(const PersonId& person, const std::string& message_id) const;

    bool may_see(const PersonId& person, const std::string& invitation) const;
    /// What somebody hears who may not see it. Only who once had a good invitation is told that there is a
    /// table.
    Refused why_hidden(const PersonId& person, const std::string& invitation) const;
    bool is_seated(const PersonId& person) const;
    bool is_removed(const PersonId& person) const { return removed_.contains(person); }
    bool holds(const PersonId& person, std::size_t seat) const;
    bool may_have_hints() const;

    TableRow row() const;
    /// Says which row it is, but for what moves change: as long as it is the same, so is the rest of the row.
    std::pair<std::uint32_t, bool> row_mark() const { return {lasting_number_, wants_waking()}; }
    TimeMs changed() const { return changed_; }
    /// Of the row, what moves change.
    std::string standing() const;
    /// What lists tell of it.
    std::string summary() const;
    /// The record: whole when the game is over, with what is needed to check the draw; otherwise what is
    /// public.
    const std::string& record() const;
    std::vector<std::string> contributions() const;  // by seat; "-" where there is none
    /// What a stored event becomes when this person is forgotten; none if it need not change.
    static std::optional<std::string> without(const PersonId& person, const std::string& body);

private:
    // decide, in decide.cpp and play.cpp
    using Decider = Decision (Table::*)(const Command&, TimeMs) const;
    static Decider decider_of(CommandKind kind);
    Decision decide_join(const Command& command, TimeMs now) const;
    Decision decide_return(const Command& command, TimeMs now) const;
    Decision decide_leave(const Command& command, TimeMs now) const;
    Decision decide_start(const Command& command, TimeMs now) const;
    Decision decide_move(const Command& command, TimeMs now) const;
    Decision decide_computer_move(const Command& command, TimeMs now) const;
    Decision decide_undo(const Command& command, TimeMs now) const;
    Decision decide_draw(const Command& command, TimeMs now) const;
    Decision decide_resign(const Command& command, TimeMs now) const;
    Decision decide_replace(const Command& command, TimeMs now) const;
    Decision decide_chat(const Command& command, TimeMs now) const;
    Decision decide_mute(const Command& command, TimeMs now) const;
    Decision decide_remove(const Command& command, TimeMs now) const;
    Decision decide_close(const Command& command, TimeMs now) const;
    Decision decide_invite(const Command& command, TimeMs now) const;
    Decision decide_time_out(const Command& command, TimeMs now) const;
    Decision decide_forget(const Command& command, TimeMs now) const;
    Decision decide_expel(const Command& command, TimeMs now) const;
    Decision decide_vacate(const Command& command, TimeMs now) const;
    Decision decide_end(const Command& command, TimeMs now) const;
    Decision decide_expire(const Command& command, TimeMs now) const;

    Decision play(const Command& command, TimeMs now, bool by_computer) const;
    Decision give_up(Seat seat, TimeMs now, const char* ended, const char* replaced) const;
    Decision give_up_all(const PersonId& person, TimeMs now, Gone why) const;
    std::optional<Decision> over_budget(const Command& command, Spending what) const;
    Json replaced_event(Seat seat, TimeMs now, const std::string& level, const char* reason) const;
    std::optional<Seat> clocked_seat(const Game& game) const;
    Clock clock_after(const Game& game, TimeMs now) const;
    Result<Dealer> make_dealer(const Setup& setup) const;
    // of a game that is played on from another one, in origin.cpp
    Decision start_played_on(Json started, TimeMs now, Game& game) const;
    Result<Dealer> make_dealer_anew(const Setup& setup, const DrawSource& source) const;
    std::optional<DrawOrigin> draw_origin() const;
    FairDraw opened_draw() const;
    std::string written_record() const;
    std::string free_name(const std::string& wanted, const PersonId& person = {},
                          const std::vector<std::string>& given = {}) const;
    std::string speaker_name(const Command& command) const;
    std::size_t people_seated() const;
    bool may_chat(const PersonId& person) const;

    // fold, in fold.cpp and fold_game.cpp
    using Folder = void (Table::*)(const EventReader&, JsonObject&);
    static Folder folder_of(const std::string& kind);  // nullptr: there is no such kind
    void fold_created(const EventReader& event, JsonObject& shown);
    void fold_joined(const EventReader& event, JsonObject& shown);
    void fold_left(const EventReader& event, JsonObject& shown);
    void fold_started(const EventReader& event, JsonObject& shown);
    void fold_move(const EventReader& event, JsonObject& shown);
    void fold_undone(const EventReader& event, JsonObject& shown);
    void fold_draw(const EventReader& event, JsonObject& shown);
    void fold_replaced(const EventReader& event, JsonObject& shown);
    void fold_chat(const EventReader& event, JsonObject& shown);
    void fold_muted(const EventReader& event, JsonObject& shown);
    void fold_removed(const EventReader& event, JsonObject& shown);
    void fold_invitation(const EventReader& event, JsonObject& shown);
    void fold_ended(const EventReader& event, JsonObject& shown);
    std::vector<Event> play_lines(const EventReader& event);
    void show_position(const EventReader& event, JsonObject& shown);
    void note_undoable(const EventReader& event);
    void note_accepted(const EventReader& hidden);
    SeatState* seat_of(const EventReader& event);  // nullptr: it has failed
    bool has_begun(const EventReader& event) const;
    void note_lasting_summary();
    bool wants_waking() const;

    TableId id_;
    const TableWorld* world_;
    std::vector<Message> messages_;
    std::map<std::pair<PersonId, std::string>, Accepted> accepted_;

    Terms terms_;
    PersonId host_;
    std::string secret_;
    std::string commitment_;
    unsigned draw_version_ = kFirstDrawVersion;
    std::string invitation_;  // empty: there is none
    std::vector<std::string> old_invitations_;
    Phase phase_{};
    TimeMs created_ = 0;
    TimeMs changed_ = 0;
    std::vector<SeatState> seats_;
    std::set<PersonId> muted_;
    std::set<PersonId> removed_;
    std::map<PersonId, Speaker> speakers_;
    std::set<PersonId> known_;  // whose names or words its events hold
    TableBudget budget_;

    std::optional<Origin> origin_;
    std::unique_ptr<Game> game_;
    PlayedLines played_;  // of the event that is being folded, if it was just decided on
    std::optional<Dealer> dealer_;
    Clock clock_;
    std::vector<UndoableMove> undoable_;  // newest last, all of one seat
    DrawOffers draw_offers_;
    unsigned winners_ = 0;
    JsonObject lasting_summary_;
    std::uint32_t lasting_number_ = 0;                      // of the last event that was no move
    mutable std::pair<std::uint32_t, std::string> record_;  // as it was asked for last, with the number then
};

}  // namespace trencavel::server
