// Takes people who may not come any more out of their games, so that these go on for the others.
#pragma once

#include <functional>
#include <vector>

#include "server/hall/hall.h"
#include "server/store/archive.h"

namespace trencavel::server {

/// At every unfinished table, `how` being Expel or Vacate. If it fails halfway, it can be done again.
void take_from_tables(Archive& archive, Hall& hall, std::vector<PersonId> people, CommandKind how,
                      std::function<void(bool)> done);

}  // namespace trencavel::server
