#include "terminal/modules/wheel/board.h"

#include "record/names.h"

namespace trencavel::terminal::wheel {
namespace {

constexpr unsigned kSegments = trencavel::wheel::kSegments;
constexpr Paint kRim{.foreground = 223, .background = 238};
constexpr Paint kPig{.foreground = 16, .background = 218, .bold = true};
constexpr int kLongName = 11;  // inquisition

/// Draws the parts of a wheel, wherever they stand.
class WheelPainter {
public:
    WheelPainter(Canvas& canvas, const BoardScene& scene, const Look& look)
        : canvas_(canvas), scene_(scene), look_(look) {}

    /// The name, with the pig before it if it stands there; cut to the columns.
    std::string name(unsigned segment, int columns) const {
        std::string name(record::name_of_segment(segment));
        if (columns_of(name) > columns) name = name.substr(0, static_cast<std::size_t>(columns - 1)) + ".";
        return has_pig(segment) ? "@" + name : name;
    }

    bool has_pig(unsigned segment) const { return scene_.snapshot.wheel->pig == segment; }

    void draw_name(int x, int y, unsigned segment, int columns, const Paint& paint) {
        canvas_.text(x, y, name(segment, columns), has_pig(segment) ? kPig : paint);
    }

    int crowns(unsigned segment) const {
        return static_cast<int>(trencavel::wheel::crowns_at(*scene_.tables, segment));
    }

    /// A sign for each free crown space, the letter of its player for each other.
    void draw_crowns(int x, int y, unsigned segment, const Paint& paint) {
        const std::vector<Seat>& taken = scene_.snapshot.wheel->crowns[segment];
        for (int i = 0; i < crowns(segment); ++i) {
            const bool is_free = i >= static_cast<int>(taken.size());
            if (is_free) {
                canvas_.text(x + i, y, look_.unicode ? "○" : "o", paint);
                continue;
            }
            const Player& player = (*scene_.players)[taken[static_cast<std::size_t>(i)]];
            canvas_.text(x + i, y, player.letter,
                         {.foreground = player.ink, .background = player.colour, .bold = true});
        }
    }

private:
    Canvas& canvas_;
    const BoardScene& scene_;
    const Look& look_;
};

/// Where the segments stand on a clock: fortune at twelve, taxes at two…
struct ClockPlace {
    int column;  // 0: left, 1: middle, 2: right
    int row;     // of four
};
constexpr std::array<ClockPlace, kSegments> kClock = {{{1, 0}, {2, 1}, {2, 2}, {1, 3}, {0, 2}, {0, 1}}};

int at_column(int column, int width, int text) {
    if (column == 0) return 1;
    return column == 1 ? (width - text) / 2 : width - 1 - text;
}

}  // namespace

std::array<Cell, 2> wheel_cells(const Snapshot& snapshot) {
    const Cell corner = snapshot.board.front().cell;
    return {Cell::at(corner.x() + 1, corner.y() + 1), Cell::at(corner.x() + 2, corner.y() + 2)};
}

void draw_wheel(Canvas& canvas, int left, int top, TileSize size, const BoardScene& scene, const Look& look) {
    const int width = 2 * size.width;
    const int height = 2 * size.height;
    WheelPainter painter(canvas, scene, look);
    for (int y = 0; y < height; ++y)
        canvas.text(left, top + y, std::string(static_cast<std::size_t>(width), ' '), kRim);
    for (unsigned segment = 0; segment < kSegments; ++segment) {
        const ClockPlace& place = kClock[segment];
        const int columns = width >= 2 * kLongName ? kLongName : 7;
        const int name = columns_of(painter.name(segment, columns));
        const int y = top + place.row * height / 4;
        painter.draw_name(left + at_column(place.column, width, name), y, segment, columns, kRim);
        painter.draw_crowns(left + at_column(place.column, width, painter.crowns(segment)), y + 1, segment,
                            kRim);
    }
}

Canvas draw_wheel_list(const BoardScene& scene, int columns, const Look& look) {
    constexpr std::array<unsigned, kSegments> kOrder = {5, 0, 4, 1, 3, 2};  // row by row
    Canvas canvas(columns, 3);
    WheelPainter painter(canvas, scene, look);
    const int half = columns / 2;
    const int room = half - 5;  // beside the pig, two crown spaces and blanks
    for (unsigned i = 0; i < kSegments; ++i) {
        const int x = i % 2 == 0 ? 0 : half;
        const int y = static_cast<int>(i) / 2;
        const bool pig = painter.has_pig(kOrder[i]);
        painter.draw_name(pig ? x : x + 1, y, kOrder[i], room, {});
        painter.draw_crowns(x + 1 + std::min(room, kLongName) + 1, y, kOrder[i], {});
    }
    return canvas;
}

}  // namespace trencavel::terminal::wheel
