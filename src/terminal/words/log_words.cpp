// The words that sentences about a game are made of.
#include <fmt/format.h>

#include <algorithm>

#include "record/names.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal {

using tiles::FeatureKind;

std::string_view figure_on(FeatureKind kind) {
    const AreaWords* words = words_of(kind);
    return words == nullptr ? "follower" : words->figure;
}

std::string_view figure_on(FeatureKind kind, Sort sort) {
    return sort == Sort::Plain ? figure_on(kind) : record::name(sort);
}

FeatureKind kind_at(std::span<const PlacedTile> board, const Tables& tables, Spot spot) {
    if (const StandWords* stand = words_of_stand(spot.feature)) return stand->kind;
    for (const PlacedTile& tile : board) {
        if (tile.cell == spot.cell) return tables.designs[tile.tile].kinds[spot.feature];
    }
    return {};
}

std::string stands_at(std::span<const PlacedTile> board, const Tables& tables, Spot spot) {
    const std::string cell = record::name(spot.cell);
    if (const StandWords* stand = words_of_stand(spot.feature))
        return fmt::format("{} on the {} at {}", stand->figure, stand->place, cell);
    const FeatureKind kind = kind_at(board, tables, spot);
    return fmt::format("{} on the {} at {}", figure_on(kind), record::name(kind), cell);
}

std::string_view run_of(Axis axis) {
    return axis == Axis::NorthSouth ? "north to south" : "east to west";
}

std::string counted(int count, std::string_view noun) {
    if (count == 1) return fmt::format("1 {}", noun);
    if (noun.ends_with("ty")) return fmt::format("{} {}ies", count, noun.substr(0, noun.size() - 1));
    return fmt::format("{} {}s", count, noun);
}

const AreaView* area_with(std::span<const AreaView> areas, Spot spot) {
    for (const AreaView& area : areas) {
        if (std::find(area.members.begin(), area.members.end(), spot) != area.members.end()) return &area;
    }
    return nullptr;
}

}  // namespace trencavel::terminal
