// What tests of hashes share: the hash of a game after some moves, and positions that must all have another
// hash.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <set>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/turn/hash.h"
#include "support/games.h"

namespace trencavel::engine_tests {

inline std::uint64_t hash_after_moves(const Setup& setup, std::string_view moves) {
    const auto game = start(setup);
    play(*game, moves);
    return game->hash();
}

template <class P>
using Change = std::function<void(P&)>;

/// Each change alone makes another position.
template <class P>
void expect_all_differ(const P& start, const std::vector<Change<std::type_identity_t<P>>>& changes) {
    std::set<std::uint64_t> hashes = {hash(start)};
    for (const Change<P>& change : changes) {
        P pos = start;
        change(pos);
        EXPECT_TRUE(hashes.insert(hash(pos)).second) << "change " << &change - changes.data();
    }
}

}  // namespace trencavel::engine_tests
