#include "tiles/draw/draw.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

#include "tiles/model/names.h"
#include "tiles/model/problem_list.h"

namespace trencavel::tiles {

namespace {

/// How a kind of feature is shown: by colours, and by a pattern where there are none.
struct Look {
    int background;
    int foreground;
    std::string_view texture;  // strewn over it, with colours
    std::string_view pattern;  // all over it, without colours
    std::string_view ascii;    // the same without Unicode
};

constexpr Look kBare{236, 240, " ", " ", " "};

// Indexed by FeatureKind; the colours are those of the 256-colour palette, chosen by eye.
constexpr std::array<Look, 9> kLooks{{
    {179, 94, " ", "▒", "#"},   // city
    {231, 245, " ", "█", "="},  // road
    {71, 65, ",", "·", "."},    // field
    {131, 224, " ", "▓", "@"},  // cloister
    {255, 245, " ", "█", "="},  // path
    {245, 238, "▪", "▓", "T"},  // tower
    {173, 131, "^", "▒", "H"},  // house
    {140, 97, "+", "░", "K"},   // chapel
    {186, 143, ".", "·", "."},  // court
}};
constexpr int kLabelColour = 16;

struct Sign {
    std::string_view unicode;
    std::string_view ascii;
    int foreground;
};

// Indexed by Ornament.
constexpr std::array<Sign, 9> kSigns{{
    {" ", " ", 0},
    {"╬", "+", 94},   // junction
    {"□", "O", 94},   // square
    {"◆", "$", 27},   // pennant
    {"∩", "n", 88},   // inn
    {"○", "o", 27},   // fountain
    {"¤", "%", 124},  // market
    {"∪", "u", 52},   // nest
    {"†", "t", 231},  // cross
}};

const Look& look_of(const RasterCell& cell) {
    return cell.kind ? kLooks[std::size_t(*cell.kind)] : kBare;
}

/// Buildings of more than one cell, which have a wall around them.
bool is_walled(const RasterCell& cell) {
    return cell.kind == FeatureKind::City || cell.kind == FeatureKind::Tower ||
           cell.kind == FeatureKind::House || cell.kind == FeatureKind::Chapel;
}

bool is_at_wall(const Raster& raster, int x, int y) {
    constexpr std::array<RasterPoint, 4> kNeighbours{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const RasterCell& cell = raster.at(x, y);
    if (!is_walled(cell)) return false;
    return std::any_of(kNeighbours.begin(), kNeighbours.end(), [&](RasterPoint step) {
        if (!raster.contains(x + step.x, y + step.y)) return false;
        const RasterCell& other = raster.at(x + step.x, y + step.y);
        return other.feature != cell.feature && other.kind != FeatureKind::Cloister;
    });
}

/// Walls and textures are left out of small drawings, where they would be all that one sees.
Glyph coloured_ground(const Raster& raster, int x, int y, bool unicode) {
    constexpr int kHeightForDetails = 6;
    const Look& look = look_of(raster.at(x, y));
    Glyph glyph{.text = " ", .foreground = look.foreground, .background = look.background};
    if (raster.height < kHeightForDetails) return glyph;
    if (is_at_wall(raster, x, y)) {
        glyph.text = unicode ? "▒" : "#";
    } else if ((2 * x + 5 * y) % 11 == 3 && (unicode || look.texture != "▪")) {
        glyph.text = look.texture;
    }
    return glyph;
}

Glyph ground_glyph(const Raster& raster, int x, int y, const DrawOptions& options) {
    if (options.colour) return coloured_ground(raster, x, y, options.unicode);
    const RasterCell& cell = raster.at(x, y);
    const Look& look = look_of(cell);
    // Land is dotted sparsely: one sees how far it goes, and still what stands on it.
    const bool blank = cell.kind && covers_halves(*cell.kind) && (x + 2 * y) % 4 != 0;
    const std::string_view text = blank ? " " : options.unicode ? look.pattern : look.ascii;
    return {.text = std::string(text), .foreground = 0, .background = 0};
}

void put_ornaments(const Raster& raster, const DrawOptions& options, std::vector<Glyph>& glyphs) {
    for (std::size_t i = 0; i < glyphs.size(); ++i) {
        const Ornament ornament = raster.cells[i].ornament;
        if (ornament == Ornament::None) continue;
        const Sign& sign = kSigns[std::size_t(ornament)];
        glyphs[i].text = options.unicode ? sign.unicode : sign.ascii;
        glyphs[i].foreground = sign.foreground;
        glyphs[i].bold = true;
    }
}

/// A text in the row, one character per cell, moved to the left if it would not fit.
void put_text(const Raster& raster, RasterPoint at, std::string_view text, const Glyph& look,
              std::vector<Glyph>& glyphs) {
    const int first = std::max(0, std::min(at.x, raster.width - static_cast<int>(text.size())));
    for (int i = 0; i < static_cast<int>(text.size()) && first + i < raster.width; ++i) {
        Glyph& glyph = glyphs[raster.index(first + i, at.y)];
        const int background = look.background < 0 ? glyph.background : look.background;
        glyph = look;
        glyph.background = background;
        glyph.text = text.substr(std::size_t(i), 1);
    }
}

void put_labels(const Raster& raster, std::vector<Glyph>& glyphs) {
    for (std::size_t i = 0; i < raster.labels.size(); ++i) {
        const Glyph look{.text = "", .foreground = kLabelColour, .background = -1, .bold = true};
        put_text(raster, raster.labels[i], concat(i), look, glyphs);
    }
}

bool is_label(const Raster& raster, RasterPoint at) {
    return std::find(raster.labels.begin(), raster.labels.end(), at) != raster.labels.end();
}

/// Whether a text of this size can stand there without hiding anything; margin: nor touching a label.
bool is_clear(const Raster& raster, RasterPoint at, int size, int margin) {
    for (int x = at.x - margin; x < at.x + size + margin; ++x) {
        if (is_label(raster, {x, at.y})) return false;
        const bool covered = x >= at.x && x < at.x + size;
        if (covered && raster.at(x, at.y).ornament > Ornament::Square) return false;
    }
    return true;
}

/// Where a text of this size can stand, as near to the middle as possible.
std::optional<RasterPoint> room_for(const Raster& raster, int size, int margin) {
    std::optional<RasterPoint> best;
    int best_away = 0;
    for (int y = 0; y < raster.height; ++y) {
        for (int x = 0; x + size <= raster.width; ++x) {
            const int away = std::abs(2 * x + size - raster.width) + 2 * std::abs(2 * y + 1 - raster.height);
            if (!is_clear(raster, {x, y}, size, margin) || (best && away >= best_away)) continue;
            best = RasterPoint{x, y};
            best_away = away;
        }
    }
    return best;
}

std::string badge_of(const MarkKind& kind, int number) {
    std::string badge;
    for (const char sign : kind.badge) badge += sign == '#' ? concat(number) : std::string(1, sign);
    return badge;
}

/// What only this copy of the tile carries, in a frame of its own colour.
void put_badge(const Raster& raster, std::string_view text, int background, std::vector<Glyph>& glyphs) {
    auto place = room_for(raster, static_cast<int>(text.size()), 1);
    if (!place) place = room_for(raster, static_cast<int>(text.size()), 0);
    if (!place) return;
    put_text(raster, *place, text, {.text = "", .foreground = 231, .background = background, .bold = true},
             glyphs);
}

std::string colour_code(const Glyph& glyph) {
    return concat("\x1b[", glyph.bold ? "1" : "22", ";38;5;", glyph.foreground, ";48;5;", glyph.background,
                  'm');
}

}  // namespace

std::vector<Glyph> glyphs_of(const Raster& raster, const DrawOptions& options) {
    std::vector<Glyph> glyphs;
    for (int y = 0; y < raster.height; ++y) {
        for (int x = 0; x < raster.width; ++x) glyphs.push_back(ground_glyph(raster, x, y, options));
    }
    put_ornaments(raster, options, glyphs);
    for (std::size_t i = 0; i < options.carried.size(); ++i) {
        if (options.carried[i] == 0) continue;
        put_badge(raster, badge_of(kMarkKinds[i], options.carried[i]), kMarkKinds[i].colour, glyphs);
    }
    if (options.labels) put_labels(raster, glyphs);
    return glyphs;
}

std::string text_of(std::span<const Glyph> glyphs, bool colour) {
    std::string text;
    std::string code;
    for (const Glyph& glyph : glyphs) {
        std::string wanted = colour ? colour_code(glyph) : "";
        if (wanted != code) text += wanted;
        code = std::move(wanted);
        text += glyph.text;
    }
    if (colour) text += "\x1b[0m";
    return text;
}

std::vector<std::string> draw_tile(const Tile& tile, int rotation, const DrawOptions& options) {
    const Raster raster = raster_tile(tile, rotation, options.width, options.height);
    const std::vector<Glyph> glyphs = glyphs_of(raster, options);
    std::vector<std::string> lines;
    for (int y = 0; y < raster.height; ++y) {
        const auto row = std::span(glyphs).subspan(raster.index(0, y), std::size_t(raster.width));
        lines.push_back(text_of(row, options.colour));
    }
    return lines;
}

}  // namespace trencavel::tiles
