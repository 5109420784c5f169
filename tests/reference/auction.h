// The bidding of a bazaar (B17 to B19).
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace trencavel::reference {

/// What is on offer.
struct Bidding {
    int chooser = 0;   // who chose the tile
    std::string tile;  // its name
    int highest = 0;   // the highest bid so far
    int bidder = 0;    // whose it is; the chooser's, as long as nobody bid higher

    bool operator==(const Bidding&) const = default;
};

class Auction {
public:
    /// As many tiles as players. `placer` is who placed the bazaar.
    Auction(const std::vector<std::string>& tiles, int players, int placer);

    /// "offer", "bid" or "sell"; "" when all tiles are given out.
    std::string asks() const;
    /// Who is asked.
    int seat() const;
    std::vector<std::string> legal_moves() const;

    /// Makes a legal move. What is paid changes the scores (B20).
    void apply(const std::string& move, std::vector<int>& scores);

    /// The tiles that nobody has yet, in the order in which they were turned up.
    const std::vector<std::string>& open() const { return open_; }
    /// The tile of each seat; "" for none.
    const std::vector<std::string>& given() const { return given_; }
    /// Nothing while a tile is to be chosen, and at the end.
    const std::optional<Bidding>& bidding() const { return bidding_; }

private:
    int next(int seat) const { return (seat + 1) % static_cast<int>(given_.size()); }
    bool bids_are_open() const;
    void offer(const std::string& move);
    void bid(const std::string& move);
    void settle_if_nobody_bid_higher(std::vector<int>& scores);
    void give(int seat);
    void choose_next_chooser();

    std::vector<std::string> open_;
    std::vector<std::string> given_;
    int chooser_ = 0;  // the last one
    std::optional<Bidding> bidding_;
    std::vector<int> to_bid_;  // who is still to be asked for a bid
};

}  // namespace trencavel::reference
