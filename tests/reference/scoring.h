// What areas are worth and who gets it.
#pragma once

#include <compare>
#include <string>
#include <vector>

#include "reference/land.h"

namespace trencavel::reference {

/// Something that brought points.
struct Scoring {
    std::string kind;        // as in `expect scored`: road, city, cloister, field, castle, crown, taxes …
    int points = 0;          // for each of the seats
    std::vector<int> seats;  // sorted

    auto operator<=>(const Scoring&) const = default;
};

std::string name(tiles::FeatureKind kind);

/// What the area is worth now: complete (C6, C7, C8), or incomplete at the end of the game (C13). B15: for a
/// field a castle counts 4 instead of 3. C15: with `small_cities` a completed city of two tiles counts half.
int points(const Area& area, bool small_cities = false);

/// The seats with the highest of these numbers.
std::vector<int> seats_with_most(const std::vector<int>& numbers);

bool is_occupied(const Area& area);
bool contains(const Area& area, Part part);

/// The part that records name the area by.
Part naming_part(const Area& area);

}  // namespace trencavel::reference
