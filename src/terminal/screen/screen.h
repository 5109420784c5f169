// The whole screen at a question: board, scores, the tile in hand, what happened and what can be done.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "terminal/console/terminal.h"
#include "terminal/input/answers.h"
#include "terminal/input/choices.h"
#include "terminal/screen/board_view.h"
#include "terminal/words/log_text.h"

namespace trencavel::terminal {

struct ScreenModel {
    BoardScene scene;
    std::string title;
    bool asked = true;                  // the person is to decide
    std::vector<LogLine> log;           // since the person last laid a tile
    std::vector<std::string> notes;     // by seat, below the player; may be empty
    std::optional<PlaceChoice> chosen;  // a cell was named, its rotation is still open
    Answers answers;                    // at all other questions
    bool may_refuse = false;            // nothing but building makes the tile fit
    std::string message;                // an answer to what was typed
    std::optional<Cell> centre;         // where the person wants to look
    std::optional<TileSize> tile_size;  // otherwise large if there is room
};

/// At most `size.rows - 1` lines: the prompt stands below them.
std::vector<std::string> screen_lines(const ScreenModel& model, TerminalSize size, const Look& look);

/// The board alone, as high as it needs to be within the columns.
std::vector<std::string> final_board_lines(const ScreenModel& model, TerminalSize size, const Look& look);

/// Log lines with the letter of the player before each.
std::vector<std::string> painted_log(const std::vector<LogLine>& log, const Players& players, int columns,
                                     const Look& look);

}  // namespace trencavel::terminal
