// What is said about moves, in both languages: nothing is missing, and nothing stays English by mistake.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <typeinfo>

#include "core/utf8.h"
#include "court_game.h"
#include "games/kinds.h"
#include "games/rulesets.h"
#include "record/codecs.h"
#include "record/names.h"
#include "record/text.h"
#include "record/texts.h"

namespace trencavel::record {
namespace {

using enum Language;

/// The places where words are put in, such as {0}.
std::multiset<char> places(std::string_view text) {
    std::multiset<char> found;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
        EXPECT_EQ(text.substr(at + 2, 1), "}") << text;
        found.insert(text[at + 1]);
    }
    return found;
}

/// What can be wrong with the words of moves, as all codecs say it.
std::vector<Wording> unreadable() {
    std::vector<Wording> all;
    for (const Codec* codec : codecs()) {
        all.insert(all.end(), codec->unreadable.begin(), codec->unreadable.end());
        for (const MoveWords& move : codec->moves) all.push_back(move.takes);
    }
    return all;
}

/// These, and why moves are not legal.
std::vector<Wording> all_texts() {
    std::vector<Wording> all = unreadable();
    for (const Codec* codec : codecs()) {
        all.insert(all.end(), codec->reasons.begin(), codec->reasons.end());
        for (const RefusalWords& refusal : codec->refusals) all.push_back(refusal.wording);
        if (!codec->absent.english.empty()) all.push_back(codec->absent);
    }
    return all;
}

TEST(Texts, AreAllThereInBothLanguages) {
    std::map<std::string_view, std::string_view> english_of;
    for (const Wording& text : all_texts()) {
        EXPECT_FALSE(text.english.empty());
        EXPECT_FALSE(text.german.empty()) << text.english;
        EXPECT_NE(text.german, text.english);
        EXPECT_TRUE(is_utf8(text.german)) << text.german;
        EXPECT_EQ(places(text.german), places(text.english)) << text.german;
        const auto known = english_of.emplace(text.german, text.english).first;
        EXPECT_EQ(known->second, text.english) << text.german << " is said of two things";
    }
}

TEST(Texts, TakeWordsInTheOrderOfTheirNumbers) {
    constexpr Wording text = {"a {0} and a {1}", "{1} und {0}"};
    EXPECT_EQ(say(text, English, {"road", "city"}), "a road and a city");
    EXPECT_EQ(say(text, German, {"Straße", "Stadt"}), "Stadt und Straße");
}

// A word that a person typed is shown as it is.
TEST(Texts, DoNotReadWhatIsPutIn) {
    EXPECT_EQ(say(texts::kUnknownMove, English, {"{0}{7}{"}), "unknown move '{0}{7}{'");
    EXPECT_EQ(say(texts::kUnknownMove, German, {"{0}{7}{"}), "unbekannter Zug „{0}{7}{“");
}

/// The codecs that say something of a kind, in one of their lists.
template <class Entry, class Kind>
unsigned times(std::span<const Entry> Codec::*list, Kind Entry::*member, Kind kind) {
    unsigned count = 0;
    for (const Codec* codec : codecs()) {
        for (const Entry& entry : codec->*list) count += entry.*member == kind ? 1 : 0;
    }
    return count;
}

template <class Entry, class Kind>
void expect_each_once(std::span<const Entry> Codec::*list, Kind Entry::*member, std::span<const Kind> kinds) {
    for (const Kind kind : kinds)
        EXPECT_EQ(times(list, member, kind), 1u) << typeid(Kind).name() << " " << static_cast<unsigned>(kind);
}

void expect_each_once(const Kinds& kinds) {
    expect_each_once(&Codec::moves, &MoveWords::kind, kinds.moves);
    expect_each_once(&Codec::questions, &QuestionWords::kind, kinds.questions);
    expect_each_once(&Codec::events, &EventWords::kind, kinds.events);
    expect_each_once(&Codec::scorings, &ScoringWords::kind, kinds.scorings);
    expect_each_once(&Codec::sorts, &SortWords::sort, kinds.sorts);
    for (const Refusal refusal : kinds.refusals) {
        EXPECT_EQ(times(&Codec::refusals, &RefusalWords::refusal, refusal),
                  refusal == Refusal::None ? 0u : 1u)
            << "refusal " << static_cast<unsigned>(refusal);
    }
}

TEST(Codecs, SayEachThingOnce) {
    expect_each_once(kKindsOfEngine);
    for (const Manifest* manifest : RuleSets::kManifests) expect_each_once(manifest->kinds);
    for (const std::uint8_t stand : {kTokenFeature, kSpanFeature})
        EXPECT_EQ(times(&Codec::stands, &StandWords::feature, stand), 1u);
}

TEST(Codecs, GiveEachMoveAndExpectationAWordOfItsOwn) {
    std::set<std::string_view> moves;
    std::set<std::string_view> expectations;
    for (const Codec* codec : codecs()) {
        for (const MoveWords& move : codec->moves) EXPECT_TRUE(moves.insert(move.word).second) << move.word;
        for (const Expectation& each : codec->expectations)
            EXPECT_TRUE(expectations.insert(each.word).second) << each.word;
    }
}

TEST(Names, OfAreasQuestionsAndFollowersAreGermanToo) {
    std::set<std::string_view> german;
    const auto expect_translated = [&](auto kind) {
        EXPECT_EQ(name(kind, English), name(kind));
        EXPECT_NE(name(kind, German), name(kind));
        EXPECT_TRUE(german.insert(name(kind, German)).second) << name(kind, German);
    };
    for (unsigned i = 0; i <= static_cast<unsigned>(tiles::FeatureKind::Court); ++i)
        expect_translated(static_cast<tiles::FeatureKind>(i));
    for (const Codec* codec : codecs()) {
        for (const QuestionWords& words : codec->questions) expect_translated(words.kind);
        for (const SortWords& words : codec->sorts) expect_translated(words.sort);
    }
    EXPECT_EQ(name(tiles::FeatureKind::Field, German), "Wiese");
    EXPECT_EQ(name(tiles::FeatureKind::Court, German), "Hof");
    EXPECT_EQ(name(wheel::kRecallQuestion, German), "Gefolgsmann zurücknehmen");
    EXPECT_EQ(name(QuestionKind::Reveal, German), "Mauerplättchen aufdecken");
}

/// In a bazaar seat 1 has offered a tile for 2 points, and a bid is asked: all refusals can be explained.
std::unique_ptr<Game> game_with_a_bid() {
    return game_of(
        "game carcassonne\nwith bridges castles bazaars\ndeck BBB4 U V A E J\n"
        "> place 0,1 r0\n> pass\n> offer U 2\n");
}

TEST(Refusals, AreAllExplainedInBothLanguages) {
    const std::unique_ptr<Game> game = game_with_a_bid();
    ASSERT_EQ(game->snapshot().question->kind, bazaars::kBidQuestion);
    for (unsigned i = 1; i <= static_cast<unsigned>(Refusal::NoSuchWallTile); ++i) {
        const auto refusal = static_cast<Refusal>(i);
        const std::string english = explain(refusal, Move::pass(), *game);
        const std::string german = explain(refusal, Move::pass(), *game, German);
        EXPECT_FALSE(english.empty()) << i;
        EXPECT_FALSE(german.empty()) << english;
        EXPECT_NE(german, english);
        EXPECT_EQ(explain(refusal, Move::pass(), *game, English), english);
    }
    EXPECT_EQ(explain(Refusal::None, Move::pass(), *game, German), "");
}

std::string german_reason(const Game& game, std::string_view text) {
    const Result<Move> move = parse_move(text, game.tables());
    EXPECT_TRUE(move.ok()) << text;
    return explain(game.check(move.value()), move.value(), game, German);
}

TEST(Refusals, TellWhatTheyKnowOfTheGameInGerman) {
    const auto game = game_of("game carcassonne\ndeck U L E V\n");
    EXPECT_EQ(german_reason(*game, "place 0,-1 r0"), "an ihrer Südseite träfe Straße auf Stadt");
    EXPECT_EQ(german_reason(*game, "place 1,0 r0"), "an ihrer Westseite träfe Wiese auf Straße");
    EXPECT_EQ(german_reason(*game, "place 1,1 r0"), "an dieses Feld grenzt keine Karte");
    EXPECT_EQ(german_reason(*game, "pass"), "jetzt ist etwas anderes an der Reihe: Karte anlegen");
    EXPECT_EQ(german_reason(*game, "refuse"), "in diesem Spiel gibt es keine Brücken");
    EXPECT_EQ(german_reason(*game_with_a_bid(), "bid 2"),
              "ein Gebot muss höher sein als das letzte, und das ist 2");
}

TEST(Refusals, WithinTheWallAreToldInGerman) {
    const auto game = game_of(kDoubling);
    EXPECT_EQ(german_reason(*game, "king 0"),
              "jetzt ist etwas anderes an der Reihe: " + std::string(name(burg::kScoreQuestion, German)));
    const auto begun = game_of(court("C07 C07"));
    EXPECT_EQ(german_reason(*begun, "place 20,0 r0"), "dieses Feld liegt nicht innerhalb der Burgmauer");
    EXPECT_EQ(german_reason(*begun, "place 5,5 r0"),
              "an dieses Feld grenzt weder eine Karte noch ein Startfeld");
}

/// At least one line for each thing that can be wrong with a move.
const std::vector<std::string>& unreadable_lines() {
    static const std::vector<std::string> lines = {"",
                                                   "hop 1,0",
                                                   "place \"1,0",
                                                   "place \"1,0\"r0",
                                                   "place 1\"0 r0",
                                                   "pass 0",
                                                   "place 1 r0",
                                                   "place 1,0 r45",
                                                   "bridge 1,0 up",
                                                   "follower x",
                                                   "draw Nix",
                                                   "bid high",
                                                   "crown luck",
                                                   "place 1,0",
                                                   "bridge",
                                                   "follower",
                                                   "king",
                                                   "falconer 0 0",
                                                   "crown",
                                                   "castle",
                                                   "reward",
                                                   "recall",
                                                   "offer",
                                                   "bid",
                                                   "take",
                                                   "score",
                                                   "draw",
                                                   "reveal",
                                                   "reveal 10",
                                                   "king x",
                                                   "score 1 0",
                                                   "score 1,0 x",
                                                   "castle x",
                                                   "reward 1 0",
                                                   "reward 1,0 x",
                                                   "recall 1 0",
                                                   "recall 1,0 x",
                                                   "take Nix",
                                                   "offer Nix 1",
                                                   "offer RadU x",
                                                   "bridge 1 ns"};
    return lines;
}

TEST(UnreadableMoves, AreExplainedInBothLanguages) {
    const auto game = game_of("game wheel\nwith bridges castles bazaars\ndeck RadU RadV\n");
    for (const std::string& line : unreadable_lines()) {
        const Result<Move> english = parse_move(line, game->tables());
        const Result<Move> german = parse_move(line, game->tables(), German);
        ASSERT_FALSE(english.ok()) << line;
        ASSERT_FALSE(german.ok()) << line;
        EXPECT_FALSE(german.error().empty()) << line;
        EXPECT_NE(german.error(), english.error()) << line;
    }
    EXPECT_EQ(parse_move("bid high", game->tables(), German).error(),
              "„high“ ist kein Gebot: gemeint ist eine ganze Zahl");
}

TEST(UnreadableMoves, AboveBringUpEveryTextOfTheirs) {
    const auto game = game_of("game wheel\nwith bridges castles bazaars\ndeck RadU RadV\n");
    for (const Wording& wording : unreadable()) {
        const std::string_view text = wording.german;
        const std::string_view end = text.substr(text.rfind('}') + 1);
        const auto brings_it_up = [&](const std::string& line) {
            return parse_move(line, game->tables(), German).error().ends_with(end);
        };
        EXPECT_TRUE(std::any_of(unreadable_lines().begin(), unreadable_lines().end(), brings_it_up)) << text;
    }
}

TEST(UnreadableMoves, AreReadTheSameWhateverTheLanguage) {
    const auto game = game_of("game carcassonne\ndeck U V\n");
    for (const char* line : {"place 1,0 r90", "follower 0", "pass", "draw U"}) {
        const Result<Move> move = parse_move(line, game->tables(), German);
        ASSERT_TRUE(move.ok()) << line;
        EXPECT_EQ(format(move.value(), game->tables()), line);
    }
}

}  // namespace
}  // namespace trencavel::record
