// What those at sockets and requests want of the hall.
#include "server/hall/hall.h"

#include <algorithm>
#include <utility>

#include "record/json.h"
#include "record/moves.h"
#include "tables/glance.h"

#ifndef TRENCAVEL_VERSION
#error "TRENCAVEL_VERSION is set by the build"
#endif

namespace trencavel::server {

void Hall::enter(const std::shared_ptr<Watcher>& watcher) {
    everyone_.insert(watcher);
    world_.metrics.sockets.set(static_cast<double>(everyone_.size()));
    if (stopping_) return watcher->dismiss(Code::Stopping);
    const PersonId& person = watcher->visitor().person;
    if (person.empty()) return;
    std::set<Watcher*>& all = by_person_[person];
    all.insert(watcher.get());
    if (all.size() > limits_.sockets_per_person) watcher->dismiss(Code::TooManySockets);
}

void Hall::exit(const std::shared_ptr<Watcher>& watcher) {
    const std::set<TableId> watched = watcher->watching;
    for (const TableId& id : watched) unwatch(watcher, id);
    const auto found = by_person_.find(watcher->visitor().person);
    if (found != by_person_.end()) {
        found->second.erase(watcher.get());
        if (found->second.empty()) by_person_.erase(found);
    }
    everyone_.erase(watcher);
    world_.metrics.sockets.set(static_cast<double>(everyone_.size()));
}

void Hall::handle(Watcher& watcher, ClientMessage message) {
    world_.metrics.messages.of(message.name).add();
    if (stopping_) return watcher.refuse(message.id, {Code::Stopping});
    if (message.type == MessageType::Hello) return hello(watcher, message);
    if (message.type == MessageType::Unwatch) {
        unwatch(watcher.shared_from_this(), message.table);
        return watcher.accept(message.id, JsonObject().put("table", message.table));
    }
    Desk& at = desk(message.table);
    if (at.queue.size() >= limits_.desk_queue)
        return watcher.refuse(message.id, {Code::Busy}, {{"table", message.table}});
    enqueue(at, [this, weak = watcher.weak_from_this(), message = std::move(message), arrived = now()] {
        if (const std::shared_ptr<Watcher> there = weak.lock()) take_up(*there, message, arrived);
    });
}

/// A message whose turn it is at its table.
void Hall::take_up(Watcher& watcher, const ClientMessage& message, TimeMs arrived) {
    switch (message.type) {
        case MessageType::Watch:
            return watch(watcher, message);
        case MessageType::Hint:
            return hint(watcher, message);
        case MessageType::Review:
            return review(watcher, message);
        case MessageType::State:
        case MessageType::Legal:
            return tell(watcher, message);
        case MessageType::Areas:
            return tell_areas(watcher, message);
        case MessageType::Fits:
            return tell_fits(watcher, message);
        case MessageType::Preview:
            return preview(watcher, message);
        case MessageType::Command:
            return carry_out(watcher, message, arrived);
        case MessageType::Hello:
        case MessageType::Unwatch:
            break;  // have no table to wait for
    }
}

void Hall::hello(Watcher& watcher, const ClientMessage& message) {
    watcher.set_language(message.language);
    watcher.set_together(message.together);
    const Visitor& visitor = watcher.visitor();
    JsonObject content;
    if (visitor.person.empty()) {
        content.put("person", nullptr);
    } else {
        content.put_object("person", JsonObject().put("id", visitor.person).put("name", visitor.name));
    }
    watcher.accept(message.id, content.put("version", TRENCAVEL_VERSION).put("now", now()));
}

const Table* Hall::visible(Watcher& watcher, const ClientMessage& message, const Desk& desk) const {
    const bool watched = watcher.watching.contains(message.table);
    if (desk.table && (watched || desk.table->may_see(watcher.visitor().person, message.invitation)))
        return desk.table.get();
    const Refused refused =
        desk.table ? desk.table->why_hidden(watcher.visitor().person, message.invitation) : missing(desk);
    watcher.refuse(message.id, refused, {{"table", message.table}});
    return nullptr;
}

void Hall::carry_out(Watcher& watcher, const ClientMessage& message, TimeMs arrived) {
    Desk& desk = *desks_.at(message.table);
    if (!visible(watcher, message, desk)) return;
    const auto refuse = [&](Code code) { watcher.refuse(message.id, {code}, {{"table", message.table}}); };
    if (watcher.visitor().person.empty()) return refuse(Code::NoPerson);
    if (message.command.kind == CommandKind::Chat && !chat_.take(watcher.visitor().person, now()))
        return refuse(Code::TooFast);
    Command command = message.command;
    command.person = watcher.visitor().person;
    command.caller = watcher.visitor().name;
    command.language = watcher.language();
    run(desk, command, arrived,
        [this, weak = watcher.weak_from_this(), id = message.id, table = message.table,
         is_move = command.kind == CommandKind::Move](const Outcome<Done>& outcome) {
            const std::shared_ptr<Watcher> there = weak.lock();
            if (!there) return;
            if (outcome && is_move) rates_.give_back(there->asker(), kPlayedMoveBack);
            if (outcome)
                return there->accept(
                    id,
                    JsonObject().put("table", table).put("number", outcome->number).put("ply", outcome->ply));
            const auto found = desks_.find(table);
            const unsigned ply =
                found != desks_.end() && found->second->table ? found->second->table->ply() : 0;
            there->refuse(id, outcome.refused(), {{"table", table}, {"ply", ply}});
        });
}

void Hall::create(const TableId& id, const Json& created, std::function<void(Refusable)> done) {
    Table table(id, world_.tables);
    if (const Result<Message> told = table.fold(created); !told) {
        note_refused_event(id, told.error());
        return done(Refused{Code::Storage});
    }
    Append append{0, {created.dump()}, table.row()};
    world_.archive.write(std::move(append), [this, id, done = std::move(done)](const WriteResult& result) {
        if (result.status == WriteStatus::Done) {
            world_.metrics.events.add();
            world_.log.info("table_created", {{"table", id}});
            return done(std::nullopt);
        }
        world_.metrics.count_error(Fault::Store);
        world_.log.error("store_failed", {{"table", id}, {"reason", result.reason}});
        done(Refused{Code::Storage});
    });
}

void Hall::look(const TableId& id, std::function<void(Outcome<const Table*>)> done) {
    Desk& at = desk(id);
    if (at.queue.size() >= limits_.desk_queue) return done(Refused{Code::Busy});
    enqueue(at, [this, id, done = std::move(done)] {
        const Desk& there = *desks_.at(id);
        const Table* table = there.table.get();
        done(table ? Outcome<const Table*>(table) : Outcome<const Table*>(missing(there)));
    });
}

std::vector<PersonId> Hall::dismiss_network(const Network& network) {
    const auto is_there = [&](const Watcher& watcher) { return network.holds(watcher.visitor().network); };
    std::vector<PersonId> gone;
    for (const auto& [person, sessions] : by_person_) {
        if (std::all_of(sessions.begin(), sessions.end(),
                        [&](const Watcher* each) { return is_there(*each); }))
            gone.push_back(person);
    }
    const std::set<std::shared_ptr<Watcher>> all = everyone_;
    for (const std::shared_ptr<Watcher>& watcher : all) {
        if (is_there(*watcher)) watcher->dismiss(Code::Banned);
    }
    return gone;
}

void Hall::dismiss(const PersonId& person, const std::string& secret_hash, Code why) {
    const auto found = by_person_.find(person);
    if (found == by_person_.end()) return;
    const std::set<Watcher*> all = found->second;
    for (Watcher* watcher : all) {
        if (secret_hash.empty() || watcher->visitor().secret_hash == secret_hash) watcher->dismiss(why);
    }
}

void Hall::dismiss_others(const PersonId& person, const std::string& kept_hash) {
    const auto found = by_person_.find(person);
    if (found == by_person_.end()) return;
    const std::set<Watcher*> all = found->second;
    for (Watcher* watcher : all) {
        if (watcher->visitor().secret_hash != kept_hash) watcher->dismiss(Code::LoggedOut);
    }
}

bool Hall::is_here(const PersonId& person, const std::string& secret_hash) const {
    const auto found = by_person_.find(person);
    return found != by_person_.end() &&
           std::any_of(found->second.begin(), found->second.end(),
                       [&](const Watcher* watcher) { return watcher->visitor().secret_hash == secret_hash; });
}

void Hall::rename(const PersonId& person, const std::string& name) {
    const auto found = by_person_.find(person);
    if (found == by_person_.end()) return;
    for (Watcher* watcher : found->second) watcher->rename(name);
}

void Hall::dismiss_all() {
    const std::set<std::shared_ptr<Watcher>> all = everyone_;
    for (const std::shared_ptr<Watcher>& watcher : all) watcher->dismiss(Code::Stopping);
}

}  // namespace trencavel::server
