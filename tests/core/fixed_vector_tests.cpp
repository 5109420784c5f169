#include <gtest/gtest.h>

#include <type_traits>
#include <vector>

#include "core/fixed_vector.h"

namespace trencavel {
namespace {

using Numbers = FixedVector<int, 4>;

Numbers numbers(std::initializer_list<int> items) {
    Numbers result;
    for (const int item : items) result.push_back(item);
    return result;
}

std::vector<int> items_of(const Numbers& vector) {
    return {vector.begin(), vector.end()};
}

static_assert(std::is_trivially_copyable_v<Numbers>);
static_assert(Numbers::capacity() == 4);

TEST(FixedVector, BeginsEmptyAndFillsUp) {
    Numbers vector;
    EXPECT_TRUE(vector.empty());
    EXPECT_FALSE(vector.full());
    for (int i = 0; i < 4; ++i) vector.push_back(10 * i);
    EXPECT_EQ(vector.size(), 4u);
    EXPECT_TRUE(vector.full());
    EXPECT_EQ(items_of(vector), (std::vector{0, 10, 20, 30}));
}

TEST(FixedVector, GivesItsLastItemBack) {
    Numbers vector = numbers({1, 2});
    EXPECT_EQ(vector.back(), 2);
    vector.back() = 5;
    EXPECT_EQ(vector[1], 5);
    vector.pop_back();
    EXPECT_EQ(vector.back(), 1);
    vector.clear();
    EXPECT_TRUE(vector.empty());
}

TEST(FixedVector, PutsTheLastItemInThePlaceOfARemovedOne) {
    Numbers vector = numbers({1, 2, 3});
    vector.swap_remove(0);
    EXPECT_EQ(items_of(vector), (std::vector{3, 2}));
    vector.swap_remove(1);
    EXPECT_EQ(items_of(vector), (std::vector{3}));
    vector.swap_remove(0);
    EXPECT_TRUE(vector.empty());
}

TEST(FixedVector, ComparesOnlyTheItemsInUse) {
    Numbers longer = numbers({1, 2, 3});
    longer.pop_back();
    EXPECT_EQ(longer, numbers({1, 2}));
    EXPECT_FALSE(longer == numbers({1, 3}));
    EXPECT_FALSE(longer == numbers({1}));
}

}  // namespace
}  // namespace trencavel
