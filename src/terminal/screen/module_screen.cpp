#include "terminal/screen/module_screen.h"

#include "terminal/words/module_words.h"

namespace trencavel::terminal {

const QuestionScreen* screen_of(QuestionKind kind) {
    return find_entry(screens_of_modules(), &ModuleScreen::questions, &QuestionScreen::kind, kind);
}

const MarkScreen* mark_of(MoveKind kind) {
    return find_entry(screens_of_modules(), &ModuleScreen::marks, &MarkScreen::kind, kind);
}

std::optional<Spot> spot_named(const Move& move, const Snapshot& /*snapshot*/) {
    return Spot{move.cell, move.feature};
}

std::optional<Spot> spot_on_last_tile(const Move& move, const Snapshot& snapshot) {
    return Spot{snapshot.board.back().cell, move.feature};
}

}  // namespace trencavel::terminal
