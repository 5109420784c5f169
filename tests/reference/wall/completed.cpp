// Scoring what a tile completed inside the wall: in which order, how often, and what lies on the towers.
#include <algorithm>

#include "reference/wall/game.h"
#include "tiles/model/names.h"

namespace trencavel::reference {

using tiles::FeatureKind;

namespace {

/// K16: the wall tile that doubles an area of this kind; nothing if none does.
std::optional<int> doubling_tile(FeatureKind kind) {
    if (kind == FeatureKind::Tower) return 2;
    if (kind == FeatureKind::House) return 3;
    return std::nullopt;
}

}  // namespace

/// K9: a tile also completes what lies beside it, where it closes the edge of a tower with something else. So
/// all areas with followers are looked at, but for courts; on one that was completed before nobody stands any
/// more.
std::vector<WallArea> WallGame::completed_areas() const {
    std::vector<WallArea> completed;
    for (const WallFollower& follower : followers_) {
        if (land_.kind(follower.part) == FeatureKind::Court) continue;
        const WallArea whole = area(follower.part);
        const bool listed = std::find(completed.begin(), completed.end(), whole) != completed.end();
        if (whole.complete && !listed) completed.push_back(whole);
    }
    std::sort(completed.begin(), completed.end(), [](const WallArea& one, const WallArea& other) {
        return naming_part(one) < naming_part(other);
    });
    return completed;
}

/// Those not scored yet: what was scored holds no follower any more.
std::vector<WallArea> WallGame::areas_won_by(int seat) const {
    std::vector<WallArea> won;
    for (const WallArea& area : completed_areas()) {
        if (owner(area) == seat) won.push_back(area);
    }
    return won;
}

/// K14: first those that score for the player whose turn it is, then the other's.
std::vector<WallArea> WallGame::areas_in_question() const {
    const std::vector<WallArea> own = areas_won_by(turn_seat_);
    return own.empty() ? areas_won_by(1 - turn_seat_) : own;
}

/// K16: in the own turn, with the majority. F8: not where a king of either player takes part.
bool WallGame::may_double(const WallArea& area) const {
    const auto wall_tile = doubling_tile(area.kind);
    return owner(area) == turn_seat_ && wall_tile && wall_tiles_.usable(turn_seat_, *wall_tile) &&
           !holds_king(area);
}

bool WallGame::is_choice(const std::vector<WallArea>& areas) const {
    return areas.size() > 1 ||
           std::any_of(areas.begin(), areas.end(), [this](const WallArea& each) { return may_double(each); });
}

std::vector<std::string> WallGame::score_moves() const {
    std::vector<std::string> moves;
    for (const WallArea& area : areas_in_question()) {
        moves.push_back(score_text(naming_part(area), false));
        if (may_double(area)) moves.push_back(score_text(naming_part(area), true));
    }
    return moves;
}

/// K11, K12, F7: level followers go home, and nobody gets anything.
void WallGame::begin_scoring() {
    for (const WallArea& area : completed_areas()) {
        if (!owner(area)) take_back_followers(area);
    }
    go_on_scoring();
}

/// One area after the other, until there is a choice (K14), or a wall tile to be revealed (K15).
void WallGame::go_on_scoring() {
    while (!to_reveal_) {
        const std::vector<WallArea> areas = areas_in_question();
        if (areas.empty()) return end_turn();
        if (is_choice(areas)) {
            phase_ = Phase::Score;
            return;
        }
        score(areas.front(), false);
    }
    phase_ = Phase::Reveal;
}

void WallGame::answer_score(const std::string& move) {
    for (const WallArea& area : areas_in_question()) {
        for (bool doubled : {false, true}) {
            if (score_text(naming_part(area), doubled) != move) continue;
            if (doubled) wall_tiles_.use(turn_seat_, *doubling_tile(area.kind));
            score(area, doubled);
            return go_on_scoring();
        }
    }
}

/// K11: the majority gets the points alone. F6: the king doubles them. F3, F6: a token for each nest and for
/// the falconer. K12: then the followers go home.
void WallGame::score(const WallArea& area, bool doubled) {
    const int seat = *owner(area);
    const int points = worth(area) * (doubled || area.kings[seat] > 0 ? 2 : 1);
    scorings_.push_back({std::string(tiles::name_of(area.kind)), points, {seat}});
    nests_[seat] += area.nests + area.falconers[seat];
    if (area.kind == FeatureKind::House && seat == turn_seat_) move_keep(area);
    take_back_followers(area);
    move_marker(seat, points);
}

/// K13: to the first house, and then to a larger one. A house completed by the other moves no keep, so it is
/// always that of the player whose turn it is.
void WallGame::move_keep(const WallArea& house) {
    keeps_[turn_seat_] = std::max(keeps_[turn_seat_], house.tiles);
}

/// K15: each scoring moves the marker at once.
void WallGame::move_marker(int seat, int points) {
    Marker& marker = markers_[seat];
    marker = options_.gates_stop ? advanced_to_gate(marker, points, land_.board()) : advanced(marker, points);
    if (!marker.at_gate) take_wall_tile(seat);
}

/// K15: a marker that stops on a field of a corner tower takes the wall tile there, if one is left.
void WallGame::take_wall_tile(int seat) {
    const auto tower = land_.board().tower_at(markers_[seat].field());
    if (!tower) return;
    const auto kind = wall_tiles_.on_tower(*tower);
    if (!kind) return;
    if (*kind == kHidden) {
        to_reveal_ = Taking{seat, *tower};
    } else {
        wall_tiles_.take(*tower, seat, *kind);
    }
}

void WallGame::take_back_followers(const WallArea& area) {
    std::erase_if(followers_, [&](const WallFollower& follower) { return contains(area, follower.part); });
}

std::vector<std::string> WallGame::reveal_moves() const {
    std::vector<std::string> moves;
    for (int kind : wall_tiles_.kinds_to_reveal()) moves.push_back(reveal_text(kind));
    return moves;
}

void WallGame::answer_reveal(const std::string& move) {
    for (int kind = 1; kind <= kWallTileKinds; ++kind) {
        if (reveal_text(kind) == move) wall_tiles_.take(to_reveal_->tower, to_reveal_->seat, kind);
    }
    to_reveal_.reset();
    go_on_scoring();
}

}  // namespace trencavel::reference
