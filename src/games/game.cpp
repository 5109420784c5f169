#include "games/game.h"

#include <algorithm>

#include "games/drawing.h"
#include "games/game_of.h"

namespace trencavel {
namespace {

/// Two wall tiles of each kind, or more if a wall that is given has more.
void count_wall_tiles(const std::vector<unsigned>& wall, WallTable& table) {
    for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind) {
        const auto named = static_cast<unsigned>(std::count(wall.begin(), wall.end(), kind));
        table.tiles[kind] = static_cast<std::uint8_t>(std::max(named, WallTiles::kCopies));
    }
}

template <class Rules>
void put_phases(Tables& tables) {
    for (unsigned i = 0; i < tables.size; ++i) {
        tables.phase[i] = static_cast<std::uint8_t>(Rules::draw_phase(*tables.tiles[i]));
        tables.has_phases |= tables.phase[i] != tables.phase[0];
    }
}

template <class Rules>
Result<std::unique_ptr<Game>> start_with(Setup setup, const GamePlan& plan, const tiles::Library& library) {
    std::vector<const tiles::TileSet*> sets;
    for (const std::string_view name : plan.tile_sets) sets.push_back(&library.set(name));
    Result<Tables> tables = make_tables(sets, Rules::Family::kEdgeRules);
    if (!tables) return tables.failure();
    tables->switches = plan.switches;
    tables->spans = Rules::builds_spans(plan.switches);
    if (std::string problem = Rules::tables_problem(tables.value()); !problem.empty()) return Error{problem};
    put_phases<Rules>(tables.value());
    Result<Drawing> drawing = make_drawing(tables.value(), setup, *plan.info);
    if (!drawing) return drawing.failure();
    count_wall_tiles(drawing->wall, tables->wall);
    std::string problem = capacity_problem<Rules>(tables.value(), drawing->counts);
    if (!problem.empty()) return Error{std::move(problem), "deck"};
    return std::unique_ptr<Game>(std::make_unique<GameOf<Rules>>(
        std::move(setup), *plan.info, std::make_shared<const Tables>(std::move(tables.value())),
        drawing->counts, std::move(drawing->order), std::move(drawing->wall)));
}

}  // namespace

Result<std::unique_ptr<Game>> Game::start(Setup setup, const tiles::Library& library) {
    const Result<GamePlan> plan = plan_game(setup);
    if (!plan) return plan.failure();
    return RuleSets::with(plan->switches, [&]<class Rules>() {
        return start_with<Rules>(std::move(setup), plan.value(), library);
    });
}

}  // namespace trencavel
