#include "terminal/screen/board_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "record/names.h"
#include "terminal/console/letters.h"
#include "terminal/screen/board_choices.h"
#include "terminal/screen/board_coordinates.h"
#include "terminal/screen/module_screen.h"
#include "terminal/words/log_text.h"
#include "tiles/draw/raster.h"
#include "tiles/model/names.h"

namespace trencavel::terminal {
namespace {

constexpr int kBlack = 16;
constexpr int kWhite = 231;
constexpr int kDeadInk = 240;
constexpr int kRankInk = 226;

/// Neighbouring numbers on a small tile are told apart by their ground.
constexpr Paint number_paint(unsigned feature) {
    const bool even = feature % 2 == 0;
    return {.foreground = even ? kBlack : kWhite, .background = even ? kWhite : kBlack, .bold = true};
}

/// Draws on the part of the table that the window shows.
class BoardPainter {
public:
    BoardPainter(const BoardScene& scene, const Window& window, const Look& look)
        : scene_(scene),
          window_(window),
          look_(look),
          canvas_(window.columns, window.rows),
          board_{scene, window, look, canvas_} {}

    Canvas paint() {
        for_modules(&ModuleScreen::draw_ground, board_);
        for (const Cell cell : scene_.dead) draw_dead(cell);
        for (const PlaceChoice& choice : scene_.places) draw_choice(choice);
        for (const PlacedTile& tile : scene_.snapshot.board) draw_tile(tile);
        for_modules(&ModuleScreen::draw_pieces, board_);
        for (const ScoredArea& area : scene_.scored) draw_scored(area);
        for (const RecentTile& tile : scene_.recent) draw_frame(tile);
        for_modules(&ModuleScreen::draw_figures, board_);
        for (const PlacedFollower& follower : scene_.snapshot.followers) draw_follower(follower);
        for (std::size_t i = 0; i < scene_.marks.size(); ++i) draw_mark(scene_.marks[i], i);
        return std::move(canvas_);
    }

private:
    int left_of(Cell cell) const { return board_.left_of(cell); }
    int top_of(Cell cell) const { return board_.top_of(cell); }

    tiles::DrawOptions options() const {
        return {.colour = look_.colour,
                .unicode = look_.unicode,
                .width = window_.tile.width,
                .height = window_.tile.height,
                .labels = false};
    }

    /// With a tick in its corner, so that tiles are told apart.
    void draw_tile(const PlacedTile& tile) {
        std::vector<tiles::Glyph> glyphs = tiles::glyphs_of(board_.raster_of(tile), options());
        if (look_.colour && look_.unicode) glyphs.front().text = "┌";
        canvas_.block(left_of(tile.cell), top_of(tile.cell), window_.tile.width, glyphs);
    }

    void centred(Cell cell, int row, std::string_view text, const Paint& paint) {
        const int x = left_of(cell) + (window_.tile.width - columns_of(text)) / 2;
        canvas_.text(x, top_of(cell) + row, text, paint);
    }

    void draw_dead(Cell cell) {
        centred(cell, window_.tile.height / 2 - 1, look_.unicode ? "╳" : "X", {.foreground = kDeadInk});
    }

    void draw_choice(const PlaceChoice& choice) {
        draw_place_choice(canvas_, left_of(choice.cell), top_of(choice.cell), window_.tile, choice,
                          choice.cell == scene_.chosen, look_);
    }

    /// Farmers and merchants lie: they are flat and have a small letter. Others than plain followers have the
    /// first letter of what they are, too.
    void draw_follower(const PlacedFollower& follower) {
        const auto at = board_.point_of(follower.spot);
        if (!at) return;
        const Player& player = (*scene_.players)[follower.seat];
        const bool lies = tiles::covers_halves(kind_at(scene_.snapshot.board, *scene_.tables, follower.spot));
        std::string letter = player.letter;
        if (lies) letter[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(letter[0])));
        const bool blocks = look_.colour && look_.unicode;
        const Paint side{.foreground = player.colour, .bold = true};
        canvas_.text(at->x - 1, at->y, blocks ? (lies ? "▄" : "▐") : (lies ? "~" : "["), side);
        canvas_.text(at->x + 1, at->y, blocks ? (lies ? "▄" : "▌") : (lies ? "~" : "]"), side);
        canvas_.text(at->x, at->y, letter,
                     {.foreground = player.ink, .background = player.colour, .bold = true});
        if (follower.sort != Sort::Plain) draw_rank(at->x - 1, at->y, follower.sort, player);
    }

    void draw_rank(int x, int y, Sort sort, const Player& player) {
        canvas_.text(x, y, capitalised(record::name(sort)).substr(0, 1),
                     {.foreground = kRankInk, .background = player.colour, .bold = true});
    }

    void draw_mark(const BoardMark& mark, std::size_t index) {
        if (const auto at = board_.point_of(mark.spot))
            canvas_.text(mark.beside ? at->x - 1 : at->x, at->y, mark.label,
                         number_paint(static_cast<unsigned>(index)));
    }

    const Player& first_of(unsigned seats) const {
        return (*scene_.players)[static_cast<std::size_t>(std::countr_zero(seats))];
    }

    /// The points where the area begins, a star on the rest of it.
    void draw_scored(const ScoredArea& area) {
        const Player& player = first_of(area.seats);
        const Paint paint{.foreground = player.ink, .background = player.colour, .bold = true};
        for (std::size_t i = 0; i < area.members.size(); ++i) {
            const std::string text = i == 0 ? fmt::format("+{}", area.points) : "*";
            if (const auto at = board_.point_of(area.members[i]))
                canvas_.text(at->x - (i == 0 ? 1 : 0), at->y, text, paint);
        }
    }

    /// Corners in the colour of who laid the tile.
    void draw_frame(const RecentTile& tile) {
        const Paint paint{.foreground = (*scene_.players)[tile.seat].colour, .bold = true};
        const int x = left_of(tile.cell);
        const int y = top_of(tile.cell);
        const int right = x + window_.tile.width - 1;
        const int bottom = y + window_.tile.height - 1;
        canvas_.text(x, y, look_.unicode ? "┏━" : "+-", paint);
        canvas_.text(right - 1, y, look_.unicode ? "━┓" : "-+", paint);
        canvas_.text(x, bottom, look_.unicode ? "┗━" : "+-", paint);
        canvas_.text(right - 1, bottom, look_.unicode ? "━┛" : "-+", paint);
    }

    const BoardScene& scene_;
    const Window& window_;
    const Look& look_;
    Canvas canvas_;
    BoardDrawing board_;
};

}  // namespace

Canvas draw_board(const BoardScene& scene, const Window& window, const Look& look) {
    const int before = coordinate_columns(scene);
    Canvas canvas(window.columns + before, window.rows + kCoordinateRows);
    canvas.block(before, 1, BoardPainter(scene, window, look).paint());
    draw_coordinates(canvas, scene, window);
    return canvas;
}

bool shows_pieces(const BoardScene& scene, const Window& window) {
    const auto modules = screens_of_modules();
    return std::any_of(modules.begin(), modules.end(), [&](const ModuleScreen* module) {
        return module->is_seen != nullptr && module->is_seen(scene, window);
    });
}

Canvas draw_tile_with(const Tables& tables, TileId tile, unsigned rotation, TileSize size,
                      const std::vector<unsigned>& numbers, const Look& look) {
    const tiles::Raster raster =
        tiles::raster_tile(*tables.tiles[tile], static_cast<int>(rotation), size.width, size.height);
    Canvas canvas(size.width, size.height);
    tiles::DrawOptions options{.colour = look.colour,
                               .unicode = look.unicode,
                               .width = size.width,
                               .height = size.height,
                               .carried = tables.designs[tile].carried,
                               .labels = false};
    canvas.block(0, 0, size.width, tiles::glyphs_of(raster, options));
    for (const unsigned feature : numbers) {
        const tiles::RasterPoint point = raster.labels[feature];
        canvas.text(point.x, point.y, fmt::format("{}", feature), number_paint(feature));
    }
    return canvas;
}

}  // namespace trencavel::terminal
