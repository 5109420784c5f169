#include "terminal/words/family_words.h"

namespace trencavel::terminal {
namespace {

constexpr FamilyWords kPlaneWords = {
    .areas_help = "  areas, fields  who has followers where, and what it is worth",
    .no_fields = "There are no fields.",
    .points = "points as it lies"};

constexpr FamilyWords kCourtWords = {
    .areas_help = "  areas, courts  who has followers where, and what it is worth; walls: the wall tiles",
    .no_fields = "There are no courts.",
    .points = "points"};

}  // namespace

const FamilyWords& family_words(bool walled) {
    return walled ? kCourtWords : kPlaneWords;
}

std::vector<std::string> commands_to_look(bool walled) {
    return {"  tiles          the tiles still to come", std::string(family_words(walled).areas_help),
            "  log            everything that happened",
            "  view 1,0       looks at another part of the table",
            "  fit            back to the whole table, or around the last tile"};
}

}  // namespace trencavel::terminal
