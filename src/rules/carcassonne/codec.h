// The words of Carcassonne: its moves, events, points, refusals and expectations.
#pragma once

#include "record/codec.h"

namespace trencavel::carcassonne {

extern const record::Codec kCodec;

}  // namespace trencavel::carcassonne
