#include "terminal/modules/burg/wall.h"

#include <fmt/format.h>

#include <algorithm>

namespace trencavel::terminal::burg {
namespace {

constexpr int kFields = static_cast<int>(WallTable::kFields);
constexpr Paint kFace{.foreground = 240, .background = 236};
constexpr Paint kWalkway{.foreground = 250, .background = 240};
constexpr Paint kTens{.foreground = 222, .background = 240, .bold = true};
constexpr Paint kTower{.foreground = 231, .background = 60, .bold = true};
constexpr Paint kWallTile{.foreground = 222, .background = 88, .bold = true};
constexpr Paint kGate{.foreground = 230, .background = 94, .bold = true};
constexpr Paint kMarket{.foreground = 124, .bold = true};
constexpr Paint kEmpty{.foreground = 238};
constexpr Paint kFree{.foreground = 37, .background = 235};

/// Draws the parts of the wall at their places on the canvas.
class WallPainter {
public:
    WallPainter(Canvas& canvas, int left, int top, const BoardScene& scene, const Look& look)
        : canvas_(canvas), left_(left), top_(top), scene_(scene), look_(look) {}

    void paint(const WallTrack& track) {
        for (const WallBox& face : track.faces)
            fill(face, face.height == 1 && face.width > 1 ? sign("─", "-", " ") : sign("│", "|", " "), kFace);
        for (const WallBox& walkway : track.walkways) fill(walkway, " ", kWalkway);
        for (const TrackStart& start : track.starts) draw_start(start);
        for (const TrackField& field : track.fields) draw_field(field);
        for (const TrackTower& tower : track.towers) draw_tower(tower);
        for (const TrackGate& gate : track.gates) draw_gate(gate);
    }

private:
    void text(int x, int y, std::string_view what, const Paint& paint) {
        canvas_.text(left_ + x, top_ + y, what, paint);
    }

    /// Colours need no characters to show where something is.
    std::string_view sign(std::string_view unicode, std::string_view ascii, std::string_view colour) const {
        return look_.colour ? colour : look_.unicode ? unicode : ascii;
    }

    void fill(const WallBox& box, std::string_view what, const Paint& paint) {
        for (int y = 0; y < box.height; ++y) {
            for (int x = 0; x < box.width; ++x) text(box.x + x, box.y + y, what, paint);
        }
    }

    /// As the same feature looks on a tile.
    void draw_start(const TrackStart& start) {
        tiles::Raster raster{.width = 1, .height = 1, .cells = {}, .labels = {}};
        raster.cells.push_back({.feature = 0, .kind = start.kind});
        const tiles::Glyph glyph =
            tiles::glyphs_of(raster, {.colour = look_.colour, .unicode = look_.unicode, .labels = false})[0];
        for (int y = 0; y < start.box.height; ++y) {
            for (int x = 0; x < start.box.width; ++x)
                canvas_.put(left_ + start.box.x + x, top_ + start.box.y + y, glyph);
        }
        if (start.market)
            text(start.box.x + start.box.width / 2, start.box.y + start.box.height / 2,
                 look_.unicode ? "¤" : "%", kMarket);
    }

    /// Who stands on the field, or at the gate behind it.
    std::vector<const Player*> markers(int field, bool at_gate) const {
        std::vector<const Player*> here;
        for (std::size_t seat = 0; seat < scene_.players->size(); ++seat) {
            const bool there = scene_.snapshot.scores[seat] % kFields == field;
            if (there && scene_.snapshot.at_gate[seat] == at_gate) here.push_back(&(*scene_.players)[seat]);
        }
        return here;
    }

    /// Letters on two characters; false if nobody stands there.
    bool draw_markers(int x, int y, int field, bool at_gate) {
        const std::vector<const Player*> here = markers(field, at_gate);
        for (std::size_t i = 0; i < here.size(); ++i) {
            const Paint paint{.foreground = here[i]->ink, .background = here[i]->colour, .bold = true};
            if (here.size() == 1) text(x, y, sign("►", "*", " "), paint);
            text(here.size() == 1 ? x + 1 : x + static_cast<int>(i), y, here[i]->letter, paint);
        }
        return !here.empty();
    }

    /// A number that would touch the one before it is left out.
    void draw_field(const TrackField& field) {
        if (draw_markers(field.x, field.y, field.number, false)) return;
        const bool touches = field.y == last_number_.y && std::abs(field.x - last_number_.x) <= 2;
        if (touches) return;
        text(field.x, field.y, fmt::format("{:>2}", field.number), field.number % 10 == 0 ? kTens : kWalkway);
        last_number_ = field;
    }

    void draw_tower(const TrackTower& tower) {
        fill(tower.box, " ", kTower);
        for (int row = 0; row < kWallRows; ++row) {
            const int field = tower.fields[static_cast<std::size_t>(row)];
            const int y = tower.box.y + row;
            if (!draw_markers(tower.numbers_x, y, field, false))
                text(tower.numbers_x, y, fmt::format("{:>2}", field), kTower);
            if (has_wall_tile(tower)) text(tower.sign_x, y, look_.unicode ? "■" : "#", kWallTile);
        }
    }

    bool has_wall_tile(const TrackTower& tower) const {
        const auto& index = scene_.tables->wall.tower_at;
        const std::uint8_t number = index[static_cast<std::size_t>(tower.by_number[0])];
        return number != WallTable::kNone && scene_.snapshot.court->towers[number];
    }

    void draw_gate(const TrackGate& gate) {
        fill(gate.box, " ", kGate);
        const int x = gate.box.x + (gate.box.width - 2) / 2;
        const int y = gate.box.y + (gate.box.height - 1) / 2;
        if (!draw_markers(x, y, gate.before, true)) text(x, y, look_.unicode ? "∏∏" : "nn", kGate);
    }

    Canvas& canvas_;
    int left_;
    int top_;
    const BoardScene& scene_;
    const Look& look_;
    TrackField last_number_{.number = 0, .x = -100, .y = -100};
};

/// The cell of the group that is nearest to its middle and where nothing else is written.
std::optional<Cell> cell_for_count(const BoardScene& scene) {
    const std::vector<Cell>& group = scene.snapshot.court->free_group;
    int x = 0;
    int y = 0;
    for (const Cell cell : group) {
        x += cell.x();
        y += cell.y();
    }
    const auto size = static_cast<int>(group.size());
    const auto distance = [&](Cell cell) {
        return std::abs(size * cell.x() - x) + std::abs(size * cell.y() - y);
    };
    std::optional<Cell> best;
    for (const Cell cell : group) {
        if (find_choice(scene.places, cell) != nullptr) continue;
        if (!best || distance(cell) < distance(*best)) best = cell;
    }
    return best;
}

}  // namespace

void draw_wall(Canvas& canvas, int left, int top, TileSize size, const BoardScene& scene, const Look& look) {
    WallPainter(canvas, left, top, scene, look).paint(wall_track(*scene.wall, size));
}

void draw_empty_cells(Canvas& canvas, int left, int top, TileSize size, const BoardScene& scene,
                      const Look& look) {
    const std::vector<Cell>& group = scene.snapshot.court->free_group;
    const std::string blank(static_cast<std::size_t>(size.width), ' ');
    const auto [columns, rows] = grid_of(*scene.wall);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (!scene.wall->encloses(column, row)) continue;
            const bool free = std::find(group.begin(), group.end(), Cell::at(column, row)) != group.end();
            const int x = left + column * size.width;
            const int y = top + row * size.height;
            for (int i = 0; i < size.height; ++i) canvas.text(x, y + i, blank, free ? kFree : kEmpty);
            const std::string_view dot = look.unicode ? (free ? "∘" : "·") : (free ? ":" : ".");
            canvas.text(x + size.width / 2, y + size.height / 2, dot, free ? kFree : kEmpty);
        }
    }
    const std::optional<Cell> middle = cell_for_count(scene);
    if (!middle) return;
    const std::string count = fmt::format("{} free", group.size());
    canvas.text(left + middle->x() * size.width + (size.width - columns_of(count)) / 2,
                top + middle->y() * size.height + size.height / 2, count,
                {.foreground = 51, .background = kFree.background, .bold = true});
}

void draw_keep(Canvas& canvas, int x, int y, const Player& owner, unsigned size, const Look& look) {
    const Paint side{.foreground = owner.colour, .bold = true};
    const Paint paint{.foreground = owner.ink, .background = owner.colour, .bold = true};
    const bool blocks = look.colour && look.unicode;
    const std::string text = fmt::format("{}{}", owner.letter, size);
    canvas.text(x - 1, y, blocks ? "▟" : "{", side);
    canvas.text(x, y, text, paint);
    canvas.text(x + columns_of(text), y, blocks ? "▙" : "}", side);
}

}  // namespace trencavel::terminal::burg
