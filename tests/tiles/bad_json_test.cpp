// Texts that are not JSON, or not quite: never a crash, always a reason.
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "small_set.h"
#include "support/repetitions.h"
#include "support/sanitized.h"
#include "support/text.h"
#include "tiles/read/builtin.h"
#include "tiles/read/read.h"

namespace trencavel::tiles {
namespace {

std::string error_of(std::string_view text) {
    const Result<TileSet> set = read_tile_set(text);
    return set.ok() ? "" : set.error();
}

TEST(BadJson, NamesLineAndColumn) {
    EXPECT_EQ(error_of("{\n \"schema\": 1,\n \"set\" \"base\"\n}").substr(0, 18), "line 3, column 13:");
    EXPECT_EQ(error_of("[1, 2").substr(0, 15), "line 1, column ");
    EXPECT_EQ(error_of("").substr(0, 17), "line 1, column 1:");
    EXPECT_EQ(error_of("{\n\t\"a\": nul }").substr(0, 15), "line 2, column ");
}

TEST(BadJson, RefusesWhatIsNotOneJsonObject) {
    for (const std::string_view text : {"null", "[]", "3", "\"base\"", "true", "-"})
        EXPECT_NE(error_of(text), "");
    EXPECT_NE(error_of(std::string(kSmallSet) + "x"), "");
    EXPECT_NE(error_of(std::string(kSmallSet) + "{}"), "");
    EXPECT_NE(error_of("// comment\n" + std::string(kSmallSet)), "");
    EXPECT_NE(error_of(replaced(kSmallSet, "\"schema\": 1,", "\"schema\": 1,,")), "");
    EXPECT_NE(error_of(replaced(kSmallSet, "Small",
                                "Sm\xff"
                                "all")),
              "");
}

TEST(BadJson, RefusesAKeyThatAppearsTwice) {
    const std::string text = replaced(kSmallSet, "\"total\": 7,", "\"total\": 7, \"total\": 7,");
    EXPECT_NE(error_of(text).find("key \"total\" appears twice"), std::string::npos) << error_of(text);
    EXPECT_EQ(error_of(text).substr(0, 7), "line 2,");
}

TEST(BadJson, RefusesTextBehindAZeroByte) {
    const std::string text = std::string(kSmallSet) + '\0' + "garbage";
    EXPECT_NE(error_of(text).find("a zero byte"), std::string::npos);
}

TEST(BadJson, RefusesDeepNesting) {
    EXPECT_NE(error_of(std::string(100000, '[')).find("nested too deeply"), std::string::npos);
}

TEST(BadJson, ALongListOfProblemsIsCut) {
    std::string tiles;
    for (int i = 0; i < 100; ++i) tiles += i == 0 ? "1" : ",1";
    const std::string text =
        R"({"schema":1,"set":"base","title":"","total":1,"start":null,"tiles":[)" + tiles + "]}";
    EXPECT_NE(error_of(text).find("and 50 more problems"), std::string::npos) << error_of(text);
}

TEST(BadJson, EveryTruncationIsRefused) {
    const std::string_view text = builtin_tile_set("base");
    const std::size_t complete = text.rfind('}') + 1;
    for (std::size_t size = 0; size < complete; size += kSanitized ? 10 : 1) {
        ASSERT_FALSE(read_tile_set(text.substr(0, size)).ok()) << "cut after " << size << " bytes";
    }
    EXPECT_TRUE(read_tile_set(text.substr(0, complete)).ok());
}

TEST(BadJson, FlippedBytesNeverCrash) {
    std::mt19937 random(20100815);
    for (const std::string_view name : builtin_tile_set_names()) {
        for (unsigned round = 0; round < repetitions(400); ++round) {
            std::string text(builtin_tile_set(name));
            const unsigned flips = 1 + random() % 4;
            for (unsigned i = 0; i < flips; ++i)
                text[random() % text.size()] = static_cast<char>(random() & 0xff);
            const Result<TileSet> set = read_tile_set(text);
            if (!set) {
                EXPECT_FALSE(set.error().empty());
            }
        }
    }
}

TEST(BadJson, ChangedDigitsAndLettersNeverCrash) {
    // Stays JSON more often than arbitrary bytes do, and so gets deeper into the checks.
    constexpr std::string_view kCharacters = "0123456789NESWCRFPTHKI#.";
    std::mt19937 random(4711);
    for (const std::string_view name : builtin_tile_set_names()) {
        for (unsigned round = 0; round < repetitions(1000); ++round) {
            std::string text(builtin_tile_set(name));
            for (int i = 0; i < 3; ++i) {
                std::size_t at = random() % text.size();
                while (kCharacters.find(text[at]) == std::string_view::npos) at = (at + 1) % text.size();
                text[at] = kCharacters[random() % kCharacters.size()];
            }
            const Result<TileSet> set = read_tile_set(text);
            if (!set) {
                EXPECT_FALSE(set.error().empty());
            }
        }
    }
}

}  // namespace
}  // namespace trencavel::tiles
