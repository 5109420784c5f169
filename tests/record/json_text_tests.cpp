// JSON written as text: the same as the library writes.
#include <gtest/gtest.h>

#include "record/json_text.h"

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

TEST(JsonText, AddsFieldsToAnObjectThatIsBeingWritten) {
    std::string text = R"({"n":1)";
    append_fields(text, {{"seat", 0}, {"private", {{"id", "x"}}}, {"lines", {"pass", "draw D"}}}, "private");
    EXPECT_EQ(text + "}", R"({"n":1,"seat":0,"lines":["pass","draw D"]})");
}

}  // namespace
}  // namespace trencavel::record
