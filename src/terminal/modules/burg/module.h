// Die Burg in the terminal: the court within the wall, the score track, wall tiles and keeps.
#pragma once

#include "terminal/input/module_answers.h"
#include "terminal/screen/module_screen.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal::burg {

extern const ModuleWords kWords;
extern const ModuleAnswers kAnswers;
extern const ModuleScreen kScreen;

}  // namespace trencavel::terminal::burg
