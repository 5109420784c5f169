// Bridges in the terminal: built with a tile or beside one, and tiles that may be refused.
#pragma once

#include "terminal/input/module_answers.h"
#include "terminal/screen/module_screen.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal::bridges {

extern const ModuleWords kWords;
extern const ModuleAnswers kAnswers;
extern const ModuleScreen kScreen;

}  // namespace trencavel::terminal::bridges
