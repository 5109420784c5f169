// What those who are asked something, and those who look on, are told about the question.
#pragma once

#include "record/json_object.h"
#include "tables/glance.h"

namespace trencavel::server {

/// Beside who is asked and what: the tile in hand, whose turn it is, and what the module that asks adds.
void add_circumstances(const Game& game, const Glance& glance, record::JsonObject& question);

}  // namespace trencavel::server
