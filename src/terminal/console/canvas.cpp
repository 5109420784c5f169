#include "terminal/console/canvas.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/utf8.h"

namespace trencavel::terminal {
namespace {

const tiles::Glyph kBlank{.text = " ", .foreground = kOwnColour, .background = kOwnColour};

bool is_blank(const tiles::Glyph& glyph, bool colour) {
    return glyph.text == " " && (!colour || glyph.background == kOwnColour);
}

std::string code(const tiles::Glyph& glyph) {
    const std::string foreground =
        glyph.foreground == kOwnColour ? "39" : fmt::format("38;5;{}", glyph.foreground);
    const std::string background =
        glyph.background == kOwnColour ? "49" : fmt::format("48;5;{}", glyph.background);
    return fmt::format("\x1b[{};{};{}m", glyph.bold ? "1" : "22", foreground, background);
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(std::max(0, width)), height_(std::max(0, height)), glyphs_(index(0, height_), kBlank) {}

void Canvas::put(int x, int y, const tiles::Glyph& glyph) {
    if (contains(x, y)) at(x, y) = glyph;
}

void Canvas::text(int x, int y, std::string_view text, const Paint& paint) {
    while (!text.empty()) {
        const std::string_view before = text;
        take_character(text);
        if (contains(x, y)) {
            std::string character(before.substr(0, before.size() - text.size()));
            const int background = paint.background == kOwnColour ? at(x, y).background : paint.background;
            at(x, y) = {std::move(character), paint.foreground, background, paint.bold};
        }
        ++x;
    }
}

void Canvas::block(int x, int y, int width, std::span<const tiles::Glyph> glyphs) {
    for (std::size_t i = 0; i < glyphs.size(); ++i) {
        const int at = static_cast<int>(i);
        put(x + at % width, y + at / width, glyphs[i]);
    }
}

void Canvas::block(int x, int y, const Canvas& other) {
    if (other.width_ > 0) block(x, y, other.width_, other.glyphs_);
}

std::string Canvas::line(int y, bool colour) const {
    int end = width_;
    while (end > 0 && is_blank(at(end - 1, y), colour)) --end;
    std::string text;
    std::string last;
    for (int x = 0; x < end; ++x) {
        std::string now = colour ? code(at(x, y)) : "";
        if (now != last) text += now;
        last = std::move(now);
        text += at(x, y).text;
    }
    return last.empty() ? text : text + "\x1b[0m";
}

std::vector<std::string> Canvas::lines(bool colour) const {
    std::vector<std::string> lines;
    for (int y = 0; y < height_; ++y) lines.push_back(line(y, colour));
    return lines;
}

Canvas canvas_of(const std::vector<std::string>& lines, int width, const Paint& paint) {
    Canvas canvas(width, static_cast<int>(lines.size()));
    for (std::size_t row = 0; row < lines.size(); ++row)
        canvas.text(0, static_cast<int>(row), lines[row], paint);
    return canvas;
}

std::string painted(std::string_view text, const Paint& paint, bool colour) {
    if (!colour) return std::string(text);
    return code({"", paint.foreground, paint.background, paint.bold}) + std::string(text) + "\x1b[0m";
}

}  // namespace trencavel::terminal
