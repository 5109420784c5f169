// Bots ask modules for all that rules/terms.h says, and act on it.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <string>

#include "bots/eval/eval.h"
#include "bots/playout.h"
#include "bots/search/rollout.h"
#include "bots/search/valuer.h"
#include "random_play/deals.h"
#include "support/files.h"
#include "support/paths.h"

namespace trencavel::random_play {
namespace {

constexpr eval::Term kTerm{200};  // beyond those of the real modules

/// Answers like a module with pieces of its own, and counts what it is asked.
struct AskedTerms : TermHooks {
    static inline std::map<std::string, unsigned> asked;
    static inline bool decides_followers = false;

    static void add(const Tables&, const auto&, const eval::Outlook&, auto& sink) {
        ++asked["add"];
        sink.add(0, kTerm, 1);
    }
    static void add_area(const auto& pos, const eval::OwnedArea& area, const eval::Outlook& outlook, auto&) {
        ++asked["add_area"];
        EXPECT_GT(pos.areas[area.root].followers_of(area.seat), 0u);
        EXPECT_TRUE(area.chance >= 0 && area.chance <= eval::kProbabilityOne);
        EXPECT_TRUE(outlook.time >= 0 && outlook.time <= eval::kUnit);
    }
    static int prospects(const Tables&, const auto& pos, Seat seat) {
        ++asked["prospects"];
        // Worth more than any placement brings: the follower stays at home.
        return pos.followers[seat].empty() ? 100 * greedy::kPoint : 0;
    }
    static unsigned more_placements(const auto&) {
        ++asked["more_placements"];
        return 0;
    }
    static bool is_rare(const Move& move) {
        ++asked["is_rare"];
        return move.kind == wheel::kCrownMove;
    }
    static std::optional<Move> by_chance(const auto&, const Question&, Random&) {
        ++asked["by_chance"];
        return std::nullopt;
    }
    static bool decides(QuestionKind kind) {
        ++asked["decides"];
        return decides_followers && kind == QuestionKind::Follower;
    }
    static Move decide(const auto& valuer, const auto& pos) {
        ++asked["decide"];
        EXPECT_EQ(valuer.value(pos, 0), valuer.value(pos, 0));
        return Move::pass();
    }
};

struct Asked : Hooks {
    using Terms = AskedTerms;
    struct State {
        friend bool operator==(const State&, const State&) = default;
    };
    /// Crown spaces without end, as far as the random player is concerned.
    static void for_each_answer(const Tables&, const auto&, const Question& question, auto visit) {
        if (question.kind == QuestionKind::Follower && offers_crowns) {
            visit(wheel::crown(0));
            visit(wheel::crown(1));
        }
    }
    static inline bool offers_crowns = false;
};

using AskedRules = RuleSet<BasePlane, Carcassonne, Asked>;
using Pos = Position<AskedRules>;

struct TermsOfAModule : testing::Test {
    TermsOfAModule() {
        AskedTerms::asked.clear();
        AskedTerms::decides_followers = false;
        Asked::offers_crowns = false;
    }

    static Pos start() {
        Silent silent;
        return start_position<AskedRules>(base_tables(), 2, base_tables().counts, silent);
    }

    /// Plays with the bot until a follower has been asked for so often.
    template <BotKind bot>
    static Pos play_to_follower(unsigned times) {
        Pos pos = start();
        Bag bag(pos);
        Random random(1);
        Silent silent;
        while (pos.questions.back().kind != QuestionKind::Follower || times-- > 1) {
            const Question question = pos.questions.back();
            const Move move = question.seat == kChance ? chance_move(pos, bag, random)
                              : bot == BotKind::Random ? random_move(base_tables(), pos, random)
                                                       : greedy_move(base_tables(), pos, random);
            apply_unchecked(base_tables(), pos, move, silent);
        }
        return pos;
    }

    static unsigned asked(const std::string& hook) { return AskedTerms::asked[hook]; }
};

TEST_F(TermsOfAModule, AreAddedToTheEvaluation) {
    struct Sink {
        std::map<std::size_t, int> amounts;
        void add(Seat, eval::Term term, int amount) { amounts[eval::number_of(term)] += amount; }
        void area(tiles::FeatureKind, unsigned, eval::Ends, int) {}
    };
    const Pos pos = play_to_follower<BotKind::Random>(20);
    Sink sink;
    eval::Evaluator<AskedRules> evaluator(base_tables(), eval::builtin_weights(0));
    evaluator.count_left(pos);
    evaluator.add_terms(pos, sink);
    EXPECT_EQ(sink.amounts[eval::number_of(kTerm)], 1);
    EXPECT_EQ(asked("add"), 1u);
    EXPECT_GT(asked("add_area"), 0u);
}

TEST_F(TermsOfAModule, CountForTheGreedyPlayer) {
    const Pos pos = play_to_follower<BotKind::Greedy>(10);
    EXPECT_GT(asked("prospects"), 0u);
    EXPECT_TRUE(pos.followers[0].empty() && pos.followers[1].empty()) << "so it says in `prospects`";
}

TEST_F(TermsOfAModule, AreAskedByTheRandomPlayer) {
    const Pos pos = play_to_follower<BotKind::Random>(1);
    EXPECT_GT(asked("more_placements"), 0u);
    EXPECT_TRUE(pos == play_to_follower<BotKind::Random>(1)) << "asking changes nothing";
    Asked::offers_crowns = true;
    Random random(1);
    unsigned crowns = 0;
    for (int i = 0; i < 10'000; ++i)
        crowns += random_move(base_tables(), pos, random).kind == wheel::kCrownMove ? 1 : 0;
    EXPECT_NEAR(crowns, 1000, 100) << "as rare as that";
    EXPECT_GT(asked("is_rare"), 0u);
}

TEST_F(TermsOfAModule, DecideForBotsThatThink) {
    AskedTerms::decides_followers = true;
    const Pos pos = play_to_follower<BotKind::Greedy>(1);
    Random random(1);
    EXPECT_EQ(greedy_move(base_tables(), pos, random), Move::pass());
    SearchContext<AskedRules> context(base_tables(), eval::builtin_weights(0));
    context.evaluator.count_left(pos);
    EXPECT_EQ(decided_move(context, pos), Move::pass());
    EXPECT_EQ(asked("decide"), 2u);
    EXPECT_FALSE(continues_turn(pos, pos.questions.back().seat)) << "a line ends there";
}

TEST(Terms, NameTheMovesOfModulesThatPutFollowersDown) {
    EXPECT_FALSE(BaseRules::Terms::puts_follower(wheel::kCrownMove));
    EXPECT_TRUE(PlaneRules::Terms::puts_follower(wheel::kCrownMove));
    EXPECT_FALSE(PlaneRules::Terms::puts_follower(bridges::kBridgeMove));
    EXPECT_TRUE(CourtRules::Terms::puts_follower(falcon::kKingMove));
    EXPECT_TRUE(CourtRules::Terms::puts_follower(falcon::kFalconerMove));
    EXPECT_TRUE(PlaneRules::Terms::discards(bridges::kRefuseMove));
    EXPECT_FALSE(PlaneRules::Terms::discards(MoveKind::Pass));
}

TEST(Terms, SayThatBridgesAreRarelyGood) {
    EXPECT_TRUE(PlaneRules::Terms::is_rare(bridges::bridge(Cell::at(0, 0), Axis{})));
    EXPECT_FALSE(PlaneRules::Terms::is_rare(wheel::crown(1)));
}

TEST(Terms, DecideAllThatABazaarAsks) {
    for (const QuestionKind kind :
         {bazaars::kOfferQuestion, bazaars::kBidQuestion, bazaars::kSellQuestion, bazaars::kTakeQuestion}) {
        EXPECT_TRUE(PlaneRules::Terms::decides(kind));
        EXPECT_FALSE(BaseRules::Terms::decides(kind));
    }
    EXPECT_FALSE(PlaneRules::Terms::decides(QuestionKind::Place));
}

std::set<std::string> functions_in_header() {
    std::string text = text_of(source_path("src/rules/terms.h"));
    text = text.substr(text.find("struct TermHooks"));
    text = text.substr(0, text.find("\n};"));
    const std::regex function(R"(static\s+(?:constexpr\s+)?[\w:<>]+\s+(\w+)\()");
    std::set<std::string> names;
    for (std::sregex_iterator match(text.begin(), text.end(), function), end; match != end; ++match)
        names.insert((*match)[1]);
    return names;
}

TEST_F(TermsOfAModule, AreAllAskedInAFewGames) {
    AskedTerms::decides_followers = true;
    Asked::offers_crowns = true;
    const Pos pos = play_to_follower<BotKind::Random>(20);
    Random random(1);
    greedy_move(base_tables(), pos, random);
    SearchContext<AskedRules> context(base_tables(), eval::builtin_weights(0));
    rollout(context, pos, 0, 2, random);
    Bag bag(pos);
    chance_move(pos, bag, random);
    std::set<std::string> functions = functions_in_header();
    for (const char* name : {"puts_follower", "discards"}) functions.erase(name);  // only simulations ask
    ASSERT_EQ(functions.size(), 8u);
    for (const std::string& function : functions) EXPECT_GT(asked(function), 0u) << function;
}

}  // namespace
}  // namespace trencavel::random_play
