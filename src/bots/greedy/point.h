// The unit of the greedy player's values.
#pragma once

namespace trencavel::greedy {

/// Values are in parts of a point, so that what is worth less than a point can break ties.
constexpr int kPoint = 16;

}  // namespace trencavel::greedy
