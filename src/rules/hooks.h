// Every moment that the engine announces. A module inherits these and hides the ones that it needs.
#pragma once

#include "engine/area.h"
#include "engine/tables.h"
#include "tiles/tile_set.h"

namespace trencavel {

/// In all of them `out` takes events, and a module may push a question to `pos`: the turn then waits.
struct Hooks {
    /// The start layout lies; nothing has been drawn.
    static void on_start(const Tables&, auto& /*pos*/, auto& /*out*/) {}
    /// A tile was drawn and is in hand; nobody knows yet whether it fits anywhere.
    static void on_drawn(const Tables&, auto& /*pos*/, auto& /*out*/) {}
    /// The tile lies, and this area has no open end any more. It is scored later, after the follower
    /// (on_completed); what it changes for other areas is to be seen before. `root` is its index in
    /// pos.areas.
    static void on_closed(const Tables&, auto& /*pos*/, unsigned /*root*/, tiles::FeatureKind) {}
    /// The tile lies and its features have joined their areas; the follower has not been asked for.
    static void on_placed(const Tables&, auto& /*pos*/, auto& /*out*/) {}
    /// After the follower: the last tile completed this area. `root` is its index in pos.areas.
    static void on_completed(const Tables&, auto& /*pos*/, unsigned /*root*/, tiles::FeatureKind,
                             auto& /*out*/) {}
    /// The last turn is over: the final scoring.
    static void on_game_end(const Tables&, auto& /*pos*/, auto& /*out*/) {}

    /// Not announced but asked, by those who show areas: what an area brings its owners, once it is complete
    /// or, if it is not, at the end as it lies. The parts of all modules are added up.
    static int worth(const Area&, tiles::FeatureKind, bool /*complete*/) { return 0; }
};

}  // namespace trencavel
