// The words of what the engine itself does: drawing, placing, a follower on the tile.
#pragma once

#include "record/codec.h"

namespace trencavel::record {

extern const Codec kEngineCodec;

}  // namespace trencavel::record
