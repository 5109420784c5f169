// Many games between bots, and their statistics.
#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "core/result.h"
#include "games/setup.h"
#include "tiles/read/library.h"

namespace trencavel {

/// A mean with its standard error, from sums of whole numbers: the order of adding does not matter.
class Mean {
public:
    void add(std::int64_t value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    double mean() const { return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_); }
    double standard_error() const;

private:
    std::int64_t count_ = 0;
    std::int64_t sum_ = 0;
    std::int64_t squares_ = 0;
};

struct SimulationSpec {
    Setup setup;  // game, modules, options, players; each game is shuffled anew
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    BotKind bot{};
};

struct Simulation {
    std::uint64_t games = 0;
    std::vector<Mean> points;  // by seat
    Mean placements;           // per turn, each fitting rotation counts
    Mean followers;            // placed per game
    Mean unplaceable;          // tiles per game that fit nowhere
    Mean tiles;                // placed per game
    Mean turns;                // per game
};

/// Game number i does not depend on the number of games: its chance comes from the seed and i alone.
/// `progress(done)` is called now and then; if it returns false, the simulation ends early.
Result<Simulation> simulate(const SimulationSpec& spec, const tiles::Library& library,
                            const std::function<bool(std::uint64_t done)>& progress);

}  // namespace trencavel
