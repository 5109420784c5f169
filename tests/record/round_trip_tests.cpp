// What is written is read as the same game, and written in the same way again.
#include <gtest/gtest.h>

#include "record/replay.h"
#include "round_trip.h"
#include "support/chance.h"
#include "support/games.h"

namespace trencavel::record {
namespace {

/// How many players, and the seed of deck and play.
class RoundTrip : public testing::TestWithParam<std::tuple<unsigned, unsigned>> {
protected:
    unsigned players_ = std::get<0>(GetParam());
    std::uint64_t seed_ = std::get<1>(GetParam());
    Random random_{seed_ * 100 + players_};
};

TEST_P(RoundTrip, OfAGameThatGoesOnHoldsItsSeed) {
    const std::unique_ptr<Game> game = start(setup_with_seed(seed_, players_));
    for (const unsigned moves : {0u, 1u, 2u, 5u, 13u, 20u, 25u}) {
        play(*game, moves, random_);
        const std::string text = expect_round_trip(*game);
        EXPECT_TRUE(has_line(text, "seed " + std::to_string(seed_) + "\n"));
        EXPECT_FALSE(has_line(text, "deck"));
    }
}

TEST_P(RoundTrip, OfAFinishedGameHoldsItsDeck) {
    const std::unique_ptr<Game> game = start(setup_with_seed(seed_, players_));
    play(*game, 1000, random_);
    ASSERT_TRUE(game->snapshot().over);
    const std::string text = expect_round_trip(*game);
    EXPECT_TRUE(has_line(text, "deck "));
    EXPECT_FALSE(has_line(text, "seed"));
    EXPECT_EQ(text.find("..."), std::string::npos);
}

TEST_P(RoundTrip, OfAGameThatEndedEarlyHoldsItsResult) {
    for (const EarlyEndKind kind : {EarlyEndKind::Drawn, EarlyEndKind::Resigned, EarlyEndKind::Time}) {
        const std::unique_ptr<Game> game = start(setup_with_seed(seed_, players_));
        play(*game, random_.below(70), random_);
        const Seat seat = kind == EarlyEndKind::Drawn ? Seat{0} : static_cast<Seat>(random_.below(players_));
        ASSERT_TRUE(game->end_early({kind, seat}));
        const std::string text = expect_round_trip(*game);
        EXPECT_TRUE(has_line(text, "result "));
    }
}

TEST_P(RoundTrip, OfADeckThatIsKnownInPartHoldsItsDraws) {
    std::vector<std::string> deck = deck_names(*start(setup_with_seed(seed_)));
    deck.resize(seed_ % 10);
    const std::unique_ptr<Game> game = start(with_deck(setup_of("carcassonne", "", players_), deck, true));
    for (int i = 0; i < 4; ++i) {
        const std::string text = expect_round_trip(*game);
        EXPECT_NE(text.find("...\n"), std::string::npos);
        play(*game, 20 + random_.below(9), random_);
    }
    EXPECT_TRUE(has_line(expect_round_trip(*game), "> draw "));
    play(*game, 1000, random_);
    const std::string finished = expect_round_trip(*game);
    EXPECT_FALSE(has_line(finished, "> draw ")) << "a finished game holds its deck instead";
    EXPECT_EQ(finished.find("..."), std::string::npos);
}

TEST_P(RoundTrip, OfADeckThatIsGivenHoldsIt) {
    std::vector<std::string> deck = deck_names(*start(setup_with_seed(seed_)));
    deck.resize(12);
    const std::unique_ptr<Game> game = start(with_deck(setup_of("carcassonne", "", players_), deck));
    do {
        EXPECT_TRUE(has_line(expect_round_trip(*game), "deck " + deck[0] + " "));
    } while (play_one(*game, random_));
}

INSTANTIATE_TEST_SUITE_P(Carcassonne, RoundTrip,
                         testing::Combine(testing::Range(2u, 6u), testing::Range(1u, 21u)),
                         [](const auto& given) {
                             return std::to_string(std::get<0>(given.param)) + "players_seed" +
                                    std::to_string(std::get<1>(given.param));
                         });

TEST(WrittenRecord, ShowsNoTileOfAGameThatGoesOn) {
    const std::unique_ptr<Game> game = start(setup_with_seed(42));
    EXPECT_EQ(write(*game), "trencavel 1\ngame carcassonne\nplayers Anna Ben\nseed 42\n");
}

TEST(WrittenRecord, HoldsTheWholeGame) {
    const std::string text =
        "trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck U E V\n"
        "> place 1,0 r90\n> follower 0\n> place 0,-1 r180\n> pass\n";
    EXPECT_EQ(write(*replayed(text)), text);
}

TEST(WrittenRecord, LeavesOutExpectationsAndComments) {
    const Replay result = replay(
        "trencavel 1\n# a comment\ndeck U\nplayers Anna Ben\ngame carcassonne\nexpect seat 0\n"
        ">  place  1,0  r90 # east\nexpect moves 4\n",
        tiles::Library::builtin());
    EXPECT_EQ(write(*result.game),
              "trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck U\n> place 1,0 r90\n");
}

TEST(WrittenRecord, QuotesNamesThatNeedIt) {
    auto setup = setup_with_seed(1);
    setup.players = {"Anna Maria", "#2", " ", "Guilhem de B\xC3\xA9ziers", "O'Hara"};
    const std::string text = expect_round_trip(*start(setup));
    EXPECT_TRUE(has_line(text, "players \"Anna Maria\" \"#2\" \" \" \"Guilhem de B\xC3\xA9ziers\" O'Hara\n"));
}

TEST(WrittenRecord, KeepsTheLargestSeed) {
    const std::unique_ptr<Game> game = start(setup_with_seed(18446744073709551615u));
    EXPECT_TRUE(has_line(expect_round_trip(*game), "seed 18446744073709551615\n"));
}

TEST(WrittenRecord, IsAsBeforeWhenAMoveIsTakenBack) {
    const std::unique_ptr<Game> game = start(setup_with_seed(9, 3));
    Random random(9);
    do {
        const std::string before = write(*game);
        if (!play_one(*game, random)) break;
        ASSERT_TRUE(game->undo());
        ASSERT_EQ(write(*game), before);
    } while (play_one(*game, random));
    ASSERT_TRUE(game->snapshot().over);
}

}  // namespace
}  // namespace trencavel::record
