// What cannot be read, or is not legal, is refused with its line and the reason, and nothing after it is
// played.
#include <gtest/gtest.h>

#include <ostream>

#include "record/replay.h"

namespace trencavel::record {
namespace {

struct Refused {
    const char* name;    // a sentence in camel case
    std::string record;  // a move that would be legal may follow the line that is refused
    unsigned line;
    std::string reason;  // a part of it
    unsigned moves = 0;  // made before the line that is refused
};

std::ostream& operator<<(std::ostream& out, const Refused& refused) {
    return out << refused.name;
}

class RefusedRecord : public testing::TestWithParam<Refused> {};

TEST_P(RefusedRecord, NamesItsLineAndTheReasonAndPlaysNothingAfterIt) {
    const Refused& expected = GetParam();
    const Replay result = replay(expected.record, tiles::Library::builtin());
    EXPECT_TRUE(result.refused);
    ASSERT_EQ(result.problems.size(), 1u);
    EXPECT_EQ(result.problems[0].line, expected.line) << result.problems[0].reason;
    EXPECT_NE(result.problems[0].reason.find(expected.reason), std::string::npos)
        << result.problems[0].reason;
    EXPECT_EQ(result.moves, expected.moves);
    if (result.game) {
        const std::size_t results = result.game->early_end() ? 1 : 0;
        EXPECT_EQ(result.game->moves().size() + results, expected.moves);
    }
}

std::string name_of(const testing::TestParamInfo<Refused>& refused) {
    return refused.param.name;
}

std::vector<Refused> headers() {
    const std::string start = "trencavel 1\ngame carcassonne\nplayers Anna Ben\n";
    const std::string moves = "> place 1,0 r90\n> pass\n";
    const std::string rest = "players Anna Ben\ndeck U V\n" + moves;
    const auto players = [&](const std::string& names) {
        return "trencavel 1\ngame carcassonne\nplayers " + names + "\ndeck U V\n" + moves;
    };
    std::string long_deck = "deck";
    std::string deck_of_crossroads = "deck";
    std::string deck_of_cities = "deck";
    for (int i = 0; i < 72; ++i) long_deck += " U";
    for (int i = 0; i < 71; ++i) deck_of_crossroads += " X";
    for (int i = 0; i < 71; ++i) deck_of_cities += " C";
    return {
        {"NothingAtAll", "", 1, "must start with the line 'trencavel 1'"},
        {"NothingButAComment", "# nothing\n\n", 2, "must start with the line 'trencavel 1'"},
        {"NothingButTheVersion", "trencavel 1\n", 1, "no 'game' line"},
        {"NoVersion", "game carcassonne\n" + rest, 1, "must start with the line 'trencavel 1'"},
        {"AMoveBeforeTheVersion", moves + start, 1, "must start with the line 'trencavel 1'"},
        {"VersionTwo", "trencavel 2\ngame carcassonne\n" + rest, 1, "unsupported record version"},
        {"NoVersionNumber", "trencavel\ngame carcassonne\n" + rest, 1, "unsupported record version"},
        {"TwoVersionNumbers", "trencavel 1 1\ngame carcassonne\n" + rest, 1, "unsupported record version"},
        {"TheVersionTwice", "trencavel 1\ntrencavel 1\n" + rest, 2, "duplicate 'trencavel' line"},
        {"NoGame", "trencavel 1\n" + rest, 4, "no 'game' line"},
        {"NoPlayers", "trencavel 1\ngame carcassonne\ndeck U V\n" + moves, 4, "no 'players' line"},
        {"NoDeckAndNoSeed", start + moves, 4, "needs a deck or a seed"},
        {"AHeaderAloneWithoutPlayers", "trencavel 1\ngame carcassonne\ndeck U\n", 3, "no 'players' line"},
        {"AHeaderAloneThatCannotStart", start + "deck U RadU\n", 4, "'RadU'"},
        {"GameTwice", "trencavel 1\ngame carcassonne\ngame carcassonne\n" + rest, 3, "duplicate 'game' line"},
        {"PlayersTwice", start + "players Anna Ben\ndeck U V\n" + moves, 4, "duplicate 'players' line"},
        {"DeckTwice", start + "deck U V\ndeck U V\n" + moves, 5, "duplicate 'deck' line"},
        {"SeedTwice", start + "seed 1\nseed 1\n" + moves, 5, "duplicate 'seed' line"},
        {"WithTwice", "trencavel 1\nwith falcon\nwith falcon\n" + rest, 3, "duplicate 'with' line"},
        {"GameWithoutAName", "trencavel 1\ngame\n" + rest, 2, "'game' takes one name"},
        {"GameWithTwoNames", "trencavel 1\ngame carcassonne wheel\n" + rest, 2, "'game' takes one name"},
        {"UnknownGame", "trencavel 1\ngame chess\n" + rest, 2, "unknown game 'chess'"},
        {"WithNothing", "trencavel 1\ngame carcassonne\nwith\n" + rest, 3,
         "'with' needs at least one module"},
        {"UnknownModule", "trencavel 1\ngame carcassonne\nwith rivers\n" + rest, 3,
         "unknown module 'rivers'"},
        {"AModuleTwice", "trencavel 1\ngame carcassonne\nwith falcon falcon\n" + rest, 3,
         "'falcon' is listed twice"},
        {"AModuleOfAnotherGame", "trencavel 1\ngame carcassonne\nwith falcon\n" + rest, 3, "'falcon'"},
        {"AnOptionWithoutAValue", "trencavel 1\ngame carcassonne\noption gates\n" + rest, 3,
         "'option' takes a name and a value"},
        {"AnOptionTwice", "trencavel 1\ngame carcassonne\noption gates stop\noption gates stop\n" + rest, 4,
         "duplicate option 'gates'"},
        {"AnOptionOfAnotherGame", "trencavel 1\ngame carcassonne\noption gates stop\n" + rest, 3, "'gates'"},
        {"NobodyPlays", players(""), 3, "a game takes 2 to 6 players, not 0"},
        {"OnePlayer", players("Anna"), 3, "a game takes 2 to 6 players, not 1"},
        {"SixPlayers", players("A B C D E F"), 3, "players, not 6"},
        {"SevenPlayers", players("A B C D E F G"), 3, "a game takes 2 to 6 players, not 7"},
        {"APlayerWithoutAName", players("Anna \"\""), 3, "a player has no name"},
        {"ANameTooLong", players("Anna " + std::string(65, 'B')), 3, "longer than 64 bytes"},
        {"ANameWithATab", players("Anna \"B\ten\""), 3, "control character"},
        {"ANameWithANul", players(std::string("Anna B\0en", 9)), 3, "control character"},
        {"ANameWithADelete", players("Anna Ben\x7F"), 3, "control character"},
        {"ANameWithAnUnclosedQuote", players("Anna \"Ben"), 3, "unclosed quotation mark"},
        {"ANameWithAQuoteInside", players("Anna Be\"n"), 3, "quotation mark inside a word"},
        {"TwoQuotedNamesWithoutABlank", players("\"Anna\"\"Ben\""), 3, "must be followed by a space"},
        {"DeckOfNothing", start + "deck\n" + moves, 4, "the deck is empty"},
        {"DeckWithAnUnknownTile", start + "deck U ZZ V\n" + moves, 4, "no tile 'ZZ'"},
        {"DeckWithATileOfAnotherGame", start + "deck U RadU/2\n" + moves, 4, "no tile 'RadU/2'"},
        {"DeckWithASmallLetter", start + "deck U v\n" + moves, 4, "no tile 'v'"},
        {"DeckWithDotsInside", start + "deck U ... V\n" + moves, 4, "'...' is allowed only at the end"},
        {"DeckTooLong", start + long_deck + "\n" + moves, 4, "72 tiles are more than the full set of 71"},
        {"DeckWithTooManyFeatures", start + deck_of_crossroads + "\n> place 1,0 r0\n", 4,
         "there is room for"},
        {"DeckWithTooManyCities", start + deck_of_cities + "\n> place 0,-1 r0\n", 4, "there is room for"},
        {"KnownPartBeyondTheSet", start + "deck X X ...\n" + moves, 4, "X is listed 2 times"},
        {"DeckAndSeed", start + "deck U V\nseed 1\n" + moves, 5, "a deck or a seed, not both"},
        {"SeedAndDeck", start + "seed 1\ndeck U V\n" + moves, 5, "a deck or a seed, not both"},
        {"SeedWithoutANumber", start + "seed\n" + moves, 4, "'seed' takes a whole number"},
        {"SeedOfTwoNumbers", start + "seed 1 2\n" + moves, 4, "'seed' takes a whole number"},
        {"SeedThatIsNoNumber", start + "seed luck\n" + moves, 4, "'seed' takes a whole number"},
        {"SeedBelowZero", start + "seed -1\n" + moves, 4, "'seed' takes a whole number"},
        {"SeedTooLarge", start + "seed 18446744073709551616\n" + moves, 4, "to 18446744073709551615"},
        {"WallInAGameWithoutOne", start + "deck U V\nwall 1 2 3 4 5 6 7 8 9 1 2 3 4\n" + moves, 5,
         "carcassonne has no wall tiles"},
    };
}

INSTANTIATE_TEST_SUITE_P(Header, RefusedRecord, testing::ValuesIn(headers()), name_of);

/// Five lines, of which the last is Anna's placement at 1,0: the follower is asked.
const std::string kPlaced =
    "trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck U L E U V\n> place 1,0 r90\n";
/// And six, with her robber: Ben is to place L.
const std::string kRobber = kPlaced + "> follower 0\n";
const std::string kNext = "> place 2,0 r0\n> pass\n";

Refused at_placement(const char* name, const std::string& line, const std::string& reason) {
    return {name, kRobber + line + "\n" + kNext, 7, reason, 2};
}

Refused at_follower(const char* name, const std::string& line, const std::string& reason) {
    return {name, kPlaced + line + "\n> pass\n" + kNext, 6, reason, 1};
}

std::vector<Refused> unreadable_lines() {
    using namespace std::string_literals;
    return {
        at_placement("AnUnknownLine", "move 2,0", "not a valid record line"),
        at_placement("AQuestionOfTheEngine", "? legal", "not a valid record line"),
        at_placement("AHeaderLineAfterAMove", "seed 1", "the game has started"),
        at_placement("TheVersionAfterAMove", "trencavel 1", "the game has started"),
        at_placement("AByteThatIsNotUtf8", "> place 2,0 r0 # caf\xE9", "not valid UTF-8"),
        at_placement("ANulByte", "\0"s, "not a valid record line"),
        at_placement("ANulByteInAMove", "> place 2,0 r\0"s + "0", "is not a rotation"),
        at_placement("ALineTooLong", "#" + std::string(8192, '-'), "longer than 8192 bytes"),
        at_placement("AnUnclosedQuote", "> place \"2,0 r0", "unclosed quotation mark"),
        at_placement("AByteOrderMarkInTheMiddle", "\xEF\xBB\xBF> place 2,0 r0", "not a valid record line"),
        at_placement("NoMove", ">", "missing move"),
        at_placement("AnUnknownMove", "> hop 2,0", "unknown move 'hop'"),
        at_placement("PlaceWithNothing", "> place", "'place' takes a cell and a rotation"),
        at_placement("PlaceWithoutARotation", "> place 2,0", "'place' takes a cell and a rotation"),
        at_placement("PlaceWithTwoRotations", "> place 2,0 r0 r0", "'place' takes a cell and a rotation"),
        at_placement("PlaceWithBlanksInTheCell", "> place 2, 0 r0", "'place' takes a cell and a rotation"),
        at_placement("ACellWithASemicolon", "> place 2;0 r0", "'2;0' is not a cell"),
        at_placement("ACellOfLetters", "> place x,y r0", "'x,y' is not a cell"),
        at_placement("ACellOfOneNumber", "> place 2 r0", "'2' is not a cell"),
        at_placement("ACellOfThreeNumbers", "> place 2,0,0 r0", "'2,0,0' is not a cell"),
        at_placement("ACellBeyondAllNumbers", "> place 99999999999,0 r0", "'99999999999,0' is not a cell"),
        at_placement("ARotationWithoutItsLetter", "> place 2,0 0", "'0' is not a rotation"),
        at_placement("ARotationByHalfAQuarter", "> place 2,0 r45", "'r45' is not a rotation"),
        at_placement("ADrawWithoutATile", "> draw", "'draw' takes a tile name"),
        at_placement("ADrawOfAnUnknownTile", "> draw ZZ", "no tile 'ZZ'"),
        at_follower("AFollowerWithoutAFeature", "> follower", "'follower' takes a feature index"),
        at_follower("AFollowerOnTwoFeatures", "> follower 0 1", "'follower' takes a feature index"),
        at_follower("AFollowerOnALetter", "> follower x", "'x' is not a feature index"),
        at_follower("AFollowerBelowZero", "> follower -1", "'-1' is not a feature index"),
        at_follower("AFollowerFarTooHigh", "> follower 999", "'999' is not a feature index"),
        at_follower("APassWithMore", "> pass now", "'pass' takes no arguments"),
        at_placement("AResultOfNothing", "result", "a result must be"),
        at_placement("AnUnknownResult", "result won 0", "a result must be"),
        at_placement("AResultWithoutASeat", "result resigned", "a result must be"),
        at_placement("ADrawnGameOfASeat", "result drawn 0", "a result must be"),
        at_placement("AResultForSeatSeven", "result resigned 7", "'7' is not a seat"),
        at_placement("AResultForASeatNobodyHas", "result time 2", "'2' is not a seat"),
        at_placement("AResultForNoNumber", "result time Anna", "'Anna' is not a seat"),
    };
}

INSTANTIATE_TEST_SUITE_P(Unreadable, RefusedRecord, testing::ValuesIn(unreadable_lines()), name_of);

std::vector<Refused> illegal_moves() {
    const std::string over =
        "trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck U\n> place 1,0 r90\n> pass\n";
    const std::string drawing =
        "trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck X ...\n> place 1,0 r0\n> pass\n";
    return {
        at_placement("OnATile", "> place 1,0 r0",
                     "'place 1,0 r0' is not legal: there is already a tile there"),
        at_placement("OnTheStartTile", "> place 0,0 r0", "there is already a tile there"),
        at_placement("AtACorner", "> place 2,1 r0", "that cell is not next to a tile"),
        at_placement("FarAway", "> place 100,-100 r0", "that cell is not next to a tile"),
        at_placement("OffTheMap", "> place 1000,1000 r0", "that cell is not next to a tile"),
        at_placement("ACityToARoad", "> place 2,0 r270", "its west edge would be a city and meet a road"),
        at_placement("ACityToAField", "> place 0,1 r0", "its north edge would be a city and meet a field"),
        at_placement("ARoadToACity", "> place 0,-1 r0", "its south edge would be a road and meet a city"),
        at_placement("ARoadToAField", "> place 0,1 r90", "its north edge would be a road and meet a field"),
        at_placement("AFollowerBeforeTheTile", "> follower 0", "the game is waiting for 'place'"),
        at_placement("APassBeforeTheTile", "> pass", "the game is waiting for 'place'"),
        at_placement("ADrawFromAKnownDeck", "> draw L", "the game is waiting for 'place'"),
        at_follower("ASecondTile", "> place 2,0 r90", "the game is waiting for 'follower'"),
        at_follower("AFeatureThatTheTileDoesNotHave", "> follower 3", "no feature with that index"),
        {"AnOccupiedRoad", kRobber + "> place 2,0 r0\n> follower 3\n> pass\n", 8,
         "'follower 3' is not legal: that area already has a follower", 3},
        {"AFieldToARoad", kRobber + kNext + "> place -1,0 r0\n> pass\n", 9,
         "its east edge would be a field and meet a road", 4},
        {"AFieldToACity", kRobber + kNext + "> place 0,-1 r0\n> pass\n", 9,
         "its south edge would be a field and meet a city", 4},
        {"AMoveAfterTheEnd", over + "> place 2,0 r90\n", 7, "the game is over", 2},
        {"APassAfterTheEnd", over + "> pass\n", 7, "the game is over", 2},
        {"AResultAfterTheEnd", over + "result drawn\n", 7, "the game is already over", 2},
        {"AHeaderLineAfterTheEnd", over + "deck U\n", 7, "the game has started", 2},
        {"AMoveAfterAResult", kRobber + "result drawn\n" + kNext, 8, "the game is over", 3},
        {"AResultTwice", kRobber + "result drawn\nresult drawn\n", 8, "the game is already over", 3},
        {"ATileThatIsNotLeft", drawing + "> draw X\n> draw U\n", 7, "no X is left", 2},
        {"APlacementBeforeTheDraw", drawing + "> place 2,0 r0\n> draw U\n", 7,
         "the game is waiting for 'draw'", 2},
    };
}

INSTANTIATE_TEST_SUITE_P(Illegal, RefusedRecord, testing::ValuesIn(illegal_moves()), name_of);

std::vector<Refused> unreadable_expectations() {
    return {
        at_placement("OfNothing", "expect", "missing expectation"),
        at_placement("OfSomethingUnknown", "expect rain", "unknown expectation 'rain'"),
        at_placement("OfAScoreInWords", "expect score none none", "'none' is not a whole number"),
        at_placement("OfAScoreOfOne", "expect score 0", "takes a number for each of the 2 players"),
        at_placement("OfAScoreOfThree", "expect score 0 0 0", "takes a number for each of the 2 players"),
        at_placement("OfAScoreOfNobody", "expect score", "takes a number for each of the 2 players"),
        at_placement("OfASupplyOfOne", "expect supply 6", "takes a number for each of the 2 players"),
        at_placement("OfNoSeat", "expect seat", "takes one whole number"),
        at_placement("OfASeatByName", "expect seat Ben", "takes one whole number"),
        at_placement("OfTwoSeats", "expect seat 0 1", "takes one whole number"),
        at_placement("OfMovesBelowZero", "expect moves -1", "takes one whole number"),
        at_placement("OfTilesLeftInWords", "expect left many", "takes one whole number"),
        at_placement("OfNoQuestion", "expect asks", "'expect asks' takes a question"),
        at_placement("OfAnUnknownQuestion", "expect asks dinner", "'expect asks' takes a question"),
        at_placement("OfNoTile", "expect tile", "'expect tile' takes a tile name"),
        at_placement("OfAnUnknownTile", "expect tile ZZ", "no tile 'ZZ'"),
        at_placement("OfALegalNothing", "expect legal", "missing move"),
        at_placement("OfALegalMoveThatIsNone", "expect legal hop 2,0", "unknown move 'hop'"),
        at_placement("OfAnIllegalMoveThatIsNone", "expect illegal place 2;0 r0", "'2;0' is not a cell"),
        at_placement("OfAnIllegalFollowerThatIsNone", "expect illegal follower x",
                     "'x' is not a feature index"),
        at_placement("OfNothingScored", "expect scored", "'expect scored' takes a kind, points and seats"),
        at_placement("OfAScoringWithoutSeats", "expect scored road 3", "'expect scored' takes a kind"),
        at_placement("OfAnUnknownScoring", "expect scored tree 3 0", "'tree' is not a kind of scoring"),
        at_placement("OfAScoringWithoutPoints", "expect scored road some 0",
                     "'some' is not a number of points"),
        at_placement("OfAScoringForSeatTwo", "expect scored road 3 2", "'2' is not a seat"),
        at_placement("OfAScoringForOneSeatTwice", "expect scored road 3 0 0", "seat 0 is listed twice"),
        at_placement("OfMoreThanTheEnd", "expect over now", "'expect over' takes no arguments"),
        at_placement("OfNoWinner", "expect winner", "missing seat"),
        at_placement("OfAWinnerByName", "expect winner Anna", "'Anna' is not a seat"),
        at_placement("OfAWinnerNobodyKnows", "expect winner 2", "'2' is not a seat"),
    };
}

INSTANTIATE_TEST_SUITE_P(Expectation, RefusedRecord, testing::ValuesIn(unreadable_expectations()), name_of);

struct Failing {
    const char* line;
    const char* reason;
};

/// Expectations that can be read and do not hold: each is reported, and the game goes on.
TEST(FailingExpectation, SaysWhatIsTheCaseInstead) {
    const Failing failing[] = {
        {"expect score 1 0", "expected score 1 0, but it is 0 0"},
        {"expect supply 7 7", "expected supply 7 7, but it is 6 7"},
        {"expect seat 0", "expected seat 0, but it is 1"},
        {"expect asks follower", "expected the question 'follower', but it is 'place'"},
        {"expect tile U", "expected tile U, but it is L"},
        {"expect left 9", "expected left 9, but it is 3"},
        {"expect moves 0", "expected moves 0, but it is"},
        {"expect legal place 1,0 r0",
         "expected 'place 1,0 r0' to be legal, but there is already a tile there"},
        {"expect illegal place 2,0 r0", "expected 'place 2,0 r0' to be illegal, but it is legal"},
        {"expect scored road 3 0", "expected scored road 3 0, but the scoring was: nothing"},
        {"expect over", "expected the game to be over, but it is not"},
        {"expect winner 0", "expected a winner, but the game is not over"},
    };
    std::string record = kRobber;
    for (const Failing& expectation : failing) record += std::string(expectation.line) + "\n";
    const Replay result = replay(record + kNext, tiles::Library::builtin());
    EXPECT_FALSE(result.refused);
    EXPECT_EQ(result.moves, 4u);
    EXPECT_EQ(result.expectations, std::size(failing));
    ASSERT_EQ(result.problems.size(), std::size(failing));
    for (unsigned i = 0; i < std::size(failing); ++i) {
        EXPECT_EQ(result.problems[i].line, 7 + i);
        EXPECT_TRUE(result.problems[i].reason.starts_with(failing[i].reason)) << result.problems[i].reason;
    }
}

TEST(FailingExpectation, AtTheEndSaysThatTheGameIsOver) {
    const Replay result = replay(
        "trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck E\n> place 0,-1 r180\n> follower 0\n"
        "expect seat 0\nexpect asks place\nexpect tile U\nexpect winner 0 1\nexpect scored city 5 0\n",
        tiles::Library::builtin());
    ASSERT_EQ(result.problems.size(), 5u);
    EXPECT_EQ(result.problems[0].reason, "expected a seat to be asked, but the game is over");
    EXPECT_EQ(result.problems[1].reason, "expected the question 'place', but the game is over");
    EXPECT_EQ(result.problems[2].reason, "expected tile U in hand, but there is none");
    EXPECT_EQ(result.problems[3].reason, "expected winner 0 1, but it is 0");
    EXPECT_EQ(result.problems[4].reason, "expected scored city 5 0, but the scoring was: city 4 0");
}

void expect_accepted(const std::string& record, unsigned moves) {
    const Replay result = replay(record, tiles::Library::builtin());
    for (const Problem& problem : result.problems) ADD_FAILURE() << problem.line << ": " << problem.reason;
    EXPECT_EQ(result.moves, moves);
}

std::string replaced_everywhere(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

const std::string kWhole = kRobber + kNext + "expect seat 0\n";

TEST(AcceptedRecord, MayEndItsLinesAsOnOtherSystems) {
    expect_accepted(replaced_everywhere(kWhole, "\n", "\r\n"), 4);
}

TEST(AcceptedRecord, MayLackTheLastLineEnd) {
    expect_accepted(kWhole.substr(0, kWhole.size() - 1), 4);
}

TEST(AcceptedRecord, MayBeginWithAByteOrderMark) {
    expect_accepted("\xEF\xBB\xBF" + kWhole, 4);
}

TEST(AcceptedRecord, MayHoldTabsBlanksAndEmptyLines) {
    expect_accepted(replaced_everywhere(kWhole, " ", "\t"), 4);
    expect_accepted(replaced_everywhere(kWhole, " ", "   "), 4);
    expect_accepted(replaced_everywhere(kWhole, "\n", "  \n\n\t\n"), 4);
    expect_accepted(replaced_everywhere(kWhole, "\n", "\n  "), 4);
}

TEST(AcceptedRecord, MayHoldACommentAfterEveryLine) {
    expect_accepted(replaced_everywhere(kWhole, "\n", " # \"a comment\n"), 4);
}

TEST(AcceptedRecord, MayHoldTheLongestLine) {
    expect_accepted(kWhole + "#" + std::string(8191, '-') + "\n", 4);
}

TEST(AcceptedRecord, MayBeAHeaderAlone) {
    expect_accepted("trencavel 1\ngame carcassonne\nplayers Anna Ben\nseed 18446744073709551615\n", 0);
    expect_accepted("trencavel 1\ngame carcassonne\nplayers Anna Ben\nseed 0", 0);
    expect_accepted("trencavel 1\ngame carcassonne\nplayers A B C D E\ndeck ...", 0);
}

TEST(AcceptedRecord, MayHoldTheLongestDeck) {
    std::string deck = "deck";
    for (int i = 0; i < 71; ++i) deck += " U";
    expect_accepted("trencavel 1\ngame carcassonne\nplayers Anna Ben\n" + deck + "\n> place 1,0 r90\n", 1);
}

TEST(AcceptedRecord, MayHoldTheLongestName) {
    expect_accepted("trencavel 1\ngame carcassonne\ndeck U\nplayers Anna " + std::string(64, 'B') + "\n", 0);
}

TEST(AcceptedRecord, MayExpectThingsAfterTheEnd) {
    expect_accepted(
        "trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck U\n> place 1,0 r90\n> pass\n"
        "expect over\nexpect left 0\nexpect moves 0\nexpect illegal pass\n",
        2);
}

}  // namespace
}  // namespace trencavel::record
