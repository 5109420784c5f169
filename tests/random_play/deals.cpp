#include "random_play/deals.h"

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/capacity.h"
#include "games/rulesets.h"
#include "tiles/library.h"

namespace trencavel::random_play {
namespace {

constexpr std::array<std::string_view, 5> kPlayers = {"Anna", "Ben", "Clara Maria", "David #4", "Émile"};

/// Each letter is a tile; one that stands there several times is dealt more often.
constexpr std::array<std::string_view, 7> kMixes = {
    "VVVVUUWXLDJK",        // roads that turn back: rings, and crossings on one road twice
    "EEEHHIINNMDRC",       // cities with many ends: two features of a tile in one city
    "CRQSTMNOPFGEEEEEEE",  // large cities and what closes them
    "BBBBAAAUVEW",         // cloisters close to each other
    "DEEJKLHIFGU",         // small cities at long fields
    "BBBBBAAEVCX",         // little that is open, and tiles that need it
    "ABCDEFGHIJKLMNOPQRSTUVWX",
};

/// What a city around an empty place is made of, more or less.
constexpr std::string_view kRingMix = "RTNNNMOPFFGGBE";

constexpr std::string_view kClosers = "AABBBEEV";

/// Dealt last they often fit nowhere.
constexpr std::string_view kHardTiles = "CCXSQ";

Tables make_base_tables() {
    const tiles::TileSet* base = &tiles::Library::builtin().set("base");
    Result<Tables> tables = make_tables({&base, 1}, plane_edge_class);
    if (!tables) throw std::runtime_error(tables.error());
    return tables.value();
}

/// A deck that never grows beyond what there is room for.
class DeckWithinRoom {
public:
    /// Adds so many tiles of the mix, by chance; those for which there is no room are left out.
    void add(std::string_view mix, unsigned count, Random& random) {
        for (unsigned i = 0; i < count; ++i)
            add(std::string(1, mix[random.below(static_cast<std::uint32_t>(mix.size()))]));
    }
    const Deck& deck() const { return deck_; }

private:
    void add(const std::string& name) {
        const TileId tile = base_tables().find(name);
        ++counts_[tile];
        if (capacity_problem<BaseRules>(base_tables(), counts_).empty()) {
            deck_.tiles.push_back(name);
        } else {
            --counts_[tile];
        }
    }

    std::array<std::uint8_t, kDesignsMax> counts_{};
    Deck deck_;
};

Deck mixed_deck(std::string_view mix, unsigned count, Random& random) {
    DeckWithinRoom result;
    result.add(mix, count, random);
    return result.deck();
}

/// Few designs, often such as close what is open, then some that are hard to place.
Deck narrow_deck(Random& random) {
    const std::string_view designs = random.below(2) == 0 ? kClosers : kMixes.back();
    std::string mix;
    const unsigned count = 2 + random.below(4);
    for (unsigned i = 0; i < count; ++i)
        mix += designs[random.below(static_cast<std::uint32_t>(designs.size()))];
    DeckWithinRoom result;
    result.add(mix, 1 + random.below(60), random);
    result.add(kHardTiles, 1 + random.below(3), random);
    return result.deck();
}

/// The first tiles of the shuffled set. If it goes on, the rest is drawn by moves.
Deck first_tiles(unsigned count, bool goes_on, Random& random) {
    const Tables& tables = base_tables();
    Deck deck;
    deck.goes_on = goes_on;
    for (unsigned i = 0; i < tables.size; ++i)
        deck.tiles.insert(deck.tiles.end(), tables.counts[i], tables.names[i]);
    random.shuffle(deck.tiles.data(), deck.tiles.size());
    deck.tiles.resize(count);
    return deck;
}

}  // namespace

const Tables& base_tables() {
    static const Tables tables = make_base_tables();
    return tables;
}

Deal deal(unsigned players, Random& random) {
    Deal result;
    Setup& setup = result.setup;
    setup.game = "carcassonne";
    setup.players.assign(kPlayers.begin(), kPlayers.begin() + players);
    for (unsigned seat = 0; seat < players; ++seat)
        result.tastes.push_back(static_cast<Taste>(random.below(kTastes)));
    switch (random.below(12)) {
        case 0:
            setup.deck = first_tiles(1 + random.below(71), false, random);
            break;
        case 1:
            setup.deck = first_tiles(random.below(72), true, random);
            break;
        case 2:
            setup.deck = narrow_deck(random);
            result.tastes.assign(players, Taste::Sealing);
            break;
        case 3:
            setup.deck = mixed_deck(kRingMix, 30 + random.below(20), random);
            result.tastes.assign(players, Taste::Around);
            break;
        case 4:
        case 5:
        case 6:
        case 7:
            setup.deck = mixed_deck(kMixes[random.below(kMixes.size())], 20 + random.below(52), random);
            break;
        default:
            setup.seed = random.next();
    }
    return result;
}

}  // namespace trencavel::random_play
