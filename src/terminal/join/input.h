// What can be typed at a table of a server beside all that can be typed in a game on this machine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trencavel::terminal {

enum class TableCommandKind : std::uint8_t {
    Say,      // text
    Draw,     // text: offer, accept, decline or withdraw
    Replace,  // text: the number of a seat, from 1 on
    Mute,     // text: a name or the number of a seat
    Unmute,   // likewise
    Remove,   // likewise
    Leave,
    Close,
};

struct TableCommand {
    TableCommandKind kind{};
    std::string text = {};
};

/// None if the line is no such command.
std::optional<TableCommand> parse_table_command(std::string_view line);

}  // namespace trencavel::terminal
