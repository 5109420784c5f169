// Castles in the turn: who builds one, and what those that stand get (B8 to B14).
#include <algorithm>

#include "reference/game.h"

namespace trencavel::reference {

bool Game::worth_the_same(const std::vector<Area>& areas) const {
    return std::all_of(areas.begin(), areas.end(),
                       [&](const Area& area) { return worth(area) == worth(areas.front()); });
}

/// B8: the features of the tile just placed whose small city this player may make a castle.
std::vector<int> Game::castle_features(int owner) const {
    std::vector<int> features;
    if (castle_tokens_[owner] == 0) return features;
    for (const Area& area : completed_areas()) {
        if (!is_small_city(land_, area) || area.followers[owner] == 0) continue;
        for (const Part& part : area.parts) {
            if (part.cell == turn_.placed) features.push_back(part.feature);
        }
    }
    return features;
}

std::vector<std::string> Game::castle_moves() const {
    std::vector<std::string> moves;
    for (int feature : castle_features(to_ask_.front())) moves.push_back(castle_text(feature));
    moves.push_back("pass");
    return moves;
}

/// B9: from the player whose turn it is, clockwise.
void Game::begin_castles() {
    to_ask_ = seats_from_turn();
    ask_castles();
}

void Game::ask_castles() {
    while (!to_ask_.empty() && castle_features(to_ask_.front()).empty()) to_ask_.erase(to_ask_.begin());
    if (to_ask_.empty()) {
        begin_rewards();
    } else {
        phase_ = Phase::Castle;
    }
}

/// B8: the knight now stands on the castle, so that it is no follower in the city any more. A pass declines
/// all that is left to the player.
void Game::answer_castle(const std::string& move) {
    const int owner = to_ask_.front();
    if (move == "pass") to_ask_.erase(to_ask_.begin());
    for (int feature : castle_features(owner)) {
        if (castle_text(feature) != move) continue;
        const Area city = area({turn_.placed, feature});
        take_back_followers(city);
        castles_.push_back(castle_of(city, owner));
        land_.make_castle(city);
        --castle_tokens_[owner];
        break;
    }
    ask_castles();
}

/// The castles that can be scored in this turn: those with a follower that stood before it (B11).
std::vector<int> Game::waiting_castles() const {
    std::vector<int> waiting;
    for (int castle = 0; castle < turn_.old_castles; ++castle) {
        if (castles_[castle].occupied) waiting.push_back(castle);
    }
    return waiting;
}

/// B11: what this turn completed around the castle, owned by anybody or nobody.
std::vector<Area> Game::rewards_for(int castle) const {
    std::vector<Area> rewards = completed_areas();
    std::erase_if(rewards, [&](const Area& area) { return !lies_around(area, castles_[castle]); });
    return rewards;
}

std::vector<std::string> Game::reward_moves() const {
    std::vector<std::string> moves;
    for (const Area& area : rewards_for(to_reward_.front())) moves.push_back(reward_text(naming_part(area)));
    return moves;
}

/// Owners from the player whose turn it is, clockwise, each one's castles in the order built.
void Game::begin_rewards() {
    to_reward_.clear();
    castle_points_.clear();
    for (int seat : seats_from_turn()) {
        for (int castle : waiting_castles()) {
            if (castles_[castle].seat == seat) to_reward_.push_back(castle);
        }
    }
    ask_rewards();
}

/// B12: where all bring the same points there is nothing to choose.
void Game::ask_rewards() {
    while (!to_reward_.empty()) {
        const int castle = to_reward_.front();
        const std::vector<Area> rewards = rewards_for(castle);
        if (!worth_the_same(rewards)) {
            phase_ = Phase::Reward;
            return;
        }
        if (!rewards.empty()) castle_points_[castle] = worth(rewards.front());
        to_reward_.erase(to_reward_.begin());
    }
    score_turn();
}

void Game::answer_reward(const std::string& move) {
    const int castle = to_reward_.front();
    for (const Area& area : rewards_for(castle)) {
        if (reward_text(naming_part(area)) == move) castle_points_[castle] = worth(area);
    }
    to_reward_.erase(to_reward_.begin());
    ask_rewards();
}

/// B13, B14: the castles beside those that are scored are scored too; then their followers go home.
void Game::score_castles() {
    for (const auto& [castle, points] : with_chains(castles_, waiting_castles(), castle_points_)) {
        award("castle", points, {castles_[castle].seat});
        castles_[castle].occupied = false;
    }
}

}  // namespace trencavel::reference
