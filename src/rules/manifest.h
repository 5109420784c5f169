// What a module says of itself to those who put games together: names, tile sets, options, players, numbers.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "rules/kinds.h"

namespace trencavel {

/// A variant of a module's rules, as the line `option` of a record spells it.
struct OptionManifest {
    std::string_view name;
    std::string_view value;
    std::string_view effect;  // what it does, for who chooses: a verb and what follows
    std::uint32_t switches = 0;
};

/// A game of its own, named by the line `game`.
struct GameManifest {
    std::string_view name;
    std::string_view title;
    bool has_wall = false;
    unsigned players_min = 2;
    unsigned players_max = 5;
    unsigned players_max_with_modules = 5;
};

struct Manifest {
    std::string_view name = {};       // in the line `with`; empty: no module to choose
    std::string_view expansion = {};  // what it comes from
    std::string_view tile_set = {};   // comes in with it; once, if several modules name it
    /// What plays is a bit in Tables::switches, so that one compiled rule set serves all combinations. No
    /// bit: it plays in every game of its rule sets.
    std::uint32_t switches = 0;
    bool has_spans = false;  // it builds over tiles
    /// Its numbers for hash_of_module, from the first to the last; 0: it has none.
    unsigned hash_first = 0;
    unsigned hash_last = 0;
    Kinds kinds = {};  // its own
    std::span<const OptionManifest> options = {};
    const GameManifest* game = nullptr;  // the game that it makes

    /// The first of its numbers for hash_of_module, the second… Beyond the last it does not compile.
    consteval std::uint64_t hash_number(unsigned index) const {
        return hash_first != 0 && hash_first + index <= hash_last ? hash_first + index : no_such_number();
    }

    constexpr std::uint32_t all_switches() const {
        std::uint32_t all = switches;
        for (const OptionManifest& option : options) all |= option.switches;
        return all;
    }

private:
    static std::uint64_t no_such_number();  // never defined
};

/// Whether every kind of a module is its own: neither the engine's nor that of another one.
constexpr bool have_kinds_of_their_own(std::span<const Manifest* const> manifests) {
    for (std::size_t i = 0; i < manifests.size(); ++i) {
        if (have_common(manifests[i]->kinds, kKindsOfEngine)) return false;
        for (std::size_t j = 0; j < i; ++j) {
            const bool is_another = manifests[i] != manifests[j];
            if (is_another && have_common(manifests[i]->kinds, manifests[j]->kinds)) return false;
        }
    }
    return true;
}

/// Whether no two modules have a number or a switch in common.
constexpr bool are_distinct(std::span<const Manifest* const> manifests) {
    for (std::size_t i = 0; i < manifests.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const Manifest& a = *manifests[i];
            const Manifest& b = *manifests[j];
            const bool share_numbers =
                a.hash_first != 0 && a.hash_first <= b.hash_last && b.hash_first <= a.hash_last;
            if (share_numbers || (a.all_switches() & b.all_switches()) != 0) return false;
        }
    }
    return true;
}

}  // namespace trencavel
