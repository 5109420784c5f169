#include "reference/game.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace trencavel::reference {

using tiles::FeatureKind;

namespace {

constexpr int kFollowersEach = 7;  // C1

std::string text(const Placement& placement) {
    return "place " + std::to_string(placement.cell.x) + "," + std::to_string(placement.cell.y) + " r" +
           std::to_string(90 * placement.turns);
}

std::string follower_text(int feature) {
    return "follower " + std::to_string(feature);
}

std::string name(FeatureKind kind) {
    switch (kind) {
        case FeatureKind::Road:
            return "road";
        case FeatureKind::City:
            return "city";
        case FeatureKind::Cloister:
            return "cloister";
        case FeatureKind::Field:
            return "field";
        default:
            throw std::logic_error("a kind of feature that Carcassonne does not have");
    }
}

/// What the area is worth now: complete (C6, C7, C8), or incomplete at the end of the game (C13).
int points(const Area& area) {
    switch (area.kind) {
        case FeatureKind::Road:
            return area.tiles;
        case FeatureKind::City:
            return (area.complete ? 2 : 1) * (area.tiles + area.pennants);
        case FeatureKind::Cloister:
            return 1 + area.neighbours;
        case FeatureKind::Field:
            return 3 * area.cities;
        default:
            throw std::logic_error("a kind of feature that Carcassonne does not have");
    }
}

/// The seats with the highest of these numbers.
std::vector<int> seats_with_most(const std::vector<int>& numbers) {
    const int most = *std::max_element(numbers.begin(), numbers.end());
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(numbers.size()); ++seat) {
        if (numbers[seat] == most) seats.push_back(seat);
    }
    return seats;
}

bool is_occupied(const Area& area) {
    return std::any_of(area.followers.begin(), area.followers.end(), [](int count) { return count > 0; });
}

bool contains(const Area& area, Part part) {
    return std::binary_search(area.parts.begin(), area.parts.end(), part);
}

}  // namespace

// C1: the start tile at 0,0, unrotated; nobody has points; the first in the list begins.
Game::Game(const tiles::TileSet& set, int players, const std::vector<std::string>& deck)
    : set_(std::make_shared<const tiles::TileSet>(set)), known_(deck) {
    if (players < 2 || players > 5) throw std::invalid_argument("Carcassonne is for 2 to 5 players");
    const bool open = !known_.empty() && known_.back() == "...";
    if (open) known_.pop_back();
    for (const std::string& id : known_) find_tile(id);
    const int unknown = full_deck_size() - static_cast<int>(known_.size());
    if (unknown < 0) throw std::invalid_argument("the deck is longer than the full set");
    if (open) unknown_ = unknown;

    scores_.assign(players, 0);
    land_.place({0, 0}, {&find_tile(set_->start), 0});
    draw();
}

std::vector<std::string> Game::legal_moves() const {
    std::vector<std::string> moves;
    if (phase_ == Phase::Place) {
        for (const Placement& placement : placements()) moves.push_back(text(placement));
    } else if (phase_ == Phase::Follower) {
        for (int feature : follower_features()) moves.push_back(follower_text(feature));
        moves.push_back("pass");
    }
    return moves;
}

bool Game::apply(const std::string& move) {
    switch (phase_) {
        case Phase::Draw:
            return apply_draw(move);
        case Phase::Place:
            return apply_place(move);
        case Phase::Follower:
            return apply_follower(move);
        case Phase::Over:
            return false;
    }
    return false;
}

void Game::stop(const std::vector<int>& winners) {
    if (over()) throw std::logic_error("the game is over already");
    hand_ = nullptr;
    winners_ = winners;
    phase_ = Phase::Over;
}

std::vector<int> Game::supplies() const {
    std::vector<int> supplies(players(), kFollowersEach);
    for (const Follower& follower : followers_) --supplies[follower.seat];
    return supplies;
}

std::string Game::asks() const {
    switch (phase_) {
        case Phase::Place:
            return "place";
        case Phase::Follower:
            return "follower";
        default:
            return "";
    }
}

std::vector<Area> Game::areas() const {
    std::vector<Area> areas;
    std::set<Part> seen;
    for (const auto& [cell, placed] : land_.placed()) {
        for (int index = 0; index < static_cast<int>(placed.tile->features.size()); ++index) {
            if (seen.contains({cell, index})) continue;
            areas.push_back(area({cell, index}));
            seen.insert(areas.back().parts.begin(), areas.back().parts.end());
        }
    }
    return areas;
}

const tiles::Tile& Game::find_tile(const std::string& id) const {
    const tiles::Tile* tile = set_->find(id);
    if (!tile) throw std::invalid_argument("no tile is called " + id);
    return *tile;
}

/// C1: all tiles but the start tile are drawn.
int Game::full_deck_size() const {
    int size = -1;
    for (const tiles::Tile& tile : set_->tiles) size += tile.count;
    return size;
}

/// The area of the land, with the followers that stand on it.
Area Game::area(Part part) const {
    Area area = land_.area(part);
    area.followers.assign(players(), 0);
    for (const Follower& follower : followers_) {
        if (contains(area, follower.part)) ++area.followers[follower.seat];
    }
    return area;
}

/// Every area with a follower on it, once.
std::vector<Area> Game::occupied_areas() const {
    std::vector<Area> areas;
    for (const Follower& follower : followers_) {
        const bool known = std::any_of(areas.begin(), areas.end(),
                                       [&](const Area& each) { return contains(each, follower.part); });
        if (!known) areas.push_back(area(follower.part));
    }
    return areas;
}

/// C3. Each rotation that fits is a placement of its own, also where the turned tile looks the same.
std::vector<Placement> Game::placements() const {
    std::vector<Placement> placements;
    for (Cell cell : land_.frontier()) {
        for (int turns = 0; turns < 4; ++turns) {
            if (land_.fits(cell, {hand_, turns})) placements.push_back({cell, turns});
        }
    }
    return placements;
}

/// C5: with a follower in the supply, any feature of the tile just placed whose whole area holds none.
std::vector<int> Game::follower_features() const {
    std::vector<int> features;
    if (supplies()[seat_] == 0) return features;
    const tiles::Tile& tile = *land_.placed().at(last_placed_).tile;
    for (int index = 0; index < static_cast<int>(tile.features.size()); ++index) {
        if (!is_occupied(area({last_placed_, index}))) features.push_back(index);
    }
    return features;
}

bool Game::apply_draw(const std::string& move) {
    const std::string verb = "draw ";
    if (!move.starts_with(verb)) return false;
    const tiles::Tile* tile = set_->find(move.substr(verb.size()));
    if (!tile) return false;
    scorings_.clear();
    --unknown_;
    take(*tile);
    return true;
}

// C2: after the placement a follower may be placed. It is asked only if there is a choice.
bool Game::apply_place(const std::string& move) {
    for (const Placement& placement : placements()) {
        if (text(placement) != move) continue;
        scorings_.clear();
        land_.place(placement.cell, {hand_, placement.turns});
        last_placed_ = placement.cell;
        hand_ = nullptr;
        if (follower_features().empty()) {
            end_turn();
        } else {
            phase_ = Phase::Follower;
        }
        return true;
    }
    return false;
}

bool Game::apply_follower(const std::string& move) {
    std::vector<int> chosen = follower_features();
    std::erase_if(chosen, [&](int feature) { return follower_text(feature) != move; });
    if (chosen.empty() && move != "pass") return false;
    scorings_.clear();
    for (int feature : chosen) followers_.push_back({seat_, {last_placed_, feature}});
    end_turn();
    return true;
}

/// Draws a tile for the seat to move. C13: without one, the game ends.
void Game::draw() {
    if (left() == 0) {
        finish();
    } else if (known_.empty()) {
        phase_ = Phase::Draw;
    } else {
        const tiles::Tile& tile = find_tile(known_.front());
        known_.erase(known_.begin());
        take(tile);
    }
}

/// C4: a tile that fits nowhere leaves the game, and the same player draws another.
void Game::take(const tiles::Tile& tile) {
    hand_ = &tile;
    if (placements().empty()) {
        discarded_.push_back(tile.id);
        hand_ = nullptr;
        draw();
    } else {
        phase_ = Phase::Place;
    }
}

/// C2, C10, C11: all that was completed is scored, then its followers go home; then it is the next player's
/// turn. What was completed in earlier turns holds no followers any more.
void Game::end_turn() {
    for (const Area& area : occupied_areas()) {
        if (!area.complete) continue;
        score(area);
        take_back_followers(area);
    }
    if (left() > 0) seat_ = (seat_ + 1) % players();
    draw();
}

/// C9: those with the most followers get all the points, each of them.
void Game::score(const Area& area) {
    if (points(area) == 0) return;
    const std::vector<int> seats = seats_with_most(area.followers);
    for (int seat : seats) scores_[seat] += points(area);
    scorings_.push_back({name(area.kind), points(area), seats});
}

/// C10.
void Game::take_back_followers(const Area& area) {
    std::erase_if(followers_, [&](const Follower& follower) { return contains(area, follower.part); });
}

/// C13: first what is incomplete, then the fields. Followers stay where they are. C14: the highest score
/// wins.
void Game::finish() {
    const std::vector<Area> areas = occupied_areas();
    for (const Area& area : areas) {
        if (area.kind != FeatureKind::Field) score(area);
    }
    for (const Area& area : areas) {
        if (area.kind == FeatureKind::Field) score(area);
    }
    winners_ = seats_with_most(scores_);
    phase_ = Phase::Over;
}

}  // namespace trencavel::reference
