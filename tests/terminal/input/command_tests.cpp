#include <gtest/gtest.h>

#include "terminal/input/command.h"

namespace trencavel::terminal_tests {
namespace {

using terminal::Asked;
using terminal::Command;
using terminal::CommandKind;
using terminal::parse_command;
using terminal::PlaceChoice;

const std::vector<PlaceChoice> kPlaces = {{Cell::at(1, 0), {{0}, {1}}, "a"}, {Cell::at(-2, 3), {{2}}, "b"}};

Command at_place(std::string_view line) {
    return parse_command(line, {.question = QuestionKind::Place, .places = kPlaces}).value();
}

Command at_follower(std::string_view line) {
    return parse_command(line, {.question = QuestionKind::Follower, .places = {}}).value();
}

void expect_place(std::string_view line, Cell cell, std::optional<unsigned> rotation) {
    const Command command = at_place(line);
    EXPECT_EQ(command.kind, CommandKind::Place) << line;
    EXPECT_EQ(command.cell, cell) << line;
    EXPECT_EQ(command.rotation, rotation) << line;
}

TEST(Commands, ACellIsNamedByItsLetterOrItsCoordinates) {
    expect_place("a", Cell::at(1, 0), std::nullopt);
    expect_place("  B  ", Cell::at(-2, 3), std::nullopt);
    expect_place("a 90", Cell::at(1, 0), 1);
    expect_place("b r180", Cell::at(-2, 3), 2);
    expect_place("1,0", Cell::at(1, 0), std::nullopt);
    expect_place("-2, 3 r270", Cell::at(-2, 3), 3);
    expect_place("place 1,0 r0", Cell::at(1, 0), 0);
    expect_place("PLACE a R90", Cell::at(1, 0), 1);
}

TEST(Commands, ARotationAloneIsForTheCellThatWasNamed) {
    const Asked asked{.question = QuestionKind::Place, .places = kPlaces, .cell_chosen = true};
    EXPECT_EQ(parse_command("r90", asked)->kind, CommandKind::Turn);
    EXPECT_EQ(parse_command("270", asked)->rotation, 3u);
    EXPECT_EQ(parse_command("b", asked)->kind, CommandKind::Place);
    EXPECT_FALSE(parse_command("90", {.question = QuestionKind::Place, .places = kPlaces}).ok());
}

TEST(Commands, AFollowerIsANumber) {
    for (const char* line : {"2", "f 2", "follower 2", "  2 "}) {
        EXPECT_EQ(at_follower(line).kind, CommandKind::Answer) << line;
        EXPECT_EQ(at_follower(line).move, Move::follower(2)) << line;
    }
    EXPECT_EQ(at_follower("pass").kind, CommandKind::Pass);
    EXPECT_EQ(at_follower("none").kind, CommandKind::Pass);
    EXPECT_EQ(at_follower("").kind, CommandKind::Nothing);
}

TEST(Commands, FileNamesKeepTheirCapitalsAndBlanks) {
    EXPECT_EQ(at_place("save").file, "");
    EXPECT_EQ(at_place("  SAVE   My Game, 2.game  ").file, "My Game, 2.game");
}

}  // namespace
}  // namespace trencavel::terminal_tests
