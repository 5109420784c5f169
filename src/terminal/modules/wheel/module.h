// The Wheel in the terminal: crown spaces, the pig and what its segments bring.
#pragma once

#include "terminal/input/module_answers.h"
#include "terminal/screen/module_screen.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal::wheel {

extern const ModuleWords kWords;
extern const ModuleAnswers kAnswers;
extern const ModuleScreen kScreen;

}  // namespace trencavel::terminal::wheel
