// The rule sets that are compiled: a name for each list of modules.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/board/position.h"
#include "games/seen.h"
#include "rules/bazaars/module.h"
#include "rules/bridges/module.h"
#include "rules/burg/module.h"
#include "rules/carcassonne/module.h"
#include "rules/castles/module.h"
#include "rules/falcon/module.h"
#include "rules/families/court.h"
#include "rules/families/plane.h"
#include "rules/ruleset.h"
#include "rules/small_cities/rules.h"
#include "rules/wheel/module.h"

namespace trencavel {

/// Carcassonne alone, as fast as it can be.
using BaseRules = RuleSet<BasePlane, Carcassonne>;

/// Carcassonne or the Wheel of Fortune with any of expansion 8 and of the variants; Tables::switches says
/// which modules play.
using PlaneRules = RuleSet<FullPlane, Carcassonne, SmallCities, Bridges, Castles, Wheel, Bazaars>;

/// Die Burg, with Falken if Tables::switches says so. The order is that of the final scoring (K18, F4).
using CourtRules = RuleSet<WalledCourt, Burg, Falcon, WallTiles>;

/// What anyone may see of them, as parts of a snapshot.
using SeenOfModules =
    SeenList<bridges::Seen, castles::Seen, wheel::Seen, bazaars::Seen, burg::Seen, falcon::Seen>;

template <class... Rules>
struct RuleSetList {
    /// A position of any of the rule sets, for those who play on it: std::visit gives the type back.
    using PositionRef = std::variant<const Position<Rules>*...>;

    /// Calls `visit` with each of them.
    static constexpr void for_each(auto visit) { (visit.template operator()<Rules>(), ...); }

    /// Calls `visit` with the first rule set that can play what these switches say.
    template <class Visit>
    static auto with(std::uint32_t switches, Visit visit) {
        return first<Visit, Rules...>(switches, visit);
    }

private:
    template <class Visit, class First, class... Others>
    static auto first(std::uint32_t switches, Visit visit) {
        if constexpr (sizeof...(Others) > 0) {
            if ((switches & ~First::kSwitches) != 0) return first<Visit, Others...>(switches, visit);
        }
        return visit.template operator()<First>();
    }
};

/// All of them; of those that can play a game the first one does.
using RuleSets = RuleSetList<BaseRules, PlaneRules, CourtRules>;

}  // namespace trencavel
