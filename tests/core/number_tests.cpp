#include <gtest/gtest.h>

#include <cstdint>

#include "core/number.h"

namespace trencavel {
namespace {

TEST(WholeNumber, TakesAWordThatIsOne) {
    EXPECT_EQ(whole_number<unsigned>("0"), 0u);
    EXPECT_EQ(whole_number<unsigned>("0042"), 42u);
    EXPECT_EQ(whole_number<int>("-7"), -7);
    EXPECT_EQ(whole_number<std::uint16_t>("65535"), 65535);
}

TEST(WholeNumber, TakesNoneWithMoreInItAndNoneTooLarge) {
    for (const char* word : {"", "-", "+1", " 1", "1 ", "1x", "x", "1.0", "-1", "65536"})
        EXPECT_FALSE(whole_number<std::uint16_t>(word)) << word;
}

}  // namespace
}  // namespace trencavel
