#include "support/court_question_games.h"

#include "games/kinds.h"

namespace trencavel {

std::ostream& operator<<(std::ostream& out, const CourtQuestionGame& game) {
    return out << game.name;
}

const std::vector<CourtQuestionGame>& court_question_games() {
    using enum QuestionKind;
    constexpr std::string_view
        kTwoOfHerOwn =  // Anna's tower and path, completed by one tile; she has 8 points
        "place 5,0 r0; follower 0; place 5,1 r0; pass; place 5,2 r180; pass; place 7,8 r0; pass; place 6,8 "
        "r0; pass; "
        "place 0,3 r0; pass; place 5,8 r180; follower 0; place 1,1 r0; pass; place 5,9 r0; follower 1";
    constexpr std::string_view kTwoOfHerOwnDeck = "C06 C01 P14 C07 C07 C07 P14 C07 P14 C07 C07";
    constexpr std::string_view kTwelve = kMovesToTwelve;
    static const std::vector<CourtQuestionGame> games = {
        {"TheFirstDraw", {kChance, Draw}, "falcon", "...", kHiddenWall, ""},
        {"ADrawAfterATurn", {kChance, Draw}, "", "C07 ...", kHiddenWall, "place 5,0 r0; follower 0"},
        {"TheFirstTile", {0, Place}, "", "P18 C07", kCourtWall, ""},
        {"ATileAfterAnother", {1, Place}, "falcon", "C01 F07 C07", kCourtWall, "place 6,0 r0; pass"},
        {"TheLastTile", {0, Place}, "", "P14", kCourtWall, ""},
        {"AFollower", {0, Follower}, "", "P18 C07", kCourtWall, "place 5,0 r0"},
        {"AFollowerAKingOrAFalconer", {0, Follower}, "falcon", "F16 C07", kCourtWall, "place 6,0 r0"},
        {"AFollowerThatCompletes", {0, Follower}, "falcon", "F01 C07", kCourtWall, "place 6,0 r0", true},
        {"AScoringOfTwo",
         {0, burg::kScoreQuestion},
         "",
         kTwoOfHerOwnDeck,
         "4 5 6 7 8 9 4 5 6 7 8 9 4",
         kTwoOfHerOwn},
        {"AScoringBeforeAReveal", {0, burg::kScoreQuestion}, "", kTwoOfHerOwnDeck, kHiddenWall, kTwoOfHerOwn},
        {"AScoringThatCanBeDoubled",
         {0, burg::kScoreQuestion},
         "",
         "C06 C01 C01 C01 P14 C07 P14 C07",
         "2 3 6 8 9 1 2 4 5 7 3 6 8",
         "place 5,0 r0; follower 0; place 5,1 r0; pass; place 5,2 r0; pass; place 5,3 r0; pass; "
         "place 5,4 r180; pass; place 0,3 r0; pass; place 1,1 r0; follower 0"},
        {"AReveal", {kChance, Reveal}, "", "C06 C01 P02 P02 P14 C07", kHiddenWall, kTwelve},
        {"ARevealInThePartOfAWall",
         {kChance, Reveal},
         "",
         "C06 C01 P02 P02 P14 ...",
         "? 1 1 2 2 3 3 4 4 5 5 6 ?",
         kTwelve},
        {"ARevealInTheOthersTurn",
         {kChance, Reveal},
         "",
         "C07 C06 C01 C01 C01 C07 P14 C07",
         kHiddenWall,
         "place 0,3 r0; pass; place 5,0 r0; follower 0; place 5,1 r0; pass; place 5,2 r0; pass; place 5,3 "
         "r0; "
         "pass; place 1,1 r0; pass; place 5,4 r180; pass"},
        {"AFurtherTurn",
         {0, burg::kExtraQuestion},
         "",
         "C06 C01 C01 C01 P14 C07 C07 C07 C07",
         kCourtWall,
         "place 5,0 r0; follower 0; place 5,1 r0; pass; place 5,2 r0; pass; place 5,3 r0; pass; "
         "place 5,4 r180; pass; place 0,3 r0; pass; place 1,1 r0; pass"},
    };
    return games;
}

Setup setup_of(const CourtQuestionGame& game) {
    if (game.gates_stop) return gates_setup(game.deck, game.wall);
    return court_setup(game.deck, game.modules, game.wall);
}

std::unique_ptr<Game> play_to_question(const CourtQuestionGame& game) {
    auto result = start(setup_of(game));
    play(*result, game.moves);
    return result;
}

}  // namespace trencavel
