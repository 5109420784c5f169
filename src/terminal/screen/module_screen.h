// What modules show: on the board, beside it, and of the questions. The rooms know no module: they go over
// this list.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/screen/board_drawing.h"
#include "terminal/screen/screen.h"
#include "tiles/draw/draw.h"

namespace trencavel::terminal {

using Lines = std::vector<std::string>;

struct QuestionScreen {
    QuestionKind kind{};
    /// Behind the name: `build a tower? (yes or no; ? for help)> `.
    std::string (*prompt)(const ScreenModel& model) = nullptr;
    Lines (*help)() = nullptr;
    bool about_last_tile = false;  // which is shown large
};

/// Where an answer is seen on the board.
struct MarkScreen {
    MoveKind kind{};
    std::optional<Spot> (*spot)(const Move& move, const Snapshot& snapshot) = nullptr;
    bool beside = false;        // somebody stands there already
    bool on_last_tile = false;  // it names a feature of the tile laid last
    bool is_short = false;      // the number of the feature says enough there
};

/// A column of numbers beside the points of the players.
struct PanelColumn {
    std::string_view heading = {};
    std::string_view brief = {};  // where the panel is narrow
    bool (*is_shown)(const Snapshot& snapshot) = nullptr;
    std::string (*value)(const Snapshot& snapshot, std::size_t seat) = nullptr;
};

/// Below the line of a player.
struct PlayerNotes {
    std::vector<std::string> supply;  // what is at home, and what was collected
    std::vector<std::string> place;   // where the player stands
    std::vector<std::string> held;    // in lines of their own
};

/// What there is for a part of the panel.
struct PanelRoom {
    int columns = 0;
    bool is_low = false;         // there is room for numbers, but not for words
    bool seen_on_board = false;  // what lies on the board can be seen there as a whole
    const Look& look;
};

/// An area in the list of them: its kind, first cell, size, followers, points.
using AreaRow = std::array<std::string, 5>;

struct ModuleScreen {
    // The board, from below: under the tiles, on them, and among the followers.
    void (*draw_ground)(BoardDrawing& board) = nullptr;
    void (*draw_pieces)(BoardDrawing& board) = nullptr;
    void (*draw_figures)(BoardDrawing& board) = nullptr;
    /// Within the tile, where somebody stands on what is no feature of it; nothing if it is not the module's.
    std::optional<tiles::RasterPoint> (*stand)(Spot spot, const BoardScene& scene, TileSize tile) = nullptr;
    /// Where a follower on a feature is seen if something lies in the way.
    std::optional<tiles::RasterPoint> (*aside)(Spot spot, const BoardScene& scene,
                                               const tiles::Raster& raster) = nullptr;
    /// On a tile whose top-left corner is there.
    void (*draw_span)(Canvas& canvas, int left, int top, TileSize tile, Axis axis,
                      const Look& look) = nullptr;
    /// Whether all that it has on the board can be seen in the window; false if it has nothing there.
    bool (*is_seen)(const BoardScene& scene, const Window& window) = nullptr;
    std::span<const MarkScreen> marks = {};
    std::span<const ScoringKind> scored_at_spots = {};  // points that are marked at a spot, not on an area

    // Tiles that carry something.
    std::string (*carried)(const Design& design) = nullptr;

    // The panel.
    const PanelColumn* column = nullptr;
    void (*add_notes)(const Snapshot& snapshot, std::size_t seat, bool brief, PlayerNotes& notes) = nullptr;
    std::optional<Canvas> (*panel)(const ScreenModel& model, const PanelRoom& room) = nullptr;

    // The questions.
    std::span<const QuestionScreen> questions = {};
    std::optional<Canvas> (*picture)(const ScreenModel& model,
                                     const Look& look) = nullptr;  // above the answers
    /// When a tile is to be placed in a way that is the module's; otherwise empty.
    std::string_view (*place_prompt)(const ScreenModel& model) = nullptr;
    void (*add_place_help)(const ScreenModel& model, Lines& lines) = nullptr;
    void (*add_follower_help)(const Snapshot& snapshot, Lines& lines) = nullptr;
    void (*add_signs)(const Snapshot& snapshot, Lines& lines) = nullptr;

    /// Those that are no areas of the board, but will bring points as such.
    void (*add_areas)(const Snapshot& snapshot, const Players& players, std::vector<AreaRow>& rows) = nullptr;
};

/// Of all modules, in the order in which they are shown.
std::span<const ModuleScreen* const> screens_of_modules();

/// nullptr, here and below: no module has it.
const QuestionScreen* screen_of(QuestionKind kind);
const MarkScreen* mark_of(MoveKind kind);

/// Where the move's cell and feature say.
std::optional<Spot> spot_named(const Move& move, const Snapshot& snapshot);
/// On the feature of the tile that was laid last.
std::optional<Spot> spot_on_last_tile(const Move& move, const Snapshot& snapshot);

/// A help that is always the same.
template <const auto& lines>
Lines help_of() {
    return {std::begin(lines), std::end(lines)};
}

/// Calls a function of all modules that have it.
template <class Function, class... Arguments>
void for_modules(Function* ModuleScreen::*function, Arguments&&... arguments) {
    for (const ModuleScreen* module : screens_of_modules()) {
        if (module->*function != nullptr) (module->*function)(arguments...);
    }
}

}  // namespace trencavel::terminal
