// How often to repeat what finds more the more often it is done.
#pragma once

#include "support/setting.h"

namespace trencavel {

/// All of it in `./test --long`, which sets TRENCAVEL_LONG=1; a tenth otherwise.
inline unsigned repetitions(unsigned count) {
    return setting("TRENCAVEL_LONG", 0) == 1 ? count : (count + 9) / 10;
}

}  // namespace trencavel
