// A record line by line: lines are read first, then carried out; what is refused changes nothing.
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

#include "record/session.h"

namespace trencavel::record {
namespace {

Session with_header() {
    Session session(tiles::Library::builtin());
    for (const char* line : {"trencavel 1", "game carcassonne", "players Ann Ben"})
        EXPECT_EQ(session.feed(line).kind, LineKind::Header) << line;
    return session;
}

TEST(Session, ReadsALineWithoutAGame) {
    EXPECT_EQ(parse("")->kind, CommandKind::Blank);
    EXPECT_EQ(parse("  # a comment")->kind, CommandKind::Blank);
    EXPECT_EQ(parse("players Ann Ben")->kind, CommandKind::Header);
    EXPECT_EQ(parse("result drawn")->kind, CommandKind::Result);
    EXPECT_EQ(parse("expect left 70")->kind, CommandKind::Expectation);
    EXPECT_EQ(parse("undo")->kind, CommandKind::Other);
    const std::vector<std::string> words = {"place", "0,1", "r90"};
    for (const char* line : {"> place 0,1 r90", ">place 0,1 r90"}) {
        const Result<Command> command = parse(line);
        EXPECT_EQ(command->kind, CommandKind::Move) << line;
        EXPECT_EQ(command->words, words) << line;
    }
    EXPECT_EQ(parse("players \"Ann").error(), "unclosed quotation mark");
}

TEST(Session, RefusesAFirstMoveWithoutBeginningTheGame) {
    Session session = with_header();
    EXPECT_EQ(session.feed("deck U U ...").kind, LineKind::Header);
    for (const char* line : {"> place 9,9 r0", "> fly", "result resigned 2", "expect colour red"}) {
        EXPECT_EQ(session.feed(line).kind, LineKind::Refused) << line;
        EXPECT_FALSE(session.begun()) << line;
    }
    EXPECT_EQ(session.feed("with bridges").kind, LineKind::Header);  // the header still grows
}

TEST(Session, BeginsTheGameWithTheFirstLineThatStands) {
    Session session = with_header();
    session.feed("seed 1");
    EXPECT_EQ(session.feed("expect left 0").kind, LineKind::Fails);
    EXPECT_TRUE(session.begun());
    EXPECT_EQ(session.feed("seed 2").error,
              "the game has started: header lines must come before the first move");
    EXPECT_EQ(session.feed("> fly").kind, LineKind::Refused);
    EXPECT_TRUE(session.begun());
}

}  // namespace
}  // namespace trencavel::record
