// The words of Falken: its moves, events, points, refusals and expectations.
#pragma once

#include "record/codec.h"

namespace trencavel::falcon {

extern const record::Codec kCodec;

}  // namespace trencavel::falcon
