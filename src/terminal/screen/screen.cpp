#include "terminal/screen/screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <utility>

#include "record/names.h"
#include "terminal/input/module_answers.h"
#include "terminal/screen/family.h"
#include "terminal/screen/module_screen.h"
#include "terminal/screen/panel.h"

namespace trencavel::terminal {
namespace {

constexpr int kTopRowsMin = 14;  // for the board with its coordinates and the tile in hand
constexpr int kHiddenRows = 2;   // for cells out of sight
constexpr Paint kMessage{.foreground = 214, .bold = true};

struct Frame {
    int board_columns = 0;
    int board_rows = 0;
    int panel_columns = 0;
    int top_rows = 0;
};

constexpr int kNarrowPanel = 26;

int columns_beside(const ScreenModel& model, TerminalSize size, int panel) {
    return std::max(20, size.columns - panel - 1 - coordinate_columns(model.scene));
}

/// Tiles so small need all the room there is.
int least_log(TileSize tile) {
    return tile.width < kSmallTiles.width ? 2 : 4;
}

/// All of a board that has one size is seen, if a shorter log makes room for it.
int rows_for_log(const ScreenModel& model, TerminalSize size, int rows_fixed) {
    const int rows = size.rows - 1 - rows_fixed;
    const int usual = std::min(std::max(4, size.rows / 5), rows - kTopRowsMin);
    const BoardFamily& family = family_of(model.scene);
    if (!family.has_one_size) return usual;
    for (const TileSize tile : family.tile_sizes) {
        for (int log = usual; log >= least_log(tile); --log) {
            if (fits(model.scene, tile, columns_beside(model, size, kNarrowPanel),
                     rows - log - kCoordinateRows))
                return log;
        }
    }
    return usual;
}

/// A narrow panel, if such a board has room only beside that one.
int panel_columns(const ScreenModel& model, TerminalSize size, int rows) {
    const int wanted = size.columns >= 130 ? 34 : size.columns >= 100 ? 30 : kNarrowPanel;
    const BoardFamily& family = family_of(model.scene);
    if (!family.has_one_size) return wanted;
    for (const TileSize tile : family.tile_sizes) {
        for (const int panel : {wanted, kNarrowPanel}) {
            if (fits(model.scene, tile, columns_beside(model, size, panel), rows)) return panel;
        }
    }
    return wanted;
}

Frame frame_for(const ScreenModel& model, TerminalSize size, int rows_below) {
    Frame frame;
    frame.top_rows = std::max(kTopRowsMin, size.rows - 1 - rows_below);
    frame.board_rows = frame.top_rows - kCoordinateRows;
    frame.panel_columns = panel_columns(model, size, frame.board_rows);
    frame.board_columns = columns_beside(model, size, frame.panel_columns);
    return frame;
}

/// What is wanted, if tiles can be read so; otherwise the largest with which all can be seen.
TileSize tile_size_for(const ScreenModel& model, int columns, int rows) {
    const std::span<const TileSize> sizes = family_of(model.scene).tile_sizes;
    if (model.tile_size) return model.tile_size->width < sizes.back().width ? sizes.back() : *model.tile_size;
    for (const TileSize tile : sizes) {
        if (fits(model.scene, tile, columns, rows)) return tile;
    }
    return kSmallTiles;
}

Window window_for(const ScreenModel& model, const Frame& frame) {
    const TileSize tile = tile_size_for(model, frame.board_columns, frame.board_rows);
    return window_on(model.scene, tile, frame.board_columns, frame.board_rows, model.centre);
}

std::vector<std::string> top_lines(const ScreenModel& model, const Frame& frame, const Look& look) {
    const Window window = window_for(model, frame);
    const Canvas board = draw_board(model.scene, window, look);
    Canvas canvas(board.width() + 1 + frame.panel_columns, frame.top_rows);
    canvas.block(0, 0, board);
    canvas.block(board.width() + 1, 0,
                 draw_panel(model, {.columns = frame.panel_columns, .rows = frame.top_rows},
                            shows_pieces(model.scene, window), look));
    return canvas.lines(look.colour);
}

/// Cells to choose from that the window does not show.
std::string hidden_choices(const ScreenModel& model, const Frame& frame) {
    const Window window = window_for(model, frame);
    std::string text;
    for (const PlaceChoice& choice : model.scene.places) {
        if (window.shows(choice.cell)) continue;
        text += fmt::format("{}{}={}", text.empty() ? "Out of sight: " : " ", choice.label,
                            record::name(choice.cell));
    }
    return text;
}

/// What must be built for the turns that wait for an answer.
std::vector<std::string> building_lines(const ScreenModel& model) {
    std::vector<std::string> lines;
    if (!model.chosen) return lines;
    for (const Turn& turn : model.chosen->turns) {
        if (!turn.builds()) continue;
        lines.push_back(
            fmt::format("  {}  with {}", spelled(turn), span_answers().text(model.chosen->cell, turn)));
    }
    return lines;
}

void append(std::vector<std::string>& lines, std::vector<std::string> more) {
    for (std::string& line : more) lines.push_back(std::move(line));
}

/// A picture is wider than high, so labels and their explanation stand in lines of their own.
std::vector<std::string> choice_lines(const ScreenModel& model, TerminalSize size, const Look& look) {
    std::vector<std::string> lines;
    for (const ModuleScreen* module : screens_of_modules()) {
        const auto picture = module->picture == nullptr ? std::nullopt : module->picture(model, look);
        if (picture) append(lines, picture->lines(look.colour));
    }
    for (std::string& line : answer_lines(model.answers, size.columns)) lines.push_back(std::move(line));
    for (std::string& line : building_lines(model)) lines.push_back(std::move(line));
    const auto room = static_cast<std::size_t>(std::max(4, size.rows - 2 - kTopRowsMin));
    if (lines.size() > room) {
        lines.resize(room - 1);
        lines.emplace_back("      (? lists all of them)");
    }
    return lines;
}

/// The newest lines of the log, as many as there is room for.
std::vector<std::string> newest_log(const ScreenModel& model, int columns, int rows, const Look& look) {
    std::vector<std::string> lines = painted_log(model.log, *model.scene.players, columns, look);
    const auto room = static_cast<std::size_t>(std::max(1, rows));
    if (lines.size() <= room) return lines;
    const std::size_t cut = lines.size() - room + (room > 1 ? 1 : 0);
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(cut));
    if (room == 1) return lines;
    lines.insert(lines.begin(), painted(fmt::format("(log shows {} more)", cut), kQuiet, look.colour));
    return lines;
}

/// A hint has several lines.
std::vector<std::string> message_lines(std::string_view message, int columns) {
    std::vector<std::string> lines;
    while (!message.empty()) {
        const std::size_t end = std::min(message.find('\n'), message.size());
        append(lines, wrapped(message.substr(0, end), columns));
        message.remove_prefix(std::min(end + 1, message.size()));
    }
    return lines;
}

}  // namespace

std::vector<std::string> screen_lines(const ScreenModel& model, TerminalSize size, const Look& look) {
    std::vector<std::string> choices = choice_lines(model, size, look);
    const std::vector<std::string> answers = message_lines(model.message, size.columns);
    const int fixed = static_cast<int>(choices.size() + answers.size());
    const int log_rows = rows_for_log(model, size, fixed);
    const std::vector<std::string> log = newest_log(model, size.columns, log_rows, look);
    const int below = fixed + static_cast<int>(log.size());

    // The lines of cells out of sight take rows themselves, and so hide more.
    Frame frame = frame_for(model, size, below);
    std::vector<std::string> hidden;
    if (!hidden_choices(model, frame).empty()) {
        frame = frame_for(model, size, below + kHiddenRows);
        hidden = wrapped(hidden_choices(model, frame), size.columns);
        hidden.resize(kHiddenRows);
    }
    std::vector<std::string> lines = top_lines(model, frame, look);
    append(lines, log);
    append(lines, std::move(choices));
    for (const std::string& line : hidden) lines.push_back(painted(line, kQuiet, look.colour));
    for (const std::string& line : answers) lines.push_back(painted(line, kMessage, look.colour));
    return lines;
}

std::vector<std::string> final_board_lines(const ScreenModel& model, TerminalSize size, const Look& look) {
    constexpr int kAny = 10000;
    Frame frame = frame_for(model, size, 0);
    frame.board_columns = std::max(20, size.columns - coordinate_columns(model.scene));
    const bool is_whole = family_of(model.scene).has_one_size;
    const TileSize tile = tile_size_for(model, frame.board_columns, is_whole ? kAny : frame.board_rows);
    while (!fits(model.scene, tile, kAny, frame.board_rows)) ++frame.board_rows;
    const Window window = window_on(model.scene, tile, frame.board_columns, frame.board_rows, model.centre);
    return draw_board(model.scene, window, look).lines(look.colour);
}

std::vector<std::string> painted_log(const std::vector<LogLine>& log, const Players& players, int columns,
                                     const Look& look) {
    std::vector<std::string> lines;
    for (const LogLine& entry : log) {
        std::string sign = look.unicode ? " · " : " - ";
        if (std::has_single_bit(entry.seats)) {
            const Player& player = players[static_cast<std::size_t>(std::countr_zero(entry.seats))];
            const Paint paint{.foreground = player.ink, .background = player.colour, .bold = true};
            sign = look.colour ? painted(" " + player.letter + " ", paint, true) : "[" + player.letter + "]";
        }
        const std::string before = entry.points ? "  " : "";
        for (const std::string& part : wrapped(before + entry.text, columns - 4)) {
            lines.push_back(sign + " " + painted(part, {.bold = entry.points}, look.colour));
            sign = "   ";
        }
    }
    return lines;
}

}  // namespace trencavel::terminal
