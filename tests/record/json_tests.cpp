// What the outside is told about a game: the whole state, the events, and nothing that is hidden.
#include <gtest/gtest.h>

#include "record/json.h"
#include "record/replay.h"
#include "support/chance.h"
#include "support/games.h"

namespace trencavel::record::json {
namespace {

std::unique_ptr<Game> game_of(const std::string& record) {
    return replayed("trencavel 1\ngame carcassonne\n" + record);
}

std::string state_of(const std::string& record) {
    return state_json(*game_of(record)).dump();
}

std::string events_of(const std::string& record) {
    const std::unique_ptr<Game> game = game_of(record);
    return events_json(game->events(), game->tables()).dump();
}

TEST(StateJson, HoldsAllThatTheFormatPromises) {
    const Json state = state_json(*game_of("players Anna Ben\ndeck U V\n"));
    for (const char* key :
         {"seat", "asks", "tile", "scores", "supplies", "board", "followers", "left", "over", "ply"}) {
        EXPECT_TRUE(state.contains(key)) << key;
    }
}

TEST(StateJson, ShowsTheStart) {
    EXPECT_EQ(state_of("players Anna \"Ben #2\"\ndeck U V U\n"),
              R"({"game":"carcassonne","players":["Anna","Ben #2"],"seat":0,"asks":"place","tile":"U",)"
              R"("scores":[0,0],"supplies":{"followers":[7,7]},)"
              R"("board":[{"cell":[0,0],"tile":"D","rotation":0}],"followers":[],"left":2,)"
              R"("remaining":{"U":1,"V":1},"over":false,"winners":null,"ply":0})");
}

TEST(StateJson, ShowsTilesFollowersAndWhoIsAsked) {
    const Json state = state_json(
        *game_of("players Anna Ben\ndeck U E V\n> place 1,0 r90\n> follower 0\n> place 0,-1 r180\n"));
    EXPECT_EQ(state["seat"], 1);
    EXPECT_EQ(state["asks"], "follower");
    EXPECT_EQ(state["tile"], nullptr);
    EXPECT_EQ(state["supplies"]["followers"], (Json{6, 7}));
    EXPECT_EQ(state["board"].dump(), R"([{"cell":[0,0],"tile":"D","rotation":0},)"
                                     R"({"cell":[1,0],"tile":"U","rotation":90},)"
                                     R"({"cell":[0,-1],"tile":"E","rotation":180}])");
    EXPECT_EQ(state["followers"].dump(), R"([{"seat":0,"cell":[1,0],"feature":0}])");
    EXPECT_EQ(state["left"], 1);
    EXPECT_EQ(state["ply"], 3);
}

TEST(StateJson, ShowsTheEnd) {
    const Json state = state_json(*game_of("players Anna Ben\ndeck E\n> place 0,-1 r180\n> follower 0\n"));
    EXPECT_EQ(state["over"], true);
    EXPECT_EQ(state["seat"], nullptr);
    EXPECT_EQ(state["asks"], nullptr);
    EXPECT_EQ(state["tile"], nullptr);
    EXPECT_EQ(state["scores"], (Json{4, 0}));
    EXPECT_EQ(state["winners"].dump(), "[0]");
    EXPECT_EQ(state["left"], 0);
    EXPECT_EQ(state["remaining"].dump(), "{}");
}

TEST(StateJson, ShowsAnEarlyEnd) {
    const Json state = state_json(*game_of("players Anna Ben\ndeck E U\n> place 0,-1 r180\nresult time 0\n"));
    EXPECT_EQ(state["over"], true);
    EXPECT_EQ(state["asks"], nullptr);
    EXPECT_EQ(state["winners"].dump(), "[1]");
}

TEST(StateJson, AsksNoSeatForADraw) {
    const Json state = state_json(*game_of("players Anna Ben\ndeck ...\n"));
    EXPECT_EQ(state["seat"], nullptr);
    EXPECT_EQ(state["tile"], nullptr);
    EXPECT_EQ(state["over"], false);
    EXPECT_EQ(state["left"], 71);
}

TEST(StateJson, CanBeWrittenAtEveryQuestion) {
    const std::unique_ptr<Game> game = start(setup_with_seed(3, 4));
    Random random(3);
    do {
        const Json state = state_json(*game);
        EXPECT_EQ(Json::parse(state.dump()), state);
        const std::size_t in_hand = state["tile"].is_null() ? 0 : 1;
        EXPECT_LE(state["board"].size() + state["left"].get<std::size_t>() + in_hand, 72u);
        std::size_t remaining = 0;
        for (const Json& count : state["remaining"]) remaining += count.get<std::size_t>();
        EXPECT_EQ(remaining, state["left"].get<std::size_t>());
    } while (play_one(*game, random));
}

/// Two decks of the full set that begin alike: the first `known` tiles are the same.
std::pair<std::vector<std::string>, std::vector<std::string>> decks_that_begin_alike(std::size_t known,
                                                                                     std::uint64_t seed) {
    const std::vector<std::string> deck = deck_names(*start(setup_with_seed(seed)));
    std::vector<std::string> other = deck;
    Random random(seed + 1000);
    random.shuffle(other.data() + known, other.size() - known);
    return {deck, other};
}

/// How many tiles have left the deck.
std::size_t drawn(const Game& game) {
    return 71 - game.snapshot().left;
}

TEST(StateJson, RevealsNothingOfTheTilesNotYetDrawn) {
    constexpr std::size_t kKnown = 20;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto [deck, other_deck] = decks_that_begin_alike(kKnown, seed);
        ASSERT_NE(deck, other_deck);
        const std::unique_ptr<Game> game = start(with_deck(setup_of("carcassonne", "", 3), deck));
        const std::unique_ptr<Game> other = start(with_deck(setup_of("carcassonne", "", 3), other_deck));
        Random random(seed);
        while (drawn(*game) <= kKnown) {
            ASSERT_EQ(state_json(*game).dump(), state_json(*other).dump());
            ASSERT_EQ(events_json(game->events(), game->tables()).dump(),
                      events_json(other->events(), other->tables()).dump());
            ASSERT_TRUE(play_one(*game, random));
            ASSERT_EQ(other->apply(game->moves().back()), Refusal::None);
        }
    }
}

TEST(StateJson, IsTheSameWhetherTheDeckIsKnownOrNot) {
    const std::vector<std::string> deck = deck_names(*start(setup_with_seed(5)));
    const std::unique_ptr<Game> known = start(with_deck(setup_of("carcassonne", "", 3), deck));
    const std::unique_ptr<Game> unknown = start(deck[0] + " ...", 3);
    ASSERT_EQ(state_json(*known).dump(), state_json(*unknown).dump());
    const Move place = known->legal_moves().front();
    ASSERT_EQ(known->apply(place), Refusal::None);
    ASSERT_EQ(unknown->apply(place), Refusal::None);
    EXPECT_EQ(state_json(*known).dump(), state_json(*unknown).dump());
}

TEST(EventsJson, TellsTheStart) {
    EXPECT_EQ(events_of("players Anna Ben\ndeck U V\n"), R"([{"event":"drawn","seat":0,"tile":"U"}])");
}

TEST(EventsJson, TellsATurnInTheOrderInWhichItHappened) {
    EXPECT_EQ(events_of("players Anna Ben\ndeck E U\n> place 0,-1 r180\n"),
              R"([{"event":"placed","seat":0,"tile":"E","cell":[0,-1],"rotation":180}])");
    EXPECT_EQ(events_of("players Anna Ben\ndeck E U\n> place 0,-1 r180\n> follower 0\n"),
              R"([{"event":"follower","seat":0,"cell":[0,-1],"feature":0},)"
              R"({"event":"scored","kind":"city","points":4,"seats":[0],"complete":true,"cell":[0,-1],)"
              R"("feature":0,"tiles":2,"pennants":0},)"
              R"({"event":"returned","seat":0,"cell":[0,-1],"feature":0},)"
              R"({"event":"drawn","seat":1,"tile":"U"}])");
}

TEST(EventsJson, TellsOfTilesThatFitNowhere) {
    EXPECT_EQ(events_of("players Anna Ben\ndeck E C U\n> place 0,-1 r180\n> pass\n"),
              R"([{"event":"drawn","seat":1,"tile":"C"},{"event":"discarded","seat":1,"tile":"C"},)"
              R"({"event":"drawn","seat":1,"tile":"U"}])");
}

TEST(EventsJson, TellsTheFinalScoring) {
    EXPECT_EQ(
        events_of("players Anna Ben\ndeck U E\n> place 1,0 r90\n> follower 2\n> place 0,-1 r180\n> pass\n"),
        R"([{"event":"ended"},)"
        R"({"event":"scored","kind":"field","points":3,"seats":[0],"complete":false,"cell":[0,0],)"
        R"("feature":2,"cities":1},)"
        R"({"event":"over","winners":[0]}])");
}

TEST(EventsJson, SumUpToTheScores) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const std::unique_ptr<Game> game = start(setup_with_seed(seed, 5));
        Random random(seed);
        std::vector<int> sums(5, 0);
        do {
            for (const Json& event : events_json(game->events(), game->tables())) {
                if (event["event"] != "scored") continue;
                for (const Json& seat : event["seats"])
                    sums[seat.get<std::size_t>()] += event["points"].get<int>();
            }
            ASSERT_EQ(sums, game->snapshot().scores);
        } while (play_one(*game, random));
    }
}

}  // namespace
}  // namespace trencavel::record::json
