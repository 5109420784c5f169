// The words of castles: their moves, events, points, refusals and expectations.
#pragma once

#include "record/codec.h"

namespace trencavel::castles {

extern const record::Codec kCodec;

}  // namespace trencavel::castles
