// Die Burg as a whole: the rules, what anyone may see, and what computer players ask.
#pragma once

#include "rules/burg/rules.h"
#include "rules/burg/terms.h"
#include "rules/burg/view.h"
