// The final scoring inside the wall (K16 to K19, F4, F6).
#include <algorithm>

#include "reference/wall/game.h"

namespace trencavel::reference {

using tiles::FeatureKind;

namespace {

constexpr int kCourtTile = 7;
constexpr int kKeepTile = 8;
constexpr int kFivePointsTile = 9;

/// F6: the king doubles what its owner gets for the area.
int times_king(const WallArea& area, int seat, int points) {
    return area.kings[seat] > 0 ? 2 * points : points;
}

}  // namespace

/// K17, F9: no wall tiles and no gates any more. What is worth nothing is no scoring.
void WallGame::award_at_end(const std::string& kind, int points, int seat) {
    if (points == 0) return;
    markers_[seat] = advanced(markers_[seat], points);
    scorings_.push_back({kind, points, {seat}});
}

/// K18a, F4: who has more gets as many points as the largest group of empty cells has cells; level: nobody.
void WallGame::award_free_group(const std::string& kind, const std::vector<int>& sizes) {
    const std::vector<int> seats = seats_with_most(sizes);
    if (seats.size() == 1) award_at_end(kind, largest_free_group(), seats.front());
}

/// K16: with wall tile 8 a keep counts two tiles more, if it is on the board.
std::vector<int> WallGame::final_keeps() const {
    std::vector<int> keeps = keeps_;
    for (int seat = 0; seat < static_cast<int>(keeps.size()); ++seat) {
        if (keeps[seat] > 0) keeps[seat] += 2 * wall_tiles_.count_held(seat, kKeepTile);
    }
    return keeps;
}

/// The areas of a kind on which the seat has the majority.
std::vector<WallArea> WallGame::owned_areas(int seat, FeatureKind kind) const {
    std::vector<WallArea> owned;
    for (const WallArea& area : areas()) {
        if (area.kind == kind && owner(area) == seat) owned.push_back(area);
    }
    return owned;
}

/// K18b: 3 points per market. K16: wall tile 7 makes it 4 on one court, one more per market; each goes where
/// that gains most. F6: the king doubles, and the falconer brings a token if the court brings points.
void WallGame::score_courts(int seat) {
    const auto gain = [&](const WallArea& court) { return times_king(court, seat, court.markets); };
    std::vector<WallArea> courts = owned_areas(seat, FeatureKind::Court);
    std::stable_sort(courts.begin(), courts.end(),
                     [&](const WallArea& a, const WallArea& b) { return gain(a) > gain(b); });
    int improved = wall_tiles_.count_held(seat, kCourtTile);
    for (const WallArea& court : courts) {
        const int points = times_king(court, seat, worth(court)) + (improved-- > 0 ? gain(court) : 0);
        award_at_end("court", points, seat);
        if (points > 0) nests_[seat] += court.falconers[seat];
    }
}

/// K16: wall tiles 4, 5 and 6, each for a different unfinished area, those worth most first. What still holds
/// a follower at the end is unfinished.
void WallGame::score_unfinished(int seat, int wall_tile, FeatureKind kind) {
    std::vector<int> points;
    for (const WallArea& area : owned_areas(seat, kind)) {
        points.push_back(times_king(area, seat, unfinished_worth(area)));
    }
    std::sort(points.rbegin(), points.rend());
    const std::size_t count = wall_tiles_.count_held(seat, wall_tile);
    for (std::size_t i = 0; i < std::min(count, points.size()); ++i) {
        award_at_end("wall-tile", points[i], seat);
    }
}

/// K18c.
void WallGame::score_wall_tiles(int seat) {
    score_unfinished(seat, 4, FeatureKind::Path);
    score_unfinished(seat, 5, FeatureKind::Tower);
    score_unfinished(seat, 6, FeatureKind::House);
    for (int i = 0; i < wall_tiles_.count_held(seat, kFivePointsTile); ++i) {
        award_at_end("wall-tile", 5, seat);
    }
}

/// K17, K18, F4: keep, courts, nests, wall tiles. K19: more points win, level is a draw.
void WallGame::finish() {
    wall_tiles_.clear_towers();
    award_free_group("keep", final_keeps());
    for (int seat : {0, 1}) score_courts(seat);
    award_free_group("nests", nests_);
    for (int seat : {0, 1}) score_wall_tiles(seat);
    winners_ = seats_with_most(scores());
    phase_ = Phase::Over;
}

}  // namespace trencavel::reference
