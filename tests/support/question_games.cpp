#include "support/question_games.h"

#include "games/kinds.h"
#include "support/games.h"

namespace trencavel {

std::ostream& operator<<(std::ostream& out, const QuestionGame& game) {
    return out << game.name;
}

const std::vector<QuestionGame>& question_games() {
    using enum QuestionKind;
    static const std::vector<QuestionGame> games = {
        {"TheFirstDraw", Draw, "wheel", "bridges castles bazaars", "...", ""},
        {"ADrawForABazaar", Draw, "carcassonne", "bazaars", "BBB4 ...", "place 0,1 r0; pass; draw U"},
        {"APlacementWithABridge", Place, "carcassonne", "bridges", "U B U", "place 1,0 r90; pass"},
        {"ATileThatFitsOnlyWithABridge", Place, "carcassonne", "bridges", "A A X B U",
         "place -1,0 r270; pass; place 1,0 r90; pass"},
        {"ATileWonInABazaar", Place, "carcassonne", "bazaars", "BBB4 U V A E",
         "place 0,1 r0; pass; offer V 1; pass"},
        {"AFollowerABridgeOrACrownSpace", Follower, "wheel", "bridges", "RadB RadU/2", "place 1,-1 r0"},
        {"AFollowerAfterABridge", Follower, "wheel", "bridges", "RadB RadU/2",
         "place 1,-1 r0; bridge 1,-1 ew"},
        {"ACastle", castles::kCastleQuestion, "carcassonne", "castles", "E E U",
         "place 0,-1 r180; follower 0"},
        {"TwoCastlesOfOneOwner", castles::kCastleQuestion, "wheel", "castles", "RadE RadU/2 RadI RadU/3",
         "place 4,1 r180; follower 0; place 2,-1 r0; pass; place 4,2 r0; follower 1"},
        {"ACastleInAnothersTurn", castles::kCastleQuestion, "carcassonne", "castles", "E E U",
         "place 0,1 r180; follower 0; place 0,2 r0; pass"},
        {"AReward", castles::kRewardQuestion, "carcassonne", "castles", "E A E L U",
         "place 0,-1 r180; follower 0; castle 0; place -1,0 r270; follower 1; place 1,-1 r180; pass; "
         "place 1,0 r0; pass"},
        {"ARecall", wheel::kRecallQuestion, "wheel", "bridges", "RadB RadU/2 RadB RadV/3 RadB",
         "place 1,-1 r0; bridge 1,-1 ew; follower bridge; place 3,4 r0; pass; place 4,0 r0; follower 0"},
        {"ARecallFromACastle", wheel::kRecallQuestion, "wheel", "castles",
         "RadE RadU/2 RadB RadU/3 RadA RadA",
         "place 0,-1 r180; follower 0; castle 0; place 3,4 r0; pass; place 4,0 r0; follower 0"},
        {"AnOffer", bazaars::kOfferQuestion, "carcassonne", "bazaars", "BBB4 U V A E J", "place 0,1 r0; pass",
         3},
        {"ABid", bazaars::kBidQuestion, "carcassonne", "bazaars", "BBB4 U V A E J",
         "place 0,1 r0; pass; offer V 2", 3},
        {"ASale", bazaars::kSellQuestion, "carcassonne", "bazaars", "BBB4 U V A E J",
         "place 0,1 r0; pass; offer V 2; pass; bid 3", 3},
        {"ATileToTake", bazaars::kTakeQuestion, "carcassonne", "bazaars", "BBB4 U V A E J",
         "place 0,1 r0; pass", 3, true},
    };
    return games;
}

Setup setup_of(const QuestionGame& game) {
    Setup setup = setup_of(game.game, game.modules, game.deck, game.players);
    if (game.draft) setup.options = {{"bazaar", "draft"}};
    return setup;
}

std::unique_ptr<Game> play_to_question(const QuestionGame& game) {
    auto result = start(setup_of(game));
    play(*result, game.moves);
    return result;
}

}  // namespace trencavel
