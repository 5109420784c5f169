// What the segments of the wheel bring when the pig comes to them (rules W5 to W9).
#pragma once

#include <bit>

#include "engine/turn/scoring.h"
#include "rules/wheel/board.h"
#include "rules/wheel/kinds.h"

namespace trencavel::wheel {

constexpr int kFortunePoints = 3;
constexpr int kPointsPerMonk = 2;

void give(auto& pos, Seat seat, int points, ScoringKind what, Reason reason, auto& out) {
    if (points == 0) return;
    award(pos,
          {.kind = EventKind::Scored,
           .what = what,
           .seats = static_cast<std::uint8_t>(1u << seat),
           .points = static_cast<std::int16_t>(points),
           .reason = reason},
          out);
}

/// Visits (feature, area) of the seat's followers on areas of one kind.
void for_each_follower_on(const Tables& tables, const auto& pos, Seat seat, tiles::FeatureKind kind,
                          auto visit) {
    for (const unsigned feature : pos.followers[seat]) {
        if (kind_of(tables, pos, feature) == kind) visit(feature, pos.area_of(feature));
    }
}

/// W6: each knight brings the own knights in its city and the pennants there.
void tax(const Tables& tables, auto& pos, Seat seat, auto& out) {
    Reason reason;
    for_each_follower_on(
        tables, pos, seat, tiles::FeatureKind::City, [&](unsigned feature, const auto& city) {
            const unsigned pennants = pennants_in(tables, pos, feature);
            reason.counts[wheel::kFellows] =
                static_cast<std::uint8_t>(reason.counts[wheel::kFellows] + city.followers_of(seat));
            reason.pennants = static_cast<std::uint8_t>(reason.pennants + pennants);
            ++reason.followers;
        });
    give(pos, seat, reason.counts[wheel::kFellows] + reason.pennants, wheel::kTaxesScoring, reason, out);
}

/// W7: each farmer brings one point for each completed city at its field.
void feed(const Tables& tables, auto& pos, Seat seat, auto& out) {
    Reason reason;
    for_each_follower_on(tables, pos, seat, tiles::FeatureKind::Field, [&](unsigned, const auto& field) {
        reason.cities = static_cast<std::uint8_t>(reason.cities + std::popcount(field.set));
        ++reason.followers;
    });
    give(pos, seat, reason.cities, wheel::kFamineScoring, reason, out);
}

/// W8
void blow(auto& pos, Seat seat, auto& out) {
    give(pos, seat, pos.supply[seat], wheel::kStormScoring, {.followers = pos.supply[seat]}, out);
}

/// W9
void question_monks(const Tables& tables, auto& pos, Seat seat, auto& out) {
    Reason reason;
    for_each_follower_on(tables, pos, seat, tiles::FeatureKind::Cloister,
                         [&](unsigned, const auto&) { ++reason.followers; });
    give(pos, seat, kPointsPerMonk * reason.followers, wheel::kInquisitionScoring, reason, out);
}

/// W5 to W9. The plague (W10) asks instead.
void act(const Tables& tables, auto& pos, unsigned segment, auto& out) {
    if (segment == Fortune) return give(pos, pos.seat, kFortunePoints, wheel::kFortuneScoring, {}, out);
    for (Seat seat = 0; seat < pos.players; ++seat) {
        if (segment == Taxes) tax(tables, pos, seat, out);
        if (segment == Famine) feed(tables, pos, seat, out);
        if (segment == Storm) blow(pos, seat, out);
        if (segment == Inquisition) question_monks(tables, pos, seat, out);
    }
}

}  // namespace trencavel::wheel
