// A table in memory, with those who watch it and what is waiting to be done at it.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "server/hall/watcher.h"
#include "server/net/scheduler.h"
#include "tables/table.h"

namespace trencavel::server {

/// A refusal that was sent, so that a repeated message is answered alike.
struct RefusedBefore {
    PersonId person;
    std::string id;
    std::string digest;
    Refused refused;
};

/// What came of reading a table; nothing at all if there is none.
struct LoadedTable {
    std::unique_ptr<Table> table;
    std::string unreadable;  // why the store could not
    std::string damage;      // why its events cannot be followed
};

constexpr TimeMs kRestMs = 1000;  // after the store could not

struct Desk {
    TableId id;
    std::unique_ptr<Table> table;  // nullptr while it is being loaded
    /// One after the other, and none while a change is being stored: what is seen is always what is durable.
    std::deque<Task> queue;
    bool busy = false;  // loading or storing
    /// Which row of the table is stored, as far as it is known (Table::row_mark).
    std::optional<std::pair<std::uint32_t, bool>> stored_row;
    bool unreadable = false;  // the store could not, and will be asked again
    TimeMs rests_until = 0;   // after a failure nothing happens by itself before this
    std::set<std::shared_ptr<Watcher>> watchers;
    TimeMs touched = 0;                   // when someone last wanted something of it
    std::optional<unsigned> thinking_at;  // the ply at which the computer was asked
    std::pair<unsigned, PersonId> asked;  // the ply and the person of the question that was sent last
    bool end_noted = false;               // in the log
    bool presence_due = false;
    std::string presence;                        // as it was said last
    std::deque<RefusedBefore> refusals;          // the last ones
    std::pair<std::uint32_t, JsonObject> areas;  // as they were told last, and the table's number then
    std::map<unsigned, Json> reviews;            // of the moves of a game that is over, by their ply
};

}  // namespace trencavel::server
