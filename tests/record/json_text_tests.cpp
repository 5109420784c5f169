// JSON written as text: the same as the library writes.
#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "record/json_object.h"

namespace trencavel::record {
namespace {

TEST(JsonText, WritesWhatTheLibraryWrites) {
    for (const char* text :
         {"{}", "[]", "null", "true", "false", "0", "-7", "18446744073709551615", "-9223372036854775808",
          "2.5", R"("")", R"("plain text ~")", R"("quote \" and \\")", R"("tab\tline\nbell\u0007")",
          R"("\u007f")", R"("Käse 🧀")", R"([1,[2,"three"],{"four":[]}])",
          R"({"a":1,"with \"quote\"":{"b":[true,null]},"ä":""})"}) {
        const Json value = Json::parse(text);
        EXPECT_EQ(json_text(value), value.dump()) << text;
    }
}

TEST(JsonText, RefusesTextThatIsNotUtf8AsTheLibraryDoes) {
    EXPECT_THROW(json_text(Json("\xff")), Json::type_error);
    EXPECT_THROW(json_text(Json{{"\xc3", 1}}), Json::type_error);
}

TEST(JsonObject, WritesValuesAsTheLibraryDoes) {
    JsonObject object;
    object.put("none", nullptr)
        .put("flag", true)
        .put("small", std::uint8_t{200})
        .put("negative", -7)
        .put("text", "quote \" and Käse")
        .put("missing", std::optional<unsigned>())
        .put("there", std::optional<unsigned>(3))
        .put("numbers", std::vector<int>{1, -2})
        .put("nothing", std::vector<unsigned>())
        .put("cells", std::array{std::array{0, 1}, std::array{2, 3}})
        .put("names", std::vector<std::string>{"Ann", "Ben"})
        .put_json("tree", R"({"a":[1,null]})")
        .put_object("object", JsonObject().put("b", 2));
    const Json tree = {{"none", nullptr},
                       {"flag", true},
                       {"small", 200},
                       {"negative", -7},
                       {"text", "quote \" and Käse"},
                       {"missing", nullptr},
                       {"there", 3},
                       {"numbers", {1, -2}},
                       {"nothing", Json::array()},
                       {"cells", Json::array({{0, 1}, {2, 3}})},
                       {"names", {"Ann", "Ben"}},
                       {"tree", {{"a", {1, nullptr}}}},
                       {"object", {{"b", 2}}}};
    EXPECT_EQ(object.text(), tree.dump());
}

TEST(JsonObject, IsEmptyWithoutFields) {
    EXPECT_EQ(JsonObject().text(), "{}");
    EXPECT_EQ(JsonObject().add(JsonObject()).add(Json::object()).text(), "{}");
}

TEST(JsonObject, TakesTheFieldsOfOthers) {
    JsonObject object;
    object.add(JsonObject().put("n", 1))
        .add({{"seat", 0}, {"private", {{"id", "x"}}}, {"lines", {"pass", "draw D"}}}, "private")
        .add(JsonObject().put("ok", true));
    EXPECT_EQ(object.text(), R"({"n":1,"seat":0,"lines":["pass","draw D"],"ok":true})");
}

TEST(JsonObject, GoesOnWithOneThatIsBegun) {
    EXPECT_EQ(JsonObject(JsonObject().put("a", 1).begun()).put("b", 2).text(), R"({"a":1,"b":2})");
}

}  // namespace
}  // namespace trencavel::record
