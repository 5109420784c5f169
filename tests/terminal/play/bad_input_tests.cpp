// What cannot be understood or is not legal is answered, asked again, and changes nothing; and what undoes.
#include <gtest/gtest.h>

#include "terminal/dialogue.h"

namespace trencavel::terminal_tests {
namespace {

class AtTheTable : public testing::Test {
protected:
    AtTheTable() : file_(folder_.path("anna.game")) {}

    /// Seed 7 gives Anna the tile A, which fits at -1,0 (a), 1,0 (b) and 0,1 (c).
    PlayDialogue start() {
        return PlayDialogue({"--players", "Anna,bot:greedy", "--seed", "7", "--save", file_});
    }

    /// Types the line: the answer holds the text, the prompt is there again, and the record stays.
    void expect_refused(PlayDialogue& game, std::string_view line, std::string_view reason,
                        std::string_view prompt) {
        const std::string before = text_of(file_);
        game.type(line);
        EXPECT_TRUE(contains(game.shown(), reason)) << line << " was answered with " << game.shown();
        EXPECT_TRUE(contains(game.shown(), prompt)) << line;
        EXPECT_EQ(text_of(file_), before) << line;
    }

    ScratchFolder folder_;
    std::string file_;
};

TEST_F(AtTheTable, BadPlacementsAreExplained) {
    PlayDialogue game = start();
    const auto refused = [&](std::string_view line, std::string_view reason) {
        expect_refused(game, line, reason, "Anna, place the tile");
    };
    refused("5,5 r0", "that cell is not next to a tile");
    refused("999999,0 r0", "that cell is not next to a tile");
    refused("99999999999999,0 r0", "I do not understand");
    refused("0,0 r0", "there is already a tile there");
    refused("place 1,0 r0", "its west edge would be a field and meet a road");
    refused("1,0 r45", "is not a rotation");
    refused("1,0 r90 now", "nothing can follow the rotation");
    refused("a 91", "is not a rotation");
    refused("place", "place takes a cell");
    refused("place nowhere", "is not a cell");
    refused("z", "I do not understand \"z\"");
    refused("follower 0", "the game is waiting for 'place'");
    refused("pass", "the game is waiting for 'place'");
    refused("0", "I do not understand");
    refused("1,", "I do not understand");
    refused(",", "I do not understand");
    refused("view", "view takes a cell");
    refused("undo", "nothing to undo");
    refused("quit now", "nothing can follow quit");
    refused("yes", "nothing to say yes to");
    refused("\xff\xfe", "not UTF-8");
    refused("\x1b[2J", "I do not understand \"?[2j\"");
    refused(std::string(5000, 'x'), "I do not understand");
}

TEST_F(AtTheTable, BadFollowersAreExplained) {
    PlayDialogue game = start();
    game.type("b");
    const auto refused = [&](std::string_view line, std::string_view reason) {
        expect_refused(game, line, reason, "Anna, a follower?");
    };
    refused("9", "the tile has no feature with that index");
    refused("300", "follower takes one of the numbers");
    refused("-1", "I do not understand");
    refused("0 0", "follower takes one of the numbers");
    refused("f", "follower takes one of the numbers");
    refused("f x", "follower takes one of the numbers");
    refused("place 0,1 r0", "the game is waiting for 'follower'");
}

TEST_F(AtTheTable, SeveralRotationsAreAskedFor) {
    PlayDialogue game = start();
    EXPECT_TRUE(contains(game.type("c"), "Anna, which turn: r0 r90 r270? > "));
    expect_refused(game, "180", "its north edge would be a road and meet a field", "which turn");
    expect_refused(game, "r1", "I do not understand", "which turn");
    EXPECT_TRUE(contains(game.type("undo"), "Anna, place the tile"));
    EXPECT_TRUE(contains(game.type("0,1"), "which turn"));
    EXPECT_TRUE(contains(game.type("90"), "Anna, a follower?"));
    EXPECT_TRUE(contains(text_of(file_), "> place 0,1 r90\n"));
}

TEST_F(AtTheTable, UndoTakesThePlacementBack) {
    PlayDialogue game = start();
    const std::string before = text_of(file_);
    game.type("b");
    EXPECT_TRUE(contains(text_of(file_), "> place 1,0 r90\n"));
    EXPECT_TRUE(contains(game.type("undo"), "Undone: place 1,0 r90 of Anna."));
    EXPECT_TRUE(contains(game.shown(), "Anna, place the tile"));
    EXPECT_EQ(text_of(file_), before);
}

TEST_F(AtTheTable, UndoGoesBackOverTheComputersMoves) {
    PlayDialogue game = start();
    game.type("b");
    const std::string at_follower = text_of(file_);
    game.type("");
    const std::string after_bot = text_of(file_);
    EXPECT_NE(after_bot, at_follower);
    EXPECT_TRUE(contains(game.type("undo"), "Anna, a follower?"));
    EXPECT_EQ(text_of(file_), at_follower);
    game.type("pass");
    EXPECT_EQ(text_of(file_), after_bot) << "the same decision leads to the same answer";
}

TEST_F(AtTheTable, ListsHideTheBoardAndEnterBringsItBack) {
    PlayDialogue game = start();
    game.type("b");
    const std::string before = text_of(file_);
    EXPECT_TRUE(contains(game.type("tiles"), "70 tiles not yet drawn"));
    EXPECT_TRUE(contains(game.type("areas"), "points as it lies"));
    EXPECT_TRUE(contains(game.type("fields"), "\nfield  "));
    EXPECT_TRUE(contains(game.type("log"), "Anna places A at 1,0 r90"));
    EXPECT_TRUE(contains(game.type("record"), "seed 7\n> place 1,0 r90\n"));
    EXPECT_TRUE(contains(game.type("?"), "Enter, pass    no follower"));
    EXPECT_TRUE(contains(game.type(""), "Anna, a follower?"));
    EXPECT_EQ(text_of(file_), before) << "the first Enter is no pass";
    EXPECT_TRUE(contains(game.type("hint"), "The computer would play"));
}

TEST_F(AtTheTable, ResigningMustBeConfirmed) {
    PlayDialogue game = start();
    EXPECT_TRUE(contains(game.type("resign"), "type yes to resign"));
    EXPECT_TRUE(contains(game.type("a"), "Anna, a follower?"));
    EXPECT_TRUE(contains(game.type("yes"), "nothing to say yes to"));
    game.type("resign");
    game.type("yes");
    EXPECT_TRUE(game.ended());
    EXPECT_TRUE(contains(game.shown(), "Anna has resigned.\ngreedy wins.\n")) << game.shown();
    EXPECT_EQ(game.finish(), 0);
    EXPECT_TRUE(text_of(file_).ends_with("result resigned 0\n"));
}

TEST_F(AtTheTable, OneCanResignBeforeTheFirstMove) {
    PlayDialogue game = start();
    game.type("resign");
    game.type("yes");
    EXPECT_TRUE(contains(game.shown(), "greedy wins.")) << game.shown();
    EXPECT_EQ(game.finish(), 0);
    EXPECT_TRUE(text_of(file_).ends_with("result resigned 0\n"));
}

TEST_F(AtTheTable, TheViewCanBeMoved) {
    PlayDialogue game = start();
    EXPECT_TRUE(contains(game.type("view 1,0"), "Anna, place the tile"));
    EXPECT_TRUE(contains(game.type("fit"), "Anna, place the tile"));
}

}  // namespace
}  // namespace trencavel::terminal_tests
