// An area inside the wall, what it is worth and who gets it.
#pragma once

#include <optional>
#include <vector>

#include "reference/geometry.h"
#include "tiles/model/tile_set.h"

namespace trencavel::reference {

/// Connected features of one kind, and what the rules want to know about them.
struct WallArea {
    tiles::FeatureKind kind{};
    std::vector<Part> parts;     // sorted by x, y, feature
    std::vector<int> followers;  // how many, by seat; kings and falconers are among them (F5)
    std::vector<int> kings;      // by seat
    std::vector<int> falconers;  // by seat
    bool complete = false;       // K8, K9, K10, F2; a court never is
    int tiles = 0;               // different cells, and the start spaces that belong to it
    int markets = 0;             // court: those of start spaces included
    bool fountain = false;       // path
    int nests = 0;               // F3: tiles with a nest

    bool operator==(const WallArea&) const = default;
};

bool is_occupied(const WallArea& area);
bool contains(const WallArea& area, Part part);

/// The part that records name the area by.
Part naming_part(const WallArea& area);

/// K11: the seat with more followers; nobody if level.
std::optional<int> owner(const WallArea& area);

/// Whether a king of either player stands there (F8).
bool holds_king(const WallArea& area);

/// What the area brings before anything is doubled: when it is completed (K8, K9, K10, F2), or for a court at
/// the end (K18).
int worth(const WallArea& area);

/// K16: what wall tile 4, 5 or 6 brings for a path, tower or house that is not finished; fountains do not
/// matter.
int unfinished_worth(const WallArea& area);

}  // namespace trencavel::reference
