#include "random_play/plain_areas.h"

#include <algorithm>
#include <sstream>

#include "record/names.h"

namespace trencavel::random_play {
namespace {

using tiles::FeatureKind;

PlainArea plain(const AreaView& area, unsigned players) {
    PlainArea result{.kind = area.kind,
                     .parts = {},
                     .followers = {area.followers.begin(), area.followers.begin() + players},
                     .complete = area.complete,
                     .tiles = static_cast<int>(area.tiles),
                     .pennants = static_cast<int>(area.pennants),
                     .cities = static_cast<int>(area.cities),
                     .castles = static_cast<int>(area.castles),
                     .filled = static_cast<int>(area.filled),
                     .worth = area.worth};
    for (const Spot& spot : area.members) result.parts.push_back(random_play::plain(spot));
    std::sort(result.parts.begin(), result.parts.end());
    return result;
}

/// The tiles of a field count for nothing, and the fast engine does not count them.
PlainArea plain(const reference::Area& area, int worth) {
    return {.kind = area.kind,
            .parts = area.parts,
            .followers = {},
            .complete = area.complete,
            .tiles = area.kind == FeatureKind::Field ? 0 : area.tiles,
            .pennants = area.pennants,
            .cities = area.cities,
            .castles = area.castles,
            .filled = area.neighbours,
            .worth = worth};
}

}  // namespace

std::string text(const std::vector<int>& numbers) {
    std::string line;
    for (const int number : numbers) line += (line.empty() ? "" : " ") + std::to_string(number);
    return line.empty() ? "nothing" : line;
}

std::string text(const PlainArea& area) {
    std::ostringstream out;
    out << record::name(area.kind) << (area.complete ? ", complete" : "");
    for (const reference::Part& part : area.parts) out << ", " << reference::text(part);
    out << "; followers " << text(area.followers) << "; tiles " << area.tiles << ", pennants "
        << area.pennants << ", cities " << area.cities << ", castles " << area.castles << ", filled "
        << area.filled << ", worth " << area.worth;
    return out.str();
}

reference::Cell plain(Cell cell) {
    return {cell.x(), cell.y()};
}

reference::Part plain(Spot spot) {
    return {plain(spot.cell),
            spot.feature == kSpanFeature ? reference::kBridge : static_cast<int>(spot.feature)};
}

std::vector<PlainArea> plain_areas(const Game& game) {
    const unsigned players = static_cast<unsigned>(game.setup().players.size());
    std::vector<PlainArea> areas;
    for (const AreaView& area : game.areas()) areas.push_back(plain(area, players));
    std::sort(areas.begin(), areas.end());
    return areas;
}

void ReferenceAreas::put_followers(const reference::Game& reference) {
    for (PlainArea& area : areas_) {
        area.followers.assign(reference.scores().size(), 0);
        for (const reference::Follower& follower : reference.followers()) {
            if (std::binary_search(area.parts.begin(), area.parts.end(), follower.part))
                ++area.followers[follower.seat];
        }
    }
}

const std::vector<PlainArea>& ReferenceAreas::of(const reference::Game& reference) {
    const std::vector<std::size_t> counted = {reference.land().placed().size(),
                                              reference.land().bridges().size(),
                                              reference.built_castles().size()};
    if (counted != counted_) {
        counted_ = counted;
        areas_.clear();
        for (const reference::Area& area : reference.areas())
            areas_.push_back(plain(area, reference.worth(area)));
        std::sort(areas_.begin(), areas_.end());
    }
    put_followers(reference);
    return areas_;
}

}  // namespace trencavel::random_play
