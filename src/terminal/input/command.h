// What a person types, read as a command. Whether a move is legal is for the game to say.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "engine/move.h"
#include "terminal/input/answers.h"
#include "terminal/input/choices.h"

namespace trencavel::terminal {

struct ListAnswers;

enum class CommandKind : std::uint8_t {
    Nothing,  // an empty line
    Place,    // cell, and the rotation if one was given
    Turn,     // a rotation for the cell that was chosen before
    Answer,   // move: to the question, spelled shortly or in full
    Pass,
    View,  // cell
    Fit,
    Help,
    Undo,
    Tiles,
    Areas,
    Fields,
    List,  // of a module: list
    Log,
    Record,
    Save,  // file, or none
    Hint,
    Resign,
    Yes,
    No,
    Quit,
};

struct Command {
    CommandKind kind{};
    Cell cell{};
    std::optional<unsigned> rotation{};  // quarter turns
    bool builds = false;                 // Place, Turn: something is built for it
    Move move{};
    std::string file{};
    const ListAnswers* list = nullptr;
};

/// What can be answered now.
struct Asked {
    QuestionKind question{};
    std::span<const PlaceChoice> places;
    bool cell_chosen = false;  // only the rotation is open
    std::span<const Answer> answers{};
    const Tables* tables = nullptr;
};

/// The command, or what is wrong with the line.
Result<Command> parse_command(std::string_view line, const Asked& asked);

/// The same from somebody who is not asked: everything but answers.
Result<Command> parse_unasked(std::string_view line);

}  // namespace trencavel::terminal
