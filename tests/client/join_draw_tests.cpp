// A server that wants to choose the draw, against `trencavel join`: refusing gains it nothing, and whatever
// it changes is found.
#include <gtest/gtest.h>

#include <algorithm>

#include "cheating_server.h"
#include "join_clients.h"
#include "scripted_table.h"
#include "tables/draw_stream.h"

namespace trencavel::client_tests {
namespace {

using server::FairDraw;

constexpr const char* kOtherSecret = "00cbeda467dc6bba34f4267477a21e3f6287ec55deef0164ca695a8fd8f288ad";
constexpr const char* kOtherContribution = "0123456789abcdef0123456789abcdef";

class JoinDraw : public testing::Test {
protected:
    JoinDraw() { use_people_in(folder_.path("people")); }

    /// Anna comes to the table, and sits down if she is let.
    static std::string visit(const CheatingServer& server, int expected = 0) {
        JoinProcess anna({server.url(), "--name", "Anna", "--seat", "1"});
        EXPECT_EQ(anna.finish(), expected) << anna.errors();
        return anna.all() + anna.errors();
    }
    static std::string visit(Cheat cheat) {
        CheatingServer server;
        server.cheat(std::move(cheat));
        return visit(server);
    }

    const ScratchFolder folder_;
};

TEST_F(JoinDraw, AnHonestServerIsFoundFair) {
    const std::string shown = visit(Cheat{});
    EXPECT_TRUE(contains(shown,
                         "The draw was fair: 1 tile came as the server had committed to, with your "
                         "contribution.\n"))
        << shown;
}

TEST_F(JoinDraw, AnOlderServerIsCheckedToo) {
    const CheatingServer server(1);
    const std::string shown = visit(server);
    EXPECT_TRUE(contains(shown, "The draw was fair: 1 tile came")) << shown;
}

TEST_F(JoinDraw, ANewerServerIsNamed) {
    const std::string shown =
        visit({.changes_event = [](Json& event) { event["draw"] = 3; }});  // of the making, among others
    EXPECT_TRUE(contains(shown, "The draw cannot be checked: it is of version 3")) << shown;
}

TEST_F(JoinDraw, AServerThatRefusesIsSentTheSameAgainAndAgain) {
    CheatingServer server;
    server.cheat({.refuses_seats = true});
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(contains(visit(server, 1), "Somebody sits there."));
    server.cheat({});
    EXPECT_TRUE(contains(visit(server), "The draw was fair"));
    const std::vector<std::string> sent = server.contributions();
    ASSERT_EQ(sent.size(), 4u);
    EXPECT_EQ(sent[0].size(), 64u);
    EXPECT_EQ(std::count(sent.begin(), sent.end(), sent[0]), 4)
        << "another one each time could be chosen from";
}

TEST_F(JoinDraw, AServerThatCommitsAnewOnceItKnowsTheContributionIsSentNothing) {
    CheatingServer server;
    server.cheat({.refuses_seats = true});
    visit(server, 1);
    const auto commit_anew = [](Json& event) {
        if (event.contains("commitment")) event["commitment"] = server::commitment_of(2, kOtherSecret);
    };
    server.cheat({.changes_event = commit_anew});
    EXPECT_TRUE(contains(visit(server, 1), "The server commits to another draw at this table than before"));
    EXPECT_EQ(server.contributions().size(), 1u);
}

TEST_F(JoinDraw, ACommitmentThatIsNoneIsSentNothing) {
    CheatingServer server;
    const auto spoil = [](Json& event) {
        if (event.contains("commitment")) event["commitment"] = "00 0123456789abcdef0123456789abcdef";
    };
    server.cheat({.changes_event = spoil});
    EXPECT_TRUE(contains(visit(server, 1), "The server has committed to no draw at this table."));
    EXPECT_TRUE(server.contributions().empty());
}

TEST_F(JoinDraw, AnotherSecretIsFound) {
    const std::string shown = visit({.changes_draw = [](FairDraw& draw) { draw.secret = kOtherSecret; }});
    EXPECT_TRUE(contains(shown, "THE DRAW WAS NOT FAIR: the secret is not the one that was committed to"))
        << shown;
}

TEST_F(JoinDraw, AnotherOrderIsFound) {
    const auto stack = [](std::vector<TileId>& deck) {
        std::iter_swap(deck.begin(), std::find_if(deck.begin(), deck.end(),
                                                  [&](TileId tile) { return tile != deck.front(); }));
    };
    const std::string shown = visit({.stacks_deck = stack});
    EXPECT_TRUE(contains(shown, "THE DRAW WAS NOT FAIR: tile 1 of the deck is ")) << shown;
}

TEST_F(JoinDraw, AContributionThatWasExchangedIsFound) {
    const std::string shown =
        visit({.changes_draw = [](FairDraw& draw) { draw.contributions[0] = kOtherContribution; }});
    EXPECT_TRUE(contains(shown, "YOUR CONTRIBUTION TO THE DRAW WAS NOT USED")) << shown;
}

// With one more contribution the server could choose the draw: it knows everything else.
TEST_F(JoinDraw, AComputerThatContributesIsFound) {
    const std::string shown =
        visit({.changes_draw = [](FairDraw& draw) { draw.contributions[1] = kOtherContribution; }});
    EXPECT_TRUE(contains(shown, "THE DRAW WAS NOT FAIR: those who contributed")) << shown;
}

}  // namespace
}  // namespace trencavel::client_tests
