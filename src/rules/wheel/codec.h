// The words of the wheel: its moves, events, points, refusals and expectations.
#pragma once

#include "record/codec.h"

namespace trencavel::wheel {

extern const record::Codec kCodec;

}  // namespace trencavel::wheel
