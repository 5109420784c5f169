// Nothing that is hidden is ever told: neither the tiles to come nor the wall tiles on towers that still have
// theirs, in states, events or records of games that go on.
#include <gtest/gtest.h>

#include "court_game.h"
#include "record/json.h"
#include "round_trip.h"
#include "support/chance.h"
#include "support/games.h"
#include "support/repetitions.h"

namespace trencavel::record {
namespace {

constexpr std::size_t kKnownTiles = 50;

/// The deck and the wall of a shuffled game, given in the open.
Setup opened(std::uint64_t seed, const std::string& module) {
    const std::unique_ptr<Game> shuffled = start(with_seed(setup_of("castle", module), seed));
    Setup setup = with_deck(shuffled->setup(), deck_names(*shuffled));
    setup.wall = WallDeal{shuffled->hidden_wall()};
    return setup;
}

/// The towers whose wall tile has been taken.
unsigned taken(const Game& game) {
    unsigned towers = 0;
    const CourtView court = *game.snapshot().court;
    for (unsigned tower = 0; tower < court.towers.size(); ++tower)
        towers |= court.towers[tower] ? 0u : 1u << tower;
    return towers;
}

std::string told(const Game& game) {
    return state_json(game).dump() + events_json(game.events(), game.tables()).dump();
}

class HiddenWall : public testing::TestWithParam<const char*> {};

// Two games with other tiles to come and other wall tiles cannot be told apart until one of them turns up.
TEST_P(HiddenWall, IsNotToldBeforeAWallTileIsTaken) {
    unsigned moves_compared = 0;
    unsigned wall_tiles = 0;
    const unsigned games = repetitions(240);
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        auto setup = opened(seed, GetParam());
        const std::unique_ptr<Game> game = start(setup);
        Random random(seed);
        std::vector<std::string>& tiles = setup.deck->tiles;
        random.shuffle(tiles.data() + kKnownTiles, tiles.size() - kKnownTiles);
        // The same wall tiles on other towers, and the five that are out of the game stay out.
        const std::vector<unsigned> wall = setup.wall->tiles;
        random.shuffle(setup.wall->tiles.data(), setup.wall->tiles.size());
        ASSERT_NE(setup.wall->tiles, wall);
        const std::unique_ptr<Game> other = start(setup);
        while (game->drawn() <= kKnownTiles && !game->snapshot().over) {
            ASSERT_EQ(told(*game), told(*other)) << "seed " << seed;
            ASSERT_TRUE(play_one(*game, random));
            ASSERT_EQ(other->apply(game->moves().back()), Refusal::None);
            ++moves_compared;
            if (taken(*game) == 0) continue;
            ++wall_tiles;  // from here on they may differ, and the hands may too
            break;
        }
    }
    EXPECT_GT(moves_compared, 50 * games);
    EXPECT_GT(wall_tiles, games / 12);
}

// A game that is played from a seed, and one that is told draws and wall tiles as they turn up, are told
// alike.
TEST_P(HiddenWall, IsNotToldToOneWhoOnlyHearsOfWhatTurnsUp) {
    for (std::uint64_t seed = 1; seed <= repetitions(10); ++seed) {
        const std::unique_ptr<Game> game = start(opened(seed, GetParam()));
        auto setup = game->setup();
        leave_to_chance(setup);
        const std::unique_ptr<Game> spectator = start(setup);
        Random random(seed);
        std::size_t drawn = 0;
        const auto hear = [&] {
            while (!spectator->snapshot().over && spectator->snapshot().question->seat == kChance) {
                const bool is_draw = spectator->snapshot().question->kind == QuestionKind::Draw;
                const Move move =
                    is_draw ? Move::draw(game->hidden_deck()[drawn++])
                            : Move::reveal(game->hidden_wall()[*spectator->snapshot().court->taken_from]);
                ASSERT_EQ(spectator->apply(move), Refusal::None);
            }
        };
        hear();
        while (!game->snapshot().over) {
            Json mine = state_json(*game);
            Json theirs = state_json(*spectator);
            mine.erase("ply");
            theirs.erase("ply");
            ASSERT_EQ(mine, theirs) << "seed " << seed;
            ASSERT_TRUE(play_one(*game, random));
            ASSERT_EQ(spectator->apply(game->moves().back()), Refusal::None);
            hear();
        }
        EXPECT_EQ(spectator->snapshot().scores, game->snapshot().scores);
        EXPECT_EQ(spectator->hash(), game->hash());
    }
}

INSTANTIATE_TEST_SUITE_P(Games, HiddenWall, testing::Values("", "falcon"), [](const auto& modules) {
    return std::string(modules.param) == "" ? "plain" : std::string(modules.param);
});

// --- records
// ------------------------------------------------------------------------------------------------

TEST(HiddenRecord, OfASeedShowsNeitherDeckNorWall) {
    const std::unique_ptr<Game> game = start(with_seed(setup_of("castle"), 42));
    EXPECT_EQ(write(*game), "trencavel 1\ngame castle\nplayers Anna Ben\nseed 42\n");
    Random random(42);
    while (!game->snapshot().over) {
        const std::string text = write(*game);
        ASSERT_FALSE(has_line(text, "wall "));
        ASSERT_FALSE(has_line(text, "deck "));
        ASSERT_FALSE(has_line(text, "> reveal ")) << "what follows from the seed is no move";
        play_one(*game, random);
    }
    EXPECT_TRUE(has_line(write(*game), "wall "));
}

// What was revealed stands as a move, and the wall as it was known at the start.
TEST(HiddenRecord, OfAHiddenWallKeepsItsQuestionMarks) {
    const std::unique_ptr<Game> game =
        game_of(court(kDeckToTwelve + " ...", kHiddenWallLine) + kMovesToTwelve + "> reveal 4\n> draw C07\n");
    EXPECT_EQ(write(*game), "trencavel 1\ngame castle\nplayers Anna Ben\ndeck C06 C01 P02 P02 P14 ...\n" +
                                kHiddenWallLine + kMovesToTwelve + "> reveal 4\n> draw C07\n");
}

// With a deck that is known to its end the wall holds what was revealed, and no more.
TEST(HiddenRecord, OfAWholeDeckShowsOnlyWhatWasRevealed) {
    const std::unique_ptr<Game> game =
        game_of(court(kDeckToTwelve + " C07 C07", kHiddenWallLine) + kMovesToTwelve + "> reveal 4\n");
    EXPECT_EQ(expect_round_trip(*game),
              "trencavel 1\ngame castle\nplayers Anna Ben\ndeck C06 C01 P02 P02 P14 C07 C07\n"
              "wall 4 ? ? ? ? ? ? ? ? ? ? ? ?\n" +
                  kMovesToTwelve);
}

}  // namespace
}  // namespace trencavel::record
