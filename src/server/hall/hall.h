// All tables and all who are at them. A table is in memory while someone wants something of it (Desk); each
// has one queue; a change is stored, then acknowledged, then told to those who watch.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hall/client_message.h"
#include "server/hall/desk.h"
#include "server/hall/message_rates.h"
#include "server/hall/watcher.h"
#include "server/net/network.h"
#include "server/net/scheduler.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "server/store/archive.h"
#include "server/thinking/advice_quota.h"
#include "server/thinking/bot_pool.h"
#include "tables/outcome.h"
#include "tables/table.h"

namespace trencavel::server {

struct HallLimits {
    std::size_t sockets_per_person = 20;
    MessageLimits messages = {};
    unsigned idle_seconds = 60;              // a table that nobody looks at is put away after this
    Rate chat = {1, 3};                      // of one person
    std::size_t tables_per_socket = 8;       // watched at once: each is kept in memory
    unsigned advice_per_address = 4;         // hints and reviews at once
    std::size_t desk_queue = 256;            // waiting at one table
    std::size_t history_bytes = 128 * 1024;  // of events sent at once to one who comes
};

/// Has work done on another thread for an owner, and what comes of it on the serving one. False, and nothing
/// is done, if too much waits.
using Elsewhere = std::function<bool(const std::string& owner, std::function<Task()> work)>;

/// What the hall works with; all of it outlives the hall.
struct HallWorld {
    Scheduler& scheduler;
    Archive& archive;
    BotPool& bots;
    Elsewhere replays;
    const Metrics& metrics;
    Log& log;
    TableWorld tables;
};

/// What came of a command that was taken.
struct Done {
    std::uint32_t number = 0;
    unsigned ply = 0;
};

class Hall {
public:
    Hall(const HallWorld& world, const HallLimits& limits);

    // For those at sockets.
    void enter(const std::shared_ptr<Watcher>& watcher);
    void exit(const std::shared_ptr<Watcher>& watcher);
    void handle(Watcher& watcher, ClientMessage message);
    void count_refusal(Code code) const { world_.metrics.count_refusal(code); }
    void count_waiting() const { world_.metrics.waiting_messages.add(); }
    MessageRates& rates() { return rates_; }
    TimeMs now() const { return world_.scheduler.now(); }
    Planned at(TimeMs time, Task task) { return world_.scheduler.at(time, std::move(task)); }
    void call_off(const Planned& planned) { world_.scheduler.call_off(planned); }
    /// Once what is being done now is done.
    void soon(Task task) { world_.scheduler.post(std::move(task)); }

    // For requests. What is asked for comes back on the serving thread.
    /// A new table; the id is free.
    void create(const TableId& id, const Json& created, std::function<void(Refusable)> done);
    /// Looks at a table as it is stored; nullptr if there is none, or the reason why it cannot be had.
    void look(const TableId& id, std::function<void(Outcome<const Table*>)> done);
    void command(const TableId& id, Command command, std::function<void(Outcome<Done>)> done);
    /// What comes of a game as it stood at an earlier ply: it is replayed on another thread, and so is what
    /// is then made of it. False: too much waits.
    bool replay(const std::string& owner, const Table& table, unsigned ply,
                std::function<Task(std::unique_ptr<Game>)> then) const;
    /// Drops an aborted table, unless someone looks at it; whether it was done.
    void drop(const TableId& id, std::function<void(bool)> done);
    /// Notes that a session was seen, at most every ten minutes.
    void note_use(const std::string& secret_hash);
    /// The same for all that have a socket open.
    void note_open_sessions();
    /// Puts a table away, so that it is loaded anew: what is stored of it has changed.
    void reload(const TableId& id);
    /// Ends the sessions of a person; all, or those of one cookie.
    void dismiss(const PersonId& person, const std::string& secret_hash, Code why = Code::LoggedOut);
    /// Ends the sessions from a network that is banned; gives back whoever is not here from elsewhere, too.
    std::vector<PersonId> dismiss_network(const Network& network);
    void dismiss_others(const PersonId& person, const std::string& kept_hash);
    /// Whether a socket is open with this cookie.
    bool is_here(const PersonId& person, const std::string& secret_hash) const;
    /// Whoever watches by an invitation alone hears nothing more: it is worth nothing any more.
    void drop_uninvited(const TableId& id);
    /// What the person is called from now on.
    void rename(const PersonId& person, const std::string& name);

    /// Takes up what must not wait until someone comes: clocks that run, computers that are asked.
    void wake(std::vector<TableId> tables);
    /// From now on nothing is begun: who asks is told that the server is being stopped.
    void close() { stopping_ = true; }
    /// Says goodbye to everyone.
    void dismiss_all();

    std::size_t tables_loaded() const { return desks_.size(); }
    std::size_t sessions() const { return everyone_.size(); }

private:
    // Desks (desks.cpp).
    Desk& desk(const TableId& id);
    void load(Desk& desk);
    void loaded(const TableId& id, LoadedTable& loaded);
    void load_later(Desk& desk, const std::string& reason);
    void go_on_when_rested(Desk& desk);
    static Refused missing(const Desk& desk);
    void enqueue(Desk& desk, Task task);
    void pump(const TableId& id);
    void sweep();
    void wake_next();

    // Changes (commands.cpp).
    void run(Desk& desk, const Command& command, TimeMs arrived, std::function<void(Outcome<Done>)> done);
    void store(Desk& desk, const Command& command, Decision decision, TimeMs arrived,
               std::function<void(Outcome<Done>)> done);
    void note_refused_event(const TableId& id, const std::string& reason) const;
    void stored(const TableId& id, const WriteResult& result, const std::vector<Message>& messages,
                bool is_move);
    static void drop_removed(Desk& desk);
    void note_end(Desk& desk);
    void go_on(Desk& desk);
    void ask_computer(Desk& desk);
    void set_alarm(Desk& desk);
    void call_off_alarm(const TableId& id);
    static std::optional<Refused> refused_before(const Desk& desk, const Command& command);
    static void remember(Desk& desk, const Command& command, const Refused& refused);

    // Those who watch (watchers.cpp).
    void watch(Watcher& watcher, const ClientMessage& message);
    void unwatch(const std::shared_ptr<Watcher>& watcher, const TableId& id);
    void ask_people(Desk& desk) const;
    void announce_presence(Desk& desk);
    void say_presence(const TableId& id);

    // What they say (hall.cpp).
    void hello(Watcher& watcher, const ClientMessage& message);
    void take_up(Watcher& watcher, const ClientMessage& message, TimeMs arrived);
    void carry_out(Watcher& watcher, const ClientMessage& message, TimeMs arrived);
    /// The desk's table, if they may see it; otherwise the refusal is sent.
    const Table* visible(Watcher& watcher, const ClientMessage& message, const Desk& desk) const;

    // What is asked about a position (aids.cpp).
    void hint(Watcher& watcher, const ClientMessage& message);
    void review(Watcher& watcher, const ClientMessage& message);
    void think_over(const std::weak_ptr<Watcher>& watcher, const ClientMessage& message, const Asker& asker,
                    std::unique_ptr<Game> game, const Move& made);
    void tell(Watcher& watcher, const ClientMessage& message);
    void tell_areas(Watcher& watcher, const ClientMessage& message);
    static const JsonObject& areas_now(Desk& desk);
    void tell_earlier_areas(Watcher& watcher, const ClientMessage& message, const Table& table);
    void tell_fits(Watcher& watcher, const ClientMessage& message);
    void preview(Watcher& watcher, const ClientMessage& message);
    const Table* begun(Watcher& watcher, const ClientMessage& message) const;

    HallWorld world_;
    HallLimits limits_;
    std::unordered_map<TableId, std::unique_ptr<Desk>> desks_;
    std::set<std::shared_ptr<Watcher>> everyone_;
    std::map<PersonId, std::set<Watcher*>> by_person_;
    struct Alarm {
        unsigned ply = 0;
        TimeMs due = 0;  // when a clock ends
        Planned planned;
    };
    std::unordered_map<TableId, Alarm> alarms_;
    MessageRates rates_;
    RateTable<PersonId> chat_;
    RateTable<std::string> uses_;  // of sessions, by the hash of their secret
    AdviceQuota advice_;
    std::deque<TableId> to_wake_;
    bool stopping_ = false;
};

}  // namespace trencavel::server
