#include <fmt/format.h>

#include "record/names.h"
#include "rules/castles/kinds.h"
#include "terminal/modules/castles/module.h"

namespace trencavel::terminal::castles {
namespace {

// --- the board

constexpr Paint kCastle{.foreground = 231, .background = 60, .bold = true};

/// Where the castle's two tiles meet, seen from the top-left corner of the first.
tiles::RasterPoint castle_middle(const PlacedCastle& castle, TileSize size) {
    const bool in_a_row = castle.cells[0].y() == castle.cells[1].y();
    const tiles::RasterPoint middle = middle_of(size);
    if (in_a_row) return {size.width, middle.y};
    return {middle.x, size.height};
}

/// Around a point, with the letter of its owner while a follower stands on it.
void draw_castle(Canvas& canvas, int x, int y, const Player* owner, const Look& look) {
    canvas.text(x - 2, y - 1, look.unicode ? "▟▄█▄▙" : "|^^^|", kCastle);
    canvas.text(x - 2, y, look.unicode ? "▐   ▌" : "|___|", kCastle);
    if (owner == nullptr) return;
    const Paint paint{.foreground = owner->ink, .background = owner->colour, .bold = true};
    canvas.text(x - 1, y, look.colour ? " " + owner->letter + " " : "[" + owner->letter + "]", paint);
}

void draw_castles(BoardDrawing& board) {
    for (const PlacedCastle& castle : board.scene.snapshot.castles) {
        const tiles::RasterPoint middle = castle_middle(castle, board.window.tile);
        draw_castle(board.canvas, board.left_of(castle.cells[0]) + middle.x,
                    board.top_of(castle.cells[0]) + middle.y,
                    castle.occupied ? &(*board.scene.players)[castle.seat] : nullptr, board.look);
    }
}

/// The castle of which this is the first cell.
std::optional<tiles::RasterPoint> stand(Spot spot, const BoardScene& scene, TileSize tile) {
    if (spot.feature != kTokenFeature) return std::nullopt;
    for (const PlacedCastle& castle : scene.snapshot.castles) {
        if (castle.cells[0] == spot.cell) return castle_middle(castle, tile);
    }
    return std::nullopt;
}

constexpr MarkScreen kMarks[] = {{.kind = trencavel::castles::kCastleMove,
                                  .spot = spot_on_last_tile,
                                  .beside = true,
                                  .on_last_tile = true},
                                 {.kind = trencavel::castles::kRewardMove, .spot = spot_named}};

constexpr ScoringKind kAtSpots[] = {trencavel::castles::kCastleScoring};

// --- beside the board

bool has_castles(const Snapshot& snapshot) {
    return !snapshot.castle_supplies.empty();
}

std::string castles_left(const Snapshot& snapshot, std::size_t seat) {
    return fmt::format("{}", snapshot.castle_supplies[seat]);
}

constexpr PanelColumn kColumn = {"ca", "ca", has_castles, castles_left};

/// Those on which a follower waits.
void add_areas(const Snapshot& snapshot, const Players& players, std::vector<AreaRow>& rows) {
    for (const PlacedCastle& castle : snapshot.castles) {
        if (!castle.occupied) continue;
        rows.push_back({"castle", record::name(castle.cells[0]), "2 tiles", players[castle.seat].name + " 1",
                        "as the next area completed beside it"});
    }
}

// --- the questions

std::string castle_prompt(const ScreenModel& model) {
    if (model.answers.list.size() > 1) return "build a castle? (a number, or no; ? for help)> ";
    return "build a castle? (yes or no; ? for help)> ";
}

std::string reward_prompt(const ScreenModel& /*model*/) {
    return "which of them for your castle? (a number; ? for help)> ";
}

constexpr std::string_view kCastleHelp[] = {
    "A small city of yours is complete. Score it now, or turn it into a castle: your",
    "follower stays on it until a road, city, cloister or castle is completed, in a later turn, on one",
    "of its two tiles or of the two beside each long side. The castle then gets the same points, once.",
    "  yes            turns it into a castle; castle 0 or just the number if there are several",
    "  no, pass       no castle: the city is scored"};

constexpr std::string_view kRewardHelp[] = {
    "Several areas were completed beside your castle. It gets the points of one of them.",
    "  1              the first one; reward 1,0 0 (a cell and a feature of it) is the same"};

constexpr QuestionScreen kQuestionScreens[] = {
    {.kind = trencavel::castles::kCastleQuestion,
     .prompt = castle_prompt,
     .help = help_of<kCastleHelp>,
     .about_last_tile = true},
    {.kind = trencavel::castles::kRewardQuestion, .prompt = reward_prompt, .help = help_of<kRewardHelp>}};

void add_signs(const Snapshot& snapshot, Lines& lines) {
    if (!has_castles(snapshot)) return;
    lines.emplace_back("A castle stands where two tiles meet, with the letter of who waits on it; ca: left.");
}

}  // namespace

constinit const ModuleScreen kScreen = {.draw_pieces = draw_castles,
                                        .stand = stand,
                                        .marks = kMarks,
                                        .scored_at_spots = kAtSpots,
                                        .column = &kColumn,
                                        .questions = kQuestionScreens,
                                        .add_signs = add_signs,
                                        .add_areas = add_areas};

}  // namespace trencavel::terminal::castles
