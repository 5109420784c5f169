#include "support/positions.h"

#include <algorithm>
#include <stdexcept>

namespace trencavel {

const Position<BaseRules>& position_of(const Game& game) {
    return *std::get<const Position<BaseRules>*>(game.position());
}

const Position<PlaneRules>& plane_position_of(const Game& game) {
    return *std::get<const Position<PlaneRules>*>(game.position());
}

std::vector<EventKind> kinds_of_events(const Game& game) {
    std::vector<EventKind> kinds;
    for (const Event& event : game.events()) kinds.push_back(event.kind);
    return kinds;
}

AreaView area_at(const Game& game, int x, int y, unsigned feature) {
    const Spot spot{Cell::at(x, y), static_cast<std::uint8_t>(feature)};
    for (const AreaView& area : game.areas()) {
        if (std::find(area.members.begin(), area.members.end(), spot) != area.members.end()) return area;
    }
    throw std::runtime_error("no such feature on the table");
}

}  // namespace trencavel
