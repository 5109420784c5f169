// The Wheel of Fortune as a whole: the rules, what anyone may see, and what computer players ask.
#pragma once

#include "rules/wheel/rules.h"
#include "rules/wheel/terms.h"
#include "rules/wheel/view.h"
