// The words of bridges: their moves, events, points, refusals and expectations.
#pragma once

#include "record/codec.h"

namespace trencavel::bridges {

extern const record::Codec kCodec;

}  // namespace trencavel::bridges
