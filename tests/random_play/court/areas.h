// Areas of Die Burg in a form that both engines' can be brought to, for comparing and for showing.
#pragma once

#include <string>
#include <vector>

#include "games/game.h"
#include "reference/wall/game.h"

namespace trencavel::random_play {

struct CourtArea {
    tiles::FeatureKind kind{};
    std::vector<reference::Part> parts;  // sorted
    std::vector<int> followers;          // by seat, king and falconer among them
    bool complete = false;
    int tiles = 0;    // with start spaces; 0 for courts, which are not counted in tiles
    int markets = 0;  // courts only
    int nests = 0;    // all but courts
    bool fountain = false;
    int worth = 0;  // of what is complete, and of courts

    auto operator<=>(const CourtArea&) const = default;
};

std::string text(const CourtArea& area);

/// All areas on the table, sorted.
std::vector<CourtArea> court_areas(const Game& game);

/// The same of the reference, for one game from its start on. Finding them is slow, so they are found anew
/// only when a tile was laid; who stands on them is looked up each time.
class ReferenceCourtAreas {
public:
    const std::vector<CourtArea>& of(const reference::WallGame& reference);

private:
    void put_followers(const reference::WallGame& reference);

    std::size_t tiles_ = 0;  // that lay when the areas were found
    std::vector<CourtArea> areas_;
};

}  // namespace trencavel::random_play
