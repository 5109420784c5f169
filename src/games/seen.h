// What anyone may see of the modules, as the parts of a snapshot.
#pragma once

#include "engine/board/position.h"
#include "engine/tables/tables.h"

namespace trencavel {

template <class... Parts>
struct SeenList : Parts... {
    /// Looks at a position with the eyes of each module of its rule set.
    template <class Rules>
    void look(const Tables& tables, const Position<Rules>& pos) {
        const auto look_with = [&]<class Part>(Part& part) {
            if constexpr (Rules::template kHas<typename Part::Module>) part.look(tables, pos);
        };
        (look_with(static_cast<Parts&>(*this)), ...);
    }

    /// The same for one area.
    template <class Rules>
    static void look_at_area(const Tables& tables, const Position<Rules>& pos, unsigned root, auto& area) {
        const auto look_with = [&]<class Part>() {
            if constexpr (Rules::template kHas<typename Part::Module>) {
                if constexpr (requires { Part::look_at_area(tables, pos, root, area); })
                    Part::look_at_area(tables, pos, root, area);
            }
        };
        (look_with.template operator()<Parts>(), ...);
    }

    /// Visits the tiles that modules keep and that are still to be placed.
    void for_each_tile_to_come(auto visit) const {
        const auto look_with = [&](const auto& part) {
            if constexpr (requires { part.for_each_tile_to_come(visit); }) part.for_each_tile_to_come(visit);
        };
        (look_with(static_cast<const Parts&>(*this)), ...);
    }

    /// Whether a module can yet make a tile fit where it does not.
    bool can_change_fits() const {
        const auto look_with = [](const auto& part) {
            if constexpr (requires { part.can_change_fits(); }) return part.can_change_fits();
            return false;
        };
        return (look_with(static_cast<const Parts&>(*this)) || ...);
    }
};

}  // namespace trencavel
