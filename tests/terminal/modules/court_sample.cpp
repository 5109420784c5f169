#include "terminal/modules/court_sample.h"

#include "terminal/screen/panel.h"

namespace trencavel::terminal_tests {
namespace {

constexpr std::string_view kWall = "1 2 3 4 5 6 7 8 9 1 2 3 4";

/// A path from the start space in the north with a fountain: 12 points for Anna, and the first wall tile.
constexpr std::string_view kPathOfTwelve =
    "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n> pass\n> place 5,2 r0\n> pass\n"
    "> place 5,3 r0\n> pass\n> place 5,4 r180\n> pass\n";

}  // namespace

std::string burg_record(std::string_view deck, std::string_view moves) {
    return burg_record(deck, kWall, moves);
}

std::string burg_record(std::string_view deck, std::string_view wall, std::string_view moves) {
    return record_of("castle", "", deck, "wall " + std::string(wall) + "\n" + std::string(moves));
}

std::string falcon_record(std::string_view deck, std::string_view moves, bool gates_stop) {
    return record_of(
        "castle", "falcon", deck,
        "wall " + std::string(kWall) + "\n" + (gates_stop ? "option gates stop\n" : "") + std::string(moves));
}

std::string record_at_score(std::string_view first_wall_tile) {
    return burg_record("C06 C01 P14 C07 C07 C07 P14 C07 P14 C07",
                       std::string(first_wall_tile) + " 5 6 7 8 9 4 5 6 7 8 9 4",
                       "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n> pass\n> place 5,2 r180\n> pass\n"
                       "> place 7,8 r0\n> pass\n> place 6,8 r0\n> pass\n> place 0,3 r0\n> pass\n"
                       "> place 5,8 r180\n> follower 0\n> place 1,1 r0\n> pass\n"
                       "> place 5,9 r0\n> follower 1\n");
}

std::string record_at_doubling() {
    return burg_record(
        "C06 C01 C01 C01 P14 C07 P16 C07", "3 3 6 8 9 1 2 4 5 7 6 8 9",
        std::string(kPathOfTwelve) + "> place 8,3 r0\n> pass\n> place 0,3 r270\n> follower 0\n");
}

std::string record_at_extra() {
    return burg_record("C06 C01 C01 C01 P14 C07 C07 C07 C07",
                       std::string(kPathOfTwelve) + "> place 0,3 r0\n> pass\n> place 1,1 r0\n> pass\n");
}

std::string record_of_king_and_falconer() {
    return falcon_record("F06 F15 F05 C01 F05 F06 F06 P14 C07",
                         "> place 6,0 r270\n> falconer 0\n> place 5,10 r0\n> king 0\n"
                         "> place 5,0 r90\n> pass\n> place 5,9 r0\n> pass\n> place 7,0 r90\n> pass\n"
                         "> place 4,0 r270\n> pass\n> place 8,0 r270\n> pass\n> place 5,8 r0\n> pass\n");
}

std::string record_at_gate() {
    return falcon_record("F06 F02 F05 F01 F05 F10 P14 C07 F02 F10 C01 C01 P09 C07 P16 C07",
                         "> place 6,0 r90\n> follower 0\n> place 5,0 r90\n> pass\n> place 7,0 r90\n> pass\n"
                         "> place 8,0 r270\n> pass\n> place 6,1 r0\n> pass\n> place 6,2 r0\n> pass\n"
                         "> place 2,1 r0\n> follower 0\n> place 0,3 r0\n> pass\n"
                         "> place 0,4 r90\n> follower 0\n> place 1,4 r270\n> pass\n",
                         true);
}

CourtShown::CourtShown(const std::string& record)
    : history(history_of(record)),
      players(anna_and_ben()),
      model(scene_at_question(history, players, kPlain)) {}

std::string CourtShown::board(terminal::TileSize tile, int columns, int rows, Cell centre,
                              const terminal::Look& look) const {
    const terminal::Window window = window_on(model.scene, tile, columns, rows, centre);
    return joined(draw_board(model.scene, window, look).lines(look.colour));
}

std::string CourtShown::panel(int columns, int rows) const {
    return joined(draw_panel(model, {.columns = columns, .rows = rows}, false, kPlain).lines(false));
}

std::string CourtShown::answers() const {
    return joined(answer_lines(model.answers, 200));
}

}  // namespace trencavel::terminal_tests
