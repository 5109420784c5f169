// What is said otherwise of a board within a wall than of the open plane.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trencavel::terminal {

struct FamilyWords {
    std::string_view areas_help;  // the lists of areas that can be asked for
    std::string_view no_fields;
    std::string_view points;  // the heading above what areas are worth
};

const FamilyWords& family_words(bool walled);

/// How to look at more of a game than the screen shows.
std::vector<std::string> commands_to_look(bool walled);

}  // namespace trencavel::terminal
