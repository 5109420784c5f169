#include "reference/wall/marker.h"

namespace trencavel::reference {

Marker advanced(Marker marker, int points) {
    if (points == 0) return marker;
    return {marker.score + points, false};
}

/// Point by point. The first one from a gate leads to the field after it.
Marker advanced_to_gate(Marker marker, int points, const WallBoard& board) {
    for (int point = 0; point < points; ++point) {
        if (!marker.at_gate && board.gate_after(marker.field())) return {marker.score, true};
        marker = {marker.score + 1, false};
    }
    return marker;
}

}  // namespace trencavel::reference
