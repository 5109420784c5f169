// A store that keeps everything in memory.
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "server/store/list_order.h"
#include "server/store/store.h"
#include "server/store/write_checks.h"

namespace trencavel::server {

namespace {

struct KeptSession {
    PersonId person;
    SessionRow row;
};

class MemoryStore final : public Store {
public:
    std::vector<WriteResult> write(std::span<const Write> writes) override {
        std::vector<WriteResult> results;
        results.reserve(writes.size());
        for (const Write& write : writes) {
            results.push_back(std::visit([this](const auto& each) { return carry_out(each); }, write));
        }
        return results;
    }

    Result<std::vector<StoredEvent>> load(const TableId& table, std::uint32_t from) override {
        std::vector<StoredEvent> events;
        const std::uint32_t last = last_number(table);
        for (std::uint32_t i = from; i < last; ++i) events.push_back(StoredEvent{i + 1, events_[table][i]});
        return events;
    }

    Result<std::optional<TableRow>> row(const TableId& table) override { return found(rows_, table); }

    Result<ListPage> list(const ListQuery& query) override {
        const std::optional<ListKey> after = key_of_token(query.kind, query.after);
        if (!after) return bad_token();
        std::vector<TableRow> rows;
        for (const auto& [id, row] : rows_) {
            if (belongs(query, row) && list_key(query.kind, row) < *after) rows.push_back(row);
        }
        std::sort(rows.begin(), rows.end(), [&query](const TableRow& a, const TableRow& b) {
            return list_key(query.kind, a) > list_key(query.kind, b);
        });
        return page_of(query, std::move(rows));
    }

    Result<std::vector<TableId>> to_wake() override {
        std::vector<TableId> tables;
        for (const auto& [id, row] : rows_) {
            if (row.wants_waking) tables.push_back(id);
        }
        return tables;
    }

    Result<std::vector<Heartbeat>> runs() override {
        std::vector<Heartbeat> runs;
        for (const auto& [started, alive] : runs_) runs.push_back(Heartbeat{started, alive});
        return runs;
    }

    Result<IdlePage> idle(const IdleQuery& query) override {
        const TimeMs before = query.before;
        switch (query.kind) {
            case IdleKind::WaitingTable:
                return idle_of(rows_, query, [&](const auto&, const TableRow& row) {
                    return row.phase == Phase::Open && row.changed < before && !was_there(row.host, before);
                });
            case IdleKind::AbortedTable:
                return idle_of(rows_, query, [&](const auto&, const TableRow& row) {
                    return row.phase == Phase::Aborted && row.changed < before;
                });
            case IdleKind::Guest:
                return idle_of(people_, query,
                               [&](const auto& id, const Person&) { return is_idle_guest(id, before); });
            case IdleKind::Session:
                break;
        }
        return idle_of(sessions_, query,
                       [&](const auto&, const KeptSession& session) { return session.row.seen < before; });
    }

    Result<std::optional<Person>> person(const PersonId& id) override { return found(people_, id); }

    Result<std::optional<Person>> person_of_session(const std::string& secret_hash) override {
        const auto session = sessions_.find(secret_hash);
        if (session == sessions_.end()) return std::optional<Person>();
        return found(people_, session->second.person);
    }

    Result<std::optional<Person>> person_of_account(const std::string& account) override {
        for (const auto& [id, person] : people_) {
            if (!account.empty() && person.account == account) return std::optional(person);
        }
        return std::optional<Person>();
    }

    Result<std::vector<SessionRow>> sessions_of(const PersonId& person) override {
        std::vector<SessionRow> rows;
        for (const auto& [hash, session] : sessions_) {
            if (session.person == person) rows.push_back(session.row);
        }
        std::sort(rows.begin(), rows.end(), [](const SessionRow& a, const SessionRow& b) {
            return std::tie(b.seen, b.secret_hash) < std::tie(a.seen, a.secret_hash);
        });
        rows.resize(std::min(rows.size(), kSessionsListed));
        return rows;
    }

    Result<std::vector<TableId>> all_tables(const TableId& after, unsigned size) override {
        return page_after<TableId>(rows_, after, size, [](const auto& each) { return each.first; });
    }
    Result<std::vector<Person>> all_people(const PersonId& after, unsigned size) override {
        return page_after<Person>(people_, after, size, [](const auto& each) { return each.second; });
    }
    Result<std::vector<SessionOfPerson>> all_sessions(const std::string& after, unsigned size) override {
        return page_after<SessionOfPerson>(sessions_, after, size, [](const auto& each) {
            return SessionOfPerson{each.second.person, each.second.row};
        });
    }

    Result<std::vector<Ban>> bans() override {
        std::vector<Ban> all;
        for (const auto& [subject, ban] : bans_) all.push_back(ban);
        return all;
    }

private:
    /// What becomes of up to `size` entries after this key.
    template <class T, class Map, class Make>
    static std::vector<T> page_after(const Map& map, const std::string& after, unsigned size, Make make) {
        std::vector<T> page;
        for (auto at = map.upper_bound(after); at != map.end() && page.size() < size; ++at)
            page.push_back(make(*at));
        return page;
    }

    template <class Value>
    static std::optional<Value> found(const std::map<std::string, Value>& values, const std::string& key) {
        const auto at = values.find(key);
        return at == values.end() ? std::nullopt : std::optional(at->second);
    }

    template <class Value, class IsIdle>
    static IdlePage idle_of(const std::map<std::string, Value>& all, const IdleQuery& query,
                            const IsIdle& is_idle) {
        IdlePage page;
        unsigned looked_at = 0;
        for (auto each = all.upper_bound(query.after); each != all.end(); ++each) {
            if (is_idle(each->first, each->second)) page.ids.push_back(each->first);
            if (++looked_at < query.looked_at && page.ids.size() < query.size) continue;
            page.next = each->first;
            return page;
        }
        return page;
    }

    bool was_there(const PersonId& person, TimeMs since) const {
        return std::any_of(sessions_.begin(), sessions_.end(), [&](const auto& each) {
            return each.second.person == person && each.second.row.seen >= since;
        });
    }

    bool is_idle_guest(const PersonId& id, TimeMs before) const {
        const auto person = people_.find(id);
        const auto belongs_to = [&](const auto& each) {
            const std::vector<PersonId>& people = each.second.people;
            return std::find(people.begin(), people.end(), id) != people.end();
        };
        return person != people_.end() && person->second.account.empty() && person->second.created < before &&
               !was_there(id, before) && std::none_of(rows_.begin(), rows_.end(), belongs_to);
    }

    static bool belongs(const ListQuery& query, const TableRow& row) {
        switch (query.kind) {
            case ListKind::Open:
                return row.listed && row.phase == Phase::Open;
            case ListKind::Finished:
                return row.listed && row.phase == Phase::Finished;
            case ListKind::All:
                return !is_over(row.phase);
            case ListKind::Own:
                break;
        }
        return std::find(row.people.begin(), row.people.end(), query.person) != row.people.end();
    }

    std::uint32_t last_number(const TableId& table) const {
        const auto row = rows_.find(table);
        return row == rows_.end() ? 0 : row->second.number;
    }

    WriteResult carry_out(const Append& append) {
        const std::uint32_t last = last_number(append.row.id);
        if (std::string reason = refusal_of(append, last); !reason.empty())
            return conflict(std::move(reason));
        std::vector<std::string>& bodies = events_[append.row.id];
        bodies.insert(bodies.end(), append.bodies.begin(), append.bodies.end());
        rows_[append.row.id] = append.row;
        return done();
    }

    WriteResult carry_out(const Advance& advance) {
        if (std::string reason = refusal_of(advance, last_number(advance.table)); !reason.empty())
            return conflict(std::move(reason));
        std::vector<std::string>& bodies = events_[advance.table];
        bodies.insert(bodies.end(), advance.bodies.begin(), advance.bodies.end());
        TableRow& row = rows_[advance.table];
        row.number = static_cast<std::uint32_t>(bodies.size());
        row.changed = advance.changed;
        row.standing = advance.standing;
        return done();
    }

    WriteResult carry_out(const Rewrite& rewrite) {
        const auto bodies = events_.find(rewrite.table);
        const bool there =
            bodies != events_.end() && rewrite.number >= 1 && rewrite.number <= bodies->second.size();
        if (!there) return conflict("there is no such event");
        bodies->second[rewrite.number - 1] = rewrite.body;
        return done();
    }

    WriteResult carry_out(const PutRow& put) {
        const std::uint32_t last = last_number(put.row.id);
        if (std::string reason = refusal_of(put, last); !reason.empty()) return conflict(std::move(reason));
        rows_[put.row.id] = put.row;
        return done();
    }

    WriteResult carry_out(const PutPerson& put) {
        const std::optional<Person> holder = person_of_account(put.person.account).value();
        if (holder && holder->id != put.person.id) return conflict("another person has this account name");
        people_[put.person.id] = put.person;
        return done();
    }

    WriteResult carry_out(const PutName& put) {
        const auto found = people_.find(put.person);
        if (found == people_.end()) return conflict("there is no such person");
        found->second.name = put.name;
        return done();
    }

    WriteResult carry_out(const PutSecrets& put) {
        const auto found = people_.find(put.person);
        if (found == people_.end() || found->second.passphrase != put.before)
            return conflict("the passphrase is another one");
        found->second.passphrase = put.passphrase;
        found->second.recovery = put.recovery;
        return put.kept_session ? carry_out(DropOtherSessions{put.person, *put.kept_session}) : done();
    }

    WriteResult carry_out(const DropPerson& drop) {
        people_.erase(drop.person);
        std::erase_if(sessions_, [&drop](const auto& each) { return each.second.person == drop.person; });
        return done();
    }

    WriteResult carry_out(const PutSession& put) {
        if (!people_.contains(put.person)) return conflict("there is no such person");
        sessions_[put.secret_hash] = {put.person, {put.secret_hash, put.created, put.created, put.device}};
        return done();
    }

    WriteResult carry_out(const SeenSession& seen) {
        const auto found = sessions_.find(seen.secret_hash);
        if (found == sessions_.end()) return done();
        found->second.row.seen = std::max(found->second.row.seen, seen.seen);
        return done();
    }

    WriteResult carry_out(const DropSession& drop) {
        sessions_.erase(drop.secret_hash);
        return done();
    }

    WriteResult carry_out(const DropOtherSessions& drop) {
        std::erase_if(sessions_, [&drop](const auto& each) {
            return each.second.person == drop.person && each.first != drop.kept_hash;
        });
        return done();
    }

    WriteResult carry_out(const PutBan& put) {
        bans_[put.ban.subject] = put.ban;
        return done();
    }

    WriteResult carry_out(const DropBan& drop) {
        bans_.erase(drop.subject);
        return done();
    }

    WriteResult carry_out(const DropTable& drop) {
        const auto row = rows_.find(drop.table);
        if (row == rows_.end() || row->second.phase != Phase::Aborted) return not_aborted();
        rows_.erase(row);
        events_.erase(drop.table);
        return done();
    }

    WriteResult carry_out(const DropIdleSession& drop) {
        const auto session = sessions_.find(drop.secret_hash);
        if (session == sessions_.end() || session->second.row.seen >= drop.before) return not_idle();
        sessions_.erase(session);
        return done();
    }

    WriteResult carry_out(const DropIdleGuest& drop) {
        return is_idle_guest(drop.person, drop.before) ? carry_out(DropPerson{drop.person}) : not_idle();
    }

    WriteResult carry_out(const Heartbeat& heartbeat) {
        runs_[heartbeat.started] = heartbeat.alive;
        return done();
    }

    std::map<TableId, std::vector<std::string>> events_;
    std::map<TableId, TableRow> rows_;
    std::map<PersonId, Person> people_;
    std::map<std::string, KeptSession> sessions_;
    std::map<std::string, Ban> bans_;
    std::map<TimeMs, TimeMs> runs_;
};

}  // namespace

std::unique_ptr<Store> make_memory_store() {
    return std::make_unique<MemoryStore>();
}

}  // namespace trencavel::server
