// Deletes a person and what the person wrote, at every table.
#pragma once

#include <functional>

#include "server/hall/hall.h"
#include "server/store/archive.h"

namespace trencavel::server {

/// First the seats are given up, then names and chat are overwritten, at last the person goes. If it fails
/// halfway, the person is still there and it can be done again.
void forget_person(Archive& archive, Hall& hall, const PersonId& person, std::function<void(bool)> done);

}  // namespace trencavel::server
