#include "terminal/screen/board_choices.h"

#include <fmt/format.h>

#include "record/names.h"
#include "terminal/input/module_answers.h"

namespace trencavel::terminal {
namespace {

struct ChoicePaint {
    Paint ground;
    Paint label;
};

constexpr ChoicePaint kPlain{{.foreground = 250, .background = 236},
                             {.foreground = 226, .background = 236, .bold = true}};
constexpr ChoicePaint kBuilt{{.foreground = 250, .background = 52},
                             {.foreground = 226, .background = 52, .bold = true}};
constexpr ChoicePaint kChosen{{.foreground = 16, .background = 220},
                              {.foreground = 16, .background = 220, .bold = true}};

/// Room is left at the sides and below, so that neighbours are told apart.
void draw_ground(Canvas& canvas, int left, int top, TileSize size, const Paint& paint) {
    const std::string row(static_cast<std::size_t>(size.width - 2), ' ');
    for (int y = 0; y < size.height - 1; ++y) canvas.text(left + 1, top + y, row, paint);
}

}  // namespace

void draw_place_choice(Canvas& canvas, int left, int top, TileSize size, const PlaceChoice& choice,
                       bool chosen, const Look& look) {
    const ChoicePaint& paint = chosen ? kChosen : choice.plain() > 0 ? kPlain : kBuilt;
    const std::string label = chosen ? ">" + choice.label + "<" : "[" + choice.label + "]";
    const auto centred = [&](int row, const std::string& text, const Paint& ink) {
        canvas.text(left + (size.width - columns_of(text)) / 2, top + row, text, ink);
    };
    draw_ground(canvas, left, top, size, paint.ground);
    centred(0, look.colour ? choice.label : label, paint.label);
    centred(1, record::name(choice.cell), paint.ground);
    centred(2, short_turns(choice), paint.ground);
}

std::string short_turns(const PlaceChoice& choice) {
    const std::size_t plain = choice.plain();
    const std::size_t built = choice.turns.size() - plain;
    const std::string_view letter = span_answers().letter;
    const auto degrees = [&](std::size_t i) { return 90 * choice.turns[i].rotation; };
    if (plain == 0 && built == 1) return fmt::format("r{}{}", degrees(0), letter);
    if (plain == 0) return fmt::format("{} by {}", built, letter);
    if (plain == 1 && built == 0) return fmt::format("r{}", degrees(0));
    if (plain == 1) return fmt::format("{} +{}{}", degrees(0), built, letter);
    if (built > 0) return fmt::format("{}t +{}{}", plain, built, letter);
    if (plain == 2) return fmt::format("{}/{}", degrees(0), degrees(1));
    return fmt::format("{} turns", plain);
}

}  // namespace trencavel::terminal
