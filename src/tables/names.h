// How long the name of a person may be, and names with a number behind them, which tell people apart.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace trencavel::server {

constexpr std::size_t kNameCharacters = 24;
constexpr std::size_t kNameBytes = 64;  // as many as a record holds: kNameMax in games/catalogue.h

/// As much of the name as leaves room for so many letters of ASCII.
std::string_view cut_name(std::string_view name, std::size_t room);

/// The name with a number behind it, cut so that it is not too long.
std::string numbered_name(std::string_view name, unsigned number);

/// Whether it is the name that was wanted, or that one with a number.
bool is_name_or_numbered(std::string_view name, std::string_view wanted);

}  // namespace trencavel::server
