// The bazaar: turning tiles up, giving them out, and playing them (B16 to B22).
#include <algorithm>
#include <set>

#include "reference/game.h"

namespace trencavel::reference {

/// B16, and B21 on chains.
bool Game::bazaar_begins() const {
    return options_.bazaars && turn_.bazaar && !turn_.of_bazaar && left() >= players();
}

/// B16: as many tiles as players. Where the deck is not known, each of them is a `draw`.
void Game::turn_up() {
    while (static_cast<int>(open_tiles_.size()) < players()) {
        if (pile_.known.empty()) {
            phase_ = Phase::TurnUp;
            return;
        }
        open_tiles_.push_back(pile_.pop_known().name());
    }
    if (options_.draft) {
        bazaar_turns_ = players();
        next_turn();
    } else {
        auction_.emplace(open_tiles_, players(), turn_seat_);
        open_tiles_.clear();
        phase_ = Phase::Auction;
    }
}

/// B21: when all tiles are given out, they are played.
void Game::answer_auction(const std::string& move) {
    auction_->apply(move, scores_);
    if (!auction_->asks().empty()) return;
    bazaar_tiles_ = auction_->given();
    auction_.reset();
    bazaar_turns_ = players();
    next_turn();
}

/// B21: with the tile from the auction. B22: with one of the open tiles; it is asked only if they differ.
void Game::begin_bazaar_turn() {
    --bazaar_turns_;
    turn_.of_bazaar = true;
    if (!options_.draft) {
        const std::string tile = bazaar_tiles_[turn_seat_];
        bazaar_tiles_[turn_seat_].clear();
        take_in_hand(*box_.find(tile));
    } else if (take_moves().size() > 1) {
        phase_ = Phase::Take;
    } else {
        take_open(open_tiles_.front());
    }
}

/// Identical tiles are one answer.
std::vector<std::string> Game::take_moves() const {
    std::vector<std::string> moves;
    for (const std::string& tile : std::set<std::string>(open_tiles_.begin(), open_tiles_.end())) {
        moves.push_back(take_text(tile));
    }
    return moves;
}

void Game::take_open(std::string tile) {
    const TileCopy copy = *box_.find(tile);
    open_tiles_.erase(std::find(open_tiles_.begin(), open_tiles_.end(), tile));
    take_in_hand(copy);
}

void Game::answer_take(const std::string& move) {
    for (const std::string& tile : open_tiles_) {
        if (take_text(tile) == move) return take_open(tile);
    }
}

}  // namespace trencavel::reference
