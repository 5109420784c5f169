// The questions of Die Burg: what is shown and what can be typed.
#include <gtest/gtest.h>

#include "rules/burg/kinds.h"
#include "rules/falcon/kinds.h"
#include "terminal/going_on.h"
#include "terminal/input/command.h"
#include "terminal/modules/court_sample.h"
#include "terminal/screen/prompts.h"
#include "terminal/screen/reports.h"

namespace trencavel::terminal_tests {
namespace {

using terminal::Command;
using terminal::CommandKind;

Result<Command> typed(const CourtShown& shown, std::string_view line) {
    return terminal::parse_command(line, {.question = shown.history.game().snapshot().question->kind,
                                          .places = shown.model.scene.places,
                                          .answers = shown.model.answers.list,
                                          .tables = &shown.history.game().tables()});
}

void expect_move(const CourtShown& shown, std::string_view line, const Move& move) {
    const Result<Command> command = typed(shown, line);
    ASSERT_TRUE(command.ok()) << line << ": " << command.error();
    EXPECT_EQ(command->kind, CommandKind::Answer) << line;
    EXPECT_EQ(command->move, move) << line;
}

TEST(CourtQuestions, WhatIsScoredNext) {
    const CourtShown shown(record_at_score());
    EXPECT_EQ(shown.answers(), R"(
Several areas are complete. Each moves the marker at once, so that the order decides where it stops.
  1  Tower at 5,8: 2 tiles x 2 = 4 points for Anna: to field 12, where a wall tile lies
  2  Path at 5,9: 1 tile + 1 start space = 2 points for Anna: to field 10
)");
    EXPECT_EQ(prompt_for(shown.model), "what is scored next? (a number; ? for help)> ");
    for (const char* line : {"1", "score 5,8 0", "SCORE 5,8 0"})
        expect_move(shown, line, burg::score(Cell::at(5, 8), 0));
    expect_move(shown, "2", burg::score(Cell::at(5, 9), 1));
    EXPECT_EQ(typed(shown, "1 double").error(), "Nothing can double 1.");
    EXPECT_TRUE(contains(typed(shown, "3").error(), "There is no 3 to choose"));
    EXPECT_TRUE(contains(typed(shown, "1d").error(), "I do not understand"));
}

TEST(CourtQuestions, ADoublingIsAnAnswerOfItsOwn) {
    const CourtShown shown(record_at_doubling());
    EXPECT_EQ(shown.answers(), R"(
An area is complete, and a wall tile of yours could double it.
  1  House at 0,3: 1 tile + 1 start space = 2 points for Anna: to field 14
  1d  House at 0,3: (1 tile + 1 start space) x 2 by wall tile 3 = 4 points for Anna: to field 16
)");
    EXPECT_EQ(prompt_for(shown.model), "what is scored next? (a number; with d doubled; ? for help)> ");
    for (const char* line : {"1d", "1 d", "1 double", "score 0,3 0 double"})
        expect_move(shown, line, burg::score(Cell::at(0, 3), 0, true));
    EXPECT_TRUE(contains(joined(help_lines(shown.model)), "scores it doubled"));
}

TEST(CourtQuestions, AnExtraTurn) {
    const CourtShown shown(record_at_extra());
    EXPECT_EQ(prompt_for(shown.model), "use wall tile 1 for another turn? (yes or no; ? for help)> ");
    EXPECT_TRUE(contains(shown.answers(), "  yes  one extra turn, now; 2 tiles left"));
    expect_move(shown, "extra", burg::extra());
    EXPECT_EQ(typed(shown, "pass")->kind, CommandKind::Pass);
    EXPECT_TRUE(contains(joined(help_lines(shown.model)), "keeps it for a later turn"));
}

TEST(CourtQuestions, KingAndFalconer) {
    const CourtShown shown(
        falcon_record("F06 F15 F05 C01", "> place 6,0 r270\n> falconer 0\n> place 5,10 r0\n"));
    EXPECT_TRUE(contains(shown.answers(), "  King (twice the points):  k0=path  k1="));
    EXPECT_TRUE(contains(shown.answers(), "  Falconer (one more nest token):  fa0=path  fa1="));
    EXPECT_EQ(prompt_for(shown.model),
              "a follower? (a number, k0 for the king, fa0 for the falconer; Enter for none; undo)> ");
    for (const char* line : {"k0", "king 0"}) expect_move(shown, line, falcon::king(0));
    for (const char* line : {"fa1", "falconer 1"}) expect_move(shown, line, falcon::falconer(1));
    for (const char* line : {"0", "f 0", "follower 0"}) expect_move(shown, line, Move::follower(0));
    EXPECT_TRUE(contains(joined(help_lines(shown.model)), "your falconer; falconer 0 is the same"));
}

TEST(CourtQuestions, WhatAFollowerWouldBring) {
    const CourtShown path(burg_record("C06 C01 P14 C07", "> place 5,0 r0\n"));
    EXPECT_TRUE(contains(path.answers(), "0  path (herald): 2 tiles, open; 4 points if it were complete"))
        << path.answers();
    EXPECT_TRUE(contains(path.answers(), "court (merchant): 0 markets, 0 points at the end as it lies"));
    const CourtShown ready(burg_record("C06 C01 P14 C07",
                                       "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n> pass\n"
                                       "> place 5,2 r180\n"));
    EXPECT_TRUE(contains(ready.answers(),
                         "Completed: Path at 5,0: (3 tiles + 1 start space) x 2 with a fountain = 8 points "
                         "for Anna: to field 8"))
        << ready.answers();
}

TEST(CourtQuestions, AFollowerOnWhatIsCompleteSaysWhereItLeads) {
    const CourtShown shown(burg_record("P14 C07 C07", "> place 1,1 r0\n"));
    EXPECT_TRUE(contains(shown.answers(), "tower (knight): completed, 4 points now, to field 4"))
        << shown.answers();
}

/// All that a person sees at a question: the screen, the answers, every list.
std::string all_seen(const CourtShown& shown) {
    std::string text = shown.answers() + joined(help_lines(shown.model));
    text += joined(screen_lines(shown.model, {160, 60}, kPlain));
    text += joined(terminal::areas_lines(shown.history.game(), shown.players, true));
    return text;
}

TEST(CourtQuestions, WhatLiesOnATowerIsNeverShown) {
    const std::string before = all_seen(CourtShown(record_at_score("4")));
    for (const char* other : {"1", "2", "3", "9"}) {
        const CourtShown shown(record_at_score(other));
        // Of kind 4 the wall names three, so that there are more of it in the game than of others.
        std::string seen = all_seen(shown);
        const auto without_counts = [](std::string text) {
            const std::size_t counts = text.find("Not taken yet");
            return text.erase(counts, text.find("\n", text.find("\n", counts) + 1) - counts);
        };
        EXPECT_EQ(without_counts(seen), without_counts(before)) << other;
    }
}

TEST(CourtQuestions, TryingAnswersOutLeavesTheGameAsItWas) {
    CourtShown shown(record_at_score());
    const std::uint64_t hash = shown.history.game().hash();
    const std::size_t moves = shown.history.game().moves().size();
    scene_at_question(shown.history, shown.players, kPlain);
    EXPECT_EQ(shown.history.game().hash(), hash);
    EXPECT_EQ(shown.history.game().moves().size(), moves);
    EXPECT_TRUE(shown.history.game().snapshot().court->held[0].empty());
}

TEST(CourtQuestions, AnsweredThroughTheProgram) {
    GoingOn extra(record_at_extra());
    extra.expect("?", "You hold a wall tile 1.");
    extra.expect("", "use wall tile 1 for another turn?");
    extra.expect("no", "Ben, place the tile");
    EXPECT_TRUE(extra.holds("> pass\n> pass\n"));
    extra.expect("undo", "Undone: pass of Anna.");
    extra.expect("yes", "Anna, place the tile");
    EXPECT_TRUE(extra.holds("> extra\n"));

    GoingOn doubling(record_at_doubling());
    doubling.expect("yes", "There is nothing to say yes to.");
    doubling.expect("hint", "score 0,3 0");
    doubling.expect("1d", "Ben, place the tile");
    EXPECT_TRUE(doubling.holds("> score 0,3 0 double\n"));
}

TEST(CourtQuestions, ListsOfAreasCourtsAndWallTiles) {
    GoingOn game(record_at_doubling());
    game.expect("walls", "3  a completed house counts double");
    game.expect("walls", "12 wall tiles on the wall, face down.");
    game.expect("courts", "1 market");
    game.expect("areas", "if complete");
    game.expect("tiles", "not yet drawn");
    game.expect("log", "Anna takes the wall tile of 12/13: 3, a completed house counts double");
    GoingOn other(record_with("U U V"));
    other.expect("walls", "This game has no wall tiles.");
}

TEST(CourtQuestions, AHiddenWallTileIsRevealedByChanceAndNobodyIsAsked) {
    GoingOn game(burg_record("C06 C01 C01 C01 P14 C07 C07", "? ? ? ? ? ? ? ? ? ? ? ? ?",
                             "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n> pass\n> place 5,2 r0\n> pass\n"
                             "> place 5,3 r0\n> pass\n> place 5,4 r180\n"));
    game.expect("pass", "Ben, place the tile");
    EXPECT_FALSE(game.holds("wall ? ?"));  // the record knows it now
    EXPECT_TRUE(game.holds(" ? ? ? ? ? ? ? ? ? ? ? ?\n"));
}

TEST(CourtQuestions, RefusalsNameTheirReason) {
    GoingOn game(burg_record("C06 C01 P14 C07"));
    game.expect("0,0 r0", "Not possible: that cell is outside the wall.");
    game.expect("4,4 r0", "Not possible: that cell is not next to a tile or a start space.");
    game.expect("5,0 r0", "a follower?");
    game.expect("k0", "I do not understand");
    game.expect("king 0", "Not possible: this game has no kings or falconers.");
}

}  // namespace
}  // namespace trencavel::terminal_tests
