#include "reference/wall/tiles.h"

#include <algorithm>
#include <stdexcept>

namespace trencavel::reference {

namespace {

constexpr int kCopiesOfAKind = 2;  // K1

}  // namespace

WallTiles::WallTiles(const std::vector<int>& wall) : wall_(wall) {
    if (static_cast<int>(wall.size()) != kTowersWithTile) {
        throw std::invalid_argument("the wall has 13 towers with a wall tile");
    }
    for (int tower = 0; tower < kTowersWithTile; ++tower) {
        if (wall[tower] < kHidden || wall[tower] > kWallTileKinds) {
            throw std::invalid_argument("wall tiles are 1 to 9");
        }
        on_towers_[tower] = wall[tower];
    }
}

std::optional<int> WallTiles::on_tower(int tower) const {
    const auto found = on_towers_.find(tower);
    if (found == on_towers_.end()) return std::nullopt;
    return found->second;
}

std::vector<int> WallTiles::towers_left() const {
    std::vector<int> towers;
    for (const auto& [tower, kind] : on_towers_) towers.push_back(tower);
    return towers;
}

void WallTiles::take(int tower, int seat, int kind) {
    on_towers_.erase(tower);
    ++taken_[kind];
    held_[seat].push_back({kind, true});
}

int WallTiles::copies(int kind) const {
    const int named = static_cast<int>(std::count(wall_.begin(), wall_.end(), kind));
    return std::max(kCopiesOfAKind, named);
}

std::vector<int> WallTiles::kinds_to_reveal() const {
    std::vector<int> kinds;
    for (int kind = 1; kind <= kWallTileKinds; ++kind) {
        const auto taken = taken_.find(kind);
        const int not_taken = copies(kind) - (taken == taken_.end() ? 0 : taken->second);
        const auto open = std::count_if(on_towers_.begin(), on_towers_.end(),
                                        [&](const auto& each) { return each.second == kind; });
        if (not_taken > open) kinds.push_back(kind);
    }
    return kinds;
}

std::vector<int> WallTiles::held(int seat) const {
    std::vector<int> kinds;
    for (const Held& each : held_[seat]) kinds.push_back(each.kind);
    std::sort(kinds.begin(), kinds.end());
    return kinds;
}

int WallTiles::count_held(int seat, int kind) const {
    const std::vector<int> kinds = held(seat);
    return static_cast<int>(std::count(kinds.begin(), kinds.end(), kind));
}

bool WallTiles::usable(int seat, int kind) const {
    return std::any_of(held_[seat].begin(), held_[seat].end(),
                       [&](const Held& each) { return each.kind == kind && !each.taken_this_turn; });
}

void WallTiles::use(int seat, int kind) {
    const auto found = std::find_if(held_[seat].begin(), held_[seat].end(), [&](const Held& each) {
        return each.kind == kind && !each.taken_this_turn;
    });
    if (found == held_[seat].end()) throw std::logic_error("no such wall tile can be used");
    held_[seat].erase(found);
}

void WallTiles::begin_turn() {
    for (std::vector<Held>& of_seat : held_) {
        for (Held& each : of_seat) each.taken_this_turn = false;
    }
}

}  // namespace trencavel::reference
