// A variant of Carcassonne, from its first edition: small cities score 2 (rule C15).
#pragma once

#include "engine/turn/scoring.h"
#include "rules/hooks.h"
#include "rules/small_cities/manifest.h"

namespace trencavel {

struct SmallCities : Hooks {
    static constexpr Manifest kManifest = small_cities::kManifest;

    struct State {
        friend bool operator==(const State&, const State&) = default;
    };

    static bool plays(const Tables& tables) { return (tables.switches & small_cities::kSwitch) != 0; }

    /// C15: a completed city of two tiles brings 1 for each tile and pennant; Carcassonne gives 2 for each.
    static int worth(const Tables& tables, const auto& pos, unsigned root, tiles::FeatureKind kind,
                     bool complete) {
        if (kind != tiles::FeatureKind::City || !complete || !plays(tables)) return 0;
        const unsigned size = pos.areas[root].size();
        return size - pennants_in(tables, pos, root) == kTiles ? -static_cast<int>(size) : 0;
    }

private:
    static constexpr unsigned kTiles = 2;
};

}  // namespace trencavel
