// What is said otherwise of a board within a wall than of the open plane.
#pragma once

#include <string_view>

namespace trencavel::terminal {

struct FamilyWords {
    std::string_view areas_help;  // the lists that can be asked for
    std::string_view no_fields;
    std::string_view points;  // the heading above what areas are worth
};

const FamilyWords& family_words(bool walled);

}  // namespace trencavel::terminal
