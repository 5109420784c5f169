#include <fmt/format.h>

#include "rules/wheel/board.h"
#include "rules/wheel/kinds.h"
#include "terminal/modules/wheel/board.h"
#include "terminal/modules/wheel/module.h"

namespace trencavel::terminal::wheel {
namespace {

void draw(BoardDrawing& board) {
    if (!board.scene.snapshot.wheel) return;
    const Cell first = wheel_cells(board.scene.snapshot)[0];
    draw_wheel(board.canvas, board.left_of(first), board.top_of(first), board.window.tile, board.scene,
               board.look);
}

bool is_seen(const BoardScene& scene, const Window& window) {
    if (!scene.snapshot.wheel) return false;
    const std::array<Cell, 2> ends = wheel_cells(scene.snapshot);
    const int left = ends[0].x() * window.tile.width - window.left;
    const int top = ends[0].y() * window.tile.height - window.top;
    const int right = (ends[1].x() + 1) * window.tile.width - window.left;
    const int bottom = (ends[1].y() + 1) * window.tile.height - window.top;
    return left >= 0 && top >= 0 && right <= window.columns && bottom <= window.rows;
}

/// Unless all of it is seen on the board.
std::optional<Canvas> panel(const ScreenModel& model, const PanelRoom& room) {
    if (!model.scene.snapshot.wheel || room.seen_on_board) return std::nullopt;
    return draw_wheel_list(model.scene, room.columns, room.look);
}

constexpr MarkScreen kMarks[] = {{.kind = MoveKind::Recall, .spot = spot_named, .beside = true}};

std::string carried(const Design& design) {
    const unsigned number = trencavel::wheel::number_of(design);
    return number > 0 ? fmt::format(", wheel {}", number) : "";
}

std::string recall_prompt(const ScreenModel& /*model*/) {
    return "who comes home? (a number; ? for help)> ";
}

/// What a follower can stand on that is no feature.
std::string stands() {
    std::string text;
    for (const ModuleWords* module : words_of_modules()) {
        for (const StandWords& stand : module->stands)
            text += fmt::format("{}{}", text.empty() ? "" : " or ", stand.place);
    }
    return text;
}

Lines recall_help() {
    return {
        "The pig has reached the plague: everyone takes one follower back.",
        fmt::format("  1              the first one; recall 1,0 0 (its cell and feature, {}) too", stands())};
}

constexpr QuestionScreen kQuestionScreens[] = {
    {.kind = trencavel::wheel::kRecallQuestion, .prompt = recall_prompt, .help = recall_help}};

void add_follower_help(const Snapshot& snapshot, Lines& lines) {
    if (!snapshot.wheel) return;
    lines.insert(
        lines.end(),
        {"  ta             on a free crown space of taxes instead; crown taxes is the same. When the",
         "                 pig stops there it brings 3 points, or 6 if alone on one of two spaces"});
}

void add_signs(const Snapshot& snapshot, Lines& lines) {
    if (snapshot.wheel) lines.emplace_back("On the wheel @ is the pig, and each circle a free crown space.");
}

}  // namespace

constinit const ModuleScreen kScreen = {.draw_pieces = draw,
                                        .is_seen = is_seen,
                                        .marks = kMarks,
                                        .carried = carried,
                                        .panel = panel,
                                        .questions = kQuestionScreens,
                                        .add_follower_help = add_follower_help,
                                        .add_signs = add_signs};

}  // namespace trencavel::terminal::wheel
