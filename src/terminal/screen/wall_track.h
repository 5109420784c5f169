// Where the parts of the wall lie in a drawing: its score track, its corner towers, gates and start spaces.
// All places are counted in characters from the top-left corner of the cell 0,0.
#pragma once

#include <array>
#include <vector>

#include "terminal/screen/board_view.h"
#include "tiles/model/tile_set.h"

namespace trencavel::terminal {

/// The wall is this thick: at the sides two digits and the inner face, above and below a row for each.
constexpr int kWallColumns = 3;
constexpr int kWallRows = 2;

struct WallBox {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
};

/// A field of the score track that is no corner tower's; its number takes two characters.
struct TrackField {
    int number = 0;
    int x = 0;
    int y = 0;
};

/// Two fields, one above the other.
struct TrackTower {
    WallBox box;
    std::array<int, 2> fields{};     // from the top
    std::array<int, 2> by_number{};  // in the order of the track
    int numbers_x = 0;               // two characters for the numbers, one for the wall tile
    int sign_x = 0;
};

struct TrackGate {
    WallBox box;
    int before = 0;  // the field that a marker at the gate has reached
};

/// What a start space shows, on the inner face.
struct TrackStart {
    WallBox box;
    tiles::FeatureKind kind{};
    bool market = false;
};

struct WallTrack {
    std::vector<WallBox> walkways;  // the outer half of each edge
    std::vector<WallBox> faces;     // the inner half
    std::vector<TrackField> fields;
    std::vector<TrackTower> towers;
    std::vector<TrackGate> gates;
    std::vector<TrackStart> starts;
};

WallTrack wall_track(const tiles::Wall& wall, TileSize tile);

/// The rectangle of cells in which all cells inside the wall lie: columns and rows.
std::array<int, 2> grid_of(const tiles::Wall& wall);

}  // namespace trencavel::terminal
