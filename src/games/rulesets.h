// The rule sets that are compiled: a name for each list of modules.
#pragma once

#include "rules/carcassonne.h"
#include "rules/plane.h"
#include "rules/ruleset.h"

namespace trencavel {

using BaseRules = RuleSet<BasePlane, Carcassonne>;

}  // namespace trencavel
