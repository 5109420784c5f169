#include <fmt/format.h>

#include <algorithm>

#include "rules/burg/kinds.h"
#include "terminal/modules/burg/module.h"
#include "terminal/modules/burg/wall.h"
#include "terminal/modules/burg/wall_tiles.h"

namespace trencavel::terminal::burg {
namespace {

// --- the board

void draw_court(BoardDrawing& board) {
    if (board.scene.wall == nullptr) return;
    const int left = board.left_of(Cell::at(0, 0));
    const int top = board.top_of(Cell::at(0, 0));
    draw_empty_cells(board.canvas, left, top, board.window.tile, board.scene, board.look);
    draw_wall(board.canvas, left, top, board.window.tile, board.scene, board.look);
}

/// Each on the first tile of its house, within that tile.
void draw_keeps(BoardDrawing& board) {
    constexpr int kColumns = 4;
    if (!board.scene.snapshot.court) return;
    const auto& keeps = board.scene.snapshot.court->keeps;
    for (std::size_t seat = 0; seat < keeps.size(); ++seat) {
        if (keeps[seat].size == 0) continue;
        const auto at = board.point_of(keeps[seat].spot);
        if (!at) continue;
        const int left = board.left_of(keeps[seat].spot.cell);
        const int x = std::clamp(at->x, left + 1, left + board.window.tile.width - kColumns + 1);
        draw_keep(board.canvas, x, at->y, (*board.scene.players)[seat], keeps[seat].size, board.look);
    }
}

/// A doubled scoring is not marked: the plain one is there already.
std::optional<Spot> spot_of_score(const Move& move, const Snapshot& snapshot) {
    if (move.value != 0) return std::nullopt;
    return spot_named(move, snapshot);
}

constexpr MarkScreen kMarks[] = {
    {.kind = trencavel::burg::kScoreMove, .spot = spot_of_score, .beside = true}};

// --- beside the board

bool has_keeps(const Snapshot& snapshot) {
    return snapshot.court.has_value();
}

/// The tiles below it.
std::string size_of_keep(const Snapshot& snapshot, std::size_t seat) {
    const unsigned size = snapshot.court->keeps[seat].size;
    return size == 0 ? "-" : fmt::format("{}", size);
}

constexpr PanelColumn kColumn = {"keep", "kp", has_keeps, size_of_keep};

/// Field = points mod 100, and may lie before a gate.
std::string place_of(const Snapshot& snapshot, std::size_t seat) {
    const int fields = static_cast<int>(WallTable::kFields);
    const int field = snapshot.scores[seat] % fields;
    if (snapshot.at_gate[seat]) return fmt::format("at the gate after {}", field);
    return snapshot.scores[seat] >= fields ? fmt::format("on field {}", field) : "";
}

std::string numbers(const std::vector<unsigned>& kinds) {
    std::string text;
    for (const unsigned kind : kinds) text += fmt::format("{}{}", text.empty() ? "" : " ", kind);
    return text;
}

void add_notes(const Snapshot& snapshot, std::size_t seat, bool brief, PlayerNotes& notes) {
    if (!snapshot.court) return;
    const std::vector<unsigned>& held = snapshot.court->held[seat];
    notes.place.push_back(place_of(snapshot, seat));
    if (!brief) {
        notes.held = wall_tile_words(held);
    } else if (!held.empty()) {
        notes.place.push_back("has " + numbers(held));
    }
}

std::vector<unsigned> unseen_kinds(const CourtView& court) {
    std::vector<unsigned> kinds;
    for (unsigned kind = 1; kind <= court.unseen.size(); ++kind)
        kinds.insert(kinds.end(), court.unseen[kind - 1], kind);
    return kinds;
}

/// The largest free group and the wall tiles that nobody has taken.
std::vector<std::string> court_notes(const CourtView& court, const PanelRoom& room) {
    const auto on_wall = static_cast<int>(std::count(court.towers.begin(), court.towers.end(), true));
    const auto free = static_cast<int>(court.free_group.size());
    if (room.is_low) return {fmt::format("{} free, {}", free, counted(on_wall, "wall tile"))};
    std::vector<std::string> lines = {fmt::format("Largest free group: {}", free)};
    lines.push_back(fmt::format("On the wall: {}", counted(on_wall, "wall tile")));
    for (std::string& line : wrapped("Not taken yet: " + numbers(unseen_kinds(court)), room.columns, 2))
        lines.push_back(std::move(line));
    return lines;
}

std::optional<Canvas> panel(const ScreenModel& model, const PanelRoom& room) {
    const auto& court = model.scene.snapshot.court;
    if (!court) return std::nullopt;
    return canvas_of(court_notes(*court, room), room.columns, kQuiet);
}

// --- the questions

/// Names a doubling only where there is one.
std::string score_prompt(const ScreenModel& model) {
    const auto& list = model.answers.list;
    const bool doubles =
        std::any_of(list.begin(), list.end(), [](const Answer& answer) { return answer.move.value != 0; });
    return fmt::format("what is scored next? (a number{}; ? for help)> ", doubles ? "; with d doubled" : "");
}

std::string extra_prompt(const ScreenModel& /*model*/) {
    return "use wall tile 1 for another turn? (yes or no; ? for help)> ";
}

constexpr std::string_view kScoreHelp[] = {
    "Your tile completed several areas, or one that a wall tile of yours could double. Each scoring",
    "moves the marker at once; one that stops exactly on a corner tower takes the wall tile there.",
    "Your own areas come first, then the other player's; the order is yours in both.",
    "  1              scores the first one; score 3,4 0 (a cell and a feature of it) is the same",
    "  1d             scores it doubled: wall tile 2 for a tower, 3 for a house, which is then used up;",
    "                 1 double and score 3,4 0 double are the same"};

constexpr std::string_view kExtraHelp[] = {
    "You hold a wall tile 1. It gives you one extra turn, right after this one.",
    "  yes            uses it; extra is the same", "  no, pass       keeps it for a later turn"};

constexpr QuestionScreen kQuestionScreens[] = {
    {trencavel::burg::kScoreQuestion, score_prompt, help_of<kScoreHelp>},
    {trencavel::burg::kExtraQuestion, extra_prompt, help_of<kExtraHelp>}};

void add_signs(const Snapshot& snapshot, Lines& lines) {
    if (!snapshot.court) return;
    lines.insert(
        lines.end(),
        {"The wall is the score track. A marker stands on the field of its player's points,",
         "starting over at 0 after 99: the player's letter instead of the number (*A without colours).",
         "A square (#) beside the two numbers of a corner tower: its wall tile is still there.",
         "On the inner side of the wall are the start spaces: path, tower, house, or a court with a market.",
         "{A4} is Anna's keep on a house of 4 tiles. An empty cell has a dot; those of the largest free",
         "group have a circle (:), and one of them says how many they are. Merchants lie as farmers do."});
}

}  // namespace

constinit const ModuleScreen kScreen = {.draw_ground = draw_court,
                                        .draw_figures = draw_keeps,
                                        .marks = kMarks,
                                        .column = &kColumn,
                                        .add_notes = add_notes,
                                        .panel = panel,
                                        .questions = kQuestionScreens,
                                        .add_signs = add_signs};

}  // namespace trencavel::terminal::burg
