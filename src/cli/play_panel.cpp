#include "cli/play_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "record/names.h"

namespace trencavel::cli {
namespace {

constexpr Paint kHeading{.bold = true};
constexpr Paint kQuiet{.foreground = 245};
constexpr TileSize kHandSizes[] = {{21, 10}, {15, 7}, {11, 5}, {9, 4}};

/// Writes from the top to the bottom of a column.
class PanelPainter {
public:
    PanelPainter(const ScreenModel& model, int width, int height, const Look& look)
        : model_(model), look_(look), canvas_(width, height) {}

    Canvas paint() {
        draw_scores();
        ++row_;
        if (model_.chosen) {
            draw_chosen();
        } else if (!model_.spots.empty()) {
            draw_last_tile();
        } else if (shot().hand != kNoTile) {
            draw_hand();
        }
        return std::move(canvas_);
    }

private:
    const Snapshot& shot() const { return model_.scene.shot; }
    int room() const { return canvas_.height() - row_; }

    void line(std::string_view text, const Paint& paint) { canvas_.text(0, row_++, text, paint); }

    void draw_scores() {
        canvas_.text(0, row_, model_.title, kHeading);
        const std::string left = fmt::format("{} left", counted(static_cast<int>(shot().left), "tile"));
        canvas_.text(canvas_.width() - columns_of(left), row_++, left, kQuiet);
        const std::string heading = "points home";
        canvas_.text(canvas_.width() - columns_of(heading), row_++, heading, kQuiet);
        for (std::size_t seat = 0; seat < model_.scene.players->size(); ++seat) draw_player(seat);
    }

    /// The player's sign, name, points, and followers at home.
    void draw_player(std::size_t seat) {
        const Player& player = (*model_.scene.players)[seat];
        const bool asked = shot().question && shot().question->seat == seat;
        const bool won = shot().over && (shot().winners >> seat & 1) != 0;
        const char* sign = asked ? (look_.unicode ? "▶" : ">") : won ? (look_.unicode ? "★" : "*") : " ";
        canvas_.text(0, row_, sign, kHeading);
        canvas_.text(2, row_, look_.colour ? " " + player.letter + " " : "[" + player.letter + "]",
                     {.foreground = player.ink, .background = player.colour, .bold = true});
        canvas_.text(6, row_, player.name, asked ? kHeading : Paint{});
        const std::string numbers = fmt::format(" {:>5} {:>4}", shot().scores[seat], shot().supplies[seat]);
        canvas_.text(canvas_.width() - columns_of(numbers), row_++, numbers, kHeading);
    }

    const tiles::Tile& tile(TileId id) const { return *model_.scene.tables->tiles[id]; }

    /// The largest drawing that leaves this many rows free; it is all the same if none does.
    TileSize size_with(int rows_free) const {
        for (const TileSize& size : kHandSizes) {
            if (size.height + rows_free <= room() && size.width <= canvas_.width()) return size;
        }
        return kSmallTiles;
    }

    void draw_large(TileId id, unsigned rotation, const std::vector<unsigned>& numbers, int rows_free) {
        const TileSize size = size_with(rows_free);
        canvas_.block(0, row_, draw_tile_with(tile(id), rotation, size, numbers, look_));
        row_ += size.height + 1;
    }

    void draw_last_tile() {
        const PlacedTile& last = shot().board.back();
        line(fmt::format("Laid: {} at {}", model_.scene.tables->names[last.tile], record::name(last.cell)),
             kHeading);
        draw_large(last.tile, last.rotation, model_.scene.spots, 0);
    }

    void draw_hand() {
        const TileId hand = shot().hand;
        line(fmt::format("In hand: {}", model_.scene.tables->names[hand]), kHeading);
        std::vector<unsigned> all(tile(hand).features.size());
        std::iota(all.begin(), all.end(), 0u);
        const std::vector<unsigned> rotations = rotations_anywhere();
        const bool pictures = kHandSizes[1].height + 1 + rows_for(rotations) <= room();
        draw_large(hand, 0, all, pictures ? 1 + rows_for(rotations) : 2);
        draw_rotations(rotations);
    }

    void draw_chosen() {
        line(fmt::format("In hand: {}, for {} ({})", model_.scene.tables->names[shot().hand],
                         model_.chosen->label, record::name(model_.chosen->cell)),
             kHeading);
        draw_rotations(model_.chosen->rotations);
    }

    std::vector<unsigned> rotations_anywhere() const {
        std::vector<unsigned> rotations;
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
            const bool fits_somewhere = std::any_of(
                model_.scene.places.begin(), model_.scene.places.end(), [&](const PlaceChoice& choice) {
                    return std::count(choice.rotations.begin(), choice.rotations.end(), rotation) > 0;
                });
            if (fits_somewhere) rotations.push_back(rotation);
        }
        return rotations;
    }

    int pictures_per_row() const { return std::max(1, (canvas_.width() + 1) / (kSmallTiles.width + 1)); }

    /// Of small pictures with a line above each.
    int rows_for(const std::vector<unsigned>& rotations) const {
        const int rows = (static_cast<int>(rotations.size()) + pictures_per_row() - 1) / pictures_per_row();
        return rows * (kSmallTiles.height + 1);
    }

    /// Small pictures side by side if they have room; otherwise the rotations in words.
    void draw_rotations(const std::vector<unsigned>& rotations) {
        if (rows_for(rotations) > room()) {
            line("Fits as " + spelled_rotations(rotations), kQuiet);
            return;
        }
        const int per_row = pictures_per_row();
        for (std::size_t i = 0; i < rotations.size(); ++i) {
            const int x = static_cast<int>(i) % per_row * (kSmallTiles.width + 1);
            const int y = row_ + static_cast<int>(i) / per_row * (kSmallTiles.height + 1);
            canvas_.text(x, y, fmt::format("r{}", 90 * rotations[i]), kQuiet);
            canvas_.block(x, y + 1, draw_tile_with(tile(shot().hand), rotations[i], kSmallTiles, {}, look_));
        }
    }

    const ScreenModel& model_;
    const Look& look_;
    Canvas canvas_;
    int row_ = 0;
};

}  // namespace

Canvas draw_panel(const ScreenModel& model, int width, int height, const Look& look) {
    return PanelPainter(model, width, height, look).paint();
}

}  // namespace trencavel::cli
