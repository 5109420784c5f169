// Bazaars in the terminal: tiles are chosen and bid for, or taken.
#pragma once

#include "terminal/input/module_answers.h"
#include "terminal/screen/module_screen.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal::bazaars {

extern const ModuleWords kWords;
extern const ModuleAnswers kAnswers;
extern const ModuleScreen kScreen;

}  // namespace trencavel::terminal::bazaars
