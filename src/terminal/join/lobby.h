// Before one sits at a table of a server: which tables there are, choosing one, making one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "client/person.h"
#include "client/server.h"
#include "core/result.h"
#include "games/setup.h"
#include "terminal/console/terminal.h"

namespace trencavel::terminal {

/// Who asks, and where.
struct Visit {
    client::Server& server;
    std::string url;  // of the server
    client::Person person;
    std::string language;
    std::string draws = {};  // the folder of what is kept of draws
};

struct NewTable {
    Setup game = {};  // without players and tiles
    std::optional<unsigned> players;
    std::vector<std::string> bots;  // their levels; they sit behind the people
    std::string clock = "none";     // `move:60`, `game:900`, `days:3`
    bool aids = false;
    bool is_private = false;
};

struct TableKey {
    std::string table;
    std::string invitation = {};
};

Result<TableKey> make_table(const Visit& visit, const NewTable& wanted);

/// Lists the own and the open tables, and lets the person choose one; none: nothing was chosen.
Result<std::optional<TableKey>> choose_table(const Visit& visit, LineReader& input);

/// The record of a game as the server has it.
Result<std::string> fetch_record(const Visit& visit, const TableKey& key);

}  // namespace trencavel::terminal
