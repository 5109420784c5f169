// The rule sets that are compiled: a name for each list of modules.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
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

    /// What all modules say of themselves; those of several rule sets more than once.
    static constexpr auto kManifests = [] {
        std::array<const Manifest*, (Rules::kManifests.size() + ...)> all{};
        auto end = all.begin();
        ((end = std::copy(Rules::kManifests.begin(), Rules::kManifests.end(), end)), ...);
        return all;
    }();
    // The codecs are those of all rule sets, so kinds are told apart among them all.
    static_assert(have_kinds_of_their_own(kManifests),
                  "a kind of a module is the engine's or another's, too");

    /// Calls `visit` with the modules of each rule set, but for those that are a part of another one's.
    template <class Visit>
    static void for_each_list(Visit visit) {
        ((is_part_of_another<Rules>() ? void() : visit(std::span(Rules::kManifests))), ...);
    }
    /// Calls `visit` with each of them.
    static constexpr void for_each(auto visit) { (visit.template operator()<Rules>(), ...); }

    /// Calls `visit` with the first rule set that can play what these switches say.
    template <class Visit>
    static auto with(std::uint32_t switches, Visit visit) {
        return first<Visit, Rules...>(switches, visit);
    }

private:
    /// Whether all modules of the one play in the other, and more do.
    static constexpr bool is_part(std::span<const Manifest* const> one,
                                  std::span<const Manifest* const> other) {
        const auto plays = [&](const Manifest* module) {
            return std::find(other.begin(), other.end(), module) != other.end();
        };
        return one.size() < other.size() && std::all_of(one.begin(), one.end(), plays);
    }
    template <class One>
    static constexpr bool is_part_of_another() {
        return (is_part(One::kManifests, Rules::kManifests) || ...);
    }

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
