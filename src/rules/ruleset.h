// Fans each hook out over a list of modules, in the order of the list. It names none of them.
#pragma once

#include "engine/area.h"
#include "engine/tables.h"
#include "tiles/tile_set.h"

namespace trencavel {

/// `FamilyOf` says what holds for the whole board: sizes (Limits) and which edges fit (edge_class_of).
template <class FamilyOf, class... Modules>
struct RuleSet {
    using Family = FamilyOf;
    using Limits = typename Family::Limits;
    struct Slices : Modules::State... {
        friend bool operator==(const Slices&, const Slices&) = default;
    };

    static void on_start(const Tables& tables, auto& pos, auto& out) {
        (Modules::on_start(tables, pos, out), ...);
    }
    static void on_drawn(const Tables& tables, auto& pos, auto& out) {
        (Modules::on_drawn(tables, pos, out), ...);
    }
    static void on_placed(const Tables& tables, auto& pos, auto& out) {
        (Modules::on_placed(tables, pos, out), ...);
    }
    static void on_closed(const Tables& tables, auto& pos, unsigned root, tiles::FeatureKind kind) {
        (Modules::on_closed(tables, pos, root, kind), ...);
    }
    static void on_completed(const Tables& tables, auto& pos, unsigned root, tiles::FeatureKind kind,
                             auto& out) {
        (Modules::on_completed(tables, pos, root, kind, out), ...);
    }
    static void on_game_end(const Tables& tables, auto& pos, auto& out) {
        (Modules::on_game_end(tables, pos, out), ...);
    }
    static int worth(const Area& area, tiles::FeatureKind kind, bool complete) {
        return (Modules::worth(area, kind, complete) + ...);
    }
};

}  // namespace trencavel
