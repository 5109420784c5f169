// The Wheel of Fortune: the pig and the followers on the crown spaces (W1, W3, W4, W11, W12).
#pragma once

#include <string>
#include <vector>

#include "tiles/model/tile_set.h"

namespace trencavel::reference {

/// A follower on a crown space.
struct Crown {
    std::string segment;
    int seat = 0;
};

class Wheel {
public:
    /// W1: the pig stands where the board says, and no crown space is occupied.
    explicit Wheel(const tiles::Board& board);

    /// The id of the segment with the pig.
    const std::string& pig() const { return segments_[pig_].id; }
    /// In the order in which they were placed.
    const std::vector<Crown>& crowns() const { return crowns_; }

    /// W4: clockwise.
    void move_pig(int segments);

    /// W12: the segments with a free crown space.
    std::vector<std::string> free_segments() const;
    void place(const std::string& segment, int seat) { crowns_.push_back({segment, seat}); }

    /// W11: the seats of the followers on the active segment, one for each of them, and what each brings.
    std::vector<int> active_seats() const;
    int points_each() const;
    void clear_active();

private:
    struct Segment {
        std::string id;
        int spaces = 0;
    };

    int followers_on(const std::string& segment) const;

    std::vector<Segment> segments_;  // clockwise
    int pig_ = 0;                    // index of its segment
    std::vector<Crown> crowns_;
};

}  // namespace trencavel::reference
