// The weights of the evaluation, fitted to self-play (data/bots/weights.txt, made by `trencavel tune`).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "tiles/model/tile_set.h"

namespace trencavel::eval {

/// Chances are in parts of kProbabilityOne, amounts of things in parts of kUnit, values in parts of kPoint.
/// All are whole numbers, so that a bot plays the same on every machine.
constexpr int kProbabilityOne = 1024;
constexpr int kUnit = 64;
constexpr int kWeightOne = 1024;
constexpr int kPoint = kUnit * kWeightOne;

/// What the seats have. The weight of each is how many points one of it, a point or a follower, is expected
/// to bring.
enum class Term : std::uint8_t {
    // both families
    FollowersAny,  // at home, while there is time: whether there is one, two, three, four at least
    FollowersTwo,
    FollowersThree,
    FollowersFour,
    FollowersAll,  // and how many
    Returning,     // followers that come home when their area is completed
    Joins,         // points that areas would gain or lose if they merged with others
    Turn,          // for whoever plays next
    // the plane
    RoadDone,  // points of areas if completed, times the chance of that
    RoadLeft,  // points of areas if not completed, likewise
    RoadEnds,  // open ends, times the chance that the area is completed: it grows
    CityDone,
    CityLeft,
    CityEnds,
    CloisterDone,
    CloisterLeft,
    FieldDone,      // points for completed cities
    FieldExpected,  // and for those that will be
    FieldTime,      // fields, while there is time
    Knights,  // followers in cities, at cloisters, cities at farmers, while there is time: for the wheel
    Monks,
    Farms,
    CrownShared,
    CrownAlone,
    CastleManned,
    CastleSupply,
    BridgeSupply,
    // the court
    PathDone,
    PathEnds,
    TowerDone,
    TowerEnds,
    HouseDone,
    HouseEnds,
    ChapelDone,
    ChapelEnds,
    CourtDone,
    CourtTime,
    King,  // at home, while there is time
    Falconer,
    KeepLead,      // points of the keep for whoever has the larger one, late in the game
    KeepLeadTime,  // and while there is time
    KeepMargin,    // the same by how far it is larger
    KeepComing,    // by unfinished houses that would be larger
    NestLead,
    NestLeadTime,
    NestMargin,
    WallTile1,  // while there is time
    WallTile2,
    WallTile3,
    WallTile4,
    WallTile5,
    WallTile6,
    WallTile7,
    WallTile8,
    WallTile9,
    WallTileComing,
    Count,
};
constexpr std::size_t kTerms = static_cast<std::size_t>(Term::Count);

std::string_view name_of(Term term);

/// How likely an area is to be completed: the logistic function of a sum over its open ends, by how many
/// tiles fit there, and the time left. In 64ths.
struct Completion {
    static constexpr unsigned kClasses = 8;  // of ends: by the number of tiles that fit
    static constexpr int kLogitOne = 64;

    int always = 0;
    int time = 0;                      // times log2(1 + tiles left for each of two players)
    std::array<int, kClasses> ends{};  // for each open end
};
constexpr std::size_t kKinds = 9;  // of tiles::FeatureKind

struct Weights {
    std::array<int, kTerms> terms{};  // in parts of kWeightOne
    std::array<Completion, kKinds> completion{};
    bool looks_at_others = true;  // otherwise only what the seat itself has counts

    int of(Term term) const { return terms[static_cast<std::size_t>(term)]; }
};

/// A game with its modules, by the name that the weights file and `trencavel bench` use.
std::string_view weights_name(std::uint32_t switches);

/// The weights of a game, by Tables::switches, which are part of the program.
const Weights& builtin_weights(std::uint32_t switches);

/// Reads the weights of one game from the text of a weights file; comments begin with '#'.
Result<Weights> read_weights(std::string_view text, std::string_view game);
/// The lines of a weights file for one game.
std::string write_weights(const Weights& weights, std::string_view game);

}  // namespace trencavel::eval
