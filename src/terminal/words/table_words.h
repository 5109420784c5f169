// What happens at a table of a server, in words: who comes and goes, who is waited for, what the clocks show.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "client/remote_table.h"
#include "terminal/words/hint.h"
#include "terminal/words/log_text.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal {

/// A text of others that can do nothing to the terminal.
std::string harmless(std::string_view text);

/// Computers go by the name of their level.
std::string shown_name(const client::RemoteSeat& seat);

/// The players as they are shown; whoever took a seat over has its letter.
Players players_at(const client::RemoteTable& table);

/// `Ben: hello`, `Ben offers a draw: accept or decline`
std::string text_of(const client::Notice& notice);

/// What happened from this move on, with what was said and done beside the game, in its order; from 0 also
/// what came before the first move.
std::vector<LogLine> log_with_notices(const client::RemoteTable& table, const LogContext& context,
                                      std::size_t move);

/// `Ben places a tile`, `Ben decides about a follower`; the game runs.
std::string doing_of(const client::RemoteTable& table);

/// What stands below a player: the clock, whether somebody is there, an offer of a draw. `now_ms` is the
/// server's time.
std::string note_of(const client::RemoteTable& table, std::size_t seat, std::int64_t now_ms);

/// `1:05`, `2:00:00`, `3 days 2 h`
std::string duration_text(std::int64_t ms);

/// One line for each seat of a table that has not begun.
std::vector<std::string> seat_lines(const client::RemoteTable& table);

/// The moves that a server proposes, each line as `spelled` has it; none if they cannot be read.
std::vector<Proposal> proposals_in(const client::Json& content,
                                   const std::function<std::string(const std::string&)>& spelled);

/// Who asks what can be typed.
struct Standing {
    bool walled = false;  // the game has a wall
    bool seated = false;
    bool host = false;
};

/// What can be typed at any time at such a table.
std::vector<std::string> table_commands(const Standing& standing);

}  // namespace trencavel::terminal
