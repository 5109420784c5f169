#include "tables/uptime.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace trencavel::server {

Uptime::Uptime(std::vector<Heartbeat> runs, TimeMs started) : runs_(std::move(runs)) {
    runs_.push_back({started, std::numeric_limits<TimeMs>::max()});
}

TimeMs Uptime::between(TimeMs from, TimeMs to) const {
    TimeMs sum = 0;
    // From the newest run back: a question that is open since long ago is rare.
    for (auto run = runs_.rbegin(); run != runs_.rend() && run->alive > from; ++run)
        sum += std::max<TimeMs>(0, std::min(to, run->alive) - std::max(from, run->started));
    return sum;
}

}  // namespace trencavel::server
