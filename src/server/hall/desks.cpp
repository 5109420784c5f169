// Tables come into memory when someone wants something of them, and go when nobody does any more.
#include <utility>

#include "server/hall/hall.h"

namespace trencavel::server {
namespace {

constexpr TimeMs kSweepMs = 5000;
constexpr std::size_t kPeopleKept = 10000;
constexpr std::size_t kUsesKept = 50000;
constexpr double kUseNotedSeconds = 600;  // as exactly as anyone wants to know it
constexpr std::size_t kWakingMax = 4;     // at once, so that those who come first do not wait behind them

/// On the reading thread, since a whole game is replayed. A table without events is none.
LoadedTable read_table(Store& store, const TableId& id, const TableWorld& world) {
    const Result<std::vector<StoredEvent>> events = store.load(id, 0);
    if (!events) return {.table = {}, .unreadable = events.error(), .damage = {}};
    if (events->empty()) return {};
    Result<std::unique_ptr<Table>> table = Table::load(id, events.value(), world);
    if (!table) return {.table = {}, .unreadable = {}, .damage = table.error()};
    return {.table = std::move(table.value()), .unreadable = {}, .damage = {}};
}

}  // namespace

Hall::Hall(const HallWorld& world, const HallLimits& limits)
    : world_(world),
      limits_(limits),
      rates_(limits.messages),
      chat_(limits.chat, kPeopleKept),
      uses_({1.0 / kUseNotedSeconds, 1}, kUsesKept),
      advice_(limits.advice_per_address) {
    sweep();
}

Desk& Hall::desk(const TableId& id) {
    std::unique_ptr<Desk>& desk = desks_[id];
    if (!desk) {
        desk = std::make_unique<Desk>();
        desk->id = id;
        load(*desk);
    }
    desk->touched = now();
    return *desk;
}

void Hall::load(Desk& desk) {
    desk.busy = true;
    desk.unreadable = false;
    desk.stored_row.reset();
    desk.table.reset();
    world_.archive.read([this, id = desk.id](Store& store) -> Task {
        auto table = std::make_shared<LoadedTable>(read_table(store, id, world_.tables));
        return [this, id, table] { loaded(id, *table); };
    });
}

/// One that cannot be followed is left alone. It stands, as one that is none, as a desk without a table until
/// whoever waits has been answered.
void Hall::loaded(const TableId& id, LoadedTable& loaded) {
    const auto found = desks_.find(id);
    if (found == desks_.end()) return;
    Desk& desk = *found->second;
    if (!loaded.unreadable.empty()) return load_later(desk, loaded.unreadable);
    desk.busy = false;
    if (loaded.table) {
        desk.table = std::move(loaded.table);
        world_.metrics.tables_in(desk.table->phase()).add(1);
        go_on_when_rested(desk);
    } else if (!loaded.damage.empty()) {
        world_.metrics.count_error(Fault::Table);
        world_.log.error("table_damaged", {{"table", id}, {"reason", loaded.damage}});
    }
    pump(id);
}

/// The store could not: whoever waits is told, whoever watches stays, and it is tried again.
void Hall::load_later(Desk& desk, const std::string& reason) {
    world_.metrics.count_error(Fault::Store);
    world_.log.error("load_failed", {{"table", desk.id}, {"reason", reason}});
    desk.unreadable = true;
    std::deque<Task> waiting = std::exchange(desk.queue, {});
    for (const Task& task : waiting) task();  // each finds no table, and answers that
    world_.scheduler.at(now() + kRestMs, [this, id = desk.id] {
        const auto again = desks_.find(id);
        if (again == desks_.end() || !again->second->unreadable) return;  // it was read meanwhile
        if (again->second->watchers.empty() && again->second->queue.empty()) {
            desks_.erase(again);
        } else {
            load(*again->second);
        }
    });
}

/// After a failure there is a pause, so that computers and clocks do not try again and again.
void Hall::go_on_when_rested(Desk& desk) {
    if (desk.rests_until <= now()) return go_on(desk);
    world_.scheduler.at(desk.rests_until, [this, id = desk.id] {
        const auto found = desks_.find(id);
        if (found != desks_.end() && found->second->table && !found->second->busy) go_on(*found->second);
    });
}

void Hall::enqueue(Desk& desk, Task task) {
    const TableId id = desk.id;  // the desk may be gone after the task
    desk.queue.push_back(std::move(task));
    pump(id);
}

void Hall::pump(const TableId& id) {
    while (true) {
        const auto found = desks_.find(id);
        if (found == desks_.end()) return;
        Desk& desk = *found->second;
        if (desk.busy) return;
        if (desk.queue.empty()) {
            if (!desk.table) desks_.erase(found);
            return;
        }
        const Task task = std::move(desk.queue.front());
        desk.queue.pop_front();
        task();
    }
}

void Hall::reload(const TableId& id) {
    const auto found = desks_.find(id);
    if (found == desks_.end()) return;
    Desk& desk = *found->second;
    enqueue(desk, [this, id] {
        Desk& again = *desks_.at(id);
        if (again.table) world_.metrics.tables_in(again.table->phase()).add(-1);
        load(again);
    });
}

/// Whoever comes meanwhile waits at the desk, and then finds no table.
void Hall::drop(const TableId& id, std::function<void(bool)> done) {
    std::unique_ptr<Desk>& desk = desks_[id];
    if (desk && (desk->busy || !desk->watchers.empty() || !desk->queue.empty())) return done(false);
    if (!desk) desk = std::make_unique<Desk>();
    desk->id = id;
    desk->busy = true;
    world_.archive.write(DropTable{id}, [this, id, done = std::move(done)](const WriteResult& result) {
        Desk& there = *desks_.at(id);
        if (there.table) world_.metrics.tables_in(there.table->phase()).add(-1);
        const bool dropped = result.status == WriteStatus::Done;
        if (dropped) {
            call_off_alarm(id);
            there.table.reset();
            there.busy = false;
            pump(id);
        } else {
            load(there);
        }
        done(dropped);
    });
}

void Hall::note_use(const std::string& secret_hash) {
    if (secret_hash.empty() || !uses_.take(secret_hash, now())) return;
    world_.archive.write(SeenSession{secret_hash, now()}, [](const WriteResult&) {});
}

void Hall::note_open_sessions() {
    for (const std::shared_ptr<Watcher>& watcher : everyone_) note_use(watcher->visitor().secret_hash);
}

/// Puts away what nobody has looked at for a while. Clocks and computers need no desk: an alarm brings one
/// back.
void Hall::sweep() {
    const TimeMs old = now() - TimeMs{limits_.idle_seconds} * 1000;
    for (auto each = desks_.begin(); each != desks_.end();) {
        const Desk& desk = *each->second;
        const bool idle = desk.watchers.empty() && desk.queue.empty() && !desk.busy && !desk.thinking_at;
        if (idle && desk.touched <= old) {
            if (desk.table) world_.metrics.tables_in(desk.table->phase()).add(-1);
            each = desks_.erase(each);
        } else {
            ++each;
        }
    }
    world_.metrics.bot_queue.set(static_cast<double>(world_.bots.waiting()));
    world_.metrics.store_queue.set(static_cast<double>(world_.archive.waiting()));
    world_.scheduler.at(now() + kSweepMs, [this] { sweep(); });
}

void Hall::wake(std::vector<TableId> tables) {
    for (TableId& table : tables) to_wake_.push_back(std::move(table));
    for (std::size_t i = 0; i < kWakingMax; ++i) wake_next();
}

void Hall::wake_next() {
    if (to_wake_.empty() || stopping_) return;
    const TableId id = std::move(to_wake_.front());
    to_wake_.pop_front();
    enqueue(desk(id), [this] { world_.scheduler.post([this] { wake_next(); }); });
}

}  // namespace trencavel::server
