// Fits the weights of the evaluation to self-play.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "bots/eval/weights.h"
#include "core/result.h"
#include "games/setup.h"
#include "tiles/read/library.h"

namespace trencavel::arena {

struct TuneSpec {
    Setup setup;  // game, modules and options
    std::uint64_t games = 2000;
    unsigned rounds = 4;
    std::uint64_t seed = 1;
};

struct Tuned {
    std::string game;  // as a weights file names it
    eval::Weights weights;
};

/// Each round plays the games twice with the weights of the round before: once to see which areas are
/// completed, once to fit the terms to the final lead. In the first round, areas are worth their current
/// points. The same spec gives the same weights.
Result<Tuned> tune(const TuneSpec& spec, const tiles::Library& library,
                   const std::function<void(const std::string&)>& report);

}  // namespace trencavel::arena
