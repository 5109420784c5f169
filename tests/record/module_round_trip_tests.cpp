// Records of the wheel and of expansion 8: what is written is read as the same game.
#include <gtest/gtest.h>

#include "record/replay.h"
#include "round_trip.h"
#include "support/chance.h"
#include "support/games.h"
#include "support/text.h"

namespace trencavel::record {
namespace {

struct Played {
    const char* game;
    std::string_view modules;
    unsigned players;
    bool draft = false;
};

std::ostream& operator<<(std::ostream& out, const Played& played) {
    out << played.game;
    for (const std::string& module : words(played.modules)) out << "_" << module;
    return out << "_" << played.players << (played.draft ? "_draft" : "");
}

class ModuleRoundTrip : public testing::TestWithParam<Played> {
protected:
    auto new_setup() const {
        auto setup = setup_of(GetParam().game, GetParam().modules, GetParam().players);
        if (GetParam().draft) setup.options = {{"bazaar", "draft"}};
        return setup;
    }
    auto shuffled(std::uint64_t seed) const { return start(with_seed(new_setup(), seed)); }
};

// At every question, auctions and the plague included.
TEST_P(ModuleRoundTrip, OfAGameFromItsBeginningToItsEnd) {
    const std::unique_ptr<Game> game = shuffled(7);
    Random random(7);
    unsigned i = 0;
    do {
        const auto kind = game->snapshot().question->kind;
        const bool is_common = kind == QuestionKind::Place || kind == QuestionKind::Follower;
        if (i++ % 8 == 0 || !is_common) expect_round_trip(*game);
        if (HasFailure()) return;
        if (!play_one(*game, random)) break;
    } while (!game->snapshot().over);
    const std::string text = expect_round_trip(*game);
    EXPECT_TRUE(has_line(text, "deck "));
    EXPECT_EQ(has_line(text, "with "), !GetParam().modules.empty());
    EXPECT_EQ(has_line(text, "option bazaar draft\n"), GetParam().draft);
}

// B16: past the known part the tiles of a bazaar are drawn line by line, like all others.
TEST_P(ModuleRoundTrip, OfADeckThatIsKnownInPartHoldsItsDraws) {
    std::vector<std::string> deck = deck_names(*shuffled(5));
    deck.resize(5);
    const std::unique_ptr<Game> game = start(with_deck(new_setup(), deck, true));
    Random random(5);
    bool turned_up = false;
    for (unsigned i = 0; !game->snapshot().over; ++i) {
        const bool is_bazaar = game->snapshot().bazaar.has_value() && !game->snapshot().bazaar->open.empty();
        if (i % 16 == 0 || (is_bazaar && !turned_up)) expect_round_trip(*game);
        turned_up |= is_bazaar;
        if (HasFailure()) return;
        play_one(*game, random);
    }
    const std::string finished = expect_round_trip(*game);
    EXPECT_FALSE(has_line(finished, "> draw ")) << "a finished game holds its deck instead";
    EXPECT_EQ(finished.find("..."), std::string::npos);
}

TEST_P(ModuleRoundTrip, OfAGameThatEndedEarlyHoldsItsResult) {
    const std::unique_ptr<Game> game = shuffled(3);
    Random random(3);
    play(*game, 45, random);
    ASSERT_TRUE(game->end_early({EarlyEndKind::Resigned, 1}));
    EXPECT_TRUE(has_line(expect_round_trip(*game), "result resigned 1\n"));
}

INSTANTIATE_TEST_SUITE_P(
    Games, ModuleRoundTrip,
    testing::Values(Played{"wheel", "", 2}, Played{"wheel", "bridges castles bazaars", 5},
                    Played{"wheel", "bazaars", 3, true}, Played{"carcassonne", "bridges", 4},
                    Played{"carcassonne", "castles", 6}, Played{"carcassonne", "bazaars", 2},
                    Played{"carcassonne", "bridges castles bazaars", 6, true}));

TEST(ModuleWrittenRecord, HoldsTheWholeGame) {
    const std::string text =
        "trencavel 1\ngame carcassonne\nwith bridges bazaars\nplayers Anna Ben\ndeck BBB4 ...\n"
        "> place 0,1 r0\n> bridge 0,1 ew\n> follower bridge\n> draw U\n> draw V\n> offer V 1\n> bid 2\n> "
        "sell\n"
        "> place 1,1 r90\n> pass\n";
    EXPECT_EQ(write(*replayed(text)), text);
}

TEST(ModuleWrittenRecord, KeepsTheOrderOfTheModules) {
    const std::string text =
        "trencavel 1\ngame wheel\nwith bazaars bridges\noption bazaar draft\nplayers A B\nseed 4\n";
    EXPECT_EQ(write(*replayed(text)), text);
}

}  // namespace
}  // namespace trencavel::record
