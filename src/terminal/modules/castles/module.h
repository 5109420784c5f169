// Castles in the terminal: small cities that become castles, and what those are given.
#pragma once

#include "terminal/input/module_answers.h"
#include "terminal/screen/module_screen.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal::castles {

extern const ModuleWords kWords;
extern const ModuleAnswers kAnswers;
extern const ModuleScreen kScreen;

}  // namespace trencavel::terminal::castles
