// Carcassonne in the terminal: cities, roads, cloisters and fields.
#pragma once

#include "terminal/words/module_words.h"

namespace trencavel::terminal::carcassonne {

extern const ModuleWords kWords;

}  // namespace trencavel::terminal::carcassonne
