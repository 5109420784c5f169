// The lists of what modules say, ask and show: nothing that a game has is missing, and nothing is in them
// twice.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <typeinfo>
#include <vector>

#include "record/names.h"
#include "rules/burg/kinds.h"
#include "terminal/input/module_answers.h"
#include "terminal/screen/module_screen.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal_tests {
namespace {

using namespace terminal;

template <class Kind>
struct Range {
    Kind last{};
    std::vector<Kind> without = {};  // what the rooms know themselves
};

/// How many entries of all modules are for the kind.
template <class Module, class Entry, class Kind>
unsigned entries(std::span<const Module* const> modules, std::span<const Entry> Module::*list,
                 Kind Entry::*field, Kind kind) {
    unsigned count = 0;
    for (const Module* module : modules) {
        for (const Entry& entry : module->*list) count += entry.*field == kind ? 1 : 0;
    }
    return count;
}

template <class Module, class Entry, class Kind>
void expect_each_once(std::span<const Module* const> modules, std::span<const Entry> Module::*list,
                      Kind Entry::*field, const Range<Kind>& range) {
    for (unsigned i = 0; i <= static_cast<unsigned>(range.last); ++i) {
        const auto kind = static_cast<Kind>(i);
        const bool is_known =
            std::find(range.without.begin(), range.without.end(), kind) != range.without.end();
        EXPECT_EQ(entries(modules, list, field, kind), is_known ? 0u : 1u)
            << typeid(Entry).name() << " " << i;
    }
}

constexpr QuestionKind kLast = QuestionKind::Reveal;

/// Questions that chance answers have no words.
const Range<QuestionKind> kAskedOfPeople = {
    kLast, {QuestionKind::Draw, QuestionKind::Place, QuestionKind::Follower, QuestionKind::Reveal}};

TEST(ModuleLists, TellEveryEvent) {
    expect_each_once(words_of_modules(), &ModuleWords::events, &EventWords::kind,
                     {EventKind::Over,
                      {EventKind::Drawn, EventKind::Discarded, EventKind::Placed, EventKind::Follower,
                       EventKind::Scored, EventKind::Returned, EventKind::Ended, EventKind::Over}});
}

TEST(ModuleLists, ExplainAllPoints) {
    expect_each_once(words_of_modules(), &ModuleWords::scorings, &ScoringWords::kind,
                     Range<ScoringKind>{burg::kWallTileScoring});
}

TEST(ModuleLists, DescribeEveryKindOfArea) {
    expect_each_once(words_of_modules(), &ModuleWords::areas, &AreaWords::kind,
                     Range<tiles::FeatureKind>{tiles::FeatureKind::Court});
    for (const ModuleWords* module : words_of_modules()) {
        for (const AreaWords& area : module->areas) {
            EXPECT_FALSE(area.figure.empty()) << record::name(area.kind);
            EXPECT_NE(area.prospect, nullptr) << record::name(area.kind);
        }
    }
}

TEST(ModuleLists, KnowEveryPlaceThatIsNoFeature) {
    for (const std::uint8_t feature : {kTokenFeature, kSpanFeature})
        EXPECT_EQ(entries(words_of_modules(), &ModuleWords::stands, &StandWords::feature, feature), 1u);
}

TEST(ModuleLists, HaveWordsForEveryQuestion) {
    expect_each_once(words_of_modules(), &ModuleWords::questions, &QuestionWords::kind, kAskedOfPeople);
}

TEST(ModuleLists, CanAnswerEveryQuestion) {
    expect_each_once(answers_of_modules(), &ModuleAnswers::questions, &QuestionAnswers::kind,
                     {kLast, {QuestionKind::Draw, QuestionKind::Place, QuestionKind::Follower}});
    for (const ModuleAnswers* module : answers_of_modules()) {
        for (const QuestionAnswers& question : module->questions)
            EXPECT_NE(question.answers == nullptr, question.cases == nullptr) << record::name(question.kind);
    }
}

TEST(ModuleLists, ShowEveryQuestion) {
    expect_each_once(screens_of_modules(), &ModuleScreen::questions, &QuestionScreen::kind, kAskedOfPeople);
    for (const ModuleScreen* module : screens_of_modules()) {
        for (const QuestionScreen& question : module->questions) {
            ASSERT_NE(question.prompt, nullptr) << record::name(question.kind);
            ASSERT_NE(question.help, nullptr) << record::name(question.kind);
            EXPECT_FALSE(question.help().empty()) << record::name(question.kind);
        }
    }
}

TEST(ModuleLists, NameEachSourceOfPointsOnce) {
    std::set<std::string_view> titles;
    for (const ModuleWords* module : words_of_modules()) {
        for (const PointsRow& row : module->points) EXPECT_TRUE(titles.insert(row.title).second) << row.title;
    }
}

}  // namespace
}  // namespace trencavel::terminal_tests
