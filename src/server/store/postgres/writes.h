// Each write as one statement: it does everything or nothing, and how many rows it touched tells which.
#pragma once

#include <optional>
#include <string>

#include "server/store/postgres/connection.h"
#include "server/store/store.h"

namespace trencavel::server {

/// What carries out a write, and what its result must be for it to be done.
struct PgWrite {
    PgCall call;
    std::optional<std::size_t> touches;  // that many rows; nothing: it is done whatever it touched
};

/// Values are copied, so that the write need not outlive it. Nothing: what is written contradicts itself.
std::optional<PgWrite> statement_of(const Write& write);

/// The table whose row it locks; empty for others.
const TableId& table_of(const Write& write);

/// Why it was not done, if its table's last event has this number now; 0 if there is no such table.
std::string reason_of(const Write& write, std::uint32_t last);

/// Asks for the number of a table's last event.
PgCall number_of(const TableId& table);

}  // namespace trencavel::server
