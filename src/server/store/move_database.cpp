#include "server/store/move_database.h"

#include <span>
#include <utility>
#include <vector>

namespace trencavel::server {
namespace {

constexpr unsigned kPage = 200;

Error all_arrived() {
    return Error{""};
}

/// Writes, or says which one was refused and why.
Error write_all(Store& to, std::span<const Write> writes) {
    for (const WriteResult& result : to.write(writes)) {
        if (result.status != WriteStatus::Done)
            return Error{"what was read cannot be written: " + result.reason};
    }
    return all_arrived();
}

class Move {
public:
    Move(Store& from, Store& to, const MoveProgress& progress) : from_(from), to_(to), progress_(progress) {}

    Result<MoveReport> run() {
        for (const auto step : {&Move::expect_nothing, &Move::copy_people, &Move::copy_sessions,
                                &Move::copy_tables, &Move::copy_the_rest, &Move::compare}) {
            if (Error error = (this->*step)(); !error.text.empty()) return error;
        }
        return report_;
    }

private:
    // One page of all there is of a kind.
    static auto tables_of(Store& store, const std::string& after) { return store.all_tables(after, kPage); }
    static auto people_of(Store& store, const std::string& after) { return store.all_people(after, kPage); }
    static auto sessions_of(Store& store, const std::string& after) {
        return store.all_sessions(after, kPage);
    }

    static const std::string& key_of(const TableId& table) { return table; }
    static const std::string& key_of(const Person& person) { return person.id; }
    static const std::string& key_of(const SessionOfPerson& each) { return each.session.secret_hash; }

    Error expect_nothing() {
        const auto tables = to_.all_tables("", 1);
        if (!tables) return tables.failure();
        const auto people = to_.all_people("", 1);
        if (!people) return people.failure();
        const bool empty = tables->empty() && people->empty();
        return empty ? all_arrived() : Error{"the database to move to is not empty"};
    }

    /// Everything that `page_of` gives of the old database, page by page.
    template <class PageOf, class Take>
    Error for_each_page(PageOf page_of, Take take) {
        std::string after;
        while (true) {
            const auto page = page_of(from_, after);
            if (!page) return page.failure();
            if (page->empty()) return all_arrived();
            if (Error error = take(page.value(), after); !error.text.empty()) return error;
            after = key_of(page->back());
        }
    }

    Error copy_people() {
        return for_each_page(people_of, [&](const std::vector<Person>& people, const std::string&) {
            std::vector<Write> writes;
            for (const Person& person : people) writes.emplace_back(PutPerson{person});
            report_.people += people.size();
            progress_("copied", report_);
            return write_all(to_, writes);
        });
    }

    Error copy_sessions() {
        return for_each_page(sessions_of, [&](const std::vector<SessionOfPerson>& sessions,
                                              const std::string&) {
            std::vector<Write> writes;
            for (const auto& [person, session] : sessions) {
                writes.emplace_back(PutSession{session.secret_hash, person, session.created, session.device});
                writes.emplace_back(SeenSession{session.secret_hash, session.seen});
            }
            report_.sessions += sessions.size();
            progress_("copied", report_);
            return write_all(to_, writes);
        });
    }

    Error copy_tables() {
        return for_each_page(tables_of, [&](const std::vector<TableId>& tables, const std::string&) {
            for (const TableId& table : tables) {
                if (Error error = copy_table(table); !error.text.empty()) return error;
                progress_("copied", report_);
            }
            return all_arrived();
        });
    }

    Error copy_table(const TableId& table) {
        const auto row = from_.row(table);
        if (!row) return row.failure();
        auto events = from_.load(table, 0);
        if (!events) return events.failure();
        if (!row->has_value()) return Error{"the table " + table + " is gone: somebody else writes to it"};
        std::vector<std::string> bodies;
        for (StoredEvent& event : events.value()) bodies.push_back(std::move(event.body));
        report_.events += bodies.size();
        ++report_.tables;
        return write_all(to_, std::vector<Write>{Append{0, std::move(bodies), row->value()}});
    }

    Error copy_the_rest() {
        const auto bans = from_.bans();
        if (!bans) return bans.failure();
        const auto runs = from_.runs();
        if (!runs) return runs.failure();
        std::vector<Write> writes;
        for (const Ban& ban : bans.value()) writes.emplace_back(PutBan{ban});
        for (const Heartbeat& run : runs.value()) writes.emplace_back(run);
        return writes.empty() ? all_arrived() : write_all(to_, writes);
    }

    /// Reads everything again, on both sides.
    Error compare() {
        compared_ = {};
        if (Error error = compare_pages(people_of, "people"); !error.text.empty()) return error;
        if (Error error = compare_pages(sessions_of, "sessions"); !error.text.empty()) return error;
        if (Error error = compare_pages(tables_of, "tables"); !error.text.empty()) return error;
        if (!same(from_.bans(), to_.bans())) return different("bans");
        return same(from_.runs(), to_.runs()) ? all_arrived() : different("runs");
    }

    template <class PageOf>
    Error compare_pages(PageOf page_of, const char* what) {
        return for_each_page(page_of, [&](const auto& page, const std::string& after) {
            const auto other = page_of(to_, after);
            if (!other) return other.failure();
            if (other.value() != page) return different(what);
            for (const auto& each : page) {
                if (Error error = compare_inside(each); !error.text.empty()) return error;
            }
            return all_arrived();
        });
    }

    Error compare_inside(const TableId& table) {
        ++compared_.tables;
        progress_("compared", compared_);
        const bool arrived =
            same(from_.row(table), to_.row(table)) && same(from_.load(table, 0), to_.load(table, 0));
        return arrived ? all_arrived() : different(("the table " + table).c_str());
    }
    static Error compare_inside(const auto& /*nothing more in it*/) { return all_arrived(); }

    static bool same(const auto& one, const auto& other) {
        return one && other && one.value() == other.value();
    }
    static Error different(const std::string& what) {
        return Error{what + ": not the same in both databases"};
    }

    Store& from_;
    Store& to_;
    const MoveProgress& progress_;
    MoveReport report_;
    MoveReport compared_;
};

}  // namespace

Result<MoveReport> move_database(Store& from, Store& to, const MoveProgress& progress) {
    return Move(from, to, progress).run();
}

}  // namespace trencavel::server
