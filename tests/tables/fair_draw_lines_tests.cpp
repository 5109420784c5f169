// The draw as comments of a record: written, read again, and what is said of lines that cannot be read.
#include <gtest/gtest.h>

#include "drawn_records.h"
#include "support/text.h"

namespace trencavel::server {
namespace {

TEST(DrawLines, AreComments) {
    const FairDraw draw{.table = "k3v9", .commitment = "c0", .secret = "5e", .contributions = {"a0", "-"}};
    EXPECT_EQ(draw_lines(draw),
              "# draw table k3v9\n# draw commitment c0\n# draw secret 5e\n# draw contribution 0 a0\n"
              "# draw contribution 1 -\n");
}

TEST(DrawLines, NameTheirVersionFromTheSecondOn) {
    FairDraw draw{.table = "k3v9", .commitment = "c0", .secret = "5e", .contributions = {"a0"}, .version = 2};
    draw.origin = DrawOrigin{"k3v8", 57, 23, {2}};
    const std::string text = draw_lines(draw);
    EXPECT_EQ(text,
              "# draw 2 table k3v9\n# draw 2 commitment c0\n# draw 2 secret 5e\n# draw 2 contribution 0 a0\n"
              "# draw 2 from k3v8 57 23 2\n");
    EXPECT_EQ(read_draw(text).value(), draw);
}

TEST(DrawLines, HoldNoSecretWhileTheGameGoesOn) {
    FairDraw draw = example_draw();
    draw.secret.clear();
    const std::string text = draw_lines(draw);
    EXPECT_EQ(text.find("secret"), std::string::npos);
    EXPECT_EQ(read_draw(text).value(), draw);
}

TEST(DrawLines, AreReadAsTheyAreWritten) {
    EXPECT_EQ(read_draw(draw_lines(example_draw())).value(), example_draw());
    const std::string record = drawn_record(setup_for_two("carcassonne")).text();
    EXPECT_EQ(read_draw(record).value(), example_draw()) << "between other lines";
}

TEST(DrawLines, AreReadInAnyOrderAndBesideOtherComments) {
    EXPECT_EQ(read_draw("# a comment\n#draw contribution 1 -\r\n# draw\n# draw by lot\n#  draw secret 5e \r\n"
                        "# draw contribution 0 A0\n# drawn\n> draw U\n# draw table t\n# draw commitment c0")
                  .value(),
              (FairDraw{.table = "t", .commitment = "c0", .secret = "5e", .contributions = {"A0", "-"}}));
}

struct BadLines {
    std::string_view name;  // a sentence in camel case
    std::string_view from;
    std::string_view to;
    std::string_view about;
    std::string_view reason;
};

std::ostream& operator<<(std::ostream& out, const BadLines& lines) {
    return out << lines.name;
}

TEST(DrawLines, TellWhereAGameWasPlayedOnFrom) {
    FairDraw draw = example_draw();
    draw.origin = DrawOrigin{"k3v9q2m7xe", 57, 23, {2, 13}};
    const std::string text = draw_lines(draw);
    EXPECT_NE(text.find("\n# draw 2 from k3v9q2m7xe 57 23 2 13\n"), text.npos) << text;
    EXPECT_EQ(read_draw(text).value(), draw);
}

class BadDrawLines : public testing::TestWithParam<BadLines> {};

TEST_P(BadDrawLines, AreRefusedWithTheReason) {
    const std::string text = draw_lines({"t", "c0", "5e", {"a0", "b0"}});
    const Result<FairDraw> draw = read_draw(replaced(text, GetParam().from, GetParam().to));
    ASSERT_FALSE(draw.ok());
    EXPECT_EQ(draw.error(), GetParam().reason);
    EXPECT_EQ(draw.failure().about, GetParam().about);
}

INSTANTIATE_TEST_SUITE_P(
    Lines, BadDrawLines,
    testing::Values(
        BadLines{"NoTable", "# draw table t\n", "", "table", "the line '# draw table' is missing"},
        BadLines{"NoCommitment", "# draw commitment c0\n", "", "commitment",
                 "the line '# draw commitment' is missing"},
        BadLines{"NoFirstContribution", "# draw contribution 0 a0\n", "", "contribution",
                 "the line '# draw contribution 0' is missing"},
        BadLines{"TwoSecrets", "# draw secret", "# draw secret 5e\n# draw secret", "secret",
                 "a second line '# draw secret'"},
        BadLines{"TwoContributionsOfASeat", "contribution 1", "contribution 0", "contribution",
                 "a second line '# draw contribution 0'"},
        BadLines{"AnOriginWithoutTiles", "# draw secret", "# draw from k3 57\n# draw secret", "from",
                 "'# draw from' takes a table, a ply, a number of tiles, and towers"},
        BadLines{"AnOriginWithWords", "# draw secret", "# draw from k3 57 many\n# draw secret", "from",
                 "'# draw from' takes a table, a ply, a number of tiles, and towers"},
        BadLines{"TwoOrigins", "# draw secret", "# draw from k3 57 23\n# draw from k3 57 23\n# draw secret",
                 "from", "a second line '# draw from'"},
        BadLines{"TwoVersions", "# draw secret", "# draw 2 secret", "lines",
                 "the lines '# draw' are of different versions"},
        BadLines{"AVersionToCome", "# draw table", "# draw 4000000000 table", "version",
                 "it is of version 4000000000, and only versions 1 to 2 are known here"},
        BadLines{"AVersionBeforeAll", "# draw table", "# draw 0 table", "version",
                 "it is of version 0, and only versions 1 to 2 are known here"},
        BadLines{"ASecretOfTwoWords", "5e", "5 e", "secret", "'# draw secret' takes one word"},
        BadLines{"ASecretWithoutAWord", " 5e", "", "secret", "'# draw secret' takes one word"},
        BadLines{"ASecretThatIsNoNumber", "5e", "5g", "secret",
                 "'# draw secret' takes hexadecimal digits, not '5g'"},
        BadLines{"AContributionThatIsNoNumber", "b0", "b-", "contribution",
                 "'# draw contribution' takes a seat and hexadecimal digits or -"},
        BadLines{"AContributionWithoutASeat", "contribution 1", "contribution", "contribution",
                 "'# draw contribution' takes a seat and hexadecimal digits or -"}),
    [](const auto& lines) { return std::string(lines.param.name); });

TEST(DrawLines, MayBeMissing) {
    const Result<FairDraw> draw = read_draw("trencavel 1\ngame carcassonne\n# draw\n# drawn by hand\n");
    ASSERT_FALSE(draw.ok());
    EXPECT_EQ(draw.error(), "the record has no lines '# draw': nothing was promised");
    EXPECT_EQ(draw.failure().about, "draw");
}

}  // namespace
}  // namespace trencavel::server
