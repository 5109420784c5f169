// What is known of the wall tiles on the towers, and what that says of the others.
#pragma once

#include <optional>
#include <span>

#include "engine/board/position.h"
#include "games/rulesets.h"
#include "games/setup.h"

namespace trencavel {

/// The tower whose wall tile is to be revealed, if one is.
template <class Rules>
std::optional<unsigned> tower_in_question(const Position<Rules>& pos) {
    if constexpr (Rules::template kHas<WallTiles>) {
        if (!pos.over() && pos.questions.back().kind == QuestionKind::Reveal)
            return pos.template slice<WallTiles>().tower;
    }
    return std::nullopt;
}

/// Whether all wall tiles of the kind to be revealed are known to lie on other towers. `wall` is what lay on
/// each tower at first, WallDeal::kHidden where it is not known.
template <class Rules>
bool lies_elsewhere([[maybe_unused]] const Position<Rules>& pos,
                    [[maybe_unused]] std::span<const unsigned> wall, [[maybe_unused]] const Move& move) {
    if constexpr (Rules::template kHas<WallTiles>) {
        if (move.kind != MoveKind::Reveal) return false;
        const WallTiles::State& state = pos.template slice<WallTiles>();
        unsigned known = 0;
        for (unsigned tower = 0; tower < wall.size(); ++tower) {
            const bool lies_there = (state.towers >> tower & 1) != 0 && tower != state.tower;
            known += lies_there && wall[tower] == move.value ? 1 : 0;
        }
        return state.unseen[move.value] <= known;
    }
    return false;
}

}  // namespace trencavel
