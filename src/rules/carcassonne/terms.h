// What Carcassonne tells computer players. What areas are worth they know from `worth`.
#pragma once

#include "rules/carcassonne/rules.h"
#include "rules/terms.h"

namespace trencavel::carcassonne {

struct Terms : TermHooks {
    static constexpr int kPointsPerCity = Carcassonne::kPointsPerCity;
};

}  // namespace trencavel::carcassonne
