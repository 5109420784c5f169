#include "record/explain_edges.h"

#include "record/codecs.h"
#include "record/names.h"

namespace trencavel::record {
namespace {

std::string_view name_of_side(unsigned side, Language language) {
    constexpr std::string_view kEnglish[4] = {"north", "east", "south", "west"};
    constexpr std::string_view kGerman[4] = {"Nordseite", "Ostseite", "Südseite", "Westseite"};
    return language == Language::German ? kGerman[side] : kEnglish[side];
}

tiles::FeatureKind kind_of_edge(EdgeClass edge, const Tables& tables, unsigned oriented, unsigned side) {
    using enum tiles::FeatureKind;
    if (edge == EdgeClass::Ground) return tables.wall.start_spaces.empty() ? Field : Court;
    const std::uint8_t feature = tables.oriented[oriented].middle[side];
    return tables.designs[oriented >> 2].kinds[feature];
}

/// Whether something spans the tile in this cell along the axis.
bool is_spanned(const Game& game, Cell cell, Axis axis) {
    return std::visit(
        [&](const auto* pos) {
            bool found = false;
            if constexpr (std::remove_cvref_t<decltype(*pos)>::kSpans > 0) {
                for (const Span& span : pos->spans.built)
                    found |= pos->cell[span.tile] == cell && span.axis == axis;
            }
            return found;
        },
        game.position());
}

bool fits(EdgeClass here, EdgeClass there, const Game& game) {
    return std::visit(
        [&](const auto* pos) {
            return std::remove_cvref_t<decltype(*pos)>::RuleSet::Family::kEdgeRules.fit(here, there);
        },
        game.position());
}

}  // namespace

std::string explain_edges(const Move& move, const Game& game, Language language) {
    const Snapshot snapshot = game.snapshot();
    const Tables& tables = game.tables();
    if (snapshot.hand == kNoTile) return say(kEdgesDiffer, language);
    const unsigned mine = 4u * snapshot.hand + move.rotation;
    for (const PlacedTile& tile : snapshot.board) {
        for (unsigned side = 0; side < 4; ++side) {
            if (!(move.cell.neighbour(side) == tile.cell)) continue;
            const unsigned theirs = 4u * tile.tile + tile.rotation;
            const EdgeClass here = tables.oriented[mine].edges[side];
            const bool spanned = is_spanned(game, tile.cell, axis_of(side));
            const EdgeClass there = spanned ? EdgeClass::Line : tables.oriented[theirs].edges[opposite(side)];
            if (fits(here, there, game)) continue;
            const std::string_view met =
                spanned ? name_of_span(language)
                        : name(kind_of_edge(there, tables, theirs, opposite(side)), language);
            return say(
                kEdgeMeets, language,
                {name_of_side(side, language), name(kind_of_edge(here, tables, mine, side), language), met});
        }
    }
    return say(kEdgesDiffer, language);
}

}  // namespace trencavel::record
