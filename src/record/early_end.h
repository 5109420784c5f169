// The words for games that were not played to their end, as records and the events of tables have them.
#pragma once

#include <optional>
#include <string_view>

#include "games/game.h"

namespace trencavel::record {

/// `resigned`, `time` or `drawn`.
std::string_view name(EarlyEndKind kind);
std::optional<EarlyEndKind> find_early_end(std::string_view word);

}  // namespace trencavel::record
