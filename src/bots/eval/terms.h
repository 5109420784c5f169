// The terms of the evaluation: its own, of followers and areas, and those of all modules, by number.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "games/rulesets.h"
#include "rules/terms.h"

namespace trencavel::eval {

// Both families.
inline constexpr Term kFollowersAny{
    0};  // at home, while there is time: whether there is one, two, three, four at least
inline constexpr Term kFollowersTwo{1};
inline constexpr Term kFollowersThree{2};
inline constexpr Term kFollowersFour{3};
inline constexpr Term kFollowersAll{4};  // and how many
inline constexpr Term kReturning{5};     // followers that come home when their area is completed
inline constexpr Term kJoins{6};         // points that areas would gain or lose if they merged with others
inline constexpr Term kTurn{7};          // for whoever plays next

// The plane.
inline constexpr Term kRoadDone{8};   // points of areas if completed, times the chance of that
inline constexpr Term kRoadLeft{9};   // points of areas if not completed, likewise
inline constexpr Term kRoadEnds{10};  // open ends, times the chance that the area is completed: it grows
inline constexpr Term kCityDone{11};
inline constexpr Term kCityLeft{12};
inline constexpr Term kCityEnds{13};
inline constexpr Term kCloisterDone{14};
inline constexpr Term kCloisterLeft{15};
inline constexpr Term kFieldDone{16};      // points for completed cities
inline constexpr Term kFieldExpected{17};  // and for those that will be
inline constexpr Term kFieldTime{18};      // fields, while there is time
inline constexpr Term kKnights{19};        // followers in cities, while there is time
inline constexpr Term kMonks{20};          // at cloisters
inline constexpr Term kFarms{21};          // cities at farmers

// The court.
inline constexpr Term kPathDone{27};
inline constexpr Term kPathEnds{28};
inline constexpr Term kTowerDone{29};
inline constexpr Term kTowerEnds{30};
inline constexpr Term kHouseDone{31};
inline constexpr Term kHouseEnds{32};
inline constexpr Term kChapelDone{33};
inline constexpr Term kChapelEnds{34};
inline constexpr Term kCourtDone{35};
inline constexpr Term kCourtTime{36};

inline constexpr TermInfo kOwnTerms[] = {{kFollowersAny, "followers_any", TermKind::Followers},
                                         {kFollowersTwo, "followers_two", TermKind::Followers},
                                         {kFollowersThree, "followers_three", TermKind::Followers},
                                         {kFollowersFour, "followers_four", TermKind::Followers},
                                         {kFollowersAll, "followers_all", TermKind::Followers},
                                         {kReturning, "returning", TermKind::Followers},
                                         {kJoins, "joins", TermKind::Chances},
                                         {kTurn, "turn"},
                                         {kRoadDone, "road_done", TermKind::Points},
                                         {kRoadLeft, "road_left", TermKind::Points},
                                         {kRoadEnds, "road_ends"},
                                         {kCityDone, "city_done", TermKind::Points},
                                         {kCityLeft, "city_left", TermKind::Points},
                                         {kCityEnds, "city_ends"},
                                         {kCloisterDone, "cloister_done", TermKind::Points},
                                         {kCloisterLeft, "cloister_left", TermKind::Points},
                                         {kFieldDone, "field_done", TermKind::Points},
                                         {kFieldExpected, "field_expected", TermKind::Chances},
                                         {kFieldTime, "field_time", TermKind::Chances},
                                         {kKnights, "knights"},
                                         {kMonks, "monks"},
                                         {kFarms, "farms"},
                                         {kPathDone, "path_done", TermKind::Points},
                                         {kPathEnds, "path_ends"},
                                         {kTowerDone, "tower_done", TermKind::Points},
                                         {kTowerEnds, "tower_ends"},
                                         {kHouseDone, "house_done", TermKind::Points},
                                         {kHouseEnds, "house_ends"},
                                         {kChapelDone, "chapel_done", TermKind::Points},
                                         {kChapelEnds, "chapel_ends"},
                                         {kCourtDone, "court_done", TermKind::Points},
                                         {kCourtTime, "court_time", TermKind::Chances}};

/// Lists of terms put together, in the order of their numbers, which is that of the file of weights.
class TermTable {
public:
    /// A list may be added again: rule sets have modules in common.
    constexpr void add(std::span<const TermInfo> terms) {
        for (const TermInfo& term : terms) {
            const TermInfo*& place = terms_[static_cast<std::size_t>(term.term)];
            clashes_ |= place != nullptr && place != &term;
            size_ += place == nullptr ? 1 : 0;
            place = &term;
        }
    }

    /// From 0 on, each number stands for one term, and each name too.
    constexpr bool is_complete() const {
        for (std::size_t i = 0; i < size_; ++i) {
            if (terms_[i] == nullptr) return false;
            for (std::size_t j = 0; j < i; ++j) {
                if (terms_[i]->name == terms_[j]->name) return false;
            }
        }
        return !clashes_;
    }

    constexpr std::size_t size() const { return size_; }
    constexpr const TermInfo& operator[](std::size_t number) const { return *terms_[number]; }

private:
    std::array<const TermInfo*, 256> terms_{};
    std::size_t size_ = 0;
    bool clashes_ = false;
};

inline constexpr TermTable kTermTable = [] {
    TermTable table;
    table.add(kOwnTerms);
    RuleSets::for_each([&]<class Rules>() {
        Rules::Terms::for_each_list([&](std::span<const TermInfo> terms) { table.add(terms); });
    });
    return table;
}();
static_assert(kTermTable.is_complete(), "two terms have a number or a name in common, or a number has none");

inline constexpr std::size_t kTerms = kTermTable.size();

constexpr std::size_t number_of(Term term) {
    return static_cast<std::size_t>(term);
}

}  // namespace trencavel::eval
