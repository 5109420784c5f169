// Areas in a form that both engines' can be brought to, for comparing and for showing.
#pragma once

#include <string>
#include <vector>

#include "games/game.h"
#include "reference/game.h"

namespace trencavel::random_play {

/// `3 1 0`; `nothing` if there are none.
std::string text(const std::vector<int>& numbers);

struct PlainArea {
    tiles::FeatureKind kind{};
    std::vector<reference::Part> parts;  // sorted
    std::vector<int> followers;          // by seat
    bool complete = false;
    int tiles = 0;
    int pennants = 0;
    int cities = 0;
    int castles = 0;
    int filled = 0;
    int worth = 0;

    auto operator<=>(const PlainArea&) const = default;
};

std::string text(const PlainArea& area);

/// Where something is, in the reference's words.
reference::Part plain(Spot spot);
reference::Cell plain(Cell cell);

/// All areas on the table, sorted.
std::vector<PlainArea> plain_areas(const Game& game);

/// The same of the reference, for one game from its start on. Finding them is slow, so they are found anew
/// only when the land has changed; who stands on them is looked up each time.
class ReferenceAreas {
public:
    const std::vector<PlainArea>& of(const reference::Game& reference);

private:
    void put_followers(const reference::Game& reference);

    std::vector<std::size_t> counted_;  // tiles, bridges, castles: none is ever taken away
    std::vector<PlainArea> areas_;
};

}  // namespace trencavel::random_play
