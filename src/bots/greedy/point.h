// The measure of the greedy player.
#pragma once

namespace trencavel::greedy {

/// Values are in parts of a point, so that what is worth less than a point can decide among equals.
constexpr int kPoint = 16;

}  // namespace trencavel::greedy
