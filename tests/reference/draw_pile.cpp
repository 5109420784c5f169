#include "reference/draw_pile.h"

#include <stdexcept>

namespace trencavel::reference {

TileCopy DrawPile::pop_known() {
    const TileCopy copy = known.front();
    known.erase(known.begin());
    return copy;
}

DrawPile pile_of(const TileBox& box, std::vector<std::string> deck) {
    const bool open = !deck.empty() && deck.back() == "...";
    if (open) deck.pop_back();
    DrawPile pile;
    for (const std::string& name : deck) {
        const auto copy = box.find(name);
        if (!copy) throw std::invalid_argument("no tile is called " + name);
        pile.known.push_back(*copy);
    }
    const int unknown = box.full_deck_size() - pile.left();
    if (unknown < 0) throw std::invalid_argument("the deck is longer than the full set");
    if (open) pile.unknown = unknown;
    return pile;
}

}  // namespace trencavel::reference
