// trencavel join against trencavel serve: whole games, and what happens on the way.
#include <gtest/gtest.h>

#include "join_clients.h"
#include "support/files.h"
#include "support/games.h"

namespace trencavel::client_tests {
namespace {

struct GameCase {
    const char* name;
    std::vector<std::string> options;
};

class WholeGame : public testing::TestWithParam<GameCase> {};

TEST_P(WholeGame, IsPlayedByTwoClientsToTheSameEnd) {
    const ServeProcess server;
    const ScratchFolder folder;
    const std::string file = folder.path("fetched.game");
    Pair pair(server, GetParam().options, {"--save", file});
    play_to_the_end(*pair.anna, *pair.ben);
    EXPECT_EQ(pair.anna->finish(), 0) << pair.anna->errors();
    EXPECT_EQ(pair.ben->finish(), 0) << pair.ben->errors();
    const std::vector<int> total = numbers_in(pair.anna->all(), "total ");
    ASSERT_EQ(total.size(), 2u) << pair.anna->shown();
    EXPECT_EQ(numbers_in(pair.ben->all(), "total "), total);
    for (const JoinProcess* each : {pair.anna.get(), pair.ben.get()}) {
        EXPECT_TRUE(contains(each->all(), "The draw was fair: ")) << each->shown();
        EXPECT_TRUE(contains(each->all(), " as the server had committed to, with your contribution."));
    }
    const std::unique_ptr<Game> game = replayed(text_of(file));
    EXPECT_TRUE(game->snapshot().over);
    EXPECT_EQ(game->snapshot().scores, total);
}

INSTANTIATE_TEST_SUITE_P(
    EveryGame, WholeGame,
    testing::Values(GameCase{"Carcassonne", {"carcassonne"}}, GameCase{"Wheel", {"wheel"}},
                    GameCase{"Expansion", {"carcassonne", "--with", "bridges,castles,bazaars"}},
                    GameCase{"DieBurg", {"castle"}}, GameCase{"Falken", {"castle", "--with", "falcon"}}),
    [](const auto& test) { return std::string(test.param.name); });

TEST(Join, GoesOnAfterARestartOfTheServer) {
    ServeProcess server;
    Pair pair(server, {"carcassonne"});
    server.stop();
    pair.anna->type("a");  // nobody is there to hear it
    server.start_again();
    play_to_the_end(*pair.anna, *pair.ben);
    EXPECT_EQ(pair.anna->finish(), 0) << pair.anna->errors();
    EXPECT_EQ(pair.ben->finish(), 0) << pair.ben->errors();
    EXPECT_EQ(numbers_in(pair.anna->all(), "total "), numbers_in(pair.ben->all(), "total "));
    EXPECT_TRUE(contains(pair.ben->all(), "No connection to the server"));
    EXPECT_TRUE(contains(pair.ben->all(), "Connected to the server again."));
}

TEST(Join, WhoQuitsCanComeBack) {
    const ServeProcess server;
    Pair pair(server, {"carcassonne"});
    pair.anna->type("quit");
    pair.anna->wait_for("The game goes on, and your seat is kept. To come back:");
    pair.anna->wait_for("trencavel join " + pair.link + " --name Anna");
    EXPECT_EQ(pair.anna->finish(), 0);
    JoinProcess again({pair.link, "--name", "Anna"});
    again.wait_for("Anna, place the tile");
    play_to_the_end(again, *pair.ben);
    EXPECT_EQ(again.finish(), 0);
}

TEST(Join, TheEndOfTheInputLeavesAndSaysHowToComeBack) {
    const ServeProcess server;
    Pair pair(server, {"carcassonne"});
    EXPECT_EQ(pair.anna->finish(), 0);
    EXPECT_TRUE(contains(pair.anna->shown(), "To come back:")) << pair.anna->shown();
}

TEST(Join, ChatIsHeardByTheOthersAndStandsInTheLog) {
    const ServeProcess server;
    Pair pair(server, {"carcassonne"});
    pair.anna->type("say Grüß dich, Ben");
    pair.ben->wait_for("Anna: Grüß dich, Ben\n");
    pair.anna->wait_for_prompt();
    pair.anna->type("log");
    pair.anna->wait_for("Anna: Grüß dich, Ben");
}

TEST(Join, TheHostMutesAndRemovesByName) {
    const ServeProcess server;
    Pair pair(server, {"carcassonne"});
    pair.anna->type("mute Cid");
    pair.anna->wait_for("Nobody here is called Cid.");
    pair.anna->wait_for_prompt();
    pair.anna->type("mute Ben");
    pair.ben->wait_for("Ben is muted");
    pair.anna->wait_for_prompt();
    pair.anna->type("unmute 2");
    pair.ben->wait_for("Ben is no longer muted");
    pair.anna->wait_for_prompt();
    pair.anna->type("remove Ben");
    pair.anna->wait_for("The host has removed Ben");
    pair.anna->wait_for("Ben was removed: the computer plays on");
    pair.ben->wait_for("The host has removed you from the table.");
    EXPECT_EQ(pair.ben->finish(), 1);
}

TEST(Join, AHintNamesTheBestMovesWithTheirPoints) {
    const ServeProcess server;
    JoinProcess anna({server.url(), "--name", "Anna", "--new", "carcassonne", "--bots", "level4"});
    anna.wait_for("Anna, place the tile");
    EXPECT_TRUE(contains(anna.all(), "Scribe")) << anna.all();
    anna.wait_for_prompt();
    anna.type("hint");
    anna.wait_for("expected final lead:\n");
    anna.wait_for("  place ");
}

TEST(Join, AMoveIsTakenBackWhileNothingWasDrawn) {
    const ServeProcess server;
    Pair pair(server, {"carcassonne"});
    pair.anna->type("undo");
    pair.anna->wait_for_prompt();
    EXPECT_TRUE(contains(pair.anna->shown(), "Anna, place the tile")) << "there is nothing to undo yet";
    while (!contains(pair.anna->shown(), "a follower?")) {
        pair.anna->type(answer_to(pair.anna->shown()));
        pair.anna->wait_for_prompt();
    }
    pair.anna->type("undo");
    pair.anna->wait_for("Anna, place the tile");
    pair.ben->wait_for("Anna undoes the last move");
}

TEST(Join, ADrawIsOfferedAndAccepted) {
    const ServeProcess server;
    Pair pair(server, {"carcassonne"});
    pair.anna->type("draw");
    pair.ben->wait_for("Anna offers a draw");
    pair.anna->wait_for_prompt();
    while (!pair.ben->asks()) {  // only then his lines are read
        if (pair.anna->asks()) pair.anna->type(answer_to(pair.anna->shown()));
        pair.anna->read(std::chrono::milliseconds(10));
        pair.ben->read(std::chrono::milliseconds(10));
    }
    pair.ben->type("accept");
    for (JoinProcess* each : {pair.anna.get(), pair.ben.get()}) {
        each->wait_for("A draw was agreed.\nAnna and Ben share the win.");
        EXPECT_EQ(each->finish(), 0);
    }
}

TEST(Join, ToResignIsConfirmedAndEndsTheGameOfTwo) {
    const ServeProcess server;
    Pair pair(server, {"carcassonne"});
    pair.anna->type("resign");
    pair.anna->wait_for("type yes to resign> ");
    pair.anna->type("yes");
    pair.ben->wait_for("Anna has resigned.\nBen wins.");
    EXPECT_EQ(pair.anna->finish(), 0);
    EXPECT_EQ(pair.ben->finish(), 0);
}

TEST(Join, OneWhoWatchesSeesTheGameAndNeedsNoInput) {
    const ServeProcess server;
    Pair pair(server, {"carcassonne"});
    JoinProcess cid({pair.link, "--name", "Cid", "--watch"});
    play_to_the_end(*pair.anna, *pair.ben);
    EXPECT_EQ(cid.finish(), 0) << cid.errors();
    EXPECT_TRUE(contains(cid.all(), "[A] Anna places ")) << cid.all();
    EXPECT_EQ(numbers_in(cid.all(), "total "), numbers_in(pair.anna->all(), "total "));
}

TEST(Join, APrivateTableOpensOnlyToWhoIsInvited) {
    const ServeProcess server;
    JoinProcess anna({server.url(), "--name", "Anna", "--new", "castle", "--private"});
    anna.wait_for("when all seats are taken");
    const std::string quoted = link_in(anna.all());
    const std::string link = quoted.substr(1, quoted.size() - 2);  // between quotes, for the shell
    ASSERT_TRUE(contains(link, "?invitation="));
    JoinProcess stranger({link.substr(0, link.find('?')), "--name", "Cid"});
    EXPECT_EQ(stranger.finish(), 1);
    EXPECT_FALSE(stranger.errors().empty());
    JoinProcess ben({link, "--name", "Ben"});
    anna.wait_for("Anna, place the tile");
}

TEST(Join, RefusalsOfTheServerComeInTheLanguageOfThePerson) {
    const ServeProcess server;
    ::setenv("LC_ALL", "de_DE.UTF-8", 1);
    JoinProcess german({server.url(), "--table", "nothinghere", "--name", "Anna"});
    EXPECT_EQ(german.finish(), 1);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    JoinProcess english({server.url(), "--table", "nothinghere", "--name", "Anna"});
    EXPECT_EQ(english.finish(), 1);
    EXPECT_NE(german.errors(), english.errors());
    EXPECT_TRUE(contains(german.errors(), "Hier gibt es nichts")) << german.errors();
}

TEST(Join, ListsTheTablesAndLetsOneChoose) {
    const ServeProcess server;
    JoinProcess nobody({server.url(), "--name", "Ben"});
    EXPECT_EQ(nobody.finish(), 0);
    EXPECT_TRUE(contains(nobody.all(), "There are no tables at " + server.url())) << nobody.all();
    JoinProcess anna(
        {server.url(), "--name", "Anna", "--new", "wheel", "--players", "3", "--bots", "greedy"});
    anna.wait_for("when all seats are taken");
    anna.wait_for("Anna sits down");
    JoinProcess ben({server.url(), "--name", "Ben"});
    ben.wait_for_prompt();
    EXPECT_TRUE(contains(ben.shown(), "wheel: Anna, free, greedy")) << ben.shown();
    ben.type("1");
    anna.wait_for_prompt();
    EXPECT_TRUE(contains(anna.shown(), "Anna, place the tile")) << anna.shown();
}

TEST(Join, AServerThatIsNotThereIsAnError) {
    const ServeProcess server;  // only for the surroundings
    JoinProcess lonely({"http://127.0.0.1:1", "--name", "Anna"});
    EXPECT_EQ(lonely.finish(), 1);
    EXPECT_TRUE(contains(lonely.errors(), "http://127.0.0.1:1")) << lonely.errors();
}

}  // namespace
}  // namespace trencavel::client_tests
