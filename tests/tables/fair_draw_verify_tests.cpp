// Records whose draw is as committed, and every way in which it can be otherwise.
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "drawn_records.h"
#include "record/replay.h"
#include "support/files.h"
#include "support/games.h"
#include "support/paths.h"
#include "support/text.h"

namespace trencavel::server {
namespace {

Result<CheckedDraw> verified(std::string_view record) {
    return verify(record, tiles::Library::builtin());
}

std::string every_replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// What is wrong with the record's draw, after the word that it is about.
std::string reason(std::string_view record) {
    const Result<CheckedDraw> draw = verified(record);
    return draw ? "nothing" : draw.failure().about + ": " + draw.error();
}

/// In every version, and every game.
class FairGame : public testing::TestWithParam<std::tuple<unsigned, Setup>> {
protected:
    unsigned version() const { return std::get<0>(GetParam()); }
    const trencavel::Setup& setup() const { return std::get<1>(GetParam()); }
    DrawnRecord fair_record() const { return drawn_record(setup(), version()); }
};

TEST_P(FairGame, IsConfirmedBeforeItsFirstMoveAndAfterItsLast) {
    const DrawnRecord record = fair_record();
    for (const std::string& text : {record.text(), played_record(setup(), version())}) {
        const Result<CheckedDraw> draw = verified(text);
        ASSERT_TRUE(draw.ok()) << draw.error();
        EXPECT_EQ(draw->source, source_of(record.draw));
        EXPECT_EQ(draw->tiles, record.deck.size());
    }
}

// Each tile changes places with the next one that is another.
TEST_P(FairGame, IsNotConfirmedIfAnyTileOfTheDeckIsExchanged) {
    const DrawnRecord fair = fair_record();
    ASSERT_GE(fair.deck.size(), 60u);
    for (std::size_t i = 0; i + 1 < fair.deck.size(); ++i) {
        DrawnRecord unfair = fair;
        const auto is_other = [&](const std::string& tile) { return tile != fair.deck[i]; };
        const auto other = std::find_if(unfair.deck.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                        unfair.deck.end(), is_other);
        if (other == unfair.deck.end()) continue;
        std::swap(unfair.deck[i], *other);
        EXPECT_EQ(reason(unfair.text()), "deck: tile " + std::to_string(i + 1) + " of the deck is " +
                                             unfair.deck[i] + ", but should be " + fair.deck[i]);
    }
}

TEST_P(FairGame, IsNotConfirmedIfTheLastTileIsAnother) {
    DrawnRecord unfair = fair_record();
    const std::string last = unfair.deck.back();
    const std::vector<std::string> deck = unfair.deck;
    const auto can_replace = [&](const std::string& tile) {
        unfair.deck.back() = tile;
        return tile != last && record::replay(unfair.text(), tiles::Library::builtin()).problems.empty();
    };
    ASSERT_TRUE(std::any_of(deck.begin(), deck.end(), can_replace));
    EXPECT_EQ(reason(unfair.text()), "deck: tile " + std::to_string(unfair.deck.size()) + " of the deck is " +
                                         unfair.deck.back() + ", but should be " + last);
}

TEST_P(FairGame, IsNotConfirmedIfAnyWallTileIsAnother) {
    const DrawnRecord fair = fair_record();
    EXPECT_EQ(fair.wall.size(), setup().game == "castle" ? 13u : 0u);
    for (std::size_t tower = 0; tower < fair.wall.size(); ++tower) {
        DrawnRecord unfair = fair;
        unfair.wall[tower] = fair.wall[tower] % 9 + 1;
        EXPECT_EQ(reason(unfair.text()), "wall: wall tile " + std::to_string(tower + 1) + " is a " +
                                             std::to_string(unfair.wall[tower]) + ", but should be a " +
                                             std::to_string(fair.wall[tower]));
    }
}

TEST_P(FairGame, IsNotConfirmedWithAnotherTableOrContribution) {
    const DrawnRecord fair = fair_record();
    DrawnRecord unfair = fair;
    unfair.draw.table = "k3v9q2m7xe";
    EXPECT_EQ(reason(unfair.text()).substr(0, 6), "deck: ");
    for (std::size_t seat = 0; seat < 2; ++seat) {
        unfair = fair;
        unfair.draw.contributions[seat] = "c1d983a8f9d3ff9577482fcd1f7db52e";
        EXPECT_EQ(reason(unfair.text()).substr(0, 6), "deck: ");
    }
}

TEST_P(FairGame, IsNotConfirmedForAnySecretButTheOneCommittedTo) {
    const DrawnRecord fair = fair_record();
    for (const std::size_t digit : {0, 31, 63}) {
        DrawnRecord unfair = fair;
        unfair.draw.secret[digit] = fair.draw.secret[digit] == '0' ? '1' : '0';
        EXPECT_EQ(reason(unfair.text()),
                  "commitment: the secret is not the one that was committed to: its commitment would be " +
                      commitment_of(version(), unfair.draw.secret));
        unfair.draw.commitment = commitment_of(version(), unfair.draw.secret);
        EXPECT_EQ(reason(unfair.text()).substr(0, 6), "deck: ") << "nor with a commitment of its own";
    }
}

Setup gates() {
    Setup setup = setup_for_two("castle", "falcon");
    setup.options = {{"gates", "stop"}};
    return setup;
}

INSTANTIATE_TEST_SUITE_P(Games, FairGame,
                         testing::Combine(testing::Values(1u, 2u),
                                          testing::Values(setup_for_two("carcassonne"),
                                                          setup_for_two("carcassonne",
                                                                        "bridges castles bazaars"),
                                                          setup_for_two("wheel"), setup_for_two("castle"),
                                                          setup_for_two("castle", "falcon"))),
                         [](const auto& each) {
                             const auto& setup = std::get<1>(each.param);
                             std::string name = "version" + std::to_string(std::get<0>(each.param));
                             name += "_" + setup.game;
                             for (const std::string& module : setup.modules) name += "_" + module;
                             return name;
                         });

TEST(DrawOfARecord, IsConfirmedWithOptionsToo) {
    EXPECT_EQ(reason(played_record(gates())), "nothing");
}

TEST(DrawOfARecord, IsThatOfTheFullSet) {
    DrawnRecord record = drawn_record(setup_for_two("carcassonne"));
    record.deck.pop_back();
    EXPECT_EQ(reason(record.text()), "deck: the deck has 70 tiles, but should have 71");
}

TEST(DrawOfARecord, HasAContributionForEachSeat) {
    DrawnRecord record = drawn_record(setup_for_two("carcassonne"));
    record.draw.contributions.pop_back();
    EXPECT_EQ(reason(record.text()), "contribution: 1 contributions, but 2 seats");
    record.draw.contributions = {"aa", "bb", "cc"};
    EXPECT_EQ(reason(record.text()), "contribution: 3 contributions, but 2 seats");
}

TEST(DrawOfARecord, CannotBeCheckedWithoutItsLines) {
    DrawnRecord record = drawn_record(setup_for_two("carcassonne"));
    const std::string text = replaced(record.text(), draw_lines(record.draw), "");
    EXPECT_EQ(reason(text), "draw: the record has no lines '# draw': nothing was promised");
}

TEST(DrawOfARecord, CannotBeCheckedWhileTheGameGoesOn) {
    FairDraw draw = example_draw();
    draw.secret.clear();
    EXPECT_EQ(reason(running_record(setup_for_two("carcassonne"), 10, draw)),
              "secret: the secret is not opened yet: the draw can be checked when the game is over");
}

TEST(DrawOfARecord, OfAGameThatWasBrokenOffIsCheckedAsFarAsItWent) {
    const std::string text = running_record(setup_for_two("carcassonne"), 10, example_draw());
    const Result<CheckedDraw> draw = verified(text);
    ASSERT_TRUE(draw.ok()) << draw.error();
    EXPECT_EQ(draw->tiles, 10u);
    EXPECT_EQ(reason(replaced(text, "> draw O\n# draw 2 table", "> draw A\n# draw 2 table")),
              "deck: tile 10 of the deck is A, but should be O");
}

TEST(DrawOfARecord, IsNotCheckedIfTheRecordIsNotLegal) {
    const std::string text = drawn_record(setup_for_two("carcassonne")).text();
    EXPECT_EQ(reason(replaced(text, "# draw 2 table", "> place 50,50 r0\n# draw 2 table")),
              "record: line 5: 'place 50,50 r0' is not legal: that cell is not next to a tile");
}

// A record of version 2 read as one of version 1, and the other way round: the commitment tells them apart.
TEST(DrawOfARecord, IsOfTheVersionThatWasCommittedTo) {
    const std::string text = drawn_record(setup_for_two("carcassonne"), 2).text();
    EXPECT_EQ(reason(every_replaced(text, "# draw 2 ", "# draw ")).substr(0, 12), "commitment: ");
    const std::string old = drawn_record(setup_for_two("carcassonne"), 1).text();
    EXPECT_EQ(reason(every_replaced(old, "# draw ", "# draw 2 ")).substr(0, 12), "commitment: ");
}

TEST(DrawOfARecord, OfAVersionToComeCannotBeChecked) {
    const std::string text = drawn_record(setup_for_two("carcassonne")).text();
    EXPECT_EQ(reason(every_replaced(text, "# draw 2 ", "# draw 3 ")),
              "version: it is of version 3, and only versions 1 to 2 are known here");
    FairDraw draw = example_draw();
    draw.version = 3;
    const std::unique_ptr<Game> game = replayed(text);
    EXPECT_EQ(verify(draw, *game).failure().about, "version");
}

// docs/fair-draw.md
TEST(DrawOfARecord, IsThatOfTheExampleInTheDocumentation) {
    const std::string page = text_of(source_path("docs/fair-draw.md"));
    const std::size_t begin = page.find("```\ntrencavel 1\n") + 4;
    const std::string example = page.substr(begin, page.find("```", begin) - begin);
    const Result<CheckedDraw> draw = verified(example);
    ASSERT_TRUE(draw.ok()) << draw.error();
    const std::string line =
        "(key " + key_text(std::get<DrawKey>(draw->source)) + ", " + std::to_string(draw->tiles) + " tiles)";
    EXPECT_NE(page.find(line), std::string::npos) << line;
    EXPECT_EQ(example, drawn_record(setup_for_two("carcassonne")).text());
}

}  // namespace
}  // namespace trencavel::server
