// What nobody needs any more goes: tables that wait for a host who has gone, aborted ones, guests who never
// came back, sessions that are not used. A few at a time, and never a game that runs or is over.
#pragma once

#include <array>
#include <string>

#include "server/hall/hall.h"
#include "server/net/scheduler.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "server/store/archive.h"

namespace trencavel::server {

/// After how long; 0: never.
struct ExpiryLimits {
    unsigned waiting_table_hours = 24;  // since the host was there
    unsigned aborted_table_days = 7;
    unsigned guest_days = 90;
    unsigned session_days = 180;
};

class Expiry {
public:
    Expiry(Scheduler& scheduler, Archive& archive, Hall& hall, const Metrics& metrics, Log& log,
           const ExpiryLimits& limits);

    /// Looks now and then from now on; at first only after a while, so that those who were there before a
    /// restart have come back.
    void begin();
    void stop() { stopping_ = true; }

private:
    void look();
    void look_at(IdleKind kind);
    void expire(IdleKind kind, const std::string& id, TimeMs before);
    void note(IdleKind kind, const std::string& id, bool done) const;

    Scheduler& scheduler_;
    Archive& archive_;
    Hall& hall_;
    const Metrics& metrics_;
    Log& log_;
    std::array<TimeMs, kIdleKinds> ages_;          // by kind; 0: never
    std::array<std::string, kIdleKinds> reached_;  // the last one that was looked at
    bool stopping_ = false;
};

}  // namespace trencavel::server
