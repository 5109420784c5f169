#include "cli/play_reports.h"

namespace trencavel::cli {
namespace {

void add_place_help(Lines& lines) {
    lines.insert(
        lines.end(),
        {"The tile in hand is to be laid. The cells where it fits are lit and have a letter.",
         "  c              the cell c; if several rotations fit there, you are asked which",
         "  c 90           the cell c, turned clockwise by 90 degrees (0, 90, 180, 270)",
         "  1,0 r90        the same by coordinates: x to the east, y to the south; place 1,0 r90 too",
         "  Enter          draws the screen anew"});
}

void add_follower_help(Lines& lines) {
    lines.insert(lines.end(), {"The tile lies. You may put a follower on one of the numbered features.",
                               "  0              on the feature 0; f 0 and follower 0 are the same",
                               "  Enter, pass    no follower", "  undo           takes the tile back"});
}

}  // namespace

Lines help_lines(QuestionKind question) {
    Lines lines;
    if (question == QuestionKind::Follower) {
        add_follower_help(lines);
    } else {
        add_place_help(lines);
    }
    lines.insert(
        lines.end(),
        {"At any time:", "  hint           what the greedy computer player would do",
         "  undo           back to the last decision of a person, over the computer's moves",
         "  tiles          the tiles that are still to come",
         "  areas, fields  who stands where, and what it is worth",
         "  log            everything that happened", "  view 1,0       looks at another part of the table",
         "  fit            back to the whole table, or around the last tile",
         "  save [FILE]    saves now, or a copy in FILE (every move is saved anyway)",
         "  record         the game as a record", "  resign         gives the game up",
         "  quit           leaves; the game can be resumed",
         "On the board a follower is the letter of its player; a farmer lies (~a~, small letter).",
         "+8 and * mark what was scored last, corners the last tiles, a cross what can never be filled."});
    return lines;
}

}  // namespace trencavel::cli
