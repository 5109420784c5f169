#include "random_play/deals.h"

#include <array>
#include <string>
#include <string_view>

#include "random_play/decks.h"

namespace trencavel::random_play {
namespace {

constexpr std::string_view kAllLetters = "A B C D E F G H I J K L M N O P Q R S T U V W X";

constexpr std::array<std::string_view, 7> kMixes = {
    "V V V V U U W X L D J K",              // roads that turn back: rings, and crossings on one road twice
    "E E E H H I I N N M D R C",            // cities with many ends: two features of a tile in one city
    "C R Q S T M N O P F G E E E E E E E",  // large cities and what closes them
    "B B B B A A A U V E W",                // cloisters close to each other
    "D E E J K L H I F G U",                // small cities at long fields
    "B B B B B A A E V C X",                // little that is open, and tiles that need it
    kAllLetters,
};

/// What a city around an empty place is made of, more or less.
constexpr std::string_view kRingMix = "R T N N N M O P F F G G B E";

constexpr std::string_view kClosers = "A A B B B E E V";

/// Dealt last they often fit nowhere.
constexpr std::string_view kHardTiles = "C C X S Q";

/// For the wheel and expansion 8. A word that the game has no tile for is never dealt.
constexpr std::array<std::string_view, 4> kExpandedMixes = {
    "E E E D D J K 1 5 6 A B V BBB3 BBB9 BBB10 BBB11",    // castles, and what completes them
    "U V D E W B BBB3 BBB4 BBB5 BBB6 BBB7 BBB2 BBB4",     // bazaars
    "U U U V V V N X Y E E B D H",                        // wheel numbers
    "U U V W A B D J K E BBB4 BBB5 BBB6 BBB7 BBB11 X Y",  // roads and fields: bridges
};

constexpr std::array<std::string_view, 4> kCastleMixes = {
    "E E E E E H H I I 4 4 D L J K BBB8 BBB9 B A U V N",      // small cities side by side: chains of castles
    "E E E E E D D L L L W X A J K BBB5 BBB6 BBB7 BBB3 U V",  // and roads that end around them: rewards
    "E E E H H I I I 4 N V V U",                              // castles that share tiles, and the plague
    "E E E E E E D D J K L L W X BBB5 BBB6 BBB6 BBB7 BBB7 BBB8 A",  // rewards again
};

/// What closes roads and cities.
constexpr std::string_view kWalls = "E E B A A BBB4 BBB5 BBB5";

/// Tiles without a field edge: once nothing is open any more, these fit only with a bridge, or nowhere.
constexpr std::string_view kUnwanted = "X Y L L S T C";

std::string_view one_of(const auto& mixes, Random& random) {
    return mixes[random.below(static_cast<std::uint32_t>(mixes.size()))];
}

/// Few designs, often such as close what is open, then some that are hard to place.
Deck narrow_deck(const Combination& combination, Random& random) {
    const std::vector<std::string_view> designs = words_of(random.below(2) == 0 ? kClosers : kAllLetters);
    std::string mix;
    const unsigned count = 2 + random.below(4);
    for (unsigned i = 0; i < count; ++i)
        mix += (mix.empty() ? "" : " ") + std::string(one_of(designs, random));
    DeckWithinRoom result(combination);
    result.add(mix, 1 + random.below(60), random);
    result.add(kHardTiles, 1 + random.below(3), random);
    return result.deck();
}

/// First the walls, then what comes to stand before them.
Deck walled_deck(const Combination& combination, Random& random) {
    DeckWithinRoom result(combination);
    result.add(kWalls, 8 + random.below(16), random);
    for (unsigned i = 0; i < 12; ++i) {
        result.add(kUnwanted, 1, random);
        result.add(kWalls, random.below(3), random);
    }
    return result.deck();
}

void deal_plain(const Combination& combination, Deal& result, Random& random) {
    Setup& setup = result.setup;
    switch (random.below(12)) {
        case 0:
            setup.deck = first_tiles(combination, 1 + random.below(71), false, random);
            break;
        case 1:
            setup.deck = first_tiles(combination, random.below(72), true, random);
            break;
        case 2:
            setup.deck = narrow_deck(combination, random);
            result.tastes.assign(combination.players, Taste::Sealing);
            break;
        case 3:
            setup.deck = mixed_deck(combination, kRingMix, 30 + random.below(20), random);
            result.tastes.assign(combination.players, Taste::Around);
            break;
        case 4:
        case 5:
        case 6:
        case 7:
            setup.deck = mixed_deck(combination, one_of(kMixes, random), 20 + random.below(52), random);
            break;
        default:
            setup.seed = random.next();
    }
}

void deal_expanded(const Combination& combination, Deal& result, Random& random) {
    Setup& setup = result.setup;
    const unsigned total = tables_of(combination).total();
    if (combination.bazaars && random.below(4) == 0) setup.options.push_back({"bazaar", "draft"});
    switch (random.below(16)) {
        case 0:
            setup.deck = first_tiles(combination, 1 + random.below(total), false, random);
            break;
        case 1:
            setup.deck = first_tiles(combination, random.below(total + 1), true, random);
            break;
        case 2:
            setup.deck = narrow_deck(combination, random);
            result.tastes.assign(combination.players, Taste::Sealing);
            break;
        case 3:
        case 4:
            setup.deck = walled_deck(combination, random);
            result.tastes.assign(combination.players, Taste::Walling);
            break;
        case 5:
        case 6:
        case 7:
        case 8:
            setup.deck = mixed_deck(combination, one_of(kCastleMixes, random), 16 + random.below(32), random);
            result.tastes.assign(combination.players, Taste::Castling);
            break;
        case 9:
            setup.deck = mixed_deck(combination, one_of(kMixes, random), 16 + random.below(32), random);
            break;
        case 10:
        case 11:
        case 12:
        case 13:
            setup.deck =
                mixed_deck(combination, one_of(kExpandedMixes, random), 16 + random.below(32), random);
            break;
        default:
            setup.seed = random.next();
    }
}

}  // namespace

const Tables& base_tables() {
    return tables_of({});
}

Deal deal(const Combination& combination, Random& random) {
    Deal result;
    result.setup = setup_of(combination);
    const unsigned tastes = combination.is_plain() ? kPlainTastes : kTastes;
    for (unsigned seat = 0; seat < combination.players; ++seat)
        result.tastes.push_back(static_cast<Taste>(random.below(tastes)));
    if (combination.is_plain()) {
        deal_plain(combination, result, random);
    } else {
        deal_expanded(combination, result, random);
    }
    return result;
}

}  // namespace trencavel::random_play
