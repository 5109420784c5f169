// The player that chooses by chance: uniformly among the placements, then uniformly among no follower and
// each free spot.
#pragma once

#include <bit>

#include "core/random.h"
#include "engine/placements.h"
#include "engine/position.h"

namespace trencavel {

template <class Rules>
Move random_move(const Tables& tables, const Position<Rules>& pos, Random& random) {
    switch (pos.questions.back().kind) {
        case QuestionKind::Place:
            return nth_placement(tables, pos, random.below(pos.placements));
        case QuestionKind::Follower: {
            const auto spots = static_cast<unsigned>(std::popcount(pos.follower_spots));
            const unsigned choice = random.below(spots + 1);
            return choice == 0 ? Move::pass()
                               : Move::follower(detail::nth_bit(pos.follower_spots, choice - 1));
        }
        case QuestionKind::Draw:
            break;
    }
    return Move::pass();
}

}  // namespace trencavel
