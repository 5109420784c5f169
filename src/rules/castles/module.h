// Castles as a whole: the rules, what anyone may see, and what computer players ask.
#pragma once

#include "rules/castles/rules.h"
#include "rules/castles/terms.h"
#include "rules/castles/view.h"
