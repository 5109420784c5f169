// Those who watch a table: they get what they have missed, then every event, and the questions that are
// theirs.
#include <algorithm>
#include <utility>

#include "record/names.h"
#include "server/hall/hall.h"
#include "tables/asks.h"

namespace trencavel::server {
namespace {

constexpr TimeMs kPresenceMs = 250;  // many who come at once are told of together

std::string question_text(const Table& table) {
    const Game& game = *table.game();
    const Glance glance = glance_at(game);
    JsonObject question;
    question.put("type", "question").put("table", table.id()).put("number", table.number());
    question.put("ply", table.ply()).put("seat", glance.question->seat);
    question.put("asks", record::name(glance.question->kind));
    add_circumstances(game, glance, question);
    return std::move(question.put_json("moves", record::moves_text(game))).text();
}

Refused too_many_watched(std::size_t most, Language language) {
    const std::string tables = std::to_string(most);
    return {Code::TooMany,
            {},
            language == Language::German
                ? "Mehr als " + tables + " Tische auf einmal zeigt eine Verbindung nicht."
                : "One connection shows no more than " + tables + " tables at once."};
}

bool is_asked(const Watcher& watcher, const Table& table) {
    const std::optional<Seat> seat = table.asked();
    return seat && table.holds(watcher.visitor().person, *seat);
}

}  // namespace

void Hall::watch(Watcher& watcher, const ClientMessage& message) {
    Desk& desk = *desks_.at(message.table);
    const Table* table = visible(watcher, message, desk);
    if (!table) return;
    if (message.from > table->number())
        return watcher.refuse(message.id, {Code::BadField, "from"}, {{"table", message.table}});
    if (!watcher.watching.contains(message.table) && watcher.watching.size() >= limits_.tables_per_socket)
        return watcher.refuse(message.id, too_many_watched(limits_.tables_per_socket, watcher.language()),
                              {{"table", message.table}});
    std::uint32_t last = message.from;
    std::size_t bytes = 0;
    while (last < table->number() && bytes < limits_.history_bytes)
        bytes += table->messages()[last++]->size();
    rates_.spend(watcher.asker(), cost_of_sending(bytes));
    const bool more = last < table->number();
    watcher.accept(message.id, JsonObject()
                                   .put("table", message.table)
                                   .put_json("summary", table->summary())
                                   .put("number", last)
                                   .put("more", more)
                                   .put("ply", table->ply()));
    for (std::uint32_t n = message.from; n < last; ++n) watcher.send(table->messages()[n]);
    if (more) return;
    desk.watchers.insert(watcher.shared_from_this());
    watcher.watching.insert(message.table);
    if (is_asked(watcher, *table)) watcher.send(std::make_shared<const std::string>(question_text(*table)));
    desk.presence.clear();  // the newcomer has heard nothing of it
    announce_presence(desk);
}

void Hall::unwatch(const std::shared_ptr<Watcher>& watcher, const TableId& id) {
    watcher->watching.erase(id);
    const auto found = desks_.find(id);
    if (found == desks_.end()) return;
    Desk& desk = *found->second;
    desk.watchers.erase(watcher);
    desk.touched = now();
    announce_presence(desk);
}

/// After what is being done at the table, so that they still hear why.
void Hall::drop_uninvited(const TableId& id) {
    enqueue(desk(id), [this, id] {
        Desk& desk = *desks_.at(id);
        if (!desk.table) return;
        std::erase_if(desk.watchers, [&](const std::shared_ptr<Watcher>& watcher) {
            const bool uninvited = !desk.table->may_see(watcher->visitor().person, {});
            if (uninvited) watcher->watching.erase(id);
            return uninvited;
        });
        announce_presence(desk);
    });
}

/// The question and all that can be answered, to whoever holds the seat that is asked; once.
void Hall::ask_people(Desk& desk) const {
    const SeatState* seat = desk.table->asked_seat();
    const bool by_person = seat && seat->holder == Holder::Person;
    const std::pair<unsigned, PersonId> asked(desk.table->ply(), by_person ? seat->person : PersonId());
    if (std::exchange(desk.asked, asked) == asked || !by_person) return;
    Message question;
    for (const std::shared_ptr<Watcher>& watcher : desk.watchers) {
        if (!is_asked(*watcher, *desk.table)) continue;
        if (!question) question = std::make_shared<const std::string>(question_text(*desk.table));
        watcher->send(question);
    }
}

void Hall::announce_presence(Desk& desk) {
    if (desk.presence_due || desk.watchers.empty()) return;
    desk.presence_due = true;
    world_.scheduler.at(now() + kPresenceMs, [this, id = desk.id] { say_presence(id); });
}

void Hall::say_presence(const TableId& id) {
    const auto found = desks_.find(id);
    if (found == desks_.end()) return;
    Desk& desk = *found->second;
    desk.presence_due = false;
    if (!desk.table) return;
    Json seats = Json::array();
    for (std::size_t seat = 0; seat < desk.table->seats().size(); ++seat) {
        const auto is_there = [&](const std::shared_ptr<Watcher>& watcher) {
            return desk.table->holds(watcher->visitor().person, seat);
        };
        const bool computer = desk.table->seats()[seat].holder == Holder::Computer;
        seats.push_back(computer || std::any_of(desk.watchers.begin(), desk.watchers.end(), is_there));
    }
    const auto watchers = std::count_if(desk.watchers.begin(), desk.watchers.end(), [&](const auto& watcher) {
        return !desk.table->is_seated(watcher->visitor().person);
    });
    const Json json = {{"type", "present"}, {"table", id}, {"seats", seats}, {"watchers", watchers}};
    std::string text = json.dump();
    if (text == desk.presence) return;
    desk.presence = text;
    const auto message = std::make_shared<const std::string>(std::move(text));
    for (const std::shared_ptr<Watcher>& watcher : desk.watchers) watcher->send(message);
}

}  // namespace trencavel::server
