#include "terminal/screen/panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "record/names.h"
#include "terminal/screen/module_screen.h"

namespace trencavel::terminal {
namespace {

constexpr Paint kHeading{.bold = true};
constexpr int kRowsToSpare = 7;  // for a small tile with its name
constexpr int kRowsForWords = 26;
constexpr int kIndent = 6;  // below the names
constexpr TileSize kHandSizes[] = {{21, 10}, {15, 7}, {11, 5}, {9, 4}};

/// Writes from the top to the bottom of a column.
class PanelPainter {
public:
    PanelPainter(const ScreenModel& model, TerminalSize size, const Look& look)
        : model_(model), look_(look), canvas_(size.columns, size.rows) {
        for (const ModuleScreen* module : screens_of_modules()) {
            if (module->column != nullptr && module->column->is_shown(snapshot()))
                columns_.push_back(module->column);
        }
    }

    Canvas paint(bool seen_on_board) {
        draw_scores();
        draw_modules(seen_on_board);
        leave_a_row();
        if (model_.chosen) {
            draw_chosen();
        } else if (is_about_last_tile()) {
            draw_last_tile();
        } else if (snapshot().hand != kNoTile) {
            draw_hand();
        }
        return std::move(canvas_);
    }

private:
    const Snapshot& snapshot() const { return model_.scene.snapshot; }
    int room() const { return canvas_.height() - row_; }

    void line(std::string_view text, const Paint& paint) { canvas_.text(0, row_++, text, paint); }

    void at_right(std::string_view text, const Paint& paint) {
        canvas_.text(canvas_.width() - columns_of(text), row_, text, paint);
    }

    /// The parts are told apart, if there is room for it.
    void leave_a_row() {
        if (room() > kRowsToSpare) ++row_;
    }

    /// At questions about the tile just laid.
    bool is_about_last_tile() const {
        if (!snapshot().question) return false;
        const QuestionKind kind = snapshot().question->kind;
        const QuestionScreen* question = screen_of(kind);
        return kind == QuestionKind::Follower || (question != nullptr && question->about_last_tile);
    }

    /// How many tiles are left stands beside the title, or below it if that is long.
    void draw_scores() {
        canvas_.text(0, row_, model_.title, kHeading);
        const std::string left = fmt::format("{} left", counted(static_cast<int>(snapshot().left), "tile"));
        const bool beside = columns_of(model_.title) + 1 + columns_of(left) <= canvas_.width();
        if (beside) at_right(left, kQuiet);
        ++row_;
        if (!beside) canvas_.text(0, row_, fmt::format("{} left", snapshot().left), kQuiet);
        at_right(heading(), kQuiet);
        ++row_;
        for (std::size_t seat = 0; seat < model_.scene.players->size(); ++seat) draw_player(seat);
    }

    /// Four columns of numbers need a wide panel, or short words.
    bool is_short() const { return !columns_.empty() && canvas_.width() < 30; }

    std::string heading() const {
        std::string text = is_short() ? " pts hm" : "points home";
        for (const PanelColumn* column : columns_)
            text += fmt::format(" {}", is_short() ? column->brief : column->heading);
        return text;
    }

    std::string numbers_of(std::size_t seat) const {
        std::string text = fmt::format(" {:>{}} {:>{}}", snapshot().scores[seat], is_short() ? 4 : 5,
                                       snapshot().supplies[seat], is_short() ? 2 : 4);
        for (const PanelColumn* column : columns_) {
            const std::string_view above = is_short() ? column->brief : column->heading;
            text += fmt::format(" {:>{}}", column->value(snapshot(), seat), above.size());
        }
        return text;
    }

    /// A low panel has room for numbers, but not for words.
    bool is_low() const { return canvas_.height() < kRowsForWords; }

    void draw_modules(bool seen_on_board) {
        const PanelRoom room{canvas_.width(), is_low(), seen_on_board, look_};
        for (const ModuleScreen* module : screens_of_modules()) {
            const std::optional<Canvas> part =
                module->panel == nullptr ? std::nullopt : module->panel(model_, room);
            if (!part) continue;
            leave_a_row();
            canvas_.block(0, row_, *part);
            row_ += part->height();
        }
    }

    /// The player's sign, name, points, and followers at home.
    void draw_player(std::size_t seat) {
        const Player& player = (*model_.scene.players)[seat];
        const bool asked = snapshot().question && snapshot().question->seat == seat;
        const bool won = snapshot().over && (snapshot().winners >> seat & 1) != 0;
        const char* sign = asked ? (look_.unicode ? "▶" : ">") : won ? (look_.unicode ? "★" : "*") : " ";
        canvas_.text(0, row_, sign, kHeading);
        canvas_.text(2, row_, look_.colour ? " " + player.letter + " " : "[" + player.letter + "]",
                     {.foreground = player.ink, .background = player.colour, .bold = true});
        canvas_.text(6, row_, player.name, asked ? kHeading : Paint{});
        at_right(numbers_of(seat), kHeading);
        ++row_;
        if (seat < model_.notes.size()) draw_note(model_.notes[seat]);
        PlayerNotes notes;
        for_modules(&ModuleScreen::add_notes, snapshot(), seat, is_low(), notes);
        notes.supply.insert(notes.supply.end(), notes.place.begin(), notes.place.end());
        for (const std::string& note : packed(notes.supply, canvas_.width(), kIndent)) line(note, {});
        for (const std::string& note : packed(notes.held, canvas_.width(), kIndent)) line(note, {});
    }

    void draw_note(const std::string& note) {
        if (note.empty()) return;
        for (const std::string& part : wrapped(std::string(kIndent, ' ') + note, canvas_.width(), kIndent))
            line(part, kQuiet);
    }

    const Tables& tables() const { return *model_.scene.tables; }

    /// The largest drawing that leaves this many rows free; it is all the same if none does.
    TileSize size_with(int rows_free) const {
        for (const TileSize& size : kHandSizes) {
            if (size.height + rows_free <= room() && size.width <= canvas_.width()) return size;
        }
        return kSmallTiles;
    }

    void draw_large(TileId id, unsigned rotation, const std::vector<unsigned>& numbers, int rows_free) {
        const TileSize size = size_with(rows_free);
        if (size.height > room()) return;
        canvas_.block(0, row_, draw_tile_with(tables(), id, rotation, size, numbers, look_));
        row_ += size.height + 1;
    }

    void draw_last_tile() {
        const PlacedTile& last = snapshot().board.back();
        line(fmt::format("Placed: {} at {}", tables().names[last.tile], record::name(last.cell)), kHeading);
        draw_large(last.tile, last.rotation, numbered_features(), 0);
    }

    /// Features of the last tile that can be chosen.
    std::vector<unsigned> numbered_features() const {
        std::vector<unsigned> features;
        for (const Answer& answer : model_.answers.list) {
            const bool on_tile = is_on_last_tile(answer.move.kind) && answer.move.feature < kTokenFeature;
            const bool known = std::count(features.begin(), features.end(), answer.move.feature) > 0;
            if (on_tile && !known) features.push_back(answer.move.feature);
        }
        return features;
    }

    static bool is_on_last_tile(MoveKind kind) {
        const MarkScreen* mark = mark_of(kind);
        return kind == MoveKind::Follower || (mark != nullptr && mark->on_last_tile);
    }

    /// What the copy carries.
    std::string carried_by(TileId tile) const {
        std::string text;
        for (const ModuleScreen* module : screens_of_modules()) {
            if (module->carried != nullptr) text += module->carried(tables().designs[tile]);
        }
        return text;
    }

    void draw_hand() {
        const TileId hand = snapshot().hand;
        line(fmt::format("In hand: {}{}", tables().names[hand], carried_by(hand)), kHeading);
        std::vector<unsigned> all(tables().tiles[hand]->features.size());
        std::iota(all.begin(), all.end(), 0u);
        const std::vector<Turn> turns = turns_anywhere();
        const bool pictures = kHandSizes[1].height + 1 + rows_for(turns) <= room();
        draw_large(hand, 0, all, pictures ? 1 + rows_for(turns) : 2);
        draw_turns(turns);
    }

    void draw_chosen() {
        line(fmt::format("In hand: {}, for {} ({})", tables().names[snapshot().hand], model_.chosen->label,
                         record::name(model_.chosen->cell)),
             kHeading);
        draw_turns(model_.chosen->turns);
    }

    /// Those that fit somewhere without building anything; if there are none, the others.
    std::vector<Turn> turns_anywhere() const {
        for (const bool building : {false, true}) {
            std::vector<Turn> turns;
            for (unsigned rotation = 0; rotation < 4; ++rotation) {
                if (const std::optional<Turn> turn = find_turn(rotation, building)) turns.push_back(*turn);
            }
            if (!turns.empty()) return turns;
        }
        return {};
    }

    std::optional<Turn> find_turn(unsigned rotation, bool building) const {
        for (const PlaceChoice& choice : model_.scene.places) {
            for (const Turn& turn : choice.turns) {
                if (turn.rotation == rotation && turn.builds() == building) return turn;
            }
        }
        return std::nullopt;
    }

    int pictures_per_row() const { return std::max(1, (canvas_.width() + 1) / (kSmallTiles.width + 1)); }

    /// Of small pictures with a line above each.
    int rows_for(const std::vector<Turn>& turns) const {
        const int rows = (static_cast<int>(turns.size()) + pictures_per_row() - 1) / pictures_per_row();
        return rows * (kSmallTiles.height + 1);
    }

    /// Small pictures side by side if they have room; otherwise the rotations in words.
    void draw_turns(const std::vector<Turn>& turns) {
        if (rows_for(turns) > room()) {
            for (const std::string& part : wrapped("Fits as " + spelled(turns), canvas_.width(), 2))
                line(part, kQuiet);
            return;
        }
        const int per_row = pictures_per_row();
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const int x = static_cast<int>(i) % per_row * (kSmallTiles.width + 1);
            const int y = row_ + static_cast<int>(i) / per_row * (kSmallTiles.height + 1);
            canvas_.text(x, y, spelled(turns[i]), kQuiet);
            canvas_.block(
                x, y + 1,
                draw_tile_with(tables(), snapshot().hand, turns[i].rotation, kSmallTiles, {}, look_));
            if (model_.chosen && span::is_on_the_tile(turns[i].built))
                for_modules(&ModuleScreen::draw_span, canvas_, x, y + 1, kSmallTiles,
                            span::axis_of(turns[i].built), look_);
        }
    }

    const ScreenModel& model_;
    const Look& look_;
    Canvas canvas_;
    std::vector<const PanelColumn*> columns_;
    int row_ = 0;
};

}  // namespace

Canvas draw_panel(const ScreenModel& model, TerminalSize size, bool seen_on_board, const Look& look) {
    return PanelPainter(model, size, look).paint(seen_on_board);
}

}  // namespace trencavel::terminal
