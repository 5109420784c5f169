#include "terminal/screen/module_screen.h"
#include "terminal/screen/reports.h"
#include "terminal/words/family_words.h"

namespace trencavel::terminal {
namespace {

Lines place_help(const ScreenModel& model) {
    Lines lines = {
        "Place your tile. The cells where it fits are lit and have a letter.",
        "  c              the cell c; if several rotations fit there, you are asked which",
        "  c 90           the cell c, turned clockwise by 90 degrees (0, 90, 180, 270)",
        "  1,0 r90        the same by coordinates: x to the east, y to the south; place 1,0 r90 too",
        "  Enter          redraws the screen"};
    for_modules(&ModuleScreen::add_place_help, model, lines);
    return lines;
}

Lines follower_help(const ScreenModel& model) {
    Lines lines = {"Tile placed. You may put a follower on one of the numbered features.",
                   "  0              on the feature 0; f 0 and follower 0 are the same"};
    for_modules(&ModuleScreen::add_follower_help, model.scene.snapshot, lines);
    lines.insert(lines.end(), {"  Enter, pass    no follower", "  undo           takes the tile back"});
    return lines;
}

Lines help_for(const ScreenModel& model) {
    const QuestionKind kind = model.scene.snapshot.question->kind;
    if (kind == QuestionKind::Follower) return follower_help(model);
    const QuestionScreen* question = screen_of(kind);
    if (question == nullptr) return place_help(model);
    return question->help();
}

/// What stands on the board.
Lines signs_help(const Snapshot& snapshot) {
    Lines lines = {
        "On the board a follower is the letter of its player; a farmer lies (~a~, small letter).",
        "+8 and * mark what was scored last, corners the last tiles, a cross what can never be filled."};
    for_modules(&ModuleScreen::add_signs, snapshot, lines);
    return lines;
}

}  // namespace

Lines commands_at_any_time(bool walled) {
    Lines lines = {"  hint           the best moves as the computer sees them, with expected points",
                   "  undo           goes back to the last decision of a person, past the computer's moves"};
    for (std::string& line : commands_to_look(walled)) lines.push_back(std::move(line));
    lines.insert(lines.end(), {"  save [FILE]    saves now, or a copy in FILE (every move is saved anyway)",
                               "  record         the game as a record", "  resign         gives up the game",
                               "  quit           leaves; the game can be resumed"});
    return lines;
}

Lines help_lines(const ScreenModel& model, const Lines& at_any_time) {
    Lines lines;
    if (model.asked) {
        lines = help_for(model);
        for (std::string& line : answer_lines(model.answers, 100)) lines.push_back(std::move(line));
    }
    lines.emplace_back("At any time:");
    lines.insert(lines.end(), at_any_time.begin(), at_any_time.end());
    for (std::string& line : signs_help(model.scene.snapshot)) lines.push_back(std::move(line));
    return lines;
}

Lines help_lines(const ScreenModel& model) {
    return help_lines(model, commands_at_any_time(model.scene.wall != nullptr));
}

}  // namespace trencavel::terminal
