// Games from the first tile to the last, through the program.
#include <gtest/gtest.h>

#include "record/moves.h"
#include "support/games.h"
#include "terminal/dialogue.h"
#include "terminal/play/whole_game.h"
#include "terminal/sample.h"

namespace trencavel::terminal_tests {
namespace {

using cli_tests::Outcome;

TEST(WholeGame, ComputerPlayersPlayToTheEnd) {
    const ScratchFolder folder;
    const std::string file = folder.path("bots.game");
    const Outcome outcome = play({"--players", "bot:greedy,Dice=bot:random", "--seed", "5", "--save", file});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_TRUE(contains(outcome.out, "[G] greedy places "));
    EXPECT_TRUE(contains(outcome.out, "[D] Dice places "));
    EXPECT_FALSE(contains(outcome.out, " puts "));
    EXPECT_TRUE(contains(outcome.out, "The last tile is placed: final scoring"));
    EXPECT_TRUE(contains(outcome.out, "wins.")) << outcome.out;
    ASSERT_NO_FATAL_FAILURE(expect_whole_game(outcome.out, 2, file));
    EXPECT_TRUE(contains(text_of(file), "players bot:greedy Dice=bot:random\n"));
}

TEST(WholeGame, TheSameSeedGivesTheSameGame) {
    const ScratchFolder folder;
    play({"--players", "bot:greedy,bot:random", "--seed", "5", "--save", folder.path("a")});
    play({"--players", "bot:greedy,bot:random", "--seed", "5", "--save", folder.path("b")});
    EXPECT_EQ(text_of(folder.path("a")), text_of(folder.path("b")));
}

TEST(WholeGame, APersonTakesTheFirstCellEachTime) {
    const ScratchFolder folder;
    const std::string file = folder.path("anna.game");
    PlayDialogue game({"--players", "Anna,bot:greedy", "--seed", "3", "--save", file});
    int lines = 0;
    while (!game.ended() && ++lines < 500) {
        const std::string& shown = game.shown();
        const std::size_t turn = shown.rfind("which turn: r");
        if (turn != std::string::npos) {
            const std::size_t begin = turn + std::string("which turn: ").size();
            game.type(shown.substr(begin, shown.find_first_of(" ?", begin) - begin));
        } else {
            game.type(contains(shown, "place the tile") ? "a" : "0");
            if (contains(game.shown(), "Not possible")) game.type("");
        }
    }
    EXPECT_TRUE(game.ended());
    EXPECT_EQ(game.finish(), 0);
    EXPECT_TRUE(replayed(text_of(file))->snapshot().over);
}

/// All moves of a game in which everyone takes the first legal move, as the record spells them.
std::string first_moves(const std::vector<std::string>& players, std::uint64_t seed) {
    Setup setup = setup_with_seed(seed);
    setup.players = players;
    const std::unique_ptr<Game> game = start(setup);
    std::string lines;
    while (!game->snapshot().over) {
        const Move move = game->legal_moves().front();
        lines += record::format(move, game->tables()) + "\n";
        game->apply(move);
    }
    return lines;
}

TEST(WholeGame, ThreePeopleTypeMovesAsRecordsSpellThem) {
    const ScratchFolder folder;
    const std::string file = folder.path("three.game");
    const std::vector<std::string> players{"Anna", "Ben Hur", "Cid"};
    const Outcome outcome =
        play({"--players", "Anna,Ben Hur,Cid", "--seed", "11", "--save", file}, first_moves(players, 11));
    EXPECT_EQ(outcome.exit_code, 0);
    for (const char* name : {"Anna, place", "Ben Hur, place", "Cid, place"}) {
        EXPECT_TRUE(contains(outcome.out, name)) << name;
    }
    expect_whole_game(outcome.out, 3, file);
    EXPECT_TRUE(contains(outcome.out, "The record of the game is in " + file));
}

TEST(WholeGame, WithoutATerminalThereAreNoEscapeCodes) {
    const ScratchFolder folder;
    const Outcome outcome =
        play({"--players", "bot:greedy,bot:greedy", "--seed", "1", "--save", folder.path("x")});
    EXPECT_FALSE(contains(outcome.out, "\x1b"));
    const Outcome coloured = play({"--players", "bot:greedy,bot:greedy", "--seed", "1", "--save",
                                   folder.path("y"), "--color", "always"});
    EXPECT_TRUE(contains(coloured.out, "\x1b[1;38;5;231;48;5;160m G \x1b[0m"));
}

}  // namespace
}  // namespace trencavel::terminal_tests
