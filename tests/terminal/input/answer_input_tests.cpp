// Answers as they are typed: shortly, and as records spell them.
#include <gtest/gtest.h>

#include "rules/bazaars/kinds.h"
#include "rules/bridges/kinds.h"
#include "rules/castles/kinds.h"
#include "rules/wheel/kinds.h"
#include "terminal/input/command.h"
#include "terminal/sample.h"
#include "terminal/screen/scene.h"

namespace trencavel::terminal_tests {
namespace {

using terminal::Command;
using terminal::CommandKind;

/// What is typed at the question where a record ends.
class Typing {
public:
    explicit Typing(const std::string& record)
        : history_(history_of(record)),
          players_(anna_and_ben()),
          model_(scene_at_question(history_, players_, {.unicode = true})) {}

    Result<Command> operator()(std::string_view line) const {
        return terminal::parse_command(line, {.question = history_.game().snapshot().question->kind,
                                              .places = model_.scene.places,
                                              .answers = model_.answers.list,
                                              .tables = &history_.game().tables()});
    }

    void expect(std::string_view line, const Move& move) const {
        const Result<Command> command = (*this)(line);
        ASSERT_TRUE(command.ok()) << line << ": " << command.error();
        EXPECT_EQ(command->kind, CommandKind::Answer) << line;
        EXPECT_EQ(command->move, move) << line;
    }

    void expect_refused(std::string_view line, std::string_view why) const {
        const Result<Command> command = (*this)(line);
        ASSERT_FALSE(command.ok()) << line;
        EXPECT_NE(command.error().find(why), std::string::npos) << line << ": " << command.error();
    }

    TileId tile(std::string_view name) const { return history_.game().tables().find(name); }

private:
    GameHistory history_;
    terminal::Players players_;
    terminal::ScreenModel model_;
};

TEST(Typed, CrownSpaces) {
    const Typing typing(record_of("wheel", "", "RadB RadB", "> place 1,-1 r0\n"));
    for (const char* line : {"ta", "tax", "taxes", "crown taxes", "CROWN Taxes"})
        typing.expect(line, wheel::crown(1));
    typing.expect("pl", wheel::crown(5));
    typing.expect("0", Move::follower(0));
    EXPECT_EQ(typing("pass")->kind, CommandKind::Pass);
    typing.expect_refused("t", "I do not understand");
    typing.expect_refused("crown hunger", "is not a wheel segment");
    typing.expect_refused("ta 2", "I do not understand");
}

TEST(Typed, Bridges) {
    const Typing before(record_of("carcassonne", "bridges", "B U", "> place 0,1 r0\n"));
    before.expect("b1", bridges::bridge(Cell::at(0, 1), Axis::EastWest));
    before.expect("bridge 0,1 ew", bridges::bridge(Cell::at(0, 1), Axis::EastWest));
    before.expect_refused("b2", "I do not understand");
    before.expect_refused("bridge 0,1 up", "is not a bridge direction");
    const Typing after(record_of("carcassonne", "bridges", "B U", "> place 0,1 r0\n> bridge 0,1 ew\n"));
    for (const char* line : {"b", "follower bridge", "f b"}) after.expect(line, Move::follower(kSpanFeature));
}

TEST(Typed, PlacementsWithABridge) {
    const Typing typing(record_of("carcassonne", "bridges", "B U"));
    const Move whole = Move::place(Cell::at(1, 0), 0, span::on_the_tile(Axis::EastWest));
    typing.expect("place 1,0 r0 bridge 1,0 ew", whole);
    typing.expect("b r0 bridge 1,0 ew", Move::place(Cell::at(1, 0), 0, span::on_the_tile(Axis::EastWest)));
    for (const char* line : {"1,0 0b", "b r0b", "b 0 b", "place b r0 bridge"}) {
        const Result<Command> command = typing(line);
        ASSERT_TRUE(command.ok()) << line;
        EXPECT_EQ(command->kind, CommandKind::Place) << line;
        EXPECT_EQ(command->cell, Cell::at(1, 0)) << line;
        EXPECT_EQ(command->rotation, 0u) << line;
        EXPECT_TRUE(command->builds) << line;
    }
    EXPECT_TRUE(typing("b b")->builds);
    EXPECT_FALSE(typing("b b")->rotation);
    typing.expect("refuse", bridges::refuse());
}

TEST(Typed, Castles) {
    const Typing typing(record_of("carcassonne", "castles", "E U", "> place 0,-1 r180\n> follower 0\n"));
    for (const char* line : {"0", "castle 0"}) typing.expect(line, castles::castle(0));
    for (const char* line : {"yes", "y", "Yes"}) EXPECT_EQ(typing(line)->kind, CommandKind::Yes) << line;
    for (const char* line : {"no", "n"}) EXPECT_EQ(typing(line)->kind, CommandKind::No) << line;
    typing.expect_refused("1", "There is no 1 to choose");
}

TEST(Typed, Rewards) {
    const Typing typing(record_at_reward());
    typing.expect("1", castles::reward(Cell::at(1, -1), 0));
    typing.expect("reward 1,0 0", castles::reward(Cell::at(1, 0), 0));
    typing.expect_refused("3", "There is no 3 to choose");
}

TEST(Typed, Recalls) {
    const Typing typing(record_at_recall());
    typing.expect("2", Move::recall(Cell::at(-1, 0), 0));
    typing.expect("recall -1,0 0", Move::recall(Cell::at(-1, 0), 0));
    typing.expect("recall 1,0 castle", Move::recall(Cell::at(1, 0), kTokenFeature));
}

TEST(Typed, Offers) {
    const Typing typing(record_at_offer());
    const Move offer = bazaars::offer(typing.tile("U"), 5);
    for (const char* line : {"2 5", "U 5", "u 5", "offer U 5", "offer 2 5"}) typing.expect(line, offer);
    typing.expect_refused("2", "An offer takes a tile and a bid");
    typing.expect_refused("3 5", "is not one of the open tiles");
    typing.expect_refused("offer E 5", "is not one of the open tiles");
    typing.expect_refused("2 much", "is not a bid");
    typing.expect_refused("take U", "I do not understand");
}

TEST(Typed, Bids) {
    const Typing typing(record_at_offer("> offer U 2\n"));
    for (const char* line : {"3", "bid 3"}) typing.expect(line, bazaars::bid(3));
    for (const char* line : {"pass", "p", "none"}) EXPECT_EQ(typing(line)->kind, CommandKind::Pass) << line;
    EXPECT_TRUE(typing("99999999999").ok()) << "too high is for the game to say";
    typing.expect_refused("bid", "takes a number of points");
}

TEST(Typed, Sales) {
    const Typing typing(record_at_offer("> offer U 2\n> bid 3\n"));
    for (const char* line : {"buy", "b"}) typing.expect(line, bazaars::buy());
    for (const char* line : {"sell", "s"}) typing.expect(line, bazaars::sell());
    typing.expect_refused("sell it", "takes no arguments");
}

TEST(Typed, TakenTiles) {
    const std::string draft =
        "trencavel 1\ngame carcassonne\nwith bazaars\noption bazaar draft\n"
        "players Anna Ben\ndeck BBB4 V U E E\n> place 0,1 r0\n> pass\n";
    const Typing typing(draft);
    for (const char* line : {"1", "v", "take V"}) typing.expect(line, bazaars::take(typing.tile("V")));
    typing.expect_refused("3", "Take one of the open tiles");
}

}  // namespace
}  // namespace trencavel::terminal_tests
