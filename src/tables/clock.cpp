#include "tables/clock.h"

#include <algorithm>

namespace trencavel::server {

Clock::Clock(const ClockTerms& terms, std::size_t seats) : terms_(terms), left_(seats, terms.allowed) {}

void Clock::ask(std::optional<Seat> seat, TimeMs now, const Uptime& uptime) {
    if (terms_.kind == ClockKind::None) return;
    if (running_) left_[*running_] = std::max<TimeMs>(0, left_[*running_] - uptime.between(since_, now));
    running_ = seat;
    since_ = now;
    if (seat && terms_.kind != ClockKind::Game) left_[*seat] = terms_.allowed;
}

std::optional<TimeMs> Clock::due(TimeMs now, const Uptime& uptime) const {
    if (!running_) return std::nullopt;
    return now + left_[*running_] - uptime.between(since_, now);
}

TimeMs Clock::left(Seat seat, TimeMs now, const Uptime& uptime) const {
    if (terms_.kind == ClockKind::None) return 0;
    const TimeMs used = running_ == seat ? uptime.between(since_, now) : 0;
    return std::max<TimeMs>(0, left_[seat] - used);
}

void Clock::limit(Seat seat, TimeMs most) {
    if (terms_.kind != ClockKind::None) left_[seat] = std::clamp<TimeMs>(most, 0, left_[seat]);
}

Json Clock::json() const {
    if (terms_.kind == ClockKind::None) return nullptr;
    return {{"left", left_}, {"running", running_ ? Json(*running_) : Json(nullptr)}};
}

Json Clock::json_at(TimeMs now, const Uptime& uptime) const {
    Clock clock = *this;
    if (running_) clock.left_[*running_] -= std::min(clock.left_[*running_], uptime.between(since_, now));
    return clock.json();
}

Clock Clock::of_event(const ClockTerms& terms, std::size_t seats, const EventReader& event) {
    if (terms.kind == ClockKind::None) return Clock(terms, 0);
    const EventReader fields = event.object("clock");
    Clock clock(terms, 0);
    clock.left_ = fields.numbers<TimeMs>("left");
    clock.running_ = fields.number_or_null<Seat>("running");
    clock.since_ = event.number<TimeMs>("at");
    if (clock.left_.size() == seats && clock.running_.value_or(0) < seats) return clock;
    event.fail("its clock is one of other seats");
    return Clock(terms, seats);
}

}  // namespace trencavel::server
