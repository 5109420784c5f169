// How a table's row is written in the database.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/store/sqlite/database.h"
#include "server/store/store.h"

namespace trencavel::server {

/// With a space after each but the last: no id has one.
inline std::string joined(const std::vector<PersonId>& people) {
    std::string text;
    for (const PersonId& person : people) text += (text.empty() ? "" : " ") + person;
    return text;
}

inline std::vector<PersonId> split(std::string_view text) {
    std::vector<PersonId> people;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        people.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return people;
}

/// Of `people`, with the time as ?2.
#define TRENCAVEL_IDLE_GUEST                                                \
    "(account IS NULL AND created < ?2 "                                    \
    "AND NOT EXISTS (SELECT 1 FROM table_people WHERE person = people.id) " \
    "AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND seen >= ?2))"

/// The row of a running table stands where something else than a move happened last; from there on the last
/// event tells what has changed of it.
#define TRENCAVEL_TABLE_ROWS                                                         \
    "tables LEFT JOIN events AS last ON phase = 1 AND last.table_id = id "           \
    "AND last.number = (SELECT max(number) FROM events WHERE events.table_id = id) " \
    "AND last.number > tables.number"
#define TRENCAVEL_TABLE_CHANGED "coalesce(last.changed, tables.changed)"

/// In this order row_at expects them.
#define TRENCAVEL_TABLE_COLUMNS                                               \
    "id, coalesce(last.number, tables.number), phase, listed, host, people, " \
    "created, " TRENCAVEL_TABLE_CHANGED ", wants_waking, summary, coalesce(last.standing, tables.standing)"

inline TableRow row_at(const Cursor& cursor) {
    return TableRow{.id = cursor.text(0),
                    .number = static_cast<std::uint32_t>(cursor.integer(1)),
                    .phase = static_cast<Phase>(cursor.integer(2)),
                    .listed = cursor.integer(3) != 0,
                    .host = cursor.text(4),
                    .people = split(cursor.text(5)),
                    .created = cursor.integer(6),
                    .changed = cursor.integer(7),
                    .wants_waking = cursor.integer(8) != 0,
                    .summary = cursor.text(9),
                    .standing = cursor.text(10)};
}

}  // namespace trencavel::server
