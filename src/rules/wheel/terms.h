// What the wheel tells computer players.
#pragma once

#include "rules/terms.h"
#include "rules/wheel/rules.h"

namespace trencavel::wheel {

struct Terms : TermHooks {
    // Followers on crown spaces, while there is time.
    static constexpr eval::Term kCrownShared{22};
    static constexpr eval::Term kCrownAlone{23};

    static constexpr std::array<eval::TermInfo, 2> kTerms = {
        {{kCrownShared, "crown_shared"}, {kCrownAlone, "crown_alone"}}};

    static void add(const Tables& tables, const auto& pos, const eval::Outlook& outlook, auto& sink) {
        for_each_crown(tables, pos, [&](Seat owner, bool is_alone) {
            sink.add(owner, is_alone ? kCrownAlone : kCrownShared, outlook.time);
        });
    }

    /// What followers on crown spaces may still bring. About one tile in four moves the pig, to one of six
    /// segments.
    static int prospects(const Tables& tables, const auto& pos, Seat seat) {
        int value = 0;
        for_each_crown(tables, pos, [&](Seat owner, bool is_alone) {
            const int points = is_alone ? Wheel::kLoneCrownPoints : Wheel::kCrownPoints;
            if (owner == seat) value += greedy::with_time(points * greedy::kPoint, pos.left, 25);
        });
        return value;
    }

    static constexpr bool puts_follower(MoveKind kind) { return kind == kCrownMove; }

private:
    /// Visits (seat, whether it is alone where there are two spaces) of each follower on a crown space.
    static void for_each_crown(const Tables& tables, const auto& pos, auto visit) {
        const Wheel::State& wheel = pos.template slice<Wheel>();
        for (unsigned segment = 0; segment < Wheel::kSegments; ++segment) {
            const auto& crowns = wheel.crowns[segment];
            const bool is_alone = crowns_at(tables, segment) == 2 && (crowns[0] == 0 || crowns[1] == 0);
            for (const std::uint8_t crown : crowns) {
                if (crown != 0) visit(static_cast<Seat>(crown - 1), is_alone);
            }
        }
    }
};

}  // namespace trencavel::wheel
