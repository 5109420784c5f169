// What some copies of a tile carry, and what is in the middle of a start board: the words of tile files for
// them, and how they are shown. What they are for, a module knows.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace trencavel::tiles {

/// The key of a board's segments; also the end of the roads that lead there.
inline constexpr std::string_view kBoardCentre = "wheel";

struct MarkKind {
    std::string_view name;  // the key in tile files; also the end of a road that leads to it
    std::string_view words;
    std::string_view badge;    // as it is drawn; # stands for the number
    int colour = 0;            // behind the badge, of the 256-colour palette
    bool is_numbered = false;  // copies carry a number from 1 to 9, or else they carry it or not
};

inline constexpr std::array<MarkKind, 2> kMarkKinds{{
    {.name = "bazaar", .words = "bazaar", .badge = "[B]", .colour = 90},
    {.name = "wheel", .words = "wheel number", .badge = "(#)", .colour = 25, .is_numbered = true},
}};

/// What a copy carries, by kind: its number, 1 where there are no numbers, or 0.
using Carried = std::array<std::uint8_t, kMarkKinds.size()>;

/// The index of the kind; a name that no tile file can have does not compile.
consteval std::size_t mark_kind(std::string_view name) {
    for (std::size_t i = 0; i < kMarkKinds.size(); ++i) {
        if (kMarkKinds[i].name == name) return i;
    }
    std::abort();
}

/// The kind whose numbers tell the copies of a tile apart: RadU/2. There can be only one.
inline constexpr std::size_t kNumberedKind = [] {
    const auto is_numbered = [](const MarkKind& kind) { return kind.is_numbered; };
    static_assert(std::count_if(kMarkKinds.begin(), kMarkKinds.end(), is_numbered) == 1);
    return static_cast<std::size_t>(std::find_if(kMarkKinds.begin(), kMarkKinds.end(), is_numbered) -
                                    kMarkKinds.begin());
}();

}  // namespace trencavel::tiles
