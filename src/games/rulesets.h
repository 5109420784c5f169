// The rule sets that are compiled: a name for each list of modules.
#pragma once

#include "rules/bazaars/rules.h"
#include "rules/bridges/rules.h"
#include "rules/burg/rules.h"
#include "rules/burg/wall_tiles.h"
#include "rules/carcassonne/rules.h"
#include "rules/castles/rules.h"
#include "rules/falcon/rules.h"
#include "rules/families/court.h"
#include "rules/families/plane.h"
#include "rules/ruleset.h"
#include "rules/wheel/rules.h"

namespace trencavel {

/// Carcassonne alone, as fast as it can be.
using BaseRules = RuleSet<BasePlane, Carcassonne>;

/// Carcassonne or the Wheel of Fortune with any of expansion 8; Tables::switches says which modules play.
using PlaneRules = RuleSet<FullPlane, Carcassonne, Bridges, Castles, Wheel, Bazaars>;

/// Die Burg, with Falken if Tables::switches says so. The order is that of the final scoring (K18, F4).
using CourtRules = RuleSet<WalledCourt, Burg, Falcon, WallTiles>;

}  // namespace trencavel
