// What anyone may see of the wheel.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/wheel/rules.h"

namespace trencavel {

struct WheelView {
    unsigned pig = 0;                                        // its segment
    std::array<std::vector<Seat>, wheel::kSegments> crowns;  // who stands on its crown spaces
};

namespace wheel {

/// The wheel's part of a snapshot.
struct Seen {
    using Module = Wheel;
    std::optional<WheelView> wheel;

    void look(const Tables& tables, const auto& pos) {
        if (!Wheel::plays(tables)) return;
        const Wheel::State& state = pos.template slice<Wheel>();
        wheel.emplace().pig = state.pig;
        for (unsigned segment = 0; segment < Wheel::kSegments; ++segment) {
            for (const std::uint8_t crown : state.crowns[segment]) {
                if (crown != 0) wheel->crowns[segment].push_back(static_cast<Seat>(crown - 1));
            }
        }
    }
};

}  // namespace wheel
}  // namespace trencavel
