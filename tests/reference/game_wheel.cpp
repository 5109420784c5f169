// What happens when a tile with a wheel number is drawn (W4 to W11, B23).
#include <algorithm>
#include <vector>

#include "reference/game.h"

namespace trencavel::reference {
namespace {

using tiles::FeatureKind;

/// Finds a cell for each castle to be named by, no two the same: its first one if possible, the older castles
/// before the younger. `names` holds those of the first castles already.
bool name_castles(const std::vector<Castle>& castles, std::vector<Cell>& names) {
    if (names.size() == castles.size()) return true;
    for (const Cell cell : castles[names.size()].cells) {
        if (std::find(names.begin(), names.end(), cell) != names.end()) continue;
        names.push_back(cell);
        if (name_castles(castles, names)) return true;
        names.pop_back();
    }
    return false;
}

}  // namespace

/// W4: the pig moves, then its segment acts, then its crown spaces are scored; then the tile is placed.
void Game::turn_wheel() {
    wheel_->move_pig(hand_->wheel);
    to_ask_.clear();
    if (pig() == "fortune") {
        award("fortune", 3, {turn_seat_});  // W5
    } else if (pig() == "plague") {
        to_ask_ = seats_from_turn();  // W10
    } else {
        for (int seat : seats_from_turn()) award(pig(), wheel_points(pig(), seat), {seat});
    }
    ask_recalls();
}

/// W6 to W9: what the segment brings to one player.
int Game::wheel_points(const std::string& segment, int seat) const {
    if (segment == "storm") return supplies()[seat];
    int sum = 0;
    for (const Area& area : occupied_areas()) {
        const int own = area.followers[seat];
        if (segment == "taxes" && area.kind == FeatureKind::City) sum += own * (own + area.pennants);
        if (segment == "famine" && area.kind == FeatureKind::Field) sum += own * area.cities;
        if (segment == "inquisition" && area.kind == FeatureKind::Cloister) sum += own * 2;
    }
    return sum;
}

/// W10, B23: every own follower on the land, on a bridge or on a castle.
std::vector<Game::Recall> Game::recalls(int seat) const {
    std::vector<Recall> recalls;
    for (int i = 0; i < static_cast<int>(followers_.size()); ++i) {
        if (followers_[i].seat == seat) recalls.push_back({recall_text(followers_[i].part), false, i});
    }
    std::vector<int> indices;
    std::vector<Castle> own;
    for (int i = 0; i < static_cast<int>(castles_.size()); ++i) {
        if (castles_[i].seat != seat || !castles_[i].occupied) continue;
        indices.push_back(i);
        own.push_back(castles_[i]);
    }
    std::vector<Cell> names;
    name_castles(own, names);
    for (std::size_t i = 0; i < own.size(); ++i)
        recalls.push_back({recall_castle_text(names[i]), true, indices[i]});
    return recalls;
}

std::vector<std::string> Game::recall_moves() const {
    std::vector<std::string> moves;
    for (const Recall& recall : recalls(to_ask_.front())) moves.push_back(recall.text);
    return moves;
}

/// W10: who has only one follower there is not asked.
void Game::ask_recalls() {
    while (!to_ask_.empty()) {
        const std::vector<Recall> all = recalls(to_ask_.front());
        if (all.size() > 1) {
            phase_ = Phase::Recall;
            return;
        }
        if (!all.empty()) recall(all.front());
        to_ask_.erase(to_ask_.begin());
    }
    score_crowns();
    ask_placement();
}

void Game::recall(const Recall& recall) {
    if (recall.from_castle) {
        castles_[recall.index].occupied = false;
    } else {
        followers_.erase(followers_.begin() + recall.index);
    }
}

void Game::answer_recall(const std::string& move) {
    for (const Recall& each : recalls(to_ask_.front())) {
        if (each.text != move) continue;
        recall(each);
        break;
    }
    to_ask_.erase(to_ask_.begin());
    ask_recalls();
}

/// W11: one scoring for each follower; then they return to the supply.
void Game::score_crowns() {
    const int points = wheel_->points_each();
    for (int seat : wheel_->active_seats()) award("crown", points, {seat});
    wheel_->clear_active();
}

}  // namespace trencavel::reference
