#include "reference/game.h"

#include <algorithm>
#include <stdexcept>

#include "reference/flood_fill.h"

namespace trencavel::reference {

namespace {

constexpr int kFollowersEach = 7;  // C1

/// B1.
int bridges_or_castles_each(int players) {
    return players <= 4 ? 3 : 2;
}

/// C1, W1, and 6 with expansion 8.
int most_players(const Options& options) {
    return options.game == "carcassonne" && options.expansion_8() ? 6 : 5;
}

TileBox box_for(const tiles::Library& library, const Options& options) {
    std::vector<const tiles::TileSet*> sets;
    if (options.game == "carcassonne") {
        sets.push_back(&library.set("base"));
    } else if (options.game == "wheel") {
        sets.push_back(&library.set("wheel-of-fortune"));
    } else {
        throw std::invalid_argument("the reference does not know the game " + options.game);
    }
    if (options.expansion_8()) sets.push_back(&library.set("bridges-castles-bazaars"));
    return TileBox(sets);
}

Options plain_options(int players, const std::vector<std::string>& deck) {
    Options options;
    options.players = players;
    options.deck = deck;
    return options;
}

}  // namespace

Game::Game(const tiles::Library& library, const Options& options)
    : Game(box_for(library, options), options) {}

Game::Game(const tiles::TileSet& set, int players, const std::vector<std::string>& deck)
    : Game(TileBox({&set}), plain_options(players, deck)) {}

// C1, W1, B1: nobody has points; the first in the list begins.
Game::Game(TileBox box, const Options& options) : box_(std::move(box)), options_(options) {
    const int most = most_players(options_);
    if (options_.players < 2 || options_.players > most) {
        throw std::invalid_argument("this game is for 2 to " + std::to_string(most) + " players");
    }
    pile_ = pile_of(box_, options_.deck);
    const int each = bridges_or_castles_each(options_.players);
    scores_.assign(options_.players, 0);
    bridges_.assign(options_.players, options_.bridges ? each : 0);
    castle_tokens_.assign(options_.players, options_.castles ? each : 0);
    bazaar_tiles_.assign(options_.players, "");
    box_.lay_start(land_);
    if (box_.board()) wheel_.emplace(*box_.board());
    draw();
}

std::vector<std::string> Game::legal_moves() const {
    switch (phase_) {
        case Phase::Recall:
            return recall_moves();
        case Phase::Place:
            return place_moves();
        case Phase::Follower:
            return follower_moves();
        case Phase::Castle:
            return castle_moves();
        case Phase::Reward:
            return reward_moves();
        case Phase::Auction:
            return auction_->legal_moves();
        case Phase::Take:
            return take_moves();
        case Phase::Draw:
        case Phase::TurnUp:
        case Phase::Over:
            return {};
    }
    return {};
}

bool Game::is_legal(const std::string& move) const {
    return holds(legal_moves(), canonical(move));
}

bool Game::apply(const std::string& move) {
    if (phase_ == Phase::Draw || phase_ == Phase::TurnUp) return apply_draw(move);
    if (!is_legal(move)) return false;
    scorings_.clear();
    answer(canonical(move));
    return true;
}

void Game::answer(const std::string& move) {
    switch (phase_) {
        case Phase::Recall:
            return answer_recall(move);
        case Phase::Place:
            return answer_placement(move);
        case Phase::Follower:
            return answer_follower(move);
        case Phase::Castle:
            return answer_castle(move);
        case Phase::Reward:
            return answer_reward(move);
        case Phase::Auction:
            return answer_auction(move);
        case Phase::Take:
            return answer_take(move);
        case Phase::Draw:
        case Phase::TurnUp:
        case Phase::Over:
            throw std::logic_error("nobody is asked");
    }
}

/// The name of the same answer among the legal moves: a reward may be named by any part of its area, a castle
/// by either cell. Other moves have one name only.
std::string Game::canonical(const std::string& move) const {
    if (holds(legal_moves(), move)) return move;
    if (phase_ == Phase::Reward) {
        for (const Area& area : rewards_for(to_reward_.front())) {
            for (const Part& part : area.parts) {
                if (reward_text(part) == move) return reward_text(naming_part(area));
            }
        }
    }
    if (phase_ == Phase::Recall) {
        for (const Recall& recall : recalls(to_ask_.front())) {
            if (!recall.from_castle) continue;
            for (Cell cell : castles_[recall.index].cells) {
                if (recall_castle_text(cell) == move) return recall.text;
            }
        }
    }
    return move;
}

void Game::stop(const std::vector<int>& winners) {
    if (over()) throw std::logic_error("the game is over already");
    hand_.reset();
    winners_ = winners;
    phase_ = Phase::Over;
}

/// Seven each, less those on the land, on castles and on crown spaces.
std::vector<int> Game::supplies() const {
    std::vector<int> supplies(players(), kFollowersEach);
    for (const Follower& follower : followers_) --supplies[follower.seat];
    for (const Castle& castle : castles_) {
        if (castle.occupied) --supplies[castle.seat];
    }
    for (const Crown& crown : crowns()) --supplies[crown.seat];
    return supplies;
}

int Game::seat() const {
    switch (phase_) {
        case Phase::Recall:
        case Phase::Castle:
            return to_ask_.front();
        case Phase::Reward:
            return castles_[to_reward_.front()].seat;
        case Phase::Auction:
            return auction_->seat();
        default:
            return turn_seat_;
    }
}

std::string Game::asks() const {
    switch (phase_) {
        case Phase::Recall:
            return "recall";
        case Phase::Place:
            return "place";
        case Phase::Follower:
            return "follower";
        case Phase::Castle:
            return "castle";
        case Phase::Reward:
            return "reward";
        case Phase::Auction:
            return auction_->asks();
        case Phase::Take:
            return "take";
        case Phase::Draw:
        case Phase::TurnUp:
        case Phase::Over:
            return "";
    }
    return "";
}

std::vector<Bridge> Game::built_bridges() const {
    std::vector<Bridge> bridges;
    for (const auto& [cell, axis] : land_.bridges()) bridges.push_back({cell, axis});
    return bridges;
}

std::vector<std::string> Game::bazaar_tiles() const {
    return auction_ ? auction_->given() : bazaar_tiles_;
}

std::optional<Castle> Game::castle_in_question() const {
    if (phase_ != Phase::Reward) return std::nullopt;
    return castles_[to_reward_.front()];
}

std::vector<Area> Game::areas() const {
    return all_areas<Area>(land_, [this](const Part& part) { return area(part); });
}

/// All seats, clockwise from the one whose turn it is.
std::vector<int> Game::seats_from_turn() const {
    std::vector<int> seats{turn_seat_};
    while (static_cast<int>(seats.size()) < players()) seats.push_back(next_seat(seats.back()));
    return seats;
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

}  // namespace trencavel::reference
