#include "reference/auction.h"

#include <algorithm>
#include <set>

#include "reference/record/spelling.h"

namespace trencavel::reference {

namespace {

constexpr int kHighestBid = 99;  // B17

}  // namespace

Auction::Auction(const std::vector<std::string>& tiles, int players, int placer)
    : open_(tiles), given_(players), chooser_(placer) {
    choose_next_chooser();
}

std::string Auction::asks() const {
    if (open_.empty()) return "";
    if (!bidding_) return "offer";
    return bids_are_open() ? "bid" : "sell";
}

int Auction::seat() const {
    return bids_are_open() ? to_bid_.front() : chooser_;
}

std::vector<std::string> Auction::legal_moves() const {
    const std::string question = asks();
    std::vector<std::string> moves;
    if (question == "offer") {
        // Identical tiles are one answer.
        for (const std::string& tile : std::set<std::string>(open_.begin(), open_.end())) {
            for (int points = 0; points <= kHighestBid; ++points) moves.push_back(offer_text(tile, points));
        }
    } else if (question == "bid") {
        for (int points = bidding_->highest + 1; points <= kHighestBid; ++points) {
            moves.push_back(bid_text(points));
        }
        moves.push_back("pass");
    } else if (question == "sell") {
        moves = {"buy", "sell"};
    }
    return moves;
}

void Auction::apply(const std::string& move, std::vector<int>& scores) {
    const std::string question = asks();
    if (question == "offer") {
        offer(move);
        settle_if_nobody_bid_higher(scores);
    } else if (question == "bid") {
        bid(move);
        settle_if_nobody_bid_higher(scores);
    } else {
        // B18: the one who gets the tile pays the other.
        const bool buys = move == "buy";
        const int taker = buys ? bidding_->chooser : bidding_->bidder;
        const int paid = buys ? bidding_->bidder : bidding_->chooser;
        scores[taker] -= bidding_->highest;
        scores[paid] += bidding_->highest;
        give(taker);
    }
}

/// Nobody can bid more than the highest bid that is allowed, so that nobody is asked any more.
bool Auction::bids_are_open() const {
    return bidding_ && !to_bid_.empty() && bidding_->highest < kHighestBid;
}

/// B17: all others without a tile are asked once, clockwise.
void Auction::offer(const std::string& move) {
    for (const std::string& tile : open_) {
        for (int points = 0; points <= kHighestBid; ++points) {
            if (offer_text(tile, points) == move) bidding_ = Bidding{chooser_, tile, points, chooser_};
        }
    }
    to_bid_.clear();
    for (int seat = next(chooser_); seat != chooser_; seat = next(seat)) {
        if (given_[seat].empty()) to_bid_.push_back(seat);
    }
}

void Auction::bid(const std::string& move) {
    const int seat = to_bid_.front();
    to_bid_.erase(to_bid_.begin());
    for (int points = bidding_->highest + 1; points <= kHighestBid; ++points) {
        if (bid_text(points) != move) continue;
        bidding_->highest = points;
        bidding_->bidder = seat;
        break;
    }
}

/// B18: then the chooser takes the tile and pays the own bid to nobody.
void Auction::settle_if_nobody_bid_higher(std::vector<int>& scores) {
    if (bids_are_open() || bidding_->bidder != chooser_) return;
    scores[chooser_] -= bidding_->highest;
    give(chooser_);
}

void Auction::give(int seat) {
    open_.erase(std::find(open_.begin(), open_.end(), bidding_->tile));
    given_[seat] = bidding_->tile;
    bidding_.reset();
    choose_next_chooser();
}

/// B19: the next one without a tile. The last of them gets the last tile free.
void Auction::choose_next_chooser() {
    do {
        chooser_ = next(chooser_);
    } while (!given_[chooser_].empty());
    if (open_.size() > 1) return;
    given_[chooser_] = open_.front();
    open_.clear();
}

}  // namespace trencavel::reference
