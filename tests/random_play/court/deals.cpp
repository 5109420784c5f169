#include "random_play/court/deals.h"

#include <string_view>

#include "engine/tables/tables.h"
#include "random_play/decks.h"
#include "random_play/picking.h"

namespace trencavel::random_play {
namespace {

/// Words that begin with F are dealt only with Falken.
constexpr std::string_view kStraight = "C01 C06 C01 P02 P04 P01 F15";
constexpr std::string_view kTurns = "C02 C02 P05 P07 C01 F15 P02";
constexpr std::string_view kFountains = "P10 P12 P01 P06 C06 C02 P15 P21 P22 F08 F16 F13";  // many points
constexpr std::string_view kMarkets = "C07 C07 B01 B03 B04 B08 F01 F02 F17 F18 C01 P03";    // courts
constexpr std::array<std::string_view, 8> kMixes = {
    "B01 B02 B05 B06 B07 B09 B11 P14 P20 P23 F11 F13 F16 F17",  // towers
    "B03 B04 B05 B07 B08 B10 P16 P19 P24 F12 F14 F16 F18",      // houses
    "P14 P15 P16 P17 P18 P21 P22 C03 C05 F10 F16",              // small things, several at once
    "C02 C02 P05 P07 P10 P11 P12 P13 C04 F13 F14 F09",          // paths that turn: rings
    kStraight,
    kMarkets,
    "P04 P06 P13 P19 P20 B05 B07 B09 B11 F11 F12 F16",  // towers and houses on one tile
    "F07 F11 F12 F13 F14 F15 F16 F17 F18 P14 P16",      // nests
};
constexpr std::string_view kChapels =
    "F01 F02 F03 F03 F04 F05 F06 F06 F11 F12 C07 C07 B01";  // and what ends them
constexpr std::string_view kSmallChapels = "F01 F02 F05 F07 F08 F10";
/// Areas of one kind with many ends, which meet, and what ends them.
constexpr std::array<std::string_view, 5> kHalls = {
    "B09 B11 B02 B06 B07 C07 B09 B03",
    "B08 B10 B04 B06 B07 C07 B08 B01",
    "F01 F02 F03 F04 F05 F06 C07 B02",
    "C04 C01 C02 C02 C06 C05 F15 P16 P14",
    "B02 B04 B05 B06 B07 B09 B11 B08 B10 F11 F12",
};
constexpr std::string_view kTwins =
    "P04 P13 P13 P18 B05 B06 B07 F16 F11 F12 P14 P16";  // two things on one tile
constexpr std::string_view kCrossings = "C05";          // paths to all sides
constexpr std::string_view kPathless = "C07 B01 B05 B09 B11";

constexpr std::string_view kTurnWall = "1 1 1 2 3";      // further turns
constexpr std::string_view kDoublingWall = "2 2 3 3 1";  // doublings
constexpr std::string_view kMarketWall = "7 7 7 8 9";    // the end
constexpr std::array<std::string_view, 5> kWalls = {
    kTurnWall,
    kDoublingWall,
    "4 5 6",  // unfinished areas
    kMarketWall,
    "1 2 3 4 5 6 7 8 9",  // anything, and any number of it
};

/// K1: two of each kind, of which 13 come to lie on the towers.
WallDeal full_wall(Random& random) {
    WallDeal wall;
    for (unsigned kind = 1; kind <= WallTable::kWallTiles; ++kind)
        wall.tiles.insert(wall.tiles.end(), 2, kind);
    random.shuffle(wall.tiles.data(), wall.tiles.size());
    wall.tiles.resize(WallTable::kTowers);
    return wall;
}

std::string_view one_of(const auto& mixes, Random& random) {
    return mixes[random.below(static_cast<std::uint32_t>(mixes.size()))];
}

WallDeal mixed_wall(std::string_view mix, Random& random) {
    const std::vector<std::string_view> words = words_of(mix);
    WallDeal wall;
    for (unsigned tower = 0; tower < WallTable::kTowers; ++tower) {
        wall.tiles.push_back(static_cast<unsigned>(one_of(words, random).front() - '0'));
    }
    return wall;
}

/// Often some wall tiles, or all, are revealed only when they are taken.
WallDeal with_hidden_tiles(WallDeal wall, Random& random) {
    constexpr std::array<unsigned, 4> kHiddenOfFour = {0, 0, 2, 4};
    const unsigned hidden = kHiddenOfFour[random.below(4)];
    for (unsigned& tile : wall.tiles) {
        if (happens(hidden, 4, random)) tile = WallDeal::kHidden;
    }
    return wall;
}

WallDeal any_wall(Random& random) {
    return happens(1, 3, random) ? full_wall(random) : mixed_wall(one_of(kWalls, random), random);
}

/// Crossings at all start spaces, then tiles that no path may meet: they fit nowhere.
Deck sealed_deck(const Combination& combination, Random& random) {
    DeckWithinRoom result(combination);
    result.add(kCrossings, 9 + random.below(8), random);
    for (unsigned i = 0; i < 6; ++i) {
        result.add(kPathless, 1 + random.below(3), random);
        result.add(kCrossings, random.below(2), random);
    }
    result.add(kPathless, random.below(2), random);
    return result.deck();
}

/// With Falken small chapels come first, and bring the first wall tiles early.
Deck deck_with_chapels(const Combination& combination, std::string_view mix, unsigned count, Random& random) {
    DeckWithinRoom result(combination);
    result.add(kSmallChapels, 12, random);
    result.add(mix, count, random);
    return result.deck();
}

/// So many tiles of a mix, and one more: without Falken some mixes are short of tiles.
Deck deck_of(const Combination& combination, std::string_view mix, unsigned count, Random& random) {
    DeckWithinRoom result(combination);
    result.add(mix, count, random);
    result.add(kPathless, 1, random);
    return result.deck();
}

void deal_deck(const Combination& combination, CourtDeal& result, Random& random) {
    Setup& setup = result.setup;
    const unsigned total = tables_of(combination).total();
    WallDeal wall = any_wall(random);
    const unsigned kind = random.below(28);
    switch (combination.gates_stop && kind == 27 ? 5 : kind) {
        case 0:
            setup.deck = first_tiles(combination, 1 + random.below(total), false, random);
            break;
        case 1:
            setup.deck = first_tiles(combination, random.below(total + 1), true, random);
            break;
        case 2:
            setup.seed = random.next();
            return;
        case 3:
            setup.deck = sealed_deck(combination, random);
            result.tastes.fill(CourtTaste::Sealing);
            break;
        case 4:
            if (!combination.falcon) return deal_deck(combination, result, random);
            setup.deck = deck_of(combination, kChapels, 40, random);
            result.tastes.fill(CourtTaste::Growing);
            break;
        case 5:
            if (!combination.gates_stop && happens(1, 2, random))
                return deal_deck(combination, result, random);
            setup.deck = deck_of(combination, kFountains, 76, random);
            result.tastes.fill(CourtTaste::Earning);
            wall = mixed_wall(kMarketWall, random);
            break;
        case 6:
            setup.deck = deck_of(combination, combination.falcon ? kTurns : kStraight, 16, random);
            result.tastes.fill(CourtTaste::Spanning);
            break;
        case 7:
            setup.deck = deck_of(combination, kTurns, 12, random);
            result.tastes.fill(CourtTaste::Ringing);
            break;
        case 8:
        case 9:
        case 10:
        case 11:
            setup.deck = deck_with_chapels(combination, kTwins,
                                           (combination.falcon ? 12 : 28) + random.below(20), random);
            result.tastes = {CourtTaste::Hoarding, CourtTaste::Any};
            wall = mixed_wall(happens(1, 3, random) ? kTurnWall : kDoublingWall, random);
            break;
        case 12:
        case 13:
            setup.deck = deck_with_chapels(combination, kMarkets, 12 + random.below(16), random);
            result.tastes.fill(CourtTaste::Merchant);
            wall = mixed_wall(kMarketWall, random);
            break;
        case 14:
        case 15:
        case 16:
            setup.deck = deck_of(combination, one_of(kHalls, random), 12 + random.below(16), random);
            result.tastes.fill(CourtTaste::Meeting);
            break;
        case 17:
        case 18:
        case 19:
            setup.deck = deck_of(combination, one_of(kHalls, random), 24 + random.below(16), random);
            result.tastes.fill(CourtTaste::Rallying);
            break;
        default:
            setup.deck = deck_of(combination, one_of(kMixes, random), 6 + random.below(24), random);
    }
    setup.wall = with_hidden_tiles(wall, random);
}

}  // namespace

CourtDeal deal_court(const Combination& combination, Random& random) {
    CourtDeal result{.setup = setup_of(combination), .tastes = {}};
    for (CourtTaste& taste : result.tastes) taste = static_cast<CourtTaste>(random.below(kCourtTastes));
    deal_deck(combination, result, random);
    return result;
}

}  // namespace trencavel::random_play
