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

}  // namespace trencavel::terminal
