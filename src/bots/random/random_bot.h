// The random player: it chooses uniformly among the placements, then uniformly among no follower and each
// free spot. Other questions are answered uniformly too, with three exceptions: a bridge beside the placement
// is built with probability 0.1, a tile is offered at 0 to 3, and a bid is raised by 1 with probability ½.
#pragma once

#include <bit>

#include "core/random.h"
#include "engine/board/placements.h"
#include "engine/board/position.h"
#include "games/kinds.h"
#include "games/rulesets.h"

namespace trencavel {
namespace detail {

constexpr unsigned kBridgeChance = 10;  // one in so many
constexpr unsigned kOffersMax = 3;

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
constexpr auto kIsBridge = [](const Move& move) { return move.kind == bridges::kBridgeMove; };
constexpr auto kIsNoBridge = [](const Move& move) { return move.kind != bridges::kBridgeMove; };
constexpr auto kIsAny = [](const Move&) { return true; };

template <class Rules>
Move random_spanned_placement(const Tables& tables, const Position<Rules>& pos, unsigned n) {
    Move chosen = bridges::refuse();
    for_each_spanned_placement(tables, pos, pos.hand,
                               [&](unsigned place, unsigned rotation, std::uint16_t built) {
                                   if (n-- == 0) chosen = Move::place(pos.place[place], rotation, built);
                               });
    return chosen;
}

template <class Rules>
Move random_placement(const Tables& tables, const Position<Rules>& pos, Random& random) {
    unsigned count = pos.placements;
    if constexpr (Rules::template kHas<Bridges>) {
        const unsigned with_bridge = pos.template slice<Bridges>().placements;
        count += with_bridge + (pos.placements == 0 ? 1 : 0);  // or it is refused
        const unsigned n = random.below(count);
        return n < pos.placements ? nth_placement(tables, pos, n)
                                  : random_spanned_placement(tables, pos, n - pos.placements);
    }
    return nth_placement(tables, pos, random.below(count));
}

template <class Rules>
Move random_follower(const Tables& tables, const Position<Rules>& pos, Random& random) {
    const auto spots = static_cast<unsigned>(std::popcount(pos.follower_spots));
    unsigned bridges = 0;
    unsigned others = 0;
    for_each_answer(tables, pos, [&](const Move& move) { ++(kIsBridge(move) ? bridges : others); });
    if (bridges > 0 && random.below(kBridgeChance) == 0)
        return nth_answer(tables, pos, random.below(bridges), kIsBridge);
    const unsigned choice = random.below(spots + others + 1);
    if (choice == 0) return Move::pass();
    if (choice <= spots) return Move::follower(nth_bit(pos.follower_spots, choice - 1));
    return nth_answer(tables, pos, choice - spots - 1, kIsNoBridge);
}

template <class Rules>
Move random_answer(const Tables& tables, const Position<Rules>& pos, Random& random) {
    if constexpr (Rules::template kHas<Bazaars>) {
        const Bazaars::State& bazaar = pos.template slice<Bazaars>();
        if (pos.questions.back().kind == bazaars::kOfferQuestion) {
            const unsigned i = random.below(static_cast<std::uint32_t>(bazaar.open.size()));
            return bazaars::offer(bazaar.open[i], random.below(kOffersMax + 1));
        }
        if (pos.questions.back().kind == bazaars::kBidQuestion)
            return random.below(2) == 0 ? Move::pass() : bazaars::bid(bazaar.bid + 1u);
    }
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
