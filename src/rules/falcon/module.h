// Falken as a whole: the rules, what anyone may see, and what computer players ask.
#pragma once

#include "rules/falcon/rules.h"
#include "rules/falcon/terms.h"
#include "rules/falcon/view.h"
