// The words of bazaars: their moves, events, points, refusals and expectations.
#pragma once

#include "record/codec.h"

namespace trencavel::bazaars {

extern const record::Codec kCodec;

}  // namespace trencavel::bazaars
