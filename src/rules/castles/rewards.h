// What a castle takes its points from (rules B10 to B13).
#pragma once

#include <bit>

#include "engine/turn/turn.h"
#include "rules/castles/kinds.h"
#include "rules/castles/places.h"

namespace trencavel::castles {

template <class Rules>
int points_of(const Tables& tables, const Position<Rules>& pos, unsigned root, tiles::FeatureKind kind) {
    return Rules::worth(tables, pos, root, kind, true);
}

/// Visits (root, kind, points) of what the last tile completed in the castle's vicinity. A city that has
/// become a castle is not completed (B9).
template <class Rules>
void for_each_option(const Tables& tables, const Position<Rules>& pos, const State& state, unsigned index,
                     auto visit) {
    const Tiles tiles = vicinity(pos, state.castles[index]);
    const auto look_at = [&](unsigned root, tiles::FeatureKind kind) {
        if (kind == tiles::FeatureKind::City && (pos.areas[root].set & state.cities) != 0) return;
        bool found = false;
        for (const std::uint8_t tile : tiles) found |= has_part_on(tables, pos, tile, root);
        if (found) visit(root, kind, points_of(tables, pos, root, kind));
    };
    detail::for_each_closed(tables, pos, look_at);
    detail::for_each_surrounded(tables, pos,
                                [&](unsigned root) { look_at(root, tiles::FeatureKind::Cloister); });
}

inline void decide(State& state, unsigned index, int points, ScoringKind source) {
    state.rewards[index] = {static_cast<std::int16_t>(points), source};
    state.decided = static_cast<std::uint16_t>(state.decided | 1u << index);
}

/// B12: asks where the options differ; otherwise there is nothing to choose.
template <class Rules>
bool asks_reward(const Tables& tables, Position<Rules>& pos, State& state, unsigned index) {
    int least = 0;
    int most = 0;
    ScoringKind source{};
    for_each_option(tables, pos, state, index, [&](unsigned, tiles::FeatureKind kind, int points) {
        least = most == 0 || points < least ? points : least;
        most = points > most ? points : most;
        source = scoring_of(kind);
    });
    if (least == most) {
        decide(state, index, most, source);
        return false;
    }
    state.asking = static_cast<std::uint8_t>(index);
    pos.questions.push_back({state.castles[index].seat, castles::kRewardQuestion});
    return true;
}

/// Owners from the player whose turn it is, clockwise, each one's castles in the order built.
template <class Rules>
void decide_rewards(const Tables& tables, Position<Rules>& pos, State& state) {
    for (unsigned i = 0; i < pos.players; ++i) {
        const auto seat = static_cast<Seat>((pos.seat + i) % pos.players);
        for (unsigned index = 0; index < state.older; ++index) {
            const Castle& castle = state.castles[index];
            const bool is_open = castle.occupied && !(state.decided >> index & 1);
            if (castle.seat == seat && is_open && asks_reward(tables, pos, state, index)) return;
        }
    }
}

/// B13: castles that follow those of the last round take the most valuable beside them. Returns them as bits.
template <class Rules>
unsigned follow(const Position<Rules>& pos, State& state, unsigned scored) {
    unsigned followers = 0;
    for (unsigned i = 0; i < state.older; ++i) {
        if (!state.castles[i].occupied) continue;
        int best = 0;
        for (unsigned bits = scored; bits != 0; bits &= bits - 1) {
            const auto other = static_cast<unsigned>(std::countr_zero(bits));
            const int points = state.rewards[other].points;
            if (points > best && is_beside(pos, state.castles[i], state.castles[other])) best = points;
        }
        if (best == 0) continue;
        decide(state, i, best, castles::kCastleScoring);
        followers |= 1u << i;
    }
    return followers;
}

}  // namespace trencavel::castles
