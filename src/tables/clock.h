// The clocks of the seats. Time is charged to the seat that is asked, and only while the server is up.
#pragma once

#include <optional>
#include <vector>

#include "engine/move.h"
#include "tables/event_reader.h"
#include "tables/terms.h"
#include "tables/uptime.h"

namespace trencavel::server {

class Clock {
public:
    Clock() = default;
    /// Before the first question.
    Clock(const ClockTerms& terms, std::size_t seats);

    /// The seat that is asked from now on; none: nobody's clock runs.
    void ask(std::optional<Seat> seat, TimeMs now, const Uptime& uptime);

    /// When the running clock will be used up; none if none runs.
    std::optional<TimeMs> due(TimeMs now, const Uptime& uptime) const;
    /// What is left to a seat now; 0 without a clock.
    TimeMs left(Seat seat, TimeMs now, const Uptime& uptime) const;
    /// The seat has no more than this left.
    void limit(Seat seat, TimeMs most);
    std::optional<Seat> running() const { return running_; }

    /// As events hold it, at the moment of asking: null, or what is left to each seat.
    Json json() const;
    /// The same at a later moment: what has been used up since is charged.
    Json json_at(TimeMs now, const Uptime& uptime) const;
    /// The clock as it stood at the time of an event; of that many seats.
    static Clock of_event(const ClockTerms& terms, std::size_t seats, const EventReader& event);

private:
    ClockTerms terms_;
    std::vector<TimeMs> left_;  // of the running seat: when it began to run
    std::optional<Seat> running_;
    TimeMs since_ = 0;
};

}  // namespace trencavel::server
