#include "cli/play_choices.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "record/names.h"
#include "tiles/raster.h"

namespace trencavel::cli {
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

bool ends_the_move(const Event& event) {
    return event.kind == EventKind::Drawn || event.kind == EventKind::Ended;
}

std::string text_of_open_area(const AreaView& area) {
    const std::string points = counted(area.worth, "point");
    switch (area.kind) {
        case tiles::FeatureKind::Field:
            return fmt::format("{} at it, {} at the end as it lies",
                               area.cities == 0 ? "no completed city"
                                                : counted(static_cast<int>(area.cities), "completed city"),
                               points);
        case tiles::FeatureKind::Cloister:
            return fmt::format("{} of 8 cells around it filled, {} as it lies", area.filled, points);
        default:
            return fmt::format("{}, open; {} as it lies", counted(static_cast<int>(area.tiles), "tile"),
                               points);
    }
}

/// What a follower on the feature brings beyond what the tile brings anyway.
std::string text_of_spot(Game& game, const AreaView& area, const Move& move,
                         const std::vector<Event>& anyway) {
    const std::vector<Event> scored = points_of(game, move);
    for (const Event& event : scored) {
        if (std::find(anyway.begin(), anyway.end(), event) != anyway.end()) continue;
        return fmt::format("completed, {} now", counted(event.points, "point"));
    }
    return text_of_open_area(area);
}

}  // namespace

std::vector<PlaceChoice> place_choices(const Game& game) {
    std::vector<PlaceChoice> choices;
    const TileId hand = game.snapshot().hand;
    for (const Move& move : game.legal_moves()) {
        if (move.kind != MoveKind::Place) continue;
        if (choices.empty() || choices.back().cell != move.cell) {
            choices.push_back({move.cell, {}, label_of(choices.size())});
        }
        std::vector<unsigned>& rotations = choices.back().rotations;
        const bool known = std::any_of(rotations.begin(), rotations.end(), [&](unsigned other) {
            return look_alike(*game.tables().tiles[hand], move.rotation, other);
        });
        if (!known) rotations.push_back(move.rotation);
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

std::string spelled_rotations(std::span<const unsigned> rotations) {
    std::string text;
    for (const unsigned rotation : rotations) {
        text += fmt::format("{}r{}", text.empty() ? "" : " ", 90 * rotation);
    }
    return text;
}

std::vector<Event> points_of(Game& game, const Move& move) {
    std::vector<Event> points;
    if (game.apply(move) != Refusal::None) return points;
    for (const Event& event : game.events()) {
        if (ends_the_move(event)) break;
        if (event.kind == EventKind::Scored) points.push_back(event);
    }
    game.undo();
    return points;
}

std::vector<SpotChoice> spot_choices(Game& game) {
    std::vector<SpotChoice> choices;
    const std::vector<AreaView> areas = game.areas();
    const Cell cell = game.snapshot().board.back().cell;
    const std::vector<Event> anyway = points_of(game, Move::pass());
    for (const Move& move : game.legal_moves()) {
        if (move.kind != MoveKind::Follower) continue;
        const AreaView& area = *area_with(areas, {cell, move.feature});
        choices.push_back(
            {move.feature, fmt::format("{} ({}): {}", record::name(area.kind), figure_on(area.kind),
                                       text_of_spot(game, area, move, anyway))});
    }
    return choices;
}

std::vector<Cell> dead_cells(const Game& game) {
    std::vector<Cell> cells;
    const Tables& tables = game.tables();
    std::visit(
        [&](const auto* pos) {
            for (unsigned place = 0; place < pos->places; ++place) {
                bool fillable = false;
                for (unsigned tile = 0; tile < tables.size && !fillable; ++tile) {
                    if (pos->left_of[tile] == 0 && tile != pos->hand) continue;
                    fillable = tables.fits[tile].rotations(pos->signature[place]) != 0;
                }
                if (!fillable) cells.push_back(pos->place[place]);
            }
        },
        game.position());
    return cells;
}

const AreaView* area_with(std::span<const AreaView> areas, Spot spot) {
    for (const AreaView& area : areas) {
        if (std::find(area.members.begin(), area.members.end(), spot) != area.members.end()) return &area;
    }
    return nullptr;
}

}  // namespace trencavel::cli
