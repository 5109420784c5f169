#include "reference/wheel.h"

#include <algorithm>

namespace trencavel::reference {

Wheel::Wheel(const tiles::Board& board) : pig_(board.start_segment) {
    for (const tiles::BoardSegment& segment : board.segments) {
        segments_.push_back({segment.id, static_cast<int>(segment.crowns.size())});
    }
}

void Wheel::move_pig(int segments) {
    pig_ = (pig_ + segments) % static_cast<int>(segments_.size());
}

std::vector<std::string> Wheel::free_segments() const {
    std::vector<std::string> free;
    for (const Segment& segment : segments_) {
        if (followers_on(segment.id) < segment.spaces) free.push_back(segment.id);
    }
    return free;
}

std::vector<int> Wheel::active_seats() const {
    std::vector<int> seats;
    for (const Crown& crown : crowns_) {
        if (crown.segment == pig()) seats.push_back(crown.seat);
    }
    return seats;
}

/// One space: 3. Two spaces: 6 for a follower alone, 3 for each of two.
int Wheel::points_each() const {
    const bool alone_on_two = segments_[pig_].spaces == 2 && followers_on(pig()) == 1;
    return alone_on_two ? 6 : 3;
}

void Wheel::clear_active() {
    std::erase_if(crowns_, [this](const Crown& crown) { return crown.segment == pig(); });
}

int Wheel::followers_on(const std::string& segment) const {
    return static_cast<int>(std::count_if(crowns_.begin(), crowns_.end(),
                                          [&](const Crown& crown) { return crown.segment == segment; }));
}

}  // namespace trencavel::reference
