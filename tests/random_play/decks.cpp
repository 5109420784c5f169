#include "random_play/decks.h"

#include <string>

#include "engine/board/capacity.h"
#include "games/rulesets.h"

namespace trencavel::random_play {
namespace {

std::uint32_t size_of(const auto& list) {
    return static_cast<std::uint32_t>(list.size());
}

/// What a word of a mix is called in the game.
std::string name_in_game(std::string_view word, const Combination& combination) {
    const bool is_of_game = combination.game == "wheel" && !word.starts_with("BBB");
    return (is_of_game ? "Rad" : "") + std::string(word);
}

/// The copies of a tile, with and without a number.
std::vector<TileId> copies_of(const std::string& tile, const Tables& tables) {
    std::vector<TileId> copies;
    for (unsigned i = 0; i < tables.size; ++i) {
        if (tables.names[i] == tile || tables.names[i].starts_with(tile + "/"))
            copies.push_back(static_cast<TileId>(i));
    }
    return copies;
}

bool has_room(const Combination& combination, const Tables& tables,
              const std::array<std::uint8_t, kDesignsMax>& counts) {
    if (combination.is_court()) return capacity_problem<CourtRules>(tables, counts).empty();
    return combination.is_plain() ? capacity_problem<BaseRules>(tables, counts).empty()
                                  : capacity_problem<PlaneRules>(tables, counts).empty();
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view mix) {
    std::vector<std::string_view> words;
    while (!mix.empty()) {
        const std::size_t end = std::min(mix.find(' '), mix.size());
        words.push_back(mix.substr(0, end));
        mix.remove_prefix(std::min(end + 1, mix.size()));
    }
    return words;
}

void DeckWithinRoom::add(std::string_view mix, unsigned count, Random& random) {
    const std::vector<std::string_view> words = words_of(mix);
    for (unsigned i = 0; i < count; ++i) {
        const std::string name = name_in_game(words[random.below(size_of(words))], *combination_);
        const std::vector<TileId> copies = copies_of(name, *tables_);
        if (copies.size() == 1) add_tile(copies.front());
        if (copies.size() > 1) add_tile(copies[random.below(size_of(copies))]);
    }
}

void DeckWithinRoom::add_tile(TileId tile) {
    if (deck_.tiles.size() == tables_->total()) return;
    ++counts_[tile];
    if (has_room(*combination_, *tables_, counts_)) {
        deck_.tiles.push_back(tables_->names[tile]);
    } else {
        --counts_[tile];
    }
}

Deck mixed_deck(const Combination& combination, std::string_view mix, unsigned count, Random& random) {
    DeckWithinRoom result(combination);
    result.add(mix, count, random);
    return result.deck();
}

Deck first_tiles(const Combination& combination, unsigned count, bool is_partial, Random& random) {
    const Tables& tables = tables_of(combination);
    Deck deck;
    deck.is_partial = is_partial;
    for (unsigned i = 0; i < tables.size; ++i)
        deck.tiles.insert(deck.tiles.end(), tables.counts[i], tables.names[i]);
    random.shuffle(deck.tiles.data(), deck.tiles.size());
    deck.tiles.resize(count);
    return deck;
}

}  // namespace trencavel::random_play
