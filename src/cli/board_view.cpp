#include "cli/board_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "record/names.h"
#include "tiles/names.h"
#include "tiles/raster.h"

namespace trencavel::cli {
namespace {

constexpr int kBlack = 16;
constexpr int kWhite = 231;
constexpr int kCoordinateInk = 245;
constexpr int kDeadInk = 240;
constexpr Paint kChoiceGround{.foreground = 250, .background = 236};
constexpr Paint kChoiceLabel{.foreground = 226, .background = 236, .bold = true};
constexpr Paint kChosenGround{.foreground = 16, .background = 220};
constexpr Paint kChosenLabel{.foreground = 16, .background = 220, .bold = true};

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
        for (const Cell cell : scene_.dead) draw_dead(cell);
        for (const PlaceChoice& choice : scene_.places) draw_choice(choice);
        for (const PlacedTile& tile : scene_.shot.board) draw_tile(tile);
        for (const ScoredArea& area : scene_.scored) draw_scored(area);
        for (const RecentTile& tile : scene_.recent) draw_frame(tile);
        for (const PlacedFollower& follower : scene_.shot.followers) draw_follower(follower);
        for (const unsigned feature : scene_.spots) draw_spot(feature);
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
        const bool chosen = choice.cell == scene_.chosen;
        const Paint& ground = chosen ? kChosenGround : kChoiceGround;
        const std::string label = chosen ? ">" + choice.label + "<" : "[" + choice.label + "]";
        draw_choice_ground(choice.cell, ground);
        centred(choice.cell, 0, look_.colour ? choice.label : label, chosen ? kChosenLabel : kChoiceLabel);
        centred(choice.cell, 1, record::name(choice.cell), ground);
        centred(choice.cell, 2, short_rotations(choice.rotations), ground);
    }

    /// Room is left at the sides and below, so that neighbours are told apart.
    void draw_choice_ground(Cell cell, const Paint& paint) {
        const std::string row(static_cast<std::size_t>(window_.tile.width - 2), ' ');
        for (int y = 0; y < window_.tile.height - 1; ++y) {
            canvas_.text(left_of(cell) + 1, top_of(cell) + y, row, paint);
        }
    }

    std::string short_rotations(const std::vector<unsigned>& rotations) const {
        if (rotations.size() == 1) return fmt::format("r{}", 90 * rotations[0]);
        if (rotations.size() == 2) return fmt::format("{}/{}", 90 * rotations[0], 90 * rotations[1]);
        return fmt::format("{} turns", rotations.size());
    }

    const PlacedTile* tile_at(Cell cell) const {
        const auto& board = scene_.shot.board;
        const auto found = std::find_if(board.begin(), board.end(),
                                        [&](const PlacedTile& tile) { return tile.cell == cell; });
        return found == board.end() ? nullptr : &*found;
    }

    /// Calls draw(x, y, kind) with the place on the canvas where the spot is shown.
    template <class Draw>
    void at_spot(Spot spot, Draw draw) {
        const PlacedTile* tile = tile_at(spot.cell);
        if (tile == nullptr) return;
        const tiles::RasterPoint point = raster_of(*tile).labels[spot.feature];
        const int x = std::clamp(point.x, 1, window_.tile.width - 2);
        draw(left_of(spot.cell) + x, top_of(spot.cell) + point.y,
             scene_.tables->designs[tile->tile].kinds[spot.feature]);
    }

    /// Farmers lie: they are flat and have a small letter.
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
        });
    }

    void draw_spot(unsigned feature) {
        if (scene_.shot.board.empty()) return;
        const Spot spot{scene_.shot.board.back().cell, static_cast<std::uint8_t>(feature)};
        at_spot(spot, [&](int x, int y, tiles::FeatureKind) {
            canvas_.text(x, y, fmt::format("{}", feature), number_paint(feature));
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

int floor_div(int a, int b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

void draw_columns(const Window& window, Canvas& canvas) {
    const int first = floor_div(window.left, window.tile.width);
    for (int x = first; x * window.tile.width < window.left + window.columns; ++x) {
        const std::string text = fmt::format("{}", x);
        const int at = x * window.tile.width - window.left + (window.tile.width - columns_of(text)) / 2;
        if (at < 0 || at + columns_of(text) > window.columns) continue;
        for (const int row : {0, canvas.height() - 1}) {
            canvas.text(kCoordinateColumns + at, row, text, {.foreground = kCoordinateInk});
        }
    }
}

void draw_rows(const Window& window, Canvas& canvas) {
    const int first = floor_div(window.top, window.tile.height);
    for (int y = first; y * window.tile.height < window.top + window.rows; ++y) {
        const int row = y * window.tile.height - window.top + (window.tile.height - 1) / 2;
        if (row < 0 || row >= window.rows) continue;
        canvas.text(0, 1 + row, fmt::format("{:>3}", y), {.foreground = kCoordinateInk});
    }
}

}  // namespace

Canvas draw_board(const BoardScene& scene, const Window& window, const Look& look) {
    Canvas canvas(window.columns + kCoordinateColumns, window.rows + kCoordinateRows);
    canvas.block(kCoordinateColumns, 1, BoardPainter(scene, window, look).paint());
    draw_columns(window, canvas);
    draw_rows(window, canvas);
    return canvas;
}

Canvas draw_tile_with(const tiles::Tile& tile, unsigned rotation, TileSize size,
                      const std::vector<unsigned>& numbers, const Look& look) {
    const tiles::Raster raster =
        tiles::raster_tile(tile, static_cast<int>(rotation), size.width, size.height);
    Canvas canvas(size.width, size.height);
    canvas.block(0, 0, size.width,
                 tiles::glyphs_of(raster, {.colour = look.colour,
                                           .unicode = look.unicode,
                                           .width = size.width,
                                           .height = size.height,
                                           .labels = false}));
    for (const unsigned feature : numbers) {
        const tiles::RasterPoint point = raster.labels[feature];
        canvas.text(point.x, point.y, fmt::format("{}", feature), number_paint(feature));
    }
    return canvas;
}

}  // namespace trencavel::cli
