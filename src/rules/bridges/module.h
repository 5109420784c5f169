// Bridges as a whole: the rules, what anyone may see, and what computer players ask.
#pragma once

#include "rules/bridges/rules.h"
#include "rules/bridges/terms.h"
#include "rules/bridges/view.h"
