// The rule sets that are compiled: a name for each list of modules.
#pragma once

#include "rules/bazaars.h"
#include "rules/bridges.h"
#include "rules/carcassonne.h"
#include "rules/castles.h"
#include "rules/plane.h"
#include "rules/ruleset.h"
#include "rules/wheel.h"

namespace trencavel {

/// Carcassonne alone, as fast as it can be.
using BaseRules = RuleSet<BasePlane, Carcassonne>;

/// Carcassonne or the Wheel of Fortune with any of expansion 8; Tables::switches says which modules play.
using PlaneRules = RuleSet<FullPlane, Carcassonne, Bridges, Castles, Wheel, Bazaars>;

}  // namespace trencavel
