// The marker of a player on the score track along the wall.
#pragma once

#include "reference/wall/board.h"

namespace trencavel::reference {

struct Marker {
    int score = 0;
    bool at_gate = false;  // F9: it stands at the gate after its field

    int field() const { return score % kTrackFields; }
};

/// The marker after a scoring of so many points, if it passes over gates (F1).
Marker advanced(Marker marker, int points);

/// The same if gates stop it (F9): what is left of the points there is lost.
Marker advanced_to_gate(Marker marker, int points, const WallBoard& board);

}  // namespace trencavel::reference
