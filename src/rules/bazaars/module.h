// Bazaars as a whole: the rules, what anyone may see, and what computer players ask.
#pragma once

#include "rules/bazaars/rules.h"
#include "rules/bazaars/terms.h"
#include "rules/bazaars/view.h"
