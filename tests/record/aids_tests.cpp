// What players can ask before they decide: areas with their owners, what fits where, what moves would do.
#include <gtest/gtest.h>

#include "court_game.h"
#include "record/json_aids.h"
#include "record/replay.h"

namespace trencavel::record::aids {
namespace {

std::unique_ptr<Game> game_of(const std::string& record) {
    return replayed("trencavel 1\ngame carcassonne\nplayers Anna Ben\n" + record);
}

/// The area that holds the spot.
Json area_at(const Json& areas, const Json& spot) {
    for (const Json& area : areas) {
        for (const Json& each : area.at("spots")) {
            if (each == spot) return area;
        }
    }
    return nullptr;
}

/// Makes the moves, and gives all that happened.
std::vector<Event> events_of(Game& game, const std::vector<std::string>& lines) {
    std::vector<Event> events;
    for (const std::string& line : lines) {
        EXPECT_EQ(game.apply(parse_move(line, game.tables()).value()), Refusal::None) << line;
        events.insert(events.end(), game.events().begin(), game.events().end());
    }
    return events;
}

TEST(AreasJson, TellWhereAnAreaIsAndWhatItIsWorth) {
    const Json told = areas_json(*game_of("deck U E V\n> place 1,0 r90\n> follower 0\n> place 0,-1 r180\n"));
    EXPECT_EQ(area_at(told.at("areas"), {0, 0, 1}).dump(),
              R"({"kind":"road","spots":[[0,0,1],[1,0,0]],"followers":[1,0],"owners":[0],"complete":false,)"
              R"("worth":2,"worth_complete":2,"tiles":2})");
    EXPECT_EQ(area_at(told.at("areas"), {0, 0, 0}).dump(),
              R"({"kind":"city","spots":[[0,-1,0],[0,0,0]],"followers":[0,0],"owners":[],"complete":true,)"
              R"("worth":4,"worth_complete":4,"tiles":2})");
}

TEST(AreasJson, BelongToAllWhoHaveTheMostFollowers) {  // C9
    const std::string joined =
        "deck U U V V E\n> place 1,0 r90\n> follower 0\n> place 0,1 r90\n> follower 0\n> place -1,0 r270\n> "
        "pass\n"
        "> place -1,1 r180\n> pass\n";
    const Json road = area_at(areas_json(*game_of(joined)).at("areas"), {0, 0, 1});
    EXPECT_EQ(road.at("spots").dump(), "[[-1,0,0],[0,0,1],[1,0,0],[-1,1,0],[0,1,0]]");
    EXPECT_EQ(road.at("followers"), (Json{1, 1}));
    EXPECT_EQ(road.at("owners"), (Json{0, 1}));
    EXPECT_EQ(road.at("worth"), 5);
}

TEST(AreasJson, TellTheLargestFreeGroupOnlyWithinTheWall) {
    EXPECT_FALSE(areas_json(*game_of("deck U\n")).contains("free"));
    const std::unique_ptr<Game> castle = record::game_of(court("C06 C01"));
    EXPECT_EQ(areas_json(*castle).at("free").size(), 76u) << "all cells within the wall";
}

TEST(FitsJson, TellsTheTilesLeftAndTheirTurns) {
    EXPECT_EQ(fits_json(*game_of("deck U V\n")).dump(),
              R"([{"cell":[0,-1],"tiles":{}},{"cell":[-1,0],"tiles":{"U":[90,270],"V":[180,270]}},)"
              R"({"cell":[1,0],"tiles":{"U":[90,270],"V":[0,90]}},)"
              R"({"cell":[0,1],"tiles":{"U":[90,270],"V":[0,270]}}])");
}

TEST(PreviewJson, TellsPointsAndFollowersThatComeHome) {  // C8: a city of two tiles brings 4
    const std::unique_ptr<Game> before = game_of("deck E U\n");
    const std::unique_ptr<Game> after = before->clone();
    const std::vector<Event> events = events_of(*after, {"place 0,-1 r180", "follower 0"});
    const Json told = preview_json(*before, *after, events);
    EXPECT_EQ(told.at("scores"), (Json{4, 0}));
    EXPECT_EQ(told.at("events").at(2).at("event"), "scored");
    EXPECT_EQ(told.at("events").at(2).at("points"), 4);
    EXPECT_EQ(told.at("events").at(3).at("event"), "returned");
    EXPECT_EQ(before->snapshot().scores, (std::vector<int>{0, 0}));
}

TEST(PreviewJson, LooksAtEveryAnswerOfTheSameSeat) {
    const std::unique_ptr<Game> before = game_of("deck E U\n");
    const std::unique_ptr<Game> after = before->clone();
    const std::vector<Event> events = events_of(*after, {"place 0,-1 r180"});
    const Json told = preview_json(*before, *after, events);
    EXPECT_EQ(told.at("asks").at("what"), "follower");
    ASSERT_EQ(told.at("then").size(), 3u) << "city, field, nothing";
    EXPECT_EQ(told.at("then").at(0).at("move"), "follower 0");
    EXPECT_EQ(told.at("then").at(0).at("scores"), (Json{4, 0}));
    EXPECT_EQ(told.at("then").at(2).at("move"), "pass");
    EXPECT_EQ(told.at("then").at(2).at("scores"), (Json{0, 0}));
    EXPECT_EQ(told.at("areas").size(), 2u) << "those of the tile that is laid: the city and its field";
}

}  // namespace
}  // namespace trencavel::record::aids
