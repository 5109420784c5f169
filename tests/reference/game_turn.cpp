// The turn: drawing and placing a tile, bridge and follower, scoring, and what comes after it.
#include <algorithm>
#include <cstdlib>

#include "reference/bridging.h"
#include "reference/game.h"

namespace trencavel::reference {

using tiles::FeatureKind;

namespace {

/// All parts on the tile just placed, and the cloisters around it.
std::vector<Part> parts_that_may_be_completed(const Land& land, Cell placed) {
    std::vector<Part> parts = land.parts_on(placed);
    for (const auto& [cell, tile] : land.placed()) {
        if (cell == placed || std::abs(cell.x - placed.x) > 1 || std::abs(cell.y - placed.y) > 1) continue;
        for (const Part& part : land.parts_on(cell)) {
            if (land.kind(part) == FeatureKind::Cloister) parts.push_back(part);
        }
    }
    return parts;
}

}  // namespace

bool Game::apply_draw(const std::string& move) {
    const std::string verb = "draw ";
    if (!move.starts_with(verb)) return false;
    const auto copy = box_.find(move.substr(verb.size()));
    if (!copy) return false;
    scorings_.clear();
    --pile_.unknown;
    if (phase_ == Phase::TurnUp) {
        open_tiles_.push_back(copy->name());
        turn_up();
    } else {
        take_in_hand(*copy);
    }
    return true;
}

/// Draws a tile for the player whose turn it is. C4: if none is left, this turn is over.
void Game::draw() {
    if (left() == 0) {
        next_turn();
    } else if (pile_.known.empty()) {
        phase_ = Phase::Draw;
    } else {
        take_in_hand(pile_.pop_known());
    }
}

/// W4, W13: a number is resolved before the tile is placed, and also if it fits nowhere.
void Game::take_in_hand(const TileCopy& copy) {
    hand_ = copy;
    if (copy.wheel > 0 && wheel_) {
        turn_wheel();
    } else {
        ask_placement();
    }
}

/// C2: the next player's turn; in a bazaar, with the tile got there (B21). C13: the game ends when no tile is
/// left to be drawn, and no turn of a bazaar to be played.
void Game::next_turn() {
    if (left() == 0 && bazaar_turns_ == 0) return finish();
    turn_seat_ = next_seat(turn_seat_);
    turn_ = {};
    turn_.old_castles = static_cast<int>(castles_.size());
    if (bazaar_turns_ > 0) {
        begin_bazaar_turn();
    } else {
        draw();
    }
}

/// C3. Each rotation that fits is a placement of its own, also where the turned tile looks the same. B5:
/// where it does not fit, a bridge may help, if the player has one.
std::vector<Placement> Game::placements() const {
    std::vector<Placement> placements;
    for (Cell cell : land_.frontier()) {
        for (int turns = 0; turns < kSides; ++turns) {
            const PlacedTile tile{hand_->tile, turns};
            if (land_.fits(cell, tile)) {
                placements.push_back({cell, turns, std::nullopt});
            } else if (bridges_[turn_seat_] > 0) {
                const auto bridge = bridge_that_helps(land_, cell, tile);
                if (bridge) placements.push_back({cell, turns, bridge});
            }
        }
    }
    return placements;
}

/// B5: a tile that fits only with a bridge may be refused.
std::vector<std::string> Game::place_moves() const {
    const std::vector<Placement> all = placements();
    std::vector<std::string> moves;
    for (const Placement& placement : all) moves.push_back(text(placement));
    const bool only_with_bridge =
        std::all_of(all.begin(), all.end(), [](const Placement& each) { return each.bridge.has_value(); });
    if (only_with_bridge) moves.push_back("refuse");
    return moves;
}

/// C4: a tile that fits nowhere leaves the game.
void Game::ask_placement() {
    if (placements().empty()) {
        discard_hand();
    } else {
        phase_ = Phase::Place;
    }
}

/// C4: the same player draws another.
void Game::discard_hand() {
    discarded_.push_back(hand_->name());
    hand_.reset();
    draw();
}

void Game::answer_placement(const std::string& move) {
    if (move == "refuse") return discard_hand();
    for (const Placement& placement : placements()) {
        if (text(placement) != move) continue;
        land_.place(placement.cell, {hand_->tile, placement.turns});
        turn_.placed = placement.cell;
        turn_.bazaar = hand_->has_bazaar();
        if (placement.bridge) build(*placement.bridge);
        hand_.reset();
        ask_follower();
        return;
    }
}

/// C5, B7: with a follower in the supply, any feature of the tile just placed, and the bridge built in this
/// turn, whose whole area holds none.
std::vector<int> Game::follower_features() const {
    std::vector<int> features;
    if (supplies()[turn_seat_] == 0) return features;
    const int count = static_cast<int>(land_.placed().at(turn_.placed).tile->features.size());
    for (int index = 0; index < count; ++index) {
        if (!is_occupied(area({turn_.placed, index}))) features.push_back(index);
    }
    if (turn_.bridge && !is_occupied(area({turn_.bridge->cell, kBridge}))) features.push_back(kBridge);
    return features;
}

/// B2: one bridge in a turn.
std::vector<Bridge> Game::buildable_bridges() const {
    if (turn_.bridge || bridges_[turn_seat_] == 0) return {};
    return bridges_around(land_, turn_.placed);
}

/// W12.
std::vector<std::string> Game::crown_segments() const {
    if (!wheel_ || supplies()[turn_seat_] == 0) return {};
    return wheel_->free_segments();
}

std::vector<std::string> Game::follower_moves() const {
    std::vector<std::string> moves;
    for (int feature : follower_features()) moves.push_back(follower_text(feature));
    for (const std::string& segment : crown_segments()) moves.push_back(crown_text(segment));
    for (const Bridge& bridge : buildable_bridges()) moves.push_back(text(bridge));
    moves.push_back("pass");
    return moves;
}

void Game::build(Bridge bridge) {
    land_.build(bridge);
    turn_.bridge = bridge;
    --bridges_[turn_seat_];
}

/// It is asked only if anything but pass is legal.
void Game::ask_follower() {
    if (follower_moves().size() > 1) {
        phase_ = Phase::Follower;
    } else {
        begin_castles();
    }
}

/// B7: the bridge is built before the follower is placed, so that after it the question comes again.
void Game::answer_follower(const std::string& move) {
    for (const Bridge& bridge : buildable_bridges()) {
        if (text(bridge) != move) continue;
        build(bridge);
        return ask_follower();
    }
    for (int feature : follower_features()) {
        const Cell cell = feature == kBridge ? turn_.bridge->cell : turn_.placed;
        if (follower_text(feature) != move) continue;
        followers_.push_back({turn_seat_, {cell, feature}});
        return begin_castles();
    }
    for (const std::string& segment : crown_segments()) {
        if (crown_text(segment) == move) wheel_->place(segment, turn_seat_);
    }
    begin_castles();
}

/// The roads, cities and cloisters that this turn's tile completed. What it completes has a part on it, or is
/// a cloister beside it. B9: a city that became a castle is not one of them.
std::vector<Area> Game::completed_areas() const {
    std::vector<Area> completed;
    for (const Part& part : parts_that_may_be_completed(land_, turn_.placed)) {
        const bool known = std::any_of(completed.begin(), completed.end(),
                                       [&](const Area& each) { return contains(each, part); });
        if (known || land_.is_castle(part)) continue;
        const Area whole = area(part);
        if (whole.complete) completed.push_back(whole);
    }
    return completed;
}

void Game::award(const std::string& kind, int points, const std::vector<int>& seats) {
    if (points == 0) return;
    for (int seat : seats) scores_[seat] += points;
    scorings_.push_back({kind, points, seats});
}

/// C9: those with the most followers get all the points, each of them.
void Game::score(const Area& area) {
    if (is_occupied(area)) award(name(area.kind), worth(area), seats_with_most(area.followers));
}

/// C10.
void Game::take_back_followers(const Area& area) {
    std::erase_if(followers_, [&](const Follower& follower) { return contains(area, follower.part); });
}

/// C2, C10, C11: all that was completed is scored, then its followers go home. Then comes a bazaar (B16), or
/// the next turn.
void Game::score_turn() {
    for (const Area& area : completed_areas()) {
        score(area);
        take_back_followers(area);
    }
    score_castles();
    if (bazaar_begins()) {
        turn_up();
    } else {
        next_turn();
    }
}

/// C13: first what is incomplete, then the fields. Followers stay where they are; those on castles (B15) and
/// crown spaces (W14) score nothing. C14: the highest score wins.
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
