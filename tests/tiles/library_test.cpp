#include "tiles/read/library.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "core/suggest.h"
#include "small_set.h"
#include "support/text.h"
#include "tiles/read/builtin.h"

namespace trencavel::tiles {
namespace {

TEST(Library, HoldsTheFiveSetsBaseFirst) {
    const Library library;
    ASSERT_EQ(library.sets().size(), 5u);
    EXPECT_EQ(library.sets()[0].set, "base");
    EXPECT_EQ(library.find("nothing"), nullptr);
    EXPECT_EQ(builtin_tile_set("nothing"), "");
}

TEST(Library, ReplacesTheSetOfTheSameName) {
    Library library;
    const Result<const TileSet*> set = library.replace(kSmallSet);
    ASSERT_TRUE(set.ok()) << set.error();
    EXPECT_EQ(set.value(), library.find("base"));
    EXPECT_EQ(library.set("base").total, 7);
    EXPECT_EQ(library.set("castle").total, 60);
    EXPECT_EQ(Library::builtin().set("base").total, 72);
}

TEST(Library, RefusesANameThatIsNoneOfTheFive) {
    Library library;
    const Result<const TileSet*> set = library.replace(replaced(kSmallSet, "\"base\"", "\"other\""));
    ASSERT_FALSE(set.ok());
    EXPECT_EQ(set.error(),
              "there is no set \"other\" to replace; the sets are base, bridges-castles-bazaars, "
              "wheel-of-fortune, castle, falcon");
}

TEST(Library, RefusesATileIdOfAnotherSet) {
    Library library;
    const Result<const TileSet*> set =
        library.replace(replaced(kSmallSet, "\"id\": \"A\"", "\"id\": \"RadA\""));
    ASSERT_FALSE(set.ok());
    EXPECT_EQ(set.error(), "tile RadA: set wheel-of-fortune also has a tile with this id");
}

TEST(Library, KeepsTheOldSetWhenTheFileIsBad) {
    Library library;
    EXPECT_FALSE(library.replace(replaced(kSmallSet, "\"total\": 7", "\"total\": 8")).ok());
    EXPECT_EQ(library.set("base").total, 72);
}

TEST(ClosestName, FindsMistypedNamesAndBeginnings) {
    const std::array<std::string, 4> names{"base", "wheel-of-fortune", "RadU", "D"};
    EXPECT_EQ(closest_name("bsae", names), "base");
    EXPECT_EQ(closest_name("wheel", names), "wheel-of-fortune");
    EXPECT_EQ(closest_name("radu", names), "RadU");
    EXPECT_EQ(closest_name("d", names), "D");
    EXPECT_EQ(closest_name("Q", names), "");
    EXPECT_EQ(closest_name("something else", names), "");
    EXPECT_EQ(closest_name("", names), "");
    EXPECT_EQ(closest_name(std::string(100000, 'x'), names), "");
}

}  // namespace
}  // namespace trencavel::tiles
