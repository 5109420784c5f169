// Events as JSON text: with every move the server tells of some.
#pragma once

#include <string>
#include <vector>

#include "engine/event.h"
#include "engine/tables/tables.h"

namespace trencavel::record {

/// An array, in the order in which they happened; points with their reason.
std::string events_text(const std::vector<Event>& events, const Tables& tables);

}  // namespace trencavel::record
