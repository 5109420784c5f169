// Names by which nobody may go, because readers would take them for a computer player or for the server.
#pragma once

#include <span>
#include <string_view>

namespace trencavel::server {

/// As the server, the page and the terminal spell them, in both languages. Tests compare them with the levels
/// of the computer players and with the texts of the page.
std::span<const std::string_view> reserved_names();

/// Whether the name looks like one of them, also with a number or signs around it: `Level 8`, `(Computer)`.
bool is_reserved(std::string_view name);

}  // namespace trencavel::server
