// Every slip in a tile file is refused with the tile, the feature and the reason.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "small_set.h"
#include "support/text.h"
#include "tiles/read/builtin.h"
#include "tiles/read/read.h"

namespace trencavel::tiles {
namespace {

struct Slip {
    std::string_view from;
    std::string_view to;
    std::string_view message;
};

void expect_refused(std::string_view good, const Slip& slip) {
    SCOPED_TRACE(std::string(slip.from) + "  ->  " + std::string(slip.to));
    const Result<TileSet> set = read_tile_set(replaced(good, slip.from, slip.to));
    ASSERT_FALSE(set.ok());
    EXPECT_NE(set.error().find(slip.message), std::string::npos) << set.error();
}

void expect_all_refused(std::string_view good, const std::vector<Slip>& slips) {
    ASSERT_TRUE(read_tile_set(good).ok()) << read_tile_set(good).error();
    for (const Slip& slip : slips) expect_refused(good, slip);
}

TEST(BadFile, EdgesThatAreNotCoveredOnce) {
    expect_all_refused(
        kSmallSet,
        {
            {"[2, 7], \"borders\"", "[2, 3, 7], \"borders\"",
             "tile D, feature 2 (field): half-edge 3 is covered twice (also by feature 3)"},
            {"[3, 4, 5, 6]", "[3, 4, 5]", "tile D: half-edge 6 (edge W, road) is covered by no field"},
            {"[0, 1, 2, 3, 4, 5, 6, 7]", "[0, 2, 3, 4, 5, 6, 7]",
             "tile A: half-edge 1 (edge N, field) is covered by no field"},
            {"[2, 7], \"borders\"", "[0, 2, 7], \"borders\"",
             "tile D, feature 2 (field): covers half-edge 0, but the edge there is city"},
            {"[3, 4, 5, 6]", "[]", "tile D, feature 3 (field): covers no half-edge"},
            {"\"sides\": [\"N\"]", "\"sides\": []", "tile D, feature 0 (city): reaches no side"},
            {"\"sides\": [\"N\"]", "\"sides\": []", "tile D: edge N is city, but no city reaches it"},
            {"\"sides\": [\"N\"]", "\"sides\": [\"N\", \"S\"]",
             "tile D, feature 0 (city): reaches side S, but the edge there is field"},
            {"[\"S\"], \"end\": \"junction\"", "[\"E\"], \"end\": \"junction\"",
             "tile W, feature 0 (road): side E is reached twice (also by feature 1)"},
            {"[\"S\"], \"end\": \"junction\"", "[\"E\"], \"end\": \"junction\"",
             "tile W: edge S is road, but no road reaches it"},
            {"\"CRFR\"", "\"CRFF\"", "tile D, feature 1 (road): reaches side W, but the edge there is field"},
        });
}

TEST(BadFile, EdgeLettersAndSides) {
    expect_all_refused(
        kSmallSet,
        {
            {"\"CRFR\"", "\"CRF\"", "tile D: \"edges\" must be four letters"},
            {"\"CRFR\"", "7", "tile D: \"edges\" must be four letters"},
            {"\"CRFR\"", "\"CRXR\"",
             "tile D: \"edges\" has the unknown letter \"X\" (letters of this set: C, R, F)"},
            {"\"CRFR\"", "\"CRIR\"", "tile D: \"edges\" has the unknown letter \"I\""},
            {"\"CRFR\"", "\"CRPR\"", "tile D: \"edges\" has the unknown letter \"P\""},
            {"[\"E\", \"W\"]", "[\"E\", \"w\"]",
             "tile D, feature 1 (road): a side must be \"N\", \"E\", \"S\" or \"W\""},
            {"[\"E\", \"W\"]", "[\"E\", 3]",
             "tile D, feature 1 (road): a side must be \"N\", \"E\", \"S\" or \"W\""},
            {"[\"E\", \"W\"]", "[\"E\", \"W\", \"E\"]", "tile D, feature 1 (road): side E is listed twice"},
            {"[\"E\", \"W\"]", "\"EW\"", "tile D, feature 1 (road): \"sides\" must be a list"},
            {"[3, 4, 5, 6]", "[3, 4, 5, 6, 8]",
             "tile D, feature 3 (field): half-edge is 8, but must be 0 to 7"},
            {"[3, 4, 5, 6]", "[3, 4, 5, -6]",
             "tile D, feature 3 (field): half-edge is -6, but must be 0 to 7"},
            {"[3, 4, 5, 6]", "[3, 4, 5, 6.0]", "tile D, feature 3 (field): half-edge must be a whole number"},
            {"[3, 4, 5, 6]", "[3, 4, 5, 6, 6]", "tile D, feature 3 (field): half-edge 6 is listed twice"},
        });
}

TEST(BadFile, RoadsAndTheirEnds) {
    expect_all_refused(kSmallSet,
                       {
                           {", \"end\": \"cloister\"", "",
                            "tile A, feature 1 (road): reaches one side only, so it needs an \"end\""},
                           {"[\"E\", \"W\"]", "[\"E\", \"W\"], \"end\": \"city\"",
                            "tile D, feature 1 (road): runs from side to side, so it cannot have an \"end\""},
                           {"\"end\": \"cloister\"", "\"end\": \"castle\"",
                            "tile A, feature 1 (road): unknown end \"castle\""},
                           {"\"end\": \"cloister\"", "\"end\": \"square\"",
                            "tile A, feature 1 (road): cannot end at a square"},
                           {"\"end\": \"cloister\"", "\"end\": \"city\"",
                            "tile A, feature 1 (road): ends at a city, but the tile has none"},
                           {"\"end\": \"cloister\"", "\"end\": \"bazaar\"",
                            "tile A, feature 1 (road): ends at a bazaar, but no copy has one"},
                           {"\"end\": \"cloister\"", "\"end\": \"wheel\"",
                            "tile A, feature 1 (road): only the board has a wheel to end at"},
                           {"[\"E\"], \"end\": \"junction\"},\n    {\"kind\": \"road\", \"sides\": [\"S\"], "
                            "\"end\": \"junction\"},\n"
                            "    {\"kind\": \"road\", \"sides\": [\"W\"], \"end\": \"junction\"}",
                            "[\"E\", \"S\", \"W\"]}", "tile W, feature 0 (road): reaches 3 sides"},
                       });
}

TEST(BadFile, BordersKindsAndKeysOfFeatures) {
    expect_all_refused(
        kSmallSet,
        {
            {"\"borders\": [0]", "\"borders\": [1]",
             "tile D, feature 2 (field): borders feature 1, which is not a city but a road"},
            {"\"borders\": [0]", "\"borders\": [9]",
             "tile D, feature 2 (field): borders feature 9, which does not exist"},
            {"\"borders\": [0]", "\"borders\": [12]",
             "tile D, feature 2 (field): a border is 12, but must be 0 to 11"},
            {"\"borders\": [0]", "\"borders\": [0, 0]",
             "tile D, feature 2 (field): border 0 is listed twice"},
            {"\"kind\": \"city\"", "\"kind\": \"village\"", "tile D, feature 0: unknown kind \"village\""},
            {"\"kind\": \"city\"", "\"kind\": 1", "tile D, feature 0: unknown kind"},
            {"\"kind\": \"city\", ", "", "tile D, feature 0: key \"kind\" is missing"},
            {"{\"kind\": \"cloister\"}", "\"cloister\"", "tile A, feature 0: must be an object"},
            {"{\"kind\": \"cloister\"}", "{\"kind\": \"tower\", \"sides\": [\"N\"]}",
             "tile A, feature 0 (tower): this kind is not allowed in a set without a wall"},
            {"{\"kind\": \"cloister\"}", "{\"kind\": \"cloister\"}, {\"kind\": \"cloister\"}",
             "tile A, feature 1 (cloister): is a second cloister"},
            {"\"pennants\": 0", "\"pennant\": 1", "tile D, feature 0 (city): unknown key \"pennant\""},
            {"\"pennants\": 0", "\"pennants\": 10",
             "tile D, feature 0 (city): \"pennants\" is 10, but must be 0 to 9"},
            {"\"pennants\": 0", "\"pennants\": true",
             "tile D, feature 0 (city): \"pennants\" must be a whole number"},
            {"\"castle\": false", "\"castle\": 0",
             "tile Z, feature 0 (city): \"castle\" must be true or false"},
            {"\"halves\": [2, 7], ", "", "tile D, feature 2 (field): key \"halves\" is missing"},
            {"[\"E\", \"W\"]", "[\"E\", \"W\"], \"fountain\": true",
             "tile D, feature 1 (road): unknown key \"fountain\""},
        });
}

TEST(BadFile, FeaturesThatCross) {
    expect_all_refused(
        kSmallSet,
        {
            {"\"CFCF\", \"marks\": [{\"count\": 1, \"bazaar\": true, \"wheel\": 2}],\n   \"features\": [",
             "\"CRCR\", \"features\": [{\"kind\": \"road\", \"sides\": [\"E\", \"W\"]},",
             "tile Z, feature 0 (road): crosses feature 1 (city)"},
            {"[2, 3], \"borders\": [0]},\n    {\"kind\": \"field\", \"halves\": [6, 7]", "[2, 3, 6, 7]",
             "tile Z, feature 0 (city): crosses feature 1 (field)"},
            {"\"halves\": [2, 7], \"borders\": [0]},\n    {\"kind\": \"field\", \"halves\": [3, 4, 5, 6]",
             "\"halves\": [2, 3, 4, 7], \"borders\": [0]},\n    {\"kind\": \"field\", \"halves\": [5, 6]",
             "tile D, feature 1 (road): crosses feature 2 (field)"},
            {"[0, 1, 2, 7]},\n    {\"kind\": \"field\", \"halves\": [3, 4]", "[0, 1, 2, 7, 3, 4]",
             "tile W, feature 3 (field): crosses the place where the roads meet"},
        });
}

TEST(BadFile, TilesCountsAndMarks) {
    expect_all_refused(
        kSmallSet,
        {
            {"\"count\": 4", "\"count\": 0", "tile D: \"count\" is 0, but must be 1 to 99"},
            {"\"count\": 4", "\"count\": \"4\"", "tile D: \"count\" must be a whole number"},
            {"\"count\": 4", "\"count\": 99999999999999999999", "tile D: \"count\""},
            {"\"count\": 4", "\"count\": 5", "the counts add up to 8 tiles, but \"total\" is 7"},
            {"\"count\": 4, ", "", "tile D: key \"count\" is missing"},
            {"[{\"count\": 1, \"bazaar\"", "[{\"count\": 2, \"bazaar\"",
             "tile Z: the marks are for 2 copies, but there are only 1"},
            {"\"bazaar\": true, \"wheel\": 2", "\"bazaar\": false",
             "tile Z: mark 0 needs \"start\", \"bazaar\" or \"wheel\""},
            {"\"wheel\": 2", "\"wheel\": 0", "tile Z, mark 0: \"wheel\" is 0, but must be 1 to 9"},
            {"\"wheel\": 2", "\"pig\": 2", "tile Z, mark 0: unknown key \"pig\""},
            {"\"id\": \"A\"", "\"id\": \"D\"", "tile D: two tiles have this id"},
            {"\"id\": \"A\"", "\"id\": \"A/1\"",
             "tile number 2: \"id\" \"A/1\" must be 1 to 16 letters or digits"},
            {"\"id\": \"A\"", "\"id\": \"\"", "tile number 2: \"id\" \"\" must be 1 to 16 letters or digits"},
            {"\"id\": \"A\"", "\"id\": \"ABCDEFGHIJKLMNOPQ\"", "must be 1 to 16 letters or digits"},
            {"\"id\": \"A\", ", "", "tile number 2: key \"id\" is missing"},
            {"\"name\": \"city cap, road\"", "\"nmae\": \"city cap\"", "tile D: unknown key \"nmae\""},
            {"\"name\": \"city cap, road\"", "\"name\": \"\\u001b[31m\"",
             "tile D: \"name\" contains a control character"},
            {"{\"kind\": \"cloister\"}", "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1",
             "tile A: \"features\" has 13 entries; at most 12 are allowed"},
        });
}

TEST(BadFile, TheSetAsAWhole) {
    expect_all_refused(
        kSmallSet,
        {
            {"\"schema\": 1", "\"schema\": 2", "\"schema\" must be 1"},
            {"\"schema\": 1, ", "", "key \"schema\" is missing"},
            {"\"set\": \"base\"", "\"set\": \"Base\"", "\"set\" \"Base\" must be 1 to 32 lowercase letters"},
            {"\"title\": \"Small\"", "\"title\": 5", "\"title\" must be a string"},
            {"\"note\"", "\"remark\"", "unknown key \"remark\""},
            {"\"total\": 7", "\"total\": 7.5", "\"total\" must be a whole number"},
            {"\"start\": \"D\"", "\"start\": \"Q\"", "\"start\" is not a tile of this set: \"Q\""},
            {"\"start\": \"D\"", "\"start\": \"A\"",
             "tile A: is the start tile, so exactly one copy needs the mark \"start\", not 0"},
            {"\"start\": \"D\"", "\"start\": null",
             "tile D: has the mark \"start\", but \"start\" does not name it"},
            {"\"start\": \"D\"", "\"start\": \"board\"",
             "\"start\" is \"board\", but the key \"board\" is missing"},
            {"{\"count\": 1, \"start\": true}", "{\"count\": 2, \"start\": true}",
             "one copy needs the mark \"start\", not 2"},
            {"\"tiles\": [", "\"tiles\": 3, \"more\": [", "\"tiles\" must be a list"},
        });
}

TEST(BadFile, PathsCourtsAndNestsOfDieBurg) {
    expect_all_refused(
        builtin_tile_set("falcon"),
        {
            {"\"KCCC\"", "\"KCCF\"",
             "tile F01: \"edges\" has the unknown letter \"F\" (letters of this set: P, T, H, K, C)"},
            {"\"halves\": [2, 3, 4, 5, 6, 7]}", "\"halves\": [3, 4, 5, 6, 7]}",
             "tile F01: half-edge 2 (edge E, court) is covered by no court"},
            {"\"kind\": \"court\", \"halves\": [2, 3, 4, 5, 6, 7]}",
             "\"kind\": \"field\", \"halves\": [2, 3, 4, 5, 6, 7]}",
             "tile F01, feature 1 (field): this kind is not allowed in a set with a wall"},
            {"[\"S\"], \"end\": \"chapel\"", "[\"S\"]", "tile F10, feature 1 (path): reaches one side only"},
            {"[\"S\"], \"end\": \"chapel\"", "[\"S\"], \"end\": \"house\"",
             "tile F10, feature 1 (path): ends at a house, but the tile has none"},
            {"\"sides\": [\"E\", \"W\"], \"nests\": 1", "\"sides\": [\"E\", \"W\"]",
             "tile F07, feature 1 (path): has 0 nests, but another area of the tile has 1"},
            {"\"fountain\": true", "\"fountain\": 1",
             "tile F08, feature 1 (path): \"fountain\" must be true or false"},
            {"\"market\": true", "\"nests\": 1", "tile F02, feature 1 (court): unknown key \"nests\""},
        });
}

TEST(BadFile, TheWall) {
    expect_all_refused(
        builtin_tile_set("falcon"),
        {
            {"\"....#####.\"", "\"....####..\"", "wall edge 0: leaves the rim of the inside after 4 cells"},
            {"\"....#####.\"", "\"....####x.\"", "wall: inside row 0 must be a string of # and ."},
            {"\"....#####.\"", "\"....#####\"", "wall: inside row 1 is not as long as the first"},
            {"\".########.\",\n   \".########.\"", "\".###.####.\",\n   \".########.\"",
             "wall: the edges are 42 cells long together, but the rim of the inside is 46"},
            {"\"cells\": 5", "\"cells\": 4", "wall edge 1: leaves the rim of the inside after 0 cells"},
            {"\"start_vertex\": [4, 0]", "\"start_vertex\": [5, 0]", "wall edge 0: leaves the rim"},
            {"[14, 16]", "[15, 16]", "wall edge 1: its fields begin with 15, but 14 comes next"},
            {"[14, 16]", "[14, 13]", "wall edge 1: its last field 13 must be 14 to 99"},
            {"[17, 18]", "[18, 19]",
             "wall edge 1: its corner tower has the fields 18 and 19, but 17 and 18 come next"},
            {"\"corner_tower\": [0, 1]", "\"corner_tower\": [100, 101]", "wall edge 13: its corner tower"},
            {"\"dir\": \"S\"", "\"dir\": \"E\"", "wall edge 0: the next edge must turn a corner"},
            {"\"cell\": [6, 0]", "\"cell\": [0, 0]",
             "start space 0 (path): its cell [0, 0] is not inside the wall"},
            {"\"cell\": [6, 0]", "\"cell\": [6, 3]",
             "start space 0 (path): there is no wall at side N of its cell"},
            {"\"cell\": [6, 0]", "\"cell\": [1, 1]",
             "start space 0 (path): start space 8 is at the same place"},
            {"\"side\": \"N\", \"feature\": \"path\"", "\"side\": \"N\", \"feature\": \"road\"",
             "start space 0 (road): this kind is not allowed in a set with a wall"},
            {"\"feature\": \"tower\"", "\"feature\": \"tower\", \"market\": true",
             "start space 1 (tower): only a court can have a market"},
            {"\"edge\": 3", "\"edge\": 14", "gate 0: there is no wall edge 14"},
            {"\"offset\": 2.5", "\"offset\": 7",
             "gate 0: \"offset\" is beyond the edge, which is 6 cells long"},
            {"[27, 28]", "[27, 29]", "gate 0: \"between\" must be two neighbouring fields of edge 3"},
            {"\"gates\"", "\"doors\"", "wall: unknown key \"doors\""},
        });
}

TEST(BadFile, TheBoardOfTheWheel) {
    expect_all_refused(
        builtin_tile_set("wheel-of-fortune"),
        {
            {"\"edges\": \"CIIF\"", "\"edges\": \"CIFF\"",
             "board cell row 0 col 0: edge S is inside the board, so it must be I"},
            {"\"edges\": \"FIII\"", "\"edges\": \"IIII\"",
             "board cell row 0 col 1: edge N is a seam but faces outwards"},
            {"\"halves\": [0, 1, 2, 7], \"borders\": []}]}", "\"halves\": [0, 1, 2], \"borders\": []}]}",
             "board cell row 0 col 0, feature 1 (field): half-edge 2 meets no field across the seam"},
            {"\"N\": \"CFRF\"", "\"N\": \"CFFR\"", "board, ring: side N does not match"},
            {"[[2, 3, \"E\"]]", "[[2, 2, \"E\"]]", "board, merged: the cities do not match"},
            {"[[1, 0, \"W\"]], ", "", "board, merged: the roads do not match"},
            {"\"city\": 2}", "\"city\": 1}", "board, merged: the fields do not match"},
            {"{\"row\": 0, \"col\": 0", "{\"row\": 1, \"col\": 0",
             "board: cell number 1 must be row 0 col 0"},
            {"\"rows\": 4", "\"rows\": 5", "board: must have 4 rows, 4 cols and 16 cells, not 5, 4 and 16"},
            {"\"id\": \"taxes\"", "\"id\": \"tax\"", "wheel: the segments must be fortune, taxes"},
            {"\"clock\": 4", "\"clock\": 5", "wheel segment 2 (famine): \"clock\" must be 4"},
            {"\"start\": \"fortune\"", "\"start\": \"pig\"", "wheel: \"start\" is not a segment: \"pig\""},
            {"\"direction\": \"clockwise\"", "\"direction\": \"left\"",
             "wheel: \"direction\" must be \"clockwise\""},
            {"[2.0, 0.5]", "[2.0]", "wheel segment 0, crown 0: \"pos\" must be two numbers"},
            {"[2.0, 0.5]", "[4.5, 0.5]", "wheel segment 0 (fortune): a crown space is outside the board"},
            {"{\"pos\": [2.35, 3.5]}", "{\"pos\": [2.35, 3.5]}, {\"pos\": [2, 3.5]}",
             "wheel segment 3 (storm): has more than two crown spaces"},
            {"\"end\": \"wheel\"", "\"end\": \"cloister\"",
             "board cell row 0 col 2, feature 0 (road): ends at a cloister, but the tile has none"},
        });
}

TEST(BadFile, AllProblemsAreNamedAtOnce) {
    std::string text = replaced(kSmallSet, "[2, 7], \"borders\": [0]", "[2], \"borders\": [1]");
    text = replaced(text, "\"total\": 7", "\"total\": 8");
    const Result<TileSet> set = read_tile_set(text);
    ASSERT_FALSE(set.ok());
    EXPECT_EQ(set.error(),
              "tile D, feature 2 (field): borders feature 1, which is not a city but a road\n"
              "tile D: half-edge 7 (edge W, road) is covered by no field\n"
              "the counts add up to 7 tiles, but \"total\" is 8");
}

}  // namespace
}  // namespace trencavel::tiles
