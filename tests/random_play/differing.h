// Two values that should be the same, in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "reference/scoring.h"

namespace trencavel::random_play {

using Lines = std::vector<std::string>;

/// A tile's name; empty if there is none.
std::string tile_text(const Game& game, TileId tile);

/// `city 8 to 0 1`
std::string scoring_text(std::string_view kind, int points, const std::vector<int>& seats);

/// The numbers of the bits.
std::vector<int> seats_of(unsigned bits);

/// In a game without them everybody has none.
std::vector<int> numbers(const std::vector<unsigned>& supplies, unsigned players);

/// What differs, a line for either engine; empty if nothing does.
std::string differs(const std::string& what, const std::string& fast, const std::string& reference);
std::string differs(const std::string& what, const std::vector<int>& fast, const std::vector<int>& reference);

/// Compares lists whose order matters.
std::string rows_differ(const std::string& what, const Lines& fast, const Lines& reference);

/// Compares lists whose order does not matter.
std::string lists_differ(const std::string& what, Lines fast, Lines reference);

/// What has scored since the last move, as scoring_text.
Lines scorings(const Game& game);
Lines scorings(const std::vector<reference::Scoring>& reference);

/// The moves as records spell them.
Lines spelled_moves(const Game& game);

/// What differs in the end, the tile in hand, the tiles left and the winners, in any game of the reference.
template <class ReferenceGame>
std::string history_differs(const Game& game, const Snapshot& snapshot, const ReferenceGame& reference) {
    std::string result = differs("over", snapshot.over ? "yes" : "no", reference.over() ? "yes" : "no");
    result += differs("tile", tile_text(game, snapshot.hand), reference.tile());
    result += differs("left", std::to_string(snapshot.left), std::to_string(reference.left()));
    if (snapshot.over) result += differs("winners", seats_of(snapshot.winners), reference.winners());
    return result;
}

/// Compares areas of any kind that has a text and is sorted.
template <class AnyArea>
std::string areas_differ(const std::vector<AnyArea>& fast, const std::vector<AnyArea>& reference) {
    if (fast == reference) return {};
    const auto texts = [](const std::vector<AnyArea>& areas) {
        Lines lines;
        for (const AnyArea& area : areas) lines.push_back(text(area));
        return lines;
    };
    return lists_differ("areas", texts(fast), texts(reference));
}

}  // namespace trencavel::random_play
