// A 64-bit hash of a position: of what can be seen, not of how it is stored or in which order it arose.
#pragma once

#include <cstdint>

#include "core/random.h"
#include "engine/board/position.h"
#include "engine/turn/scoring.h"

namespace trencavel {
namespace detail {

/// Kinds of things that are hashed, so that equal numbers in different places differ.
enum class HashKey : std::uint64_t { Tile = 1, Follower, Score, Supply, Left, Turn, Question, Module };

constexpr std::uint64_t hash_of(HashKey key, std::uint64_t a, std::uint64_t b = 0) {
    return mixed(mixed(static_cast<std::uint64_t>(key), a), b);
}

}  // namespace detail

/// For what a module remembers: `module` is a number that no other module uses.
constexpr std::uint64_t hash_of_module(std::uint64_t module, std::uint64_t a, std::uint64_t b = 0) {
    return detail::hash_of(detail::HashKey::Module, mixed(module, a), b);
}

/// A sum over everything on the table, because sums do not depend on the order. Computed only when needed, so
/// that playing pays nothing for it.
template <class Rules>
std::uint64_t hash(const Position<Rules>& pos) {
    using detail::hash_of;
    using detail::HashKey;
    std::uint64_t sum = hash_of(HashKey::Turn, (std::uint64_t{pos.seat} << 8) + pos.hand,
                                (std::uint64_t{pos.players} << 8) + static_cast<std::uint64_t>(pos.stage));
    for (unsigned i = 0; i < pos.cells; ++i)
        sum += hash_of(HashKey::Tile, pos.cell[i].packed, pos.oriented[i]);
    for (Seat seat = 0; seat < pos.players; ++seat) {
        sum += hash_of(HashKey::Score, seat, static_cast<std::uint64_t>(std::int64_t{pos.score[seat]}));
    }
    for (Troop troop = 0; troop < pos.troops(); ++troop) {
        sum += hash_of(HashKey::Supply, troop, pos.supply[troop]);
        for (const unsigned feature : pos.followers[troop]) {
            const Spot spot = spot_of(pos, feature);
            sum += hash_of(HashKey::Follower, (std::uint64_t{spot.cell.packed} << 8) + spot.feature, troop);
        }
    }
    for (unsigned i = 0; i < pos.left_of.size(); ++i) sum += hash_of(HashKey::Left, i, pos.left_of[i]);
    for (unsigned i = 0; i < pos.questions.size(); ++i) {
        const Question& question = pos.questions[i];
        sum += hash_of(HashKey::Question, i,
                       (std::uint64_t{question.seat} << 8) + static_cast<std::uint64_t>(question.kind));
    }
    sum += Rules::hash(pos);
    return mixed(sum, pos.cells);
}

}  // namespace trencavel
