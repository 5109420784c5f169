// A rectangle of characters with colours, on which the screen is composed.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tiles/draw/draw.h"

namespace trencavel::terminal {

constexpr int kOwnColour = -1;  // the terminal's own

struct Paint {
    int foreground = kOwnColour;  // of the 256-colour palette
    int background = kOwnColour;
    bool bold = false;
};

constexpr Paint kQuiet{.foreground = 245};  // what may be overlooked

class Canvas {
public:
    Canvas(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }

    /// What lies outside is not drawn, here and below.
    void put(int x, int y, const tiles::Glyph& glyph);
    /// A background of kOwnColour leaves what is there.
    void text(int x, int y, std::string_view text, const Paint& paint);
    /// Row by row.
    void block(int x, int y, int width, std::span<const tiles::Glyph> glyphs);
    void block(int x, int y, const Canvas& other);

    /// Without blanks at their ends.
    std::vector<std::string> lines(bool colour) const;

private:
    bool contains(int x, int y) const { return x >= 0 && x < width_ && y >= 0 && y < height_; }
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
    }
    tiles::Glyph& at(int x, int y) { return glyphs_[index(x, y)]; }
    const tiles::Glyph& at(int x, int y) const { return glyphs_[index(x, y)]; }
    std::string line(int y, bool colour) const;

    int width_;
    int height_;
    std::vector<tiles::Glyph> glyphs_;
};

/// Lines below each other.
Canvas canvas_of(const std::vector<std::string>& lines, int width, const Paint& paint);

/// The text in these colours, if there are any.
std::string painted(std::string_view text, const Paint& paint, bool colour);

}  // namespace trencavel::terminal
