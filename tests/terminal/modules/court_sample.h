// Games of Die Burg for the tests.
#pragma once

#include <string>
#include <string_view>

#include "terminal/sample.h"
#include "terminal/screen/scene.h"

namespace trencavel::terminal_tests {

/// Anna and Ben in Die Burg with this deck; the wall tiles are 1 to 9 and again 1 to 4.
std::string burg_record(std::string_view deck, std::string_view moves = {});
/// The same with another wall, and with Falken, whose gates stop the markers.
std::string burg_record(std::string_view deck, std::string_view wall, std::string_view moves);
std::string falcon_record(std::string_view deck, std::string_view moves, bool gates_stop = false);

/// Anna has 8 points, and P14 has completed a tower (4) and a path (2) of hers. On 12 a wall tile lies.
std::string record_at_score(std::string_view first_wall_tile = "4");
/// Anna has wall tile 3, and has completed a house of one tile and a start space.
std::string record_at_doubling();
/// Anna has wall tile 1, and has played her turn.
std::string record_at_extra();
/// A chapel of five with two nests and Anna's falconer; then a path of four with a nest and Ben's king.
std::string record_of_king_and_falconer();
/// Anna's marker stands at the gate after 27: a chapel of two was complete when she stood on 25.
std::string record_at_gate();

/// A record's last question, as it is shown.
struct CourtShown {
    explicit CourtShown(const std::string& record);

    std::string board(terminal::TileSize tile, int columns, int rows, Cell centre,
                      const terminal::Look& look = kPlain) const;
    std::string panel(int columns, int rows) const;
    std::string answers() const;

    GameHistory history;
    terminal::Players players;
    terminal::ScreenModel model;
};

}  // namespace trencavel::terminal_tests
