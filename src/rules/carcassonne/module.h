// Carcassonne as a whole: the rules, and what computer players ask.
#pragma once

#include "rules/carcassonne/rules.h"
#include "rules/carcassonne/terms.h"
