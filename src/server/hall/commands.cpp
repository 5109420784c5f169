// The way of a change: decided, stored, acknowledged, told to all; then the next question is asked.
#include <algorithm>
#include <utility>

#include "record/json_text.h"
#include "record/moves.h"
#include "server/hall/hall.h"
#include "server/store/fault_point.h"

namespace trencavel::server {
namespace {

constexpr std::size_t kRefusalsKept = 64;
constexpr TimeMs kThinkAgainMs = 200;  // when too many wait for the computer

/// Of the table's row no more than what is not stored yet.
Write write_of(Desk& desk, std::uint32_t expected, const std::vector<Json>& events) {
    const Table& table = *desk.table;
    std::vector<std::string> bodies;
    for (const Json& event : events) bodies.push_back(record::json_text(event));
    const auto stored = std::exchange(desk.stored_row, table.row_mark());
    if (table.phase() == Phase::Running && stored == desk.stored_row)
        return Advance{desk.id, expected, std::move(bodies), table.changed(), table.standing()};
    return Append{expected, std::move(bodies), table.row()};
}

}  // namespace

void Hall::command(const TableId& id, Command command, std::function<void(Outcome<Done>)> done) {
    const TimeMs arrived = now();
    Desk& at = desk(id);
    if (at.queue.size() >= limits_.desk_queue) return done(Refused{Code::Busy});
    enqueue(at, [this, id, command = std::move(command), arrived, done = std::move(done)] {
        run(*desks_.at(id), command, arrived, done);
    });
}

void Hall::run(Desk& desk, const Command& command, TimeMs arrived, std::function<void(Outcome<Done>)> done) {
    if (!desk.table) return done(missing(desk));
    const Table& table = *desk.table;
    if (const Accepted* before = command.id.empty() ? nullptr : table.accepted(command.person, command.id)) {
        if (before->digest != command.digest) return done(Refused{Code::IdReused});
        return done(Done{before->number, before->ply});
    }
    if (const std::optional<Refused> before = refused_before(desk, command)) return done(*before);
    const std::optional<TimeMs> due = table.clock_due(now());
    if (due && *due <= now() && command.kind != CommandKind::TimeOut) {
        // The clock has run out before this came: that happens first, and if it cannot be stored, nothing
        // does.
        const Command time_out{.kind = CommandKind::TimeOut, .ply = table.ply()};
        return run(desk, time_out, now(),
                   [this, id = desk.id, command, arrived, done](const Outcome<Done>& outcome) {
                       if (!outcome) return done(outcome.refused());
                       desks_.at(id)->queue.push_front([this, id, command, arrived, done] {
                           run(*desks_.at(id), command, arrived, done);
                       });
                   });
    }
    Decision decision = table.decide(command, now());
    if (decision.refused) {
        remember(desk, command, *decision.refused);
        return done(*decision.refused);
    }
    if (decision.events.empty()) return done(Done{table.number(), table.ply()});
    store(desk, command, std::move(decision), arrived, std::move(done));
}

/// From here on the table in memory is ahead of the store, so nothing else happens at it until the store has
/// answered.
void Hall::store(Desk& desk, const Command& command, Decision decision, TimeMs arrived,
                 std::function<void(Outcome<Done>)> done) {
    const std::uint32_t expected = desk.table->number();
    world_.metrics.tables_in(desk.table->phase()).add(-1);
    std::vector<Message> messages;
    for (const Json& event : decision.events) {
        const Result<Message> told = desk.table->fold(event, std::exchange(decision.played, {}));
        if (!told) {
            note_refused_event(desk.id, told.error());
            done(Refused{Code::Storage});
            load(desk);
            return;
        }
        messages.push_back(told.value());
    }
    world_.metrics.tables_in(desk.table->phase()).add(1);
    desk.busy = true;
    const Done acknowledged{expected + 1, desk.table->ply()};
    const bool is_move = command.kind == CommandKind::Move || command.kind == CommandKind::ComputerMove;
    world_.archive.write(
        write_of(desk, expected, decision.events),
        [this, id = desk.id, messages = std::move(messages), acknowledged, arrived, is_move,
         done = std::move(done)](const WriteResult& result) {
            const bool durable = result.status == WriteStatus::Done;
            if (durable && is_move) {
                world_.metrics.moves.add();
                world_.metrics.acknowledge_seconds.observe(static_cast<double>(now() - arrived) / 1000);
            }
            fault_point(FaultPoint::BeforeAcknowledgement);
            done(durable ? Outcome<Done>(acknowledged) : Outcome<Done>(Refused{Code::Storage}));
            fault_point(FaultPoint::AfterAcknowledgement);
            stored(id, result, messages, is_move);
        });
}

/// Never, but by a mistake in the program: what is decided can be folded.
void Hall::note_refused_event(const TableId& id, const std::string& reason) const {
    world_.metrics.count_error(Fault::Table);
    world_.log.error("event_refused", {{"table", id}, {"reason", reason}});
}

void Hall::stored(const TableId& id, const WriteResult& result, const std::vector<Message>& messages,
                  bool is_move) {
    Desk& desk = *desks_.at(id);
    desk.busy = false;
    if (result.status != WriteStatus::Done) {
        world_.metrics.count_error(Fault::Store);
        world_.log.error("store_failed", {{"table", id}, {"reason", result.reason}});
        world_.metrics.tables_in(desk.table->phase()).add(-1);
        desk.rests_until = now() + kRestMs;
        load(desk);  // back to what is durable
        return;
    }
    world_.metrics.events.add(static_cast<double>(messages.size()));
    fault_point(FaultPoint::BeforeBroadcast);
    for (const Message& message : messages) {
        for (const std::shared_ptr<Watcher>& watcher : desk.watchers) watcher->send(message);
    }
    fault_point(FaultPoint::AfterBroadcast);
    if (!is_move) {
        drop_removed(desk);
        announce_presence(desk);
    }
    if (desk.table->phase() == Phase::Finished || desk.table->phase() == Phase::Aborted) note_end(desk);
    ask_people(desk);
    go_on(desk);
    pump(id);
}

/// Why there is no table: none such, or it cannot be read now.
Refused Hall::missing(const Desk& desk) {
    return {desk.unreadable ? Code::Storage : Code::NotFound};
}

void Hall::note_end(Desk& desk) {
    if (std::exchange(desk.end_noted, true)) return;
    world_.log.info("table_ended", {{"table", desk.id}, {"events", desk.table->number()}});
}

/// They have been told of it, and hear nothing more.
void Hall::drop_removed(Desk& desk) {
    std::erase_if(desk.watchers, [&](const std::shared_ptr<Watcher>& watcher) {
        const bool removed = desk.table->is_removed(watcher->visitor().person);
        if (removed) watcher->watching.erase(desk.id);
        return removed;
    });
}

/// What must happen without anyone doing anything.
void Hall::go_on(Desk& desk) {
    set_alarm(desk);
    ask_computer(desk);
}

void Hall::ask_computer(Desk& desk) {
    const SeatState* seat = desk.table->asked_seat();
    const unsigned ply = desk.table->ply();
    if (stopping_ || !seat || seat->holder != Holder::Computer || desk.thinking_at == ply) return;
    const Result<BotKind> bot = find_bot(seat->level);
    const auto answer = [this, id = desk.id, ply, level = seat->level](const Move& move, double seconds) {
        world_.metrics.think_seconds.of(level).observe(seconds);
        const auto found = desks_.find(id);
        if (found == desks_.end()) return;
        Desk& at = *found->second;
        if (at.thinking_at == ply) at.thinking_at.reset();
        if (!at.table) return;  // it is being loaded anew, and asks again then
        Command command{.kind = CommandKind::ComputerMove, .ply = ply};
        command.text = record::format(move, at.table->game()->tables());
        this->command(id, std::move(command), [](const Outcome<Done>&) {});
    };
    desk.thinking_at = ply;
    if (world_.bots.submit(
            {desk.table->host(), desk.table->game()->clone(), bot ? bot.value() : BotKind::Greedy, answer}))
        return;
    world_.scheduler.at(now() + kThinkAgainMs, [this, id = desk.id, ply] {
        const auto found = desks_.find(id);
        if (found == desks_.end() || found->second->thinking_at != ply) return;
        found->second->thinking_at.reset();
        if (found->second->table && !found->second->busy) ask_computer(*found->second);
    });
}

/// A table has one alarm at most, however often its clock changes.
void Hall::set_alarm(Desk& desk) {
    const std::optional<TimeMs> due = desk.table->clock_due(now());
    const unsigned ply = desk.table->ply();
    const auto known = alarms_.find(desk.id);
    if (due && known != alarms_.end() && known->second.ply == ply && known->second.due == *due) return;
    call_off_alarm(desk.id);
    if (!due) return;
    const Planned planned = world_.scheduler.at(*due + 1, [this, id = desk.id, ply] {
        alarms_.erase(id);
        if (!stopping_) command(id, {.kind = CommandKind::TimeOut, .ply = ply}, [](const Outcome<Done>&) {});
    });
    alarms_[desk.id] = {ply, *due, planned};
}

void Hall::call_off_alarm(const TableId& id) {
    const auto found = alarms_.find(id);
    if (found == alarms_.end()) return;
    world_.scheduler.call_off(found->second.planned);
    alarms_.erase(found);
}

std::optional<Refused> Hall::refused_before(const Desk& desk, const Command& command) {
    if (command.id.empty()) return std::nullopt;
    for (const RefusedBefore& kept : desk.refusals) {
        if (kept.person != command.person || kept.id != command.id) continue;
        return kept.digest == command.digest ? kept.refused : Refused{Code::IdReused};
    }
    return std::nullopt;
}

void Hall::remember(Desk& desk, const Command& command, const Refused& refused) {
    if (command.id.empty()) return;
    if (desk.refusals.size() >= kRefusalsKept) desk.refusals.pop_front();
    desk.refusals.push_back({command.person, command.id, command.digest, refused});
}

}  // namespace trencavel::server
