// The words of Die Burg and its wall tiles: its moves, events, points, refusals and expectations.
#pragma once

#include "record/codec.h"

namespace trencavel::burg {

extern const record::Codec kCodec;

}  // namespace trencavel::burg
