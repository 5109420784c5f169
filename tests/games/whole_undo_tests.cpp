// Undo through whole random games of every kind, back to the start, and copies that go their own way.
#include <gtest/gtest.h>
#include <malloc.h>

#include "random_play/combinations.h"
#include "support/chance.h"
#include "support/games.h"

namespace trencavel::engine_tests {
namespace {

using random_play::Combination;

/// What is known of the order of drawing when the game starts.
enum class Known { All, Some, Nothing };

struct WholeGame {
    std::string_view name;  // a sentence in camel case
    Combination played;
    Known known{};
};

std::ostream& operator<<(std::ostream& out, const WholeGame& game) {
    return out << game.name;
}

/// The first tiles of a shuffled game, and every second of its wall tiles.
void know_some(Setup& setup, const Game& shuffled) {
    leave_to_chance(setup);
    setup.deck->tiles = deck_names(shuffled);
    setup.deck->tiles.resize(10);
    if (!setup.wall) return;
    for (unsigned tower = 0; tower < setup.wall->tiles.size(); tower += 2)
        setup.wall->tiles[tower] = shuffled.hidden_wall()[tower];
}

Setup setup_of(const WholeGame& game) {
    Setup setup = with_seed(random_play::setup_of(game.played), 7);
    if (game.known == Known::Some) know_some(setup, *start(setup));
    if (game.known == Known::Nothing) leave_to_chance(setup);
    return setup;
}

/// All that a game says of itself between two moves.
struct Told {
    std::uint64_t hash = 0;
    std::vector<Event> events;
    std::vector<Move> moves;
    std::size_t legal = 0;
    unsigned left = 0;
    unsigned ply = 0;
    std::vector<TileId> deck;
    std::size_t drawn = 0;
    std::vector<unsigned> wall;

    friend bool operator==(const Told&, const Told&) = default;
};

Told told_by(const Game& game) {
    const Snapshot snapshot = game.snapshot();
    return {.hash = game.hash(),
            .events = game.events(),
            .moves = game.moves(),
            .legal = game.legal_moves().size(),
            .left = snapshot.left,
            .ply = snapshot.ply,
            .deck = game.hidden_deck(),
            .drawn = game.drawn(),
            .wall = game.hidden_wall()};
}

/// Makes random moves to the end; what was told before each of them, and at last.
std::vector<Told> play_to_the_end(Game& game, Random& random) {
    std::vector<Told> history = {told_by(game)};
    while (play_one(game, random)) history.push_back(told_by(game));
    return history;
}

class WholeGameUndo : public testing::TestWithParam<WholeGame> {
protected:
    const std::unique_ptr<Game> game_ = start(setup_of(GetParam()));
    const std::vector<Event> start_events_ = game_->events();
    Random random_{11};
    const std::vector<Told> history_ = play_to_the_end(*game_, random_);
    const std::vector<Move> moves_ = game_->moves();
};

TEST_P(WholeGameUndo, LeadsThroughAllThatWasBackToTheStart) {
    ASSERT_GT(history_.size(), 50u);
    for (std::size_t ply = moves_.size(); ply-- > 0;) {
        ASSERT_TRUE(game_->undo());
        ASSERT_EQ(told_by(*game_), history_[ply]) << ply;
        ASSERT_EQ(game_->start_events(), start_events_);
    }
    EXPECT_EQ(game_->events(), start_events_);
    EXPECT_FALSE(game_->undo());
    EXPECT_EQ(told_by(*game_), history_[0]) << "nothing was there to be taken back";
}

// The copies for undo and the playing again take turns in every way.
TEST_P(WholeGameUndo, CanGoBackAndForthAnywhere) {
    std::size_t ply = moves_.size();
    for (unsigned leg = 0; leg < 60; ++leg) {
        for (std::size_t steps = random_.below(12); steps > 0 && ply > 0; --steps) {
            ASSERT_TRUE(game_->undo());
            ASSERT_EQ(told_by(*game_), history_[--ply]) << ply;
        }
        for (std::size_t steps = random_.below(8); steps > 0 && ply < moves_.size(); --steps) {
            ASSERT_EQ(game_->apply(moves_[ply]), Refusal::None);
            ASSERT_EQ(told_by(*game_), history_[++ply]) << ply;
        }
    }
}

TEST_P(WholeGameUndo, OfACopyLeadsBackToTheStartToo) {
    const std::unique_ptr<Game> copy = game_->clone();
    EXPECT_EQ(told_by(*copy), history_.back());
    EXPECT_EQ(copy->start_events(), start_events_);
    for (std::size_t ply = moves_.size(); ply-- > 0;) {
        ASSERT_TRUE(copy->undo());
        ASSERT_EQ(told_by(*copy), history_[ply]) << ply;
    }
    EXPECT_FALSE(copy->undo());
    EXPECT_EQ(told_by(*game_), history_.back()) << "the game itself stands";
}

TEST_P(WholeGameUndo, WithoutCopiesLeadsBackAndForthAsWell) {
    const std::unique_ptr<Game> plain = start(setup_of(GetParam()));
    plain->keep_for_undo(0);
    for (std::size_t ply = 0; ply < moves_.size(); ++ply) {
        ASSERT_EQ(plain->clone()->apply(moves_[ply]), Refusal::None);
        ASSERT_EQ(plain->apply(moves_[ply]), Refusal::None);
        if (ply % 7 == 0) {
            ASSERT_TRUE(plain->undo());
            ASSERT_EQ(told_by(*plain), history_[ply]) << ply;
            ASSERT_EQ(plain->apply(moves_[ply]), Refusal::None);
        }
        ASSERT_EQ(told_by(*plain), history_[ply + 1]) << ply;
    }
}

TEST_P(WholeGameUndo, LeavesACopyThatPlaysOnAsTheGameDid) {
    for (std::size_t back = 0; back < moves_.size() / 2; ++back) ASSERT_TRUE(game_->undo());
    const std::size_t middle = game_->moves().size();
    const std::unique_ptr<Game> copy = game_->clone();
    ASSERT_TRUE(game_->undo());
    for (std::size_t ply = middle; ply < moves_.size(); ++ply) {
        ASSERT_EQ(told_by(*copy), history_[ply]);
        ASSERT_EQ(copy->apply(moves_[ply]), Refusal::None);
    }
    EXPECT_EQ(told_by(*copy), history_.back());
    EXPECT_EQ(told_by(*game_), history_[middle - 1]);
}

std::vector<WholeGame> whole_games() {
    const Combination base{.players = 3};
    const Combination wheel{.game = "wheel", .bridges = true, .castles = true, .bazaars = true, .players = 4};
    const Combination castle{.game = "castle"};
    const Combination gates{.game = "castle", .falcon = true, .gates_stop = true};
    return {{"CarcassonneShuffled", base, Known::All},
            {"CarcassonneBegunByADeck", base, Known::Some},
            {"CarcassonneByChance", base, Known::Nothing},
            {"WheelWithExpansionShuffled", wheel, Known::All},
            {"WheelWithExpansionBegunByADeck", wheel, Known::Some},
            {"WheelWithExpansionByChance", wheel, Known::Nothing},
            {"CastleShuffled", castle, Known::All},
            {"CastleBegunByADeckAndHalfAWall", castle, Known::Some},
            {"CastleByChance", castle, Known::Nothing},
            {"FalconWithGatesShuffled", gates, Known::All},
            {"FalconWithGatesBegunByADeckAndHalfAWall", gates, Known::Some},
            {"FalconWithGatesByChance", gates, Known::Nothing}};
}

INSTANTIATE_TEST_SUITE_P(Games, WholeGameUndo, testing::ValuesIn(whole_games()),
                         [](const auto& game) { return std::string(game.param.name); });

TEST(CopyOfAGame, KeepsItsEarlyEndToItself) {
    const auto game = start("U V ...");
    play(*game, "place 1,0 r90");
    ASSERT_TRUE(game->end_early({EarlyEndKind::Resigned, 1}));
    const std::unique_ptr<Game> copy = game->clone();
    EXPECT_TRUE(copy->snapshot().over);
    ASSERT_TRUE(copy->undo());
    EXPECT_FALSE(copy->snapshot().over);
    EXPECT_EQ(copy->moves().size(), 1u);
    EXPECT_TRUE(game->snapshot().over);
}

TEST(CopyOfAGame, SharesTheTablesWithIt) {
    const auto game = start("U V");
    EXPECT_EQ(&game->clone()->tables(), &game->tables());
}

// A server holds thousands of games: a position for every move would be half a megabyte in each of them.
TEST(MemoryOfAGame, DoesNotGrowByAPositionForEveryMove) {
    const auto game = start(setup_with_seed(3));
    Random random(5);
    const std::size_t before = mallinfo2().uordblks;
    while (play_one(*game, random)) continue;
    const std::size_t after = mallinfo2().uordblks;
    EXPECT_LT(after, before + 8 * sizeof(Position<BaseRules>));
    EXPECT_GT(game->moves().size(), 80u);
}

}  // namespace
}  // namespace trencavel::engine_tests
