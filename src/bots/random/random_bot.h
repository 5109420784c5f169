// The random player: it chooses uniformly among the placements, then uniformly among no follower and each
// free spot. Other questions are answered uniformly too, unless a module knows better (rules/terms.h).
#pragma once

#include <bit>

#include "core/random.h"
#include "engine/board/placements.h"
#include "engine/board/position.h"
#include "games/kinds.h"
#include "games/rulesets.h"

namespace trencavel {
namespace detail {

constexpr unsigned kRareMoves = 10;  // one in so many

/// Visits the answers that the modules allow. (Visiting twice, to count and to choose, beats making a list.)
template <class Rules, class Visit>
void for_each_answer(const Tables& tables, const Position<Rules>& pos, Visit visit) {
    Rules::for_each_answer(tables, pos, pos.questions.back(), visit);
}

/// The n-th wanted answer of the modules.
template <class Rules, class Wanted>
Move nth_answer(const Tables& tables, const Position<Rules>& pos, unsigned n, Wanted wanted) {
    Move chosen = Move::pass();
    for_each_answer(tables, pos, [&](const Move& move) {
        if (wanted(move) && n-- == 0) chosen = move;
    });
    return chosen;
}

// Not functions, so that they are inlined where they are passed.
constexpr auto kIsAny = [](const Move&) { return true; };
template <class Rules>
constexpr auto kIsRare = [](const Move& move) { return Rules::Terms::is_rare(move); };
template <class Rules>
constexpr auto kIsUsual = [](const Move& move) { return !Rules::Terms::is_rare(move); };

template <class Rules>
Move random_placement(const Tables& tables, const Position<Rules>& pos, Random& random) {
    const unsigned refusals = pos.placements == 0 ? 1 : 0;  // what a module alone makes fit can be refused
    const unsigned n = random.below(pos.placements + Rules::Terms::more_placements(pos) + refusals);
    return n < pos.placements ? nth_placement(tables, pos, n)
                              : nth_answer(tables, pos, n - pos.placements, kIsAny);
}

template <class Rules>
Move random_follower(const Tables& tables, const Position<Rules>& pos, Random& random) {
    const auto spots = static_cast<unsigned>(std::popcount(pos.follower_spots));
    unsigned rare = 0;
    unsigned others = 0;
    for_each_answer(tables, pos, [&](const Move& move) { ++(kIsRare<Rules>(move) ? rare : others); });
    if (rare > 0 && random.below(kRareMoves) == 0)
        return nth_answer(tables, pos, random.below(rare), kIsRare<Rules>);
    const unsigned choice = random.below(spots + others + 1);
    if (choice == 0) return Move::pass();
    if (choice <= spots) return Move::follower(nth_bit(pos.follower_spots, choice - 1));
    return nth_answer(tables, pos, choice - spots - 1, kIsUsual<Rules>);
}

template <class Rules>
Move random_answer(const Tables& tables, const Position<Rules>& pos, Random& random) {
    if (const std::optional<Move> move = Rules::Terms::by_chance(pos, pos.questions.back(), random))
        return *move;
    unsigned count = 0;
    for_each_answer(tables, pos, [&](const Move&) { ++count; });
    return nth_answer(tables, pos, random.below(count), kIsAny);
}

}  // namespace detail

template <class Rules>
Move random_move(const Tables& tables, const Position<Rules>& pos, Random& random) {
    switch (pos.questions.back().kind) {
        case QuestionKind::Place:
            return detail::random_placement(tables, pos, random);
        case QuestionKind::Follower:
            return detail::random_follower(tables, pos, random);
        default:
            return detail::random_answer(tables, pos, random);
    }
}

}  // namespace trencavel
