// What tables and those who keep them have in common: ids, times, the rows of lists, stored events.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace trencavel::server {

using TableId = std::string;   // ten letters and digits
using PersonId = std::string;  // p and 16 hexadecimal digits
using TimeMs = std::int64_t;   // milliseconds since 1970

/// A message to be sent, shared by all sockets that get it.
using Message = std::shared_ptr<const std::string>;

/// An event of a table as it is stored: a JSON object.
struct StoredEvent {
    std::uint32_t number = 0;
    std::string body;

    bool operator==(const StoredEvent&) const = default;
};

/// This run of the server was up until `alive`. Runs tell which time is charged to nobody.
struct Heartbeat {
    TimeMs started = 0;
    TimeMs alive = 0;

    bool operator==(const Heartbeat&) const = default;
};

/// The person of a list of tables at which the person has left something, without belonging to them any more.
inline PersonId trace_of(const PersonId& person) {
    return person + "*";
}

enum class Phase : std::uint8_t { Open, Running, Finished, Aborted };

/// Whether nothing can happen there any more.
constexpr bool is_over(Phase phase) {
    return phase == Phase::Finished || phase == Phase::Aborted;
}

/// The newest state of a table, as far as lists and start-up need it: nobody has to read its events for them.
struct TableRow {
    TableId id;
    std::uint32_t number = 0;  // of its last event
    Phase phase{};
    bool listed = false;  // open to anyone, and not full while it waits for its start
    PersonId host;
    /// Who hold its seats, and the host; and, with a star behind the id, whoever else has left a name or a
    /// word here, so that it is found when that person is to be forgotten (trace_of).
    std::vector<PersonId> people;
    TimeMs created = 0;
    TimeMs changed = 0;
    bool wants_waking = false;  // a clock runs, or the computer is asked: not to be forgotten at a start
    std::string summary;        // a JSON object, as lists show it, but for what each move changes
    std::string standing = {};  // that, as a JSON object; empty in rows of old, whose summary holds all of it

    bool operator==(const TableRow&) const = default;
};

/// What lists tell of a table, as one JSON object.
inline std::string shown_summary(const TableRow& row) {
    if (row.standing.empty()) return row.summary;
    std::string text = row.summary.substr(0, row.summary.size() - 1);
    text += ",\"changed\":" + std::to_string(row.changed) + ",\"number\":" + std::to_string(row.number) + ',';
    return text.append(row.standing, 1);
}

}  // namespace trencavel::server
