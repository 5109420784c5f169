#include "server/store/sqlite/writes.h"

#include "server/store/fault_point.h"
#include "server/store/write_checks.h"

namespace trencavel::server {

WriteResult SqliteWrites::carry_out(const Write& write) {
    return std::visit([this](const auto& each) { return carry_out(each); }, write);
}

WriteResult SqliteWrites::carry_out(const Append& append) {
    const std::optional<Known> known = known_of(append.row.id);
    if (!known) return failed();
    if (std::string reason = refusal_of(append, known->number); !reason.empty())
        return conflict(std::move(reason));
    return done_if(put_events(append.row.id, append.expected, append.bodies) && put_row(append.row, *known));
}

/// The last event tells what has changed of the row.
WriteResult SqliteWrites::carry_out(const Advance& advance) {
    const std::optional<std::uint32_t> last = last_number(advance.table);
    if (!last) return failed();
    if (std::string reason = refusal_of(advance, *last); !reason.empty()) return conflict(std::move(reason));
    const auto front = std::span(advance.bodies).first(advance.bodies.size() - 1);
    const auto number = static_cast<std::uint32_t>(advance.expected + advance.bodies.size());
    if (!put_events(advance.table, advance.expected, front)) return failed();
    fault_point(FaultPoint::BeforeInsert);
    if (!Cursor(put_last_event_, advance.table, number, advance.bodies.back(), advance.changed,
                advance.standing)
             .run())
        return failed();
    fault_point(FaultPoint::AfterInsert);
    return done();
}

WriteResult SqliteWrites::carry_out(const Rewrite& rewrite) {
    if (!Cursor(rewrite_, rewrite.body, rewrite.table, rewrite.number).run()) return failed();
    return changes() == 1 ? done() : conflict("there is no such event");
}

WriteResult SqliteWrites::carry_out(const PutRow& put) {
    const std::optional<Known> known = known_of(put.row.id);
    if (!known) return failed();
    if (std::string reason = refusal_of(put, known->number); !reason.empty())
        return conflict(std::move(reason));
    return done_if(put_row(put.row, *known));
}

WriteResult SqliteWrites::carry_out(const PutPerson& put) {
    const Person& person = put.person;
    if (person.account.empty()) {
        return done_if(Cursor(put_person_, person.id, person.name, nullptr, person.passphrase, person.created,
                              person.recovery)
                           .run());
    }
    Cursor holder(account_holder_, person.account, person.id);
    if (holder.next()) return conflict("another person has this account name");
    if (holder.failed()) return failed();
    return done_if(Cursor(put_person_, person.id, person.name, person.account, person.passphrase,
                          person.created, person.recovery)
                       .run());
}

WriteResult SqliteWrites::carry_out(const PutName& put) {
    if (!Cursor(put_name_, put.name, put.person).run()) return failed();
    return changes() == 1 ? done() : conflict("there is no such person");
}

WriteResult SqliteWrites::carry_out(const PutSecrets& put) {
    if (!Cursor(put_secrets_, put.passphrase, put.recovery, put.person, put.before).run()) return failed();
    if (changes() != 1) return conflict("the passphrase is another one");
    return put.kept_session ? carry_out(DropOtherSessions{put.person, *put.kept_session}) : done();
}

WriteResult SqliteWrites::carry_out(const DropPerson& drop) {
    return done_if(Cursor(drop_person_, drop.person).run() && Cursor(drop_sessions_, drop.person, "").run());
}

WriteResult SqliteWrites::carry_out(const PutSession& put) {
    if (!Cursor(put_session_, put.secret_hash, put.person, put.created, put.device).run()) return failed();
    return changes() == 1 ? done() : conflict("there is no such person");
}

WriteResult SqliteWrites::carry_out(const SeenSession& seen) {
    return done_if(Cursor(seen_session_, seen.secret_hash, seen.seen).run());
}

WriteResult SqliteWrites::carry_out(const DropSession& drop) {
    return done_if(Cursor(drop_session_, drop.secret_hash).run());
}

WriteResult SqliteWrites::carry_out(const DropOtherSessions& drop) {
    return done_if(Cursor(drop_sessions_, drop.person, drop.kept_hash).run());
}

WriteResult SqliteWrites::carry_out(const PutBan& put) {
    return done_if(Cursor(put_ban_, put.ban.subject, put.ban.created).run());
}

WriteResult SqliteWrites::carry_out(const DropBan& drop) {
    return done_if(Cursor(drop_ban_, drop.subject).run());
}

WriteResult SqliteWrites::carry_out(const DropTable& drop) {
    const std::optional<Known> known = known_of(drop.table);
    if (!known || !Cursor(drop_table_, drop.table).run()) return failed();
    if (changes() == 0) return not_aborted();
    TableRow without_people;
    without_people.id = drop.table;
    return done_if(Cursor(drop_events_, drop.table).run() && put_people(without_people, known->people));
}

WriteResult SqliteWrites::carry_out(const DropIdleSession& drop) {
    if (!Cursor(drop_idle_session_, drop.secret_hash, drop.before).run()) return failed();
    return changes() == 1 ? done() : not_idle();
}

WriteResult SqliteWrites::carry_out(const DropIdleGuest& drop) {
    if (!Cursor(drop_idle_guest_, drop.person, drop.before).run()) return failed();
    return changes() == 1 ? done_if(Cursor(drop_sessions_, drop.person, "").run()) : not_idle();
}

WriteResult SqliteWrites::carry_out(const Heartbeat& heartbeat) {
    return done_if(Cursor(put_run_, heartbeat.started, heartbeat.alive).run());
}

std::optional<SqliteWrites::Known> SqliteWrites::known_of(const TableId& table) {
    Cursor cursor(known_, table);
    if (cursor.next()) return Known{static_cast<std::uint32_t>(cursor.integer(0)), split(cursor.text(1))};
    if (cursor.failed()) return std::nullopt;
    return Known{};
}

std::optional<std::uint32_t> SqliteWrites::last_number(const TableId& table) {
    Cursor cursor(last_number_, table);
    const std::int64_t number = cursor.next() ? cursor.integer(0) : 0;
    if (cursor.failed()) return std::nullopt;
    return static_cast<std::uint32_t>(number);
}

bool SqliteWrites::put_events(const TableId& table, std::uint32_t number,
                              std::span<const std::string> bodies) {
    for (const std::string& body : bodies) {
        fault_point(FaultPoint::BeforeInsert);
        if (!Cursor(put_event_, table, ++number, body).run()) return false;
        fault_point(FaultPoint::AfterInsert);
    }
    return true;
}

bool SqliteWrites::put_row(const TableRow& row, const Known& known) {
    return Cursor(put_row_, row.id, row.number, static_cast<int>(row.phase), row.listed, row.host,
                  joined(row.people), row.created, row.changed, row.wants_waking, row.summary, row.standing)
               .run() &&
           put_people(row, known.people);
}

bool SqliteWrites::put_people(const TableRow& row, const std::vector<PersonId>& people_before) {
    if (row.people == people_before) return true;
    for (const PersonId& person : people_before) {
        if (!Cursor(drop_seat_, person, row.id).run()) return false;
    }
    for (const PersonId& person : row.people) {
        if (!Cursor(put_seat_, person, row.id).run()) return false;
    }
    return true;
}

}  // namespace trencavel::server
