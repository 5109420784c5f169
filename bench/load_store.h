// Unfinished games, made by the server's own table and written straight into its store.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "tables/terms.h"

namespace trencavel::load {

struct StoredGames {
    unsigned games = 0;
    unsigned moves = 0;  // made in each of them
    server::ClockTerms clock = {};
    std::uint32_t seed = 1;
};

/// One person holds all seats.
constexpr const char* kStoredCookieSecret = "0123456789abcdef0123456789abcdef";

server::TableId stored_table(std::size_t index);
/// False, and says why, if they cannot be written.
bool fill_store(const StoredGames& wanted, const std::string& data);

}  // namespace trencavel::load
