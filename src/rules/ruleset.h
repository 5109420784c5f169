// Fans each hook out over a list of modules, in the order of the list. It names none of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <type_traits>

#include "engine/move.h"
#include "engine/tables/area.h"
#include "engine/tables/tables.h"
#include "rules/manifest.h"
#include "rules/terms.h"
#include "tiles/model/tile_set.h"

namespace trencavel {

/// `FamilyOf` says what holds for the whole board: sizes (Limits) and which edges fit (kEdgeRules).
template <class FamilyOf, class... Modules>
struct RuleSet {
    using Family = FamilyOf;
    using Limits = typename Family::Limits;
    struct Slices : Modules::State... {
        friend bool operator==(const Slices&, const Slices&) = default;
    };

    /// What its modules tell computer players.
    using Terms = TermsOf<Modules...>;

    static constexpr std::array kManifests = {&Modules::kManifest...};
    static_assert(are_distinct(kManifests), "two modules have a hash number or a switch in common");

    /// All that can be switched on in it.
    static constexpr std::uint32_t kSwitches = (Modules::kManifest.all_switches() | ...);

    /// Whether a module that is switched on builds over tiles.
    static constexpr bool builds_spans(std::uint32_t switches) {
        return ((Modules::kManifest.has_spans && (switches & Modules::kManifest.switches) != 0) || ...);
    }

    template <class Module>
    static constexpr bool kHas = (std::is_same_v<Module, Modules> || ...);

    static void on_start(const Tables& tables, auto& pos, auto& out) {
        (Modules::on_start(tables, pos, out), ...);
    }
    static bool on_turn_begins(const Tables& tables, auto& pos, auto& out) {
        bool given = false;
        ((given |= Modules::on_turn_begins(tables, pos, out)), ...);
        return given;
    }
    static void on_drawn(const Tables& tables, auto& pos, auto& out) {
        (Modules::on_drawn(tables, pos, out), ...);
    }
    static void on_placing(const Tables& tables, auto& pos, const Move& move, auto& out) {
        (Modules::on_placing(tables, pos, move, out), ...);
    }
    static void on_placed(const Tables& tables, auto& pos, const Move& move, auto& out) {
        (Modules::on_placed(tables, pos, move, out), ...);
    }
    static void on_closed(const Tables& tables, auto& pos, unsigned root, tiles::FeatureKind kind) {
        (Modules::on_closed(tables, pos, root, kind), ...);
    }
    static void on_scoring(const Tables& tables, auto& pos, auto& out) {
        (Modules::on_scoring(tables, pos, out), ...);
    }
    static void on_completed(const Tables& tables, auto& pos, unsigned root, tiles::FeatureKind kind,
                             auto& out) {
        (Modules::on_completed(tables, pos, root, kind, out), ...);
    }
    static void on_scored(const Tables& tables, auto& pos, auto& out) {
        (Modules::on_scored(tables, pos, out), ...);
    }
    static void on_turn_ends(const Tables& tables, auto& pos, auto& out) {
        (Modules::on_turn_ends(tables, pos, out), ...);
    }
    static void on_game_end(const Tables& tables, auto& pos, auto& out) {
        (Modules::on_game_end(tables, pos, out), ...);
    }
    static void on_area_scored(const Tables& tables, auto& pos, unsigned root, tiles::FeatureKind kind,
                               Seat seat, auto& out) {
        (Modules::on_area_scored(tables, pos, root, kind, seat, out), ...);
    }
    static void on_final_points(auto& pos, Seat seat) { (Modules::on_final_points(pos, seat), ...); }
    static void on_answered(const Tables& tables, auto& pos, const Question& question, const Move& move,
                            auto& out) {
        (Modules::on_answered(tables, pos, question, move, out), ...);
    }
    static void on_return(const Tables& tables, auto& pos, unsigned root, auto& out) {
        (Modules::on_return(tables, pos, root, out), ...);
    }

    /// What the first module has against them.
    static std::string tables_problem(const Tables& tables) {
        std::string problem;
        ((problem.empty() ? void(problem = Modules::tables_problem(tables)) : void()), ...);
        return problem;
    }
    static unsigned draw_phase(const tiles::Tile& tile) { return std::max({Modules::draw_phase(tile)...}); }
    static bool intercepts_draw(const Tables& tables, auto& pos, TileId tile, auto& out) {
        return (Modules::intercepts_draw(tables, pos, tile, out) || ...);
    }
    static unsigned more_placements(const Tables& tables, auto& pos) {
        unsigned count = 0;
        ((count += Modules::more_placements(tables, pos)), ...);
        return count;
    }
    static bool offers_more(const Tables& tables, const auto& pos) {
        return (Modules::offers_more(tables, pos) || ...);
    }
    static void for_each_answer(const Tables& tables, const auto& pos, const Question& question, auto visit) {
        (Modules::for_each_answer(tables, pos, question, visit), ...);
    }
    /// The first module that has something to say about the move.
    static Refusal check(const Tables& tables, const auto& pos, const Question& question, const Move& move) {
        Refusal refusal = Refusal::NotAsked;
        const auto ask = [&]<class Module>() {
            if (refusal == Refusal::NotAsked) refusal = Module::check(tables, pos, question, move);
        };
        (ask.template operator()<Modules>(), ...);
        return refusal;
    }
    static Move canonical(const Tables& tables, const auto& pos, Move move) {
        ((move = Modules::canonical(tables, pos, move)), ...);
        return move;
    }
    static bool continues_without_tiles(const Tables& tables, const auto& pos) {
        return (Modules::continues_without_tiles(tables, pos) || ...);
    }
    static void for_each_recallable(const auto& pos, Seat seat, auto visit) {
        (Modules::for_each_recallable(pos, seat, visit), ...);
    }
    static int worth(const Tables& tables, const auto& pos, unsigned root, tiles::FeatureKind kind,
                     bool complete) {
        return (Modules::worth(tables, pos, root, kind, complete) + ...);
    }
    static constexpr bool kDiffersBySeat = (Modules::kDiffersBySeat || ...);
    static int worth_to(const Tables& tables, const auto& pos, Seat seat, unsigned root,
                        tiles::FeatureKind kind, bool complete) {
        return (Modules::worth_to(tables, pos, seat, root, kind, complete) + ...);
    }
    static bool doubles_points(const auto& pos, const auto& area, Seat owner) {
        return (Modules::doubles_points(pos, area, owner) || ...);
    }
    static bool blocks_doubling(const auto& pos, const auto& area) {
        return (Modules::blocks_doubling(pos, area) || ...);
    }
    static int stops_short(const Tables& tables, auto& pos, Seat seat, int points) {
        return (Modules::stops_short(tables, pos, seat, points) + ...);
    }
    static std::uint64_t hash(const auto& pos) { return (Modules::hash(pos) + ...); }
};

}  // namespace trencavel
