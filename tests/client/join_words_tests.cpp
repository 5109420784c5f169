// What is typed and told at a table of a server, by itself.
#include <gtest/gtest.h>

#include <algorithm>

#include "scripted_table.h"
#include "terminal/join/input.h"
#include "terminal/screen/scene.h"
#include "terminal/words/table_words.h"

namespace trencavel::client_tests {
namespace {

using terminal::parse_table_command;
using terminal::TableCommandKind;

TEST(TableCommands, KeepTheWordsOfAChatMessage) {
    const auto command = parse_table_command("  say  Hello,  Ben ");
    ASSERT_TRUE(command);
    EXPECT_EQ(command->kind, TableCommandKind::Say);
    EXPECT_EQ(command->text, "Hello,  Ben");
}

TEST(TableCommands, NameWhatIsSaidOfADraw) {
    EXPECT_EQ(parse_table_command("draw")->text, "offer");
    EXPECT_EQ(parse_table_command("ACCEPT")->text, "accept");
    EXPECT_EQ(parse_table_command("decline")->kind, TableCommandKind::Draw);
    EXPECT_EQ(parse_table_command("replace 2")->text, "2");
    EXPECT_EQ(parse_table_command("leave")->kind, TableCommandKind::Leave);
}

TEST(TableCommands, NameWhomTheHostMeans) {
    EXPECT_EQ(parse_table_command("mute Ben the Second")->kind, TableCommandKind::Mute);
    EXPECT_EQ(parse_table_command("mute Ben the Second")->text, "Ben the Second");
    EXPECT_EQ(parse_table_command("unmute 2")->kind, TableCommandKind::Unmute);
    EXPECT_EQ(parse_table_command("remove Ben")->kind, TableCommandKind::Remove);
}

TEST(TableCommands, AreListedForWhomTheyAreFor) {
    const auto lists = [](const terminal::Standing& standing, const std::string& command) {
        const std::vector<std::string> lines = terminal::table_commands(standing);
        return std::any_of(lines.begin(), lines.end(),
                           [&](const std::string& line) { return line.starts_with("  " + command + " "); });
    };
    EXPECT_TRUE(lists({.seated = true, .host = true}, "remove NAME"));
    EXPECT_TRUE(lists({.host = true}, "mute NAME"));
    EXPECT_FALSE(lists({.seated = true}, "mute NAME"));
    EXPECT_FALSE(lists({.host = true}, "hint"));
}

TEST(TableCommands, LeaveEverythingElseToTheGame) {
    for (const char* line :
         {"", "say", "a", "0", "draw U", "place 1,0 r90", "undo", "quit", "replace", "mute", "remove"})
        EXPECT_FALSE(parse_table_command(line)) << line;
}

TEST(Words, OfOthersDoNothingToTheTerminal) {
    EXPECT_EQ(terminal::harmless("\x1b[2Jhi\nyou\x7f"), " [2Jhi you ");
    EXPECT_EQ(terminal::harmless("a\xC2\x9B"
                                 "31mb"),
              "a 31mb");
    EXPECT_EQ(terminal::harmless("Grüße ≥"), "Grüße ≥");
}

TEST(Words, OfTimes) {
    EXPECT_EQ(terminal::duration_text(0), "0:00");
    EXPECT_EQ(terminal::duration_text(64'100), "1:05");
    EXPECT_EQ(terminal::duration_text(7'200'000), "2:00:00");
    EXPECT_EQ(terminal::duration_text(3 * 86'400'000LL + 2 * 3'600'000LL), "3 days 2 h");
}

/// A game of Anna and Ben that has begun.
class TableWords : public testing::Test {
protected:
    TableWords() {
        for (const Json& event : script_.opening()) table_.hear(event);
    }
    std::vector<std::string> log(std::size_t move) const {
        const terminal::Players players = terminal::players_at(table_);
        std::vector<std::string> texts;
        for (const terminal::LogLine& line :
             terminal::log_with_notices(table_, terminal::log_context(table_.history(), players, {}), move))
            texts.push_back(line.text);
        return texts;
    }
    void chat(const std::string& text) {
        table_.hear(script_.event("chat", {{"person", kBen}, {"name", "Ben"}, {"text", text}}));
    }

    ScriptedTable script_;
    client::RemoteTable table_{kTable, tiles::Library::builtin()};
};

TEST_F(TableWords, TheLogHoldsWhatWasSaidInItsPlace) {
    chat("before");
    const std::size_t first = table_.history().moves();
    table_.hear(script_.first_move());
    table_.hear(script_.move("pass"));
    chat("after");
    const std::vector<std::string> all = log(0);
    ASSERT_EQ(all.size(), 5u);
    EXPECT_EQ(all[0], "Anna sits down");
    EXPECT_EQ(all[2], "Ben: before");
    EXPECT_TRUE(all[3].starts_with("Anna places ")) << all[3];
    EXPECT_EQ(all[4], "Ben: after");
    const std::vector<std::string> since = log(first);
    ASSERT_EQ(since.size(), 2u);
    EXPECT_EQ(since[1], "Ben: after");
}

TEST_F(TableWords, WhatWasSaidOfAMoveThatIsTakenBackStaysInTheLog) {
    const std::size_t ply = table_.history().moves();
    table_.hear(script_.first_move());
    chat("really?");
    table_.hear(script_.undone(0, ply));
    const std::vector<std::string> all = log(0);
    ASSERT_EQ(all.size(), 4u);
    EXPECT_EQ(all[2], "Ben: really?");
    EXPECT_EQ(all[3], "Anna undoes the last move");
}

TEST_F(TableWords, SayWhoIsWaitedFor) {
    EXPECT_EQ(terminal::doing_of(table_), "Anna places a tile");
    table_.hear(script_.first_move());
    table_.hear_presence({{"type", "present"}, {"seats", {false, true}}, {"watchers", 0}});
    EXPECT_EQ(terminal::doing_of(table_), "Anna decides about a follower (away)");
    EXPECT_EQ(terminal::note_of(table_, 0, 0), "away");
    EXPECT_EQ(terminal::note_of(table_, 1, 0), "");
    table_.hear(script_.event("draw", {{"seat", 1}, {"say", "offer"}}));
    EXPECT_EQ(terminal::note_of(table_, 1, 0), "offers a draw");
}

TEST_F(TableWords, TheClockOfWhoIsAskedRuns) {
    Json move = script_.first_move();
    move["clock"] = {{"left", {50'000, 60'000}}, {"running", 0}};
    table_.hear(move);
    const std::string note = terminal::note_of(table_, 0, move["at"].get<std::int64_t>() + 8'000);
    EXPECT_TRUE(note.starts_with("0:42, until ")) << note;
    EXPECT_EQ(terminal::note_of(table_, 1, 0), "") << "its time begins anew with its question";
}

TEST_F(TableWords, NameWhomTheHostHasMutedOrRemoved) {
    chat("hello");
    table_.hear(script_.event("muted", {{"person", kBen}, {"muted", true}}));
    EXPECT_EQ(terminal::text_of(table_.notices().back()), "Ben is muted");
    table_.hear(script_.event("muted", {{"person", kBen}, {"muted", false}}));
    EXPECT_EQ(terminal::text_of(table_.notices().back()), "Ben is no longer muted");
    table_.hear(script_.event("removed", {{"person", "p00000000000000c3"}}));
    EXPECT_EQ(terminal::text_of(table_.notices().back()), "The host has removed somebody");
}

TEST_F(TableWords, PeopleAreFoundByWhatTheyAreCalled) {
    EXPECT_EQ(table_.people_called("Ben"), std::vector<std::string>{kBen});
    EXPECT_TRUE(table_.people_called("Cid").empty());
    const char* other = "p00000000000000c3";
    table_.hear(script_.event("chat", {{"person", other}, {"name", "Ben"}, {"text", "I watch"}}));
    EXPECT_EQ(table_.people_called("Ben"), (std::vector<std::string>{kBen, other}));
}

TEST_F(TableWords, SomeoneWhoseSeatIsTakenOverKeepsTheLetter) {
    const std::string letter = terminal::players_at(table_)[1].letter;
    table_.hear(script_.event(
        "replaced",
        {{"seat", 1}, {"level", "greedy"}, {"name", "greedy"}, {"reason", "resigned"}, {"clock", nullptr}}));
    EXPECT_EQ(terminal::players_at(table_)[1].name, "greedy");
    EXPECT_EQ(terminal::players_at(table_)[1].letter, letter);
    EXPECT_EQ(terminal::text_of(table_.notices().back()), "Ben has resigned: the computer plays on");
    table_.hear(script_.event(
        "replaced",
        {{"seat", 1}, {"level", "level4"}, {"name", "level4 2"}, {"reason", "left"}, {"clock", nullptr}}));
    EXPECT_EQ(terminal::players_at(table_)[1].name, "Scribe 2");
}

TEST(Hint, ThatAServerGivesIsReadOrNot) {
    const auto as_told = [](const std::string& line) { return line; };
    const auto several = terminal::proposals_in(
        {{"moves", {{{"move", "pass"}, {"expected", 1.5}}, {{"move", "follower 0"}}}}}, as_told);
    ASSERT_EQ(several.size(), 2u);
    EXPECT_EQ(several[0].move, "pass");
    EXPECT_EQ(several[0].expected, 1.5);
    const auto one = terminal::proposals_in({{"move", "pass"}}, as_told);
    ASSERT_EQ(one.size(), 1u);
    EXPECT_FALSE(one[0].expected);
    for (const client::Json& wrong : {client::Json(3), client::Json::object(), client::Json{{"move", 3}},
                                      client::Json{{"moves", 3}}, client::Json{{"moves", {{{"move", 3}}}}},
                                      client::Json{{"moves", {{{"move", "pass"}, {"expected", "much"}}}}}})
        EXPECT_TRUE(terminal::proposals_in(wrong, as_told).empty()) << wrong;
}

}  // namespace
}  // namespace trencavel::client_tests
