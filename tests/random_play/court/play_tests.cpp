// Random games of Die Burg: the fast engine must agree with the reference after every move.
#include <gtest/gtest.h>

#include <iterator>
#include <utility>

#include "random_play/compare.h"
#include "random_play/number_of_games.h"

namespace trencavel::random_play {
namespace {

/// All combinations in turn, in two parts that can run side by side; each plays all combinations.
constexpr unsigned kCourtParts = 2;

/// What a part of 1,000 games comes across at the very least: less than half of what it does.
constexpr unsigned kGamesForSituations = 2000;
constexpr unsigned kOften = 20;
constexpr std::pair<CourtSituation, unsigned> kAtLeast[] = {
    {CourtSituation::PathScored, kOften},
    {CourtSituation::TowerScored, kOften},
    {CourtSituation::HouseScored, kOften},
    {CourtSituation::CourtScored, kOften},
    {CourtSituation::PathLevel, 5},
    {CourtSituation::TowerLevel, 5},
    {CourtSituation::HouseLevel, 5},
    {CourtSituation::CourtLevel, 2},
    {CourtSituation::Fountain, kOften},
    {CourtSituation::RingPath, 5},
    {CourtSituation::PathOfTwoStartSpaces, 5},
    {CourtSituation::StartSpaceCounted, kOften},
    {CourtSituation::TileTwice, 2},
    {CourtSituation::ClosedByOtherKind, kOften},
    {CourtSituation::Majority, 5},
    {CourtSituation::AtOnce, kOften},
    {CourtSituation::OrderOfOwn, kOften},
    {CourtSituation::OrderOfOthers, 5},
    {CourtSituation::BothScore, kOften},
    {CourtSituation::SeveralLevelAndScored, 2},
    {CourtSituation::DoublingAlone, kOften},
    {CourtSituation::TwoDoublings, 1},
    {CourtSituation::DoublingTooNew, 1},
    {CourtSituation::DoublingOfOther, kOften},
    {CourtSituation::ExtraTurn, kOften},
    {CourtSituation::TowerDoubled, kOften},
    {CourtSituation::HouseDoubled, kOften},
    {CourtSituation::PathTile, 5},
    {CourtSituation::TowerTile, 5},
    {CourtSituation::HouseTile, 5},
    {CourtSituation::CourtTile, 5},
    {CourtSituation::KeepTileDecides, 5},
    {CourtSituation::FivePoints, kOften},
    {CourtSituation::TwoOfAKind, 2},
    {CourtSituation::TileWithoutArea, kOften},
    {CourtSituation::KeepPut, kOften},
    {CourtSituation::KeepMoved, kOften},
    {CourtSituation::KeepStays, kOften},
    {CourtSituation::KeepNotMovedByOther, kOften},
    {CourtSituation::KeepScored, kOften},
    {CourtSituation::KeepsLevel, kOften},
    {CourtSituation::SecondField, kOften},
    {CourtSituation::InOthersTurn, kOften},
    {CourtSituation::SecondRound, 5},
    {CourtSituation::EmptyTower, kOften},
    {CourtSituation::RevealBetweenScorings, 5},
    {CourtSituation::ExtraAfterExtra, 2},
    {CourtSituation::ExtraTooNew, kOften},
    {CourtSituation::ExtraInLastTurn, 2},
    {CourtSituation::TakenInLastTurn, 5},
    {CourtSituation::FitsNowhere, kOften},
    {CourtSituation::LastTileDiscarded, 5},
    {CourtSituation::NoFollowerLeft, kOften},
    {CourtSituation::ChapelScored, kOften},
    {CourtSituation::ChapelLevel, 1},
    {CourtSituation::ChapelOf5, 5},
    {CourtSituation::ChapelOf8, 5},
    {CourtSituation::NestOfTwoAreas, kOften},
    {CourtSituation::NestsScored, kOften},
    {CourtSituation::NestsLevel, kOften},
    {CourtSituation::TokensOver12, 5},
    {CourtSituation::KingScored, kOften},
    {CourtSituation::KingOfLoser, 1},
    {CourtSituation::KingLevel, 5},
    {CourtSituation::KingOnCourt, kOften},
    {CourtSituation::KingWithWallTile, 2},
    {CourtSituation::KingWithCourtTile, 2},
    {CourtSituation::KingBarsDoubling, 2},
    {CourtSituation::FalconerScored, kOften},
    {CourtSituation::FalconerAlone, kOften},
    {CourtSituation::FalconerLevel, 2},
    {CourtSituation::FalconerOnCourt, kOften},
    {CourtSituation::OnlySpecialLeft, kOften},
    {CourtSituation::GateStop, kOften},
    {CourtSituation::GateTakesAll, 5},
    {CourtSituation::GateLeft, kOften},
    {CourtSituation::GateAfterGate, 1},
    {CourtSituation::GateSecondRound, 1},
    {CourtSituation::GateIgnored, kOften},
};
/// A king of who has the minority, where a wall tile could double the points otherwise (F8), is too rare for
/// games by chance: tests/perft has such a position.
static_assert(std::size(kAtLeast) == kCourtSituations - 1);

class CourtPlay : public testing::TestWithParam<unsigned> {};

TEST_P(CourtPlay, AgreesWithTheReferenceInEveryCombinationAndComesAcrossAllThatIsRare) {
    const std::vector<Combination>& combinations = court_combinations();
    const unsigned games = scaled(kCourtGames);
    const unsigned part = GetParam() - 1;
    CourtSituations situations;
    for (unsigned i = games * part / kCourtParts; i < games * (part + 1) / kCourtParts; ++i) {
        ASSERT_EQ(compare_court_game(combinations[i % combinations.size()], i / combinations.size(),
                                     tiles::Library::builtin(), situations),
                  "");
    }
    for (const auto& [situation, times] : kAtLeast)
        EXPECT_GE(situations[situation], at_least(times, games, kGamesForSituations)) << name(situation);
}

INSTANTIATE_TEST_SUITE_P(Part, CourtPlay, testing::Values(1u, 2u), testing::PrintToStringParamName());

TEST(RandomCourtGame, IsTheSameForTheSameSeed) {
    CourtSituations first;
    CourtSituations second;
    for (const auto counts : {&first, &second}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            for (const Combination& combination : court_combinations())
                ASSERT_EQ(compare_court_game(combination, seed, tiles::Library::builtin(), *counts), "");
        }
    }
    for (std::size_t i = 0; i < kCourtSituations; ++i)
        EXPECT_EQ(first[static_cast<CourtSituation>(i)], second[static_cast<CourtSituation>(i)]);
}

}  // namespace
}  // namespace trencavel::random_play
