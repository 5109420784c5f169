#include "random_play/court/areas.h"

#include <algorithm>
#include <sstream>

#include "random_play/plain_areas.h"
#include "record/names.h"

namespace trencavel::random_play {
namespace {

using tiles::FeatureKind;

CourtArea court_area_of(const AreaView& area) {
    CourtArea result{.kind = area.kind,
                     .parts = {},
                     .followers = {area.followers.begin(), area.followers.begin() + 2},
                     .complete = area.complete,
                     .tiles = static_cast<int>(area.tiles),
                     .markets = static_cast<int>(area.markets),
                     .nests = static_cast<int>(area.nests),
                     .fountain = area.fountain,
                     .worth = area.worth};
    for (const Spot& spot : area.members) result.parts.push_back(plain(spot));
    std::sort(result.parts.begin(), result.parts.end());
    return result;
}

CourtArea court_area_of(const reference::WallArea& area) {
    const bool is_court = area.kind == FeatureKind::Court;
    return {.kind = area.kind,
            .parts = area.parts,
            .followers = area.followers,
            .complete = area.complete,
            .tiles = is_court ? 0 : area.tiles,
            .markets = area.markets,
            .nests = is_court ? 0 : area.nests,
            .fountain = area.fountain,
            .worth = is_court || area.complete ? reference::worth(area) : 0};
}

}  // namespace

std::string text(const CourtArea& area) {
    std::ostringstream out;
    out << record::name(area.kind) << (area.complete ? ", complete" : "");
    for (const reference::Part& part : area.parts) out << ", " << reference::text(part);
    out << "; followers " << text(area.followers) << "; tiles " << area.tiles << ", markets " << area.markets
        << ", nests " << area.nests << (area.fountain ? ", a fountain" : "") << ", worth " << area.worth;
    return out.str();
}

std::vector<CourtArea> court_areas(const Game& game) {
    std::vector<CourtArea> areas;
    for (const AreaView& area : game.areas()) areas.push_back(court_area_of(area));
    std::sort(areas.begin(), areas.end());
    return areas;
}

void ReferenceCourtAreas::put_followers(const reference::WallGame& reference) {
    for (CourtArea& area : areas_) {
        area.followers.assign(2, 0);
        for (const reference::WallFollower& follower : reference.followers()) {
            if (std::binary_search(area.parts.begin(), area.parts.end(), follower.part))
                ++area.followers[follower.seat];
        }
    }
}

const std::vector<CourtArea>& ReferenceCourtAreas::of(const reference::WallGame& reference) {
    if (reference.land().placed().size() != tiles_) {
        tiles_ = reference.land().placed().size();
        areas_.clear();
        for (const reference::WallArea& area : reference.areas()) areas_.push_back(court_area_of(area));
        std::sort(areas_.begin(), areas_.end());
    }
    put_followers(reference);
    return areas_;
}

}  // namespace trencavel::random_play
