// When the server was up. Only that time is charged to players' clocks.
#pragma once

#include <vector>

#include "tables/types.h"

namespace trencavel::server {

class Uptime {
public:
    /// The runs before this one, and when this one began.
    Uptime(std::vector<Heartbeat> runs, TimeMs started);

    /// How much of the time between the two the server was up; this run has not ended.
    TimeMs between(TimeMs from, TimeMs to) const;

private:
    std::vector<Heartbeat> runs_;  // the last one is this run
};

}  // namespace trencavel::server
