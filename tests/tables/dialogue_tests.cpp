// The tables of the dialogues in tests/dialogues: their events come of what people do there, they are told as
// the clients of the dialogues hear them, and they end as the clients have it.
#include <gtest/gtest.h>

#include "course.h"
#include "support/dialogues.h"
#include "tables/refusals.h"

namespace trencavel::server {
namespace {

TEST(DialogueTables, ComeToTheEventsOfTheirFiles) {
    for (const Json& file : dialogue_tables()) {
        SCOPED_TRACE(file["about"].get<std::string>());
        const Course course(file);
        EXPECT_EQ(course.problem(), "");
        EXPECT_EQ(Json(course.stored()), file["stored"]);
        EXPECT_EQ(Json(course.told()), file["events"]);
    }
}

TEST(DialogueTables, TellTheSameWhenTheyAreLoaded) {
    for (const Json& file : dialogue_tables()) {
        const auto table = Course::table_after(file, file["stored"].size());
        ASSERT_TRUE(table) << table.error();
        for (std::size_t i = 0; i < file["events"].size(); ++i)
            EXPECT_EQ(*table.value()->messages().at(i), file["events"][i].dump());
    }
}

/// Only what clients know as well; they are not told the levels of computers as such.
Json state_of(const Table& table) {
    const Json summary = Json::parse(table.summary());
    Json state = {{"ply", table.ply()}, {"drawn_by", record::seats_json(table.drawn_by())}};
    for (const char* name : {"number", "phase", "game", "host", "seats", "asked", "scores", "winners"})
        state[name] = summary.at(name);
    for (Json& seat : state["seats"]) seat.erase("level");
    return state;
}

class TableDialogue : public testing::TestWithParam<Dialogue> {};

TEST_P(TableDialogue, EndsAsTheFileSays) {
    const Json& expected = GetParam().script["end"]["table"];
    if (expected.is_null()) return;  // the client has heard of no event
    const auto table = Course::table_after(GetParam().table, expected["number"].get<std::size_t>());
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ(nlohmann::json(state_of(*table.value())), nlohmann::json(expected));
}

/// The question that the server asks when it has told this event.
Json question_after(const Json& file, std::size_t number) {
    const auto table = Course::table_after(file, number);
    const Json& asks = file["events"].at(number - 1)["asks"];
    Json question = {{"type", "question"},          {"table", file["table"]}, {"number", number},
                     {"ply", table.value()->ply()}, {"seat", asks["seat"]},   {"asks", asks["what"]}};
    question["moves"] = record::moves_json(*table.value()->game());
    for (const auto& [name, value] : asks.items()) {
        if (name != "seat" && name != "what") question[name] = value;
    }
    return question;
}

std::string text_of(const Json& refusal) {
    const auto said = refusal["code"].get<std::string>();
    for (const Code code : all_codes()) {
        if (name(code) == said)
            return text(Refused{code, {}, {}, refusal.value("retry", std::int64_t{0})}, Language::English);
    }
    return "a code that no server says";
}

void expect_real(const Json& message, const Json& file) {
    const auto number = message.value("number", std::size_t{0});
    if (message["type"] == "question") {
        EXPECT_EQ(nlohmann::json(message), nlohmann::json(question_after(file, number)));
    }
    if (message.contains("code") && message["text"] != "") {
        EXPECT_EQ(message["text"], text_of(message));
    }
    if (number > 0 && message.contains("ply")) {
        EXPECT_EQ(message["ply"], Course::table_after(file, number).value()->ply());
    }
}

TEST_P(TableDialogue, HasTheServersOwnWords) {
    for (const Json& step : GetParam().script["steps"]) {
        if (!step.contains("says")) continue;
        SCOPED_TRACE(step.dump());
        const Json frame = step["says"].is_array() ? step["says"] : Json::array({step["says"]});
        for (const Json& message : frame) {
            if (message.is_object() && message["type"].is_string()) expect_real(message, GetParam().table);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, TableDialogue, testing::ValuesIn(dialogues()),
                         dialogue_name<testing::TestParamInfo<Dialogue>>);

}  // namespace
}  // namespace trencavel::server
