#include "terminal/input/choices.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "terminal/input/module_answers.h"
#include "tiles/draw/raster.h"

namespace trencavel::terminal {
namespace {

constexpr int kLetters = 26;

std::string label_of(std::size_t index) {
    const auto letter = [](std::size_t i) { return std::string(1, static_cast<char>('a' + i)); };
    return index < kLetters ? letter(index) : letter(index / kLetters - 1) + letter(index % kLetters);
}

/// What can be seen of a tile, whatever the order of its features.
auto shape_of(const tiles::Tile& tile, unsigned rotation) {
    std::vector<std::tuple<tiles::FeatureKind, int, int, int>> shape;
    for (const tiles::Feature& feature : tile.features) {
        const tiles::Feature turned = tiles::rotated(feature, static_cast<int>(rotation));
        shape.emplace_back(turned.kind, turned.sides, turned.halves, turned.pennants);
    }
    std::sort(shape.begin(), shape.end());
    return shape;
}

PlaceChoice& choice_at(std::vector<PlaceChoice>& choices, Cell cell) {
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const PlaceChoice& c) { return c.cell == cell; });
    if (found != choices.end()) return *found;
    return choices.emplace_back(PlaceChoice{cell, {}, {}});
}

void add_turn(PlaceChoice& choice, const Turn& turn, const tiles::Tile& tile) {
    const bool known = std::any_of(choice.turns.begin(), choice.turns.end(), [&](const Turn& other) {
        return other.built == turn.built && look_alike(tile, turn.rotation, other.rotation);
    });
    if (!known) choice.turns.push_back(turn);
}

}  // namespace

std::size_t PlaceChoice::plain() const {
    return static_cast<std::size_t>(
        std::count_if(turns.begin(), turns.end(), [](const Turn& turn) { return !turn.builds(); }));
}

std::vector<PlaceChoice> place_choices(const Game& game) {
    std::vector<PlaceChoice> choices;
    const TileId hand = game.snapshot().hand;
    for (const Move& move : game.legal_moves()) {
        if (move.kind != MoveKind::Place) continue;
        add_turn(choice_at(choices, move.cell), {move.rotation, move.value}, *game.tables().tiles[hand]);
    }
    std::sort(choices.begin(), choices.end(),
              [](const PlaceChoice& a, const PlaceChoice& b) { return reads_before(a.cell, b.cell); });
    for (std::size_t i = 0; i < choices.size(); ++i) {
        choices[i].label = label_of(i);
        std::sort(choices[i].turns.begin(), choices[i].turns.end(), [](const Turn& a, const Turn& b) {
            return std::pair(a.builds(), a.rotation) < std::pair(b.builds(), b.rotation);
        });
    }
    return choices;
}

bool look_alike(const tiles::Tile& tile, unsigned rotation, unsigned other) {
    return shape_of(tile, rotation) == shape_of(tile, other);
}

const PlaceChoice* find_choice(std::span<const PlaceChoice> choices, Cell cell) {
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const PlaceChoice& c) { return c.cell == cell; });
    return found == choices.end() ? nullptr : &*found;
}

PlaceChoice building_part(PlaceChoice choice) {
    std::erase_if(choice.turns, [](const Turn& turn) { return !turn.builds(); });
    return choice;
}

std::string spelled(const Turn& turn) {
    return fmt::format("r{}{}", 90 * turn.rotation, turn.builds() ? span_answers().letter : "");
}

std::string spelled(std::span<const Turn> turns) {
    std::string text;
    for (const Turn& turn : turns) text += (text.empty() ? "" : " ") + spelled(turn);
    return text;
}

}  // namespace trencavel::terminal
