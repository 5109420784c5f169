#include <fmt/format.h>

#include "rules/bazaars/kinds.h"
#include "terminal/modules/bazaars/module.h"
#include "terminal/words/log_writer.h"

namespace trencavel::terminal::bazaars {
namespace {

void tell_bazaar(const Event& event, LogWriter& log) {
    log.line(event.seat, log.name(event.seat) + " opens a bazaar");
}

void tell_open(const Event& event, LogWriter& log) {
    if (log.last().kind == trencavel::bazaars::kTurnedUpEvent) {
        log.go_on(", " + log.tile(event));
    } else {
        log.line_of_nobody("Open tiles: " + log.tile(event));
    }
}

void tell_offer(const Event& event, LogWriter& log) {
    log.line(event.seat,
             fmt::format("{} chooses {} and bids {}", log.name(event.seat), log.tile(event), event.points));
}

void tell_bid(const Event& event, LogWriter& log) {
    log.line(event.seat, fmt::format("{} bids {}", log.name(event.seat), event.points));
}

void tell_pass(const Event& event, LogWriter& log) {
    log.line(event.seat, log.name(event.seat) + " passes");
}

void tell_payment(const Event& event, LogWriter& log) {
    const std::string to = event.other == kChance ? "" : " to " + log.name(event.other);
    log.line(event.seat,
             fmt::format("{} pays {}{}", log.name(event.seat), counted(event.points, "point"), to));
}

/// One sentence with what was paid for it.
void tell_won(const Event& event, LogWriter& log) {
    if (log.last().kind == EventKind::Paid && log.last().seat == event.seat) {
        log.go_on(" and gets " + log.tile(event));
    } else {
        log.line(event.seat, fmt::format("{} gets {}", log.name(event.seat), log.tile(event)));
    }
}

constexpr EventWords kEvents[] = {
    {.kind = trencavel::bazaars::kBazaarEvent, .tell = tell_bazaar, .ends_turn = true},
    {trencavel::bazaars::kTurnedUpEvent, tell_open},
    {trencavel::bazaars::kOfferedEvent, tell_offer},
    {trencavel::bazaars::kBidEvent, tell_bid},
    {trencavel::bazaars::kPassedBidEvent, tell_pass},
    {EventKind::Paid, tell_payment},
    {trencavel::bazaars::kWonEvent, tell_won}};

int received(const Event& event, std::size_t seat) {
    return event.kind == EventKind::Paid && event.other == seat ? event.points : 0;
}

int paid(const Event& event, std::size_t seat) {
    return event.kind == EventKind::Paid && event.seat == seat ? -event.points : 0;
}

constexpr PointsRow kPoints[] = {{"received in bazaars", PointsPart::Adjustments, received},
                                 {"paid in bazaars", PointsPart::Adjustments, paid}};

constexpr std::string_view kBusiness = "decides at the bazaar";

constexpr QuestionWords kQuestionWords[] = {{trencavel::bazaars::kOfferQuestion, kBusiness},
                                            {trencavel::bazaars::kBidQuestion, kBusiness},
                                            {trencavel::bazaars::kSellQuestion, kBusiness},
                                            {trencavel::bazaars::kTakeQuestion, kBusiness}};

}  // namespace

constinit const ModuleWords kWords = {.events = kEvents, .points = kPoints, .questions = kQuestionWords};

}  // namespace trencavel::terminal::bazaars
