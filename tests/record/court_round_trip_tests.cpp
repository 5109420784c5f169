// Records of Die Burg: what is written is read as the same game.
#include <gtest/gtest.h>

#include <algorithm>

#include "court_game.h"
#include "round_trip.h"
#include "support/chance.h"
#include "support/games.h"

namespace trencavel::record {
namespace {

/// What is played, and the seed of deck, wall and play.
class CourtRoundTrip : public testing::TestWithParam<std::tuple<const char*, unsigned>> {
protected:
    auto new_setup() const {
        const std::string modules = std::get<0>(GetParam());
        auto setup = setup_of("castle");
        if (modules != "plain") setup.modules = {"falcon"};
        if (modules == "gates") setup.options = {{"gates", "stop"}};
        return setup;
    }
    std::unique_ptr<Game> shuffled() const { return start(with_seed(new_setup(), seed_)); }
    std::uint64_t seed_ = std::get<1>(GetParam());
    Random random_{seed_};
};

bool is_common(const Game& game) {
    const QuestionKind kind = game.snapshot().question->kind;
    return kind == QuestionKind::Place || kind == QuestionKind::Follower || kind == QuestionKind::Draw;
}

// At every question, scorings and further turns included.
TEST_P(CourtRoundTrip, OfAGameFromItsBeginningToItsEnd) {
    const std::unique_ptr<Game> game = shuffled();
    for (unsigned i = 0; !game->snapshot().over; ++i) {
        if (i % 8 == 0 || !is_common(*game)) {
            const std::string text = expect_round_trip(*game);
            EXPECT_TRUE(has_line(text, "seed " + std::to_string(seed_) + "\n"));
            EXPECT_FALSE(has_line(text, "wall"));
        }
        if (HasFailure()) return;
        play_one(*game, random_);
    }
    const std::string text = expect_round_trip(*game);
    EXPECT_TRUE(has_line(text, "deck "));
    EXPECT_TRUE(has_line(text, "wall "));
    EXPECT_FALSE(has_line(text, "seed"));
    EXPECT_EQ(text.find('?'), std::string::npos);
    EXPECT_EQ(has_line(text, "option gates stop\n"), std::string(std::get<0>(GetParam())) == "gates");
}

// Past the known part every draw and every wall tile is a line of its own; a finished game holds what came.
TEST_P(CourtRoundTrip, OfAGameThatIsLeftToChanceHoldsItsDrawsAndReveals) {
    auto setup = new_setup();
    leave_to_chance(setup);
    const std::unique_ptr<Game> game = start(setup);
    for (unsigned i = 0; !game->snapshot().over; ++i) {
        if (i % 16 == 0 || !is_common(*game)) {
            const std::string text = expect_round_trip(*game);
            EXPECT_TRUE(has_line(text, "deck ...\n"));
            EXPECT_TRUE(has_line(text, "wall ? ? ? ? ? ? ? ? ? ? ? ? ?\n"));
        }
        if (HasFailure()) return;
        play_one(*game, random_);
    }
    const auto is_reveal = [](const Move& move) { return move.kind == MoveKind::Reveal; };
    const bool revealed = std::any_of(game->moves().begin(), game->moves().end(), is_reveal);
    const std::string finished = expect_round_trip(*game);
    EXPECT_FALSE(has_line(finished, "> draw "));
    EXPECT_FALSE(has_line(finished, "> reveal "));
    EXPECT_EQ(finished.find("..."), std::string::npos);
    EXPECT_EQ(has_line(finished, "wall ? ? ? ? ? ? ? ? ? ? ? ? ?\n"), !revealed) << "what was taken is known";
}

TEST_P(CourtRoundTrip, OfAWallThatIsKnownInPart) {
    const std::unique_ptr<Game> known = shuffled();
    std::vector<std::string> deck = deck_names(*known);
    deck.resize(40);
    auto setup = with_deck(new_setup(), deck);
    setup.wall = WallDeal{known->hidden_wall()};
    for (std::size_t tower = 0; tower < 13; tower += 2) setup.wall->tiles[tower] = WallDeal::kHidden;
    const std::unique_ptr<Game> game = start(setup);
    do {
        expect_round_trip(*game);
        if (HasFailure()) return;
    } while (play_one(*game, random_));
    ASSERT_TRUE(game->snapshot().over);
}

TEST_P(CourtRoundTrip, OfAGameThatEndedEarlyHoldsItsResult) {
    for (const EarlyEndKind kind : {EarlyEndKind::Drawn, EarlyEndKind::Resigned, EarlyEndKind::Time}) {
        const std::unique_ptr<Game> game = shuffled();
        play(*game, 30 + random_.below(40), random_);
        const std::vector<int> scores = game->snapshot().scores;
        ASSERT_TRUE(game->end_early({kind, 0}));
        EXPECT_EQ(game->snapshot().scores, scores) << "no final scoring";
        const std::string text = expect_round_trip(*game);
        EXPECT_TRUE(has_line(text, "result "));
        EXPECT_TRUE(has_line(text, "wall ")) << "nothing needs to be hidden any more";
    }
}

TEST_P(CourtRoundTrip, IsAsBeforeWhenAMoveIsTakenBack) {
    auto setup = new_setup();
    leave_to_chance(setup);
    const std::unique_ptr<Game> game = start(setup);
    do {
        const std::string before = write(*game);
        const std::uint64_t hash = game->hash();
        if (!play_one(*game, random_)) break;
        ASSERT_TRUE(game->undo());
        ASSERT_EQ(write(*game), before);
        ASSERT_EQ(game->hash(), hash);
    } while (play_one(*game, random_));
    ASSERT_TRUE(game->snapshot().over);
}

INSTANTIATE_TEST_SUITE_P(Castle, CourtRoundTrip,
                         testing::Combine(testing::Values("plain", "falcon", "gates"),
                                          testing::Range(1u, 5u)),
                         [](const auto& given) {
                             return std::string(std::get<0>(given.param)) + "_seed" +
                                    std::to_string(std::get<1>(given.param));
                         });

// --- as written by hand
// -------------------------------------------------------------------------------------

TEST(CourtWrittenRecord, HoldsTheWholeGame) {
    const std::string scorings = "trencavel 1\ngame castle\nplayers Anna Ben\ndeck " + kDeckOfTwo + "\n" +
                                 kWallLine + kMovesToTwo + "> score 5,8 0\n> place 4,8 r0\n> follower 0\n";
    EXPECT_EQ(write(*replayed(scorings)), scorings);
    const std::string extra = "trencavel 1\ngame castle\nplayers Anna Ben\ndeck " + kDeckToTwelve +
                              " C07 C07 C07\n" + kWallLine + kMovesToExtra + "> extra\n> place 8,3 r0\n";
    EXPECT_EQ(write(*replayed(extra)), extra);
    const std::string falcon =
        "trencavel 1\ngame castle\nwith falcon\noption gates stop\nplayers Anna Ben\ndeck F16 C01 ...\n"
        "wall 1 ? 2 ? 3 ? 4 ? 5 ? 6 ? 7\n> place 6,0 r0\n> king 1\n> place 9,3 r0\n> falconer 2\n> draw "
        "C07\n";
    EXPECT_EQ(write(*replayed(falcon)), falcon);
}

}  // namespace
}  // namespace trencavel::record
