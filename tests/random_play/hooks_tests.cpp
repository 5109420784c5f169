// Every hook of rules/hooks.h is announced, and a module that only listens changes nothing.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <string>

#include "bots/playout.h"
#include "games/rulesets.h"
#include "random_play/deals.h"
#include "rules/hooks.h"
#include "support/files.h"
#include "support/paths.h"

namespace trencavel::random_play {
namespace {

/// Hears everything, counts it, and does nothing.
struct Counting : Hooks {
    struct State {
        friend bool operator==(const State&, const State&) = default;
    };

    static inline std::map<std::string, unsigned> heard;

    static void on_start(const Tables&, auto&, auto&) { ++heard["on_start"]; }
    static bool on_turn_begins(const Tables&, auto&, auto&) {
        ++heard["on_turn_begins"];
        return false;
    }
    static void on_drawn(const Tables&, auto&, auto&) { ++heard["on_drawn"]; }
    static void on_placing(const Tables&, auto&, const Move&, auto&) { ++heard["on_placing"]; }
    static void on_placed(const Tables&, auto&, const Move&, auto&) { ++heard["on_placed"]; }
    static void on_closed(const Tables&, auto&, unsigned, tiles::FeatureKind) { ++heard["on_closed"]; }
    static void on_completed(const Tables&, auto&, unsigned, tiles::FeatureKind, auto&) {
        ++heard["on_completed"];
    }
    static void on_scoring(const Tables&, auto&, auto&) { ++heard["on_scoring"]; }
    static void on_scored(const Tables&, auto&, auto&) { ++heard["on_scored"]; }
    static void on_turn_ends(const Tables&, auto&, auto&) { ++heard["on_turn_ends"]; }
    static void on_answered(const Tables&, auto&, const Question&, const Move&, auto&) {
        ++heard["on_answered"];
    }
    static void on_game_end(const Tables&, auto&, auto&) { ++heard["on_game_end"]; }
    static void on_area_scored(const Tables&, auto&, unsigned, tiles::FeatureKind, Seat, auto&) {
        ++heard["on_area_scored"];
    }
    static void on_final_points(auto&, Seat) { ++heard["on_final_points"]; }
    static void on_return(const Tables&, auto&, unsigned, auto&) { ++heard["on_return"]; }

    static constexpr bool kDiffersBySeat = true;
    static int worth_to(const Tables&, const auto&, Seat, unsigned, tiles::FeatureKind, bool) {
        ++heard["worth_to"];
        return 0;
    }

    static bool doubles_points(const auto&, const auto&, Seat) {
        ++heard["doubles_points"];
        return false;
    }
    static bool blocks_doubling(const auto&, const auto&) {
        ++heard["blocks_doubling"];
        return false;
    }
    static int stops_short(const Tables&, auto&, Seat, int) {
        ++heard["stops_short"];
        return 0;
    }
};

using CountingRules = RuleSet<BasePlane, Carcassonne, Counting>;
using CountingCourtRules = RuleSet<WalledCourt, Burg, Falcon, WallTiles, Counting>;

/// The hooks that only Die Burg announces.
bool is_of_court(const std::string& hook) {
    return hook == "on_area_scored" || hook == "on_final_points";
}

/// Die Burg with Falken, and the wall tiles that there are (K1).
const Tables& falcon_tables() {
    static const Tables tables = [] {
        Tables made = tables_of({.game = "castle", .falcon = true});
        made.switches = burg::kSwitch | falcon::kSwitch;
        for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind) made.wall.tiles[kind] = WallTiles::kCopies;
        return made;
    }();
    return tables;
}

/// One whole game by the bot that plays by chance; the seed determines it.
template <class Rules>
Position<Rules> play(std::uint64_t seed, unsigned& tiles_laid) {
    const Tables& tables = Position<Rules>::kWalled ? falcon_tables() : base_tables();
    const unsigned players = Position<Rules>::kWalled ? 2 : 2 + seed % 4;
    Silent silent;
    Position<Rules> pos = start_position<Rules>(tables, players, tables.counts, silent);
    const unsigned start = pos.cells;
    Random random(seed);
    play_out<BotKind::Random>(tables, pos, Bag(pos), random, [](const auto&, const Move&) {});
    tiles_laid = pos.cells - start;
    return pos;
}

std::set<std::string> hooks_in_header() {
    const std::string text = text_of(source_path("src/rules/hooks.h"));
    const std::regex hook(R"(static\s+\w+\s+((on|may|adjust)_\w+)\()");
    std::set<std::string> names;
    for (std::sregex_iterator match(text.begin(), text.end(), hook), end; match != end; ++match)
        names.insert((*match)[1]);
    return names;
}

TEST(Hooks, AreAllAnnouncedInAFewGames) {
    Counting::heard.clear();
    unsigned tiles_laid = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) play<CountingRules>(seed, tiles_laid);
    const std::set<std::string> hooks = hooks_in_header();
    ASSERT_FALSE(hooks.empty());
    for (const std::string& hook : hooks) EXPECT_EQ(Counting::heard[hook] == 0, is_of_court(hook)) << hook;
    EXPECT_GT(Counting::heard["worth_to"], 0u);
    Counting::heard.erase("worth_to");  // it is asked, not announced
    for (const auto& [hook, times] : Counting::heard) EXPECT_TRUE(hooks.contains(hook)) << hook;
}

TEST(Hooks, AreAllAnnouncedInAFewGamesWithinTheWall) {
    Counting::heard.clear();
    unsigned tiles_laid = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) play<CountingCourtRules>(seed, tiles_laid);
    for (const std::string& hook : hooks_in_header()) EXPECT_GT(Counting::heard[hook], 0u) << hook;
    for (const char* asked : {"doubles_points", "blocks_doubling", "stops_short"})
        EXPECT_GT(Counting::heard[asked], 0u) << asked;
}

TEST(Hooks, AreAnnouncedAsOftenAsTheirMomentComes) {
    Counting::heard.clear();
    unsigned tiles_laid = 0;
    play<CountingRules>(7, tiles_laid);
    EXPECT_EQ(Counting::heard["on_start"], 1u);
    EXPECT_EQ(Counting::heard["on_drawn"], base_tables().total());
    EXPECT_EQ(Counting::heard["on_placing"], tiles_laid);
    EXPECT_EQ(Counting::heard["on_placed"], tiles_laid);
    EXPECT_EQ(Counting::heard["on_turn_ends"], tiles_laid);
    EXPECT_EQ(Counting::heard["on_scoring"], Counting::heard["on_scored"]);
    EXPECT_EQ(Counting::heard["on_game_end"], 1u);
}

TEST(Hooks, OfAModuleThatOnlyListensChangeNoResultWithinTheWall) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        unsigned plain_tiles = 0;
        unsigned counted_tiles = 0;
        const Position<CourtRules> plain = play<CourtRules>(seed, plain_tiles);
        const Position<CountingCourtRules> counted = play<CountingCourtRules>(seed, counted_tiles);
        EXPECT_EQ(plain.score, counted.score) << "seed " << seed;
        EXPECT_EQ(plain.supply, counted.supply) << "seed " << seed;
        EXPECT_EQ(plain_tiles, counted_tiles) << "seed " << seed;
        EXPECT_EQ(plain.areas, counted.areas) << "seed " << seed;
    }
}

TEST(Hooks, OfAModuleThatOnlyListensChangeNoResult) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        unsigned plain_tiles = 0;
        unsigned counted_tiles = 0;
        const Position<BaseRules> plain = play<BaseRules>(seed, plain_tiles);
        const Position<CountingRules> counted = play<CountingRules>(seed, counted_tiles);
        EXPECT_EQ(plain.score, counted.score) << "seed " << seed;
        EXPECT_EQ(plain.supply, counted.supply) << "seed " << seed;
        EXPECT_EQ(plain_tiles, counted_tiles) << "seed " << seed;
        EXPECT_EQ(plain.areas, counted.areas) << "seed " << seed;
        EXPECT_TRUE(counted == play<CountingRules>(seed, counted_tiles)) << "seed " << seed;
    }
}

}  // namespace
}  // namespace trencavel::random_play
