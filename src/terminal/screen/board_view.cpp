#include "terminal/screen/board_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "games/kinds.h"
#include "record/names.h"
#include "terminal/screen/board_choices.h"
#include "terminal/screen/board_coordinates.h"
#include "terminal/screen/board_pieces.h"
#include "terminal/screen/board_wall.h"
#include "terminal/screen/board_wheel.h"
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
        : scene_(scene), window_(window), look_(look), canvas_(window.columns, window.rows) {}

    Canvas paint() {
        if (scene_.wall != nullptr) draw_court();
        for (const Cell cell : scene_.dead) draw_dead(cell);
        for (const PlaceChoice& choice : scene_.places) draw_choice(choice);
        for (const PlacedTile& tile : scene_.snapshot.board) draw_tile(tile);
        if (scene_.snapshot.wheel) draw_wheel_of_board();
        for (const PlacedBridge& bridge : scene_.snapshot.bridges) draw_bridge_on_board(bridge);
        for (const PlacedCastle& castle : scene_.snapshot.castles) draw_castle_on_board(castle);
        for (const ScoredArea& area : scene_.scored) draw_scored(area);
        for (const RecentTile& tile : scene_.recent) draw_frame(tile);
        if (scene_.snapshot.court) draw_keeps(*scene_.snapshot.court);
        for (const PlacedFollower& follower : scene_.snapshot.followers) draw_follower(follower);
        for (std::size_t i = 0; i < scene_.marks.size(); ++i) draw_mark(scene_.marks[i], i);
        return std::move(canvas_);
    }

private:
    int left_of(Cell cell) const { return cell.x() * window_.tile.width - window_.left; }
    int top_of(Cell cell) const { return cell.y() * window_.tile.height - window_.top; }

    tiles::DrawOptions options() const {
        return {.colour = look_.colour,
                .unicode = look_.unicode,
                .width = window_.tile.width,
                .height = window_.tile.height,
                .labels = false};
    }

    tiles::Raster raster_of(const PlacedTile& tile) const {
        return tiles::raster_tile(*scene_.tables->tiles[tile.tile], static_cast<int>(tile.rotation),
                                  window_.tile.width, window_.tile.height);
    }

    /// With a tick in its corner, so that tiles are told apart.
    void draw_tile(const PlacedTile& tile) {
        std::vector<tiles::Glyph> glyphs = tiles::glyphs_of(raster_of(tile), options());
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

    const PlacedTile* tile_at(Cell cell) const {
        const auto& board = scene_.snapshot.board;
        const auto found = std::find_if(board.begin(), board.end(),
                                        [&](const PlacedTile& tile) { return tile.cell == cell; });
        return found == board.end() ? nullptr : &*found;
    }

    const PlacedBridge* bridge_at(Cell cell) const {
        const auto& bridges = scene_.snapshot.bridges;
        const auto found = std::find_if(bridges.begin(), bridges.end(),
                                        [&](const PlacedBridge& bridge) { return bridge.cell == cell; });
        return found == bridges.end() ? nullptr : &*found;
    }

    /// Calls draw(x, y, kind) with the place on the canvas where the spot is shown.
    template <class Draw>
    void at_spot(Spot spot, Draw draw) {
        const PlacedTile* tile = tile_at(spot.cell);
        if (tile == nullptr) return;
        const tiles::RasterPoint point = point_of(spot, *tile);
        draw(left_of(spot.cell) + point.x, top_of(spot.cell) + point.y,
             kind_at(scene_.snapshot.board, *scene_.tables, spot));
    }

    /// Within the tile. What stands below a bridge is moved out of its way.
    tiles::RasterPoint point_of(Spot spot, const PlacedTile& tile) const {
        if (spot.feature == kSpanFeature) return middle_of(window_.tile);
        if (spot.feature == kTokenFeature) return castle_point(spot.cell);
        const tiles::Raster raster = raster_of(tile);
        const PlacedBridge* bridge = bridge_at(spot.cell);
        tiles::RasterPoint point = raster.labels[spot.feature];
        if (bridge != nullptr) point = beside_bridge(raster, spot.feature, bridge->axis);
        return {std::clamp(point.x, 1, window_.tile.width - 2), point.y};
    }

    /// The castle of which this is the first cell.
    tiles::RasterPoint castle_point(Cell cell) const {
        for (const PlacedCastle& castle : scene_.snapshot.castles) {
            if (castle.cells[0] == cell) return castle_middle(castle, window_.tile);
        }
        return middle_of(window_.tile);
    }

    void draw_wheel_of_board() {
        const Cell first = wheel_cells(scene_.snapshot)[0];
        draw_wheel(canvas_, left_of(first), top_of(first), window_.tile, scene_, look_);
    }

    void draw_bridge_on_board(const PlacedBridge& bridge) {
        draw_bridge(canvas_, left_of(bridge.cell), top_of(bridge.cell), window_.tile, bridge.axis, look_);
    }

    void draw_castle_on_board(const PlacedCastle& castle) {
        const tiles::RasterPoint middle = castle_middle(castle, window_.tile);
        draw_castle(canvas_, left_of(castle.cells[0]) + middle.x, top_of(castle.cells[0]) + middle.y,
                    castle.occupied ? &(*scene_.players)[castle.seat] : nullptr, look_);
    }

    void draw_court() {
        const Cell origin = Cell::at(0, 0);
        draw_empty_cells(canvas_, left_of(origin), top_of(origin), window_.tile, scene_, look_);
        draw_wall(canvas_, left_of(origin), top_of(origin), window_.tile, scene_, look_);
    }

    /// Each on the first tile of its house, within that tile.
    void draw_keeps(const CourtView& court) {
        constexpr int kColumns = 4;
        for (std::size_t seat = 0; seat < court.keeps.size(); ++seat) {
            const KeepView& keep = court.keeps[seat];
            if (keep.size == 0) continue;
            const int left = left_of(keep.spot.cell);
            at_spot(keep.spot, [&](int x, int y, tiles::FeatureKind) {
                const int first = std::clamp(x, left + 1, left + window_.tile.width - kColumns + 1);
                draw_keep(canvas_, first, y, (*scene_.players)[seat], keep.size, look_);
            });
        }
    }

    /// Farmers and merchants lie: they are flat and have a small letter. A king or falconer has a K or F.
    void draw_follower(const PlacedFollower& follower) {
        const Player& player = (*scene_.players)[follower.seat];
        at_spot(follower.spot, [&](int x, int y, tiles::FeatureKind kind) {
            const bool lies = tiles::covers_halves(kind);
            std::string letter = player.letter;
            if (lies) letter[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(letter[0])));
            const bool blocks = look_.colour && look_.unicode;
            const Paint side{.foreground = player.colour, .bold = true};
            canvas_.text(x - 1, y, blocks ? (lies ? "▄" : "▐") : (lies ? "~" : "["), side);
            canvas_.text(x + 1, y, blocks ? (lies ? "▄" : "▌") : (lies ? "~" : "]"), side);
            canvas_.text(x, y, letter, {.foreground = player.ink, .background = player.colour, .bold = true});
            if (follower.sort != Sort::Plain) draw_rank(x - 1, y, follower.sort, player);
        });
    }

    void draw_rank(int x, int y, Sort sort, const Player& player) {
        canvas_.text(x, y, sort == falcon::kKing ? "K" : "F",
                     {.foreground = kRankInk, .background = player.colour, .bold = true});
    }

    void draw_mark(const BoardMark& mark, std::size_t index) {
        at_spot(mark.spot, [&](int x, int y, tiles::FeatureKind) {
            canvas_.text(mark.beside ? x - 1 : x, y, mark.label, number_paint(static_cast<unsigned>(index)));
        });
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
            at_spot(area.members[i], [&](int x, int y, tiles::FeatureKind) {
                canvas_.text(x - (i == 0 ? 1 : 0), y, text, paint);
            });
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
};

}  // namespace

Canvas draw_board(const BoardScene& scene, const Window& window, const Look& look) {
    const int before = coordinate_columns(scene);
    Canvas canvas(window.columns + before, window.rows + kCoordinateRows);
    canvas.block(before, 1, BoardPainter(scene, window, look).paint());
    draw_coordinates(canvas, scene, window);
    return canvas;
}

bool shows_wheel(const BoardScene& scene, const Window& window) {
    if (!scene.snapshot.wheel) return false;
    const std::array<Cell, 2> ends = wheel_cells(scene.snapshot);
    const int left = ends[0].x() * window.tile.width - window.left;
    const int top = ends[0].y() * window.tile.height - window.top;
    const int right = (ends[1].x() + 1) * window.tile.width - window.left;
    const int bottom = (ends[1].y() + 1) * window.tile.height - window.top;
    return left >= 0 && top >= 0 && right <= window.columns && bottom <= window.rows;
}

Canvas draw_tile_with(const Tables& tables, TileId tile, unsigned rotation, TileSize size,
                      const std::vector<unsigned>& numbers, const Look& look) {
    const tiles::Raster raster =
        tiles::raster_tile(*tables.tiles[tile], static_cast<int>(rotation), size.width, size.height);
    Canvas canvas(size.width, size.height);
    canvas.block(0, 0, size.width,
                 tiles::glyphs_of(raster, {.colour = look.colour,
                                           .unicode = look.unicode,
                                           .width = size.width,
                                           .height = size.height,
                                           .bazaar = tables.designs[tile].bazaar,
                                           .wheel = tables.designs[tile].wheel,
                                           .labels = false}));
    for (const unsigned feature : numbers) {
        const tiles::RasterPoint point = raster.labels[feature];
        canvas.text(point.x, point.y, fmt::format("{}", feature), number_paint(feature));
    }
    return canvas;
}

}  // namespace trencavel::terminal
