// Messages that no decent client sends: each is answered with a refusal, changes nothing, and the socket goes
// on.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"
#include "server/talk/messages.h"

namespace trencavel::server_tests {
namespace {

class BadMessages : public ServerTest {
protected:
    void SetUp() override {
        ServerTest::SetUp();
        guests =
            std::make_unique<TableGuests>(server, terms_for(2), std::vector<std::string>{"Anna", "Bert"});
        guests->begin();
    }
    void TearDown() override {
        const HttpAnswer table = guests->host().get("/api/tables/" + guests->id());
        EXPECT_EQ(table.json.at("table").at("number"), 4) << "nothing has changed";
        ServerTest::TearDown();
    }
    Json ask_text(const std::string& text) {
        guests->host().socket().send_text(text);
        return guests->host().nameless_answer();
    }
    std::unique_ptr<TableGuests> guests;
};

TEST_F(BadMessages, WhatIsNoJsonObjectIsRefused) {
    for (const char* text : {"", "hello", "{", "[]", "null", "1e999", "\"watch\"", "{\"type\":\"chat\"",
                             "{}x", "\xff\xfe", "{\"type\":\"st\\u0000art\"}", "[[[[[[[[[[[[[[[["}) {
        if (std::string(text) == "\xff\xfe") continue;  // no text for a WebSocket: see below
        EXPECT_TRUE(is_refused(ask_text(text), "bad_message")) << text;
    }
    EXPECT_TRUE(is_refused(ask_text(std::string(4000, '[')), "bad_message"));
}

TEST_F(BadMessages, DuplicateFieldsDoNotHideAnything) {
    const std::string twice =
        "{\"type\":\"chat\",\"id\":\"d\",\"type\":\"start\",\"table\":\"" + guests->id() + "\"}";
    guests->host().socket().send_text(twice);
    EXPECT_FALSE(guests->host().answer("d").value("ok", true));
}

TEST_F(BadMessages, IdsMustBeShortAndPlain) {
    for (const Json& id : {Json(""), Json(7), Json(nullptr), Json("ä"), Json("a b"),
                           Json(std::string(65, 'a')), Json({1}), Json("a\nb"), Json("<script>")}) {
        const Json answer = ask_text(message("start", guests->id(), {{"id", id}}).dump());
        EXPECT_TRUE(is_refused(answer, "bad_message")) << id;
        EXPECT_EQ(answer.value("about", ""), "id") << id;
    }
    EXPECT_TRUE(is_refused(ask_text(message("start", guests->id()).dump()), "bad_message")) << "none at all";
}

TEST_F(BadMessages, UnknownTypesAreRefused) {
    for (const Json& type : {Json("win"), Json("Start"), Json(""), Json(3), Json(nullptr), Json::array()}) {
        const Json answer = guests->host().ask({{"type", type}, {"table", guests->id()}});
        EXPECT_TRUE(is_refused(answer, "bad_message")) << type;
        EXPECT_EQ(answer.value("about", ""), "type") << type;
    }
}

/// A proper message of each type, as far as its form goes.
Json proper(const std::string& type, const std::string& table) {
    const Json all = {{"seat", 0},
                      {"contribution", some_contribution()},
                      {"ply", 1},
                      {"move", "pass"},
                      {"say", "offer"},
                      {"level", "random"},
                      {"text", "hi"},
                      {"person", "p0123456789abcdef"},
                      {"muted", true},
                      {"from", 0},
                      {"moves", Json::array({"pass"})}};
    const std::map<std::string, std::vector<std::string>> fields = {
        {"watch", {"from"}},    {"join", {"seat", "contribution"}},
        {"leave", {"seat"}},    {"move", {"ply", "move"}},
        {"undo", {"ply"}},      {"draw", {"seat", "say"}},
        {"resign", {"seat"}},   {"replace", {"seat", "level"}},
        {"chat", {"text"}},     {"mute", {"person", "muted"}},
        {"remove", {"person"}}, {"hint", {"ply"}},
        {"review", {"ply"}},    {"preview", {"ply", "moves"}}};
    if (type == "hello") return {{"type", "hello"}, {"language", "en"}};
    Json json = message(type, table);
    if (const auto found = fields.find(type); found != fields.end()) {
        for (const std::string& name : found->second) json[name] = all.at(name);
    }
    return json;
}

TEST_F(BadMessages, EveryFieldOfEveryTypeMustBeThereAndOfItsType) {
    TestPerson& host = guests->host();
    for (const std::string_view type : server::message_types()) {
        const Json good = proper(std::string(type), guests->id());
        for (const auto& [field, value] : good.items()) {
            if (field == "type") continue;
            Json without = good;
            without.erase(field);
            const Json missing = host.ask(without);
            EXPECT_TRUE(is_refused(missing, "bad_message")) << without;
            EXPECT_EQ(missing.value("about", ""), field) << without;
            for (const Json& wrong :
                 {Json(nullptr), Json::object(), Json::array(), Json(-1), Json(1.5), Json(1e300)}) {
                Json other = good;
                other[field] = wrong;
                const Json answer = host.ask(other);
                EXPECT_FALSE(answer.value("ok", true)) << other;
                EXPECT_TRUE(answer.value("code", "") == "bad_field" ||
                            answer.value("code", "") == "bad_message")
                    << other << answer;
                EXPECT_EQ(answer.value("about", ""), field) << other;
            }
        }
        Json more = good;
        more["extra"] = 1;
        const Json answer = host.ask(more);
        EXPECT_TRUE(is_refused(answer, "bad_message")) << more;
        EXPECT_EQ(answer.value("about", ""), "extra");
    }
}

TEST_F(BadMessages, NumbersAndTextsOutOfRangeAreRefused) {
    TestPerson& host = guests->host();
    const auto code = [&](const Json& json) { return host.ask(json).value("code", "none"); };
    const std::string& table = guests->id();
    EXPECT_EQ(code(message("leave", table, {{"seat", 2}})), "bad_field");
    EXPECT_EQ(code(message("leave", table, {{"seat", 256}})), "bad_field");
    EXPECT_EQ(code(message("move", table, {{"ply", 4294967296}, {"move", "pass"}})), "bad_field");
    EXPECT_EQ(code(watch_message(table, 4294967295U)), "bad_field");
    EXPECT_EQ(code(message("chat", table, {{"text", ""}})), "bad_field");
    EXPECT_EQ(code(message("chat", table, {{"text", " \n "}})), "bad_field");
    EXPECT_EQ(code(message("chat", table, {{"text", std::string(501, 'a')}})), "bad_field");
    EXPECT_EQ(code(message("chat", table, {{"text", std::string("a\0b", 3)}})), "bad_field");
    EXPECT_EQ(code(message("draw", table, {{"seat", 0}, {"say", "please"}})), "bad_field");
    EXPECT_EQ(code(message("mute", table, {{"person", ""}, {"muted", true}})), "bad_field");
    EXPECT_EQ(code(message("mute", table, {{"person", "<b>"}, {"muted", true}})), "bad_field")
        << "no person's id";
    EXPECT_EQ(code(message("remove", table, {{"person", "nobody at all"}})), "bad_field") << "no person's id";
    EXPECT_EQ(code({{"type", "hello"}, {"language", "fr"}}), "bad_field");
}

TEST_F(BadMessages, ContributionsAndNamesAreChecked) {
    TestPerson& host = guests->host();
    const NewTable other = make_table(host, terms_for(2));
    for (const std::string& wrong :
         {std::string(), std::string(31, 'a'), std::string(65, 'a'), std::string(32, 'g'),
          std::string(31, 'a') + " ", std::string(32, '-')}) {
        const Json answer = host.ask(message("join", other.id, {{"seat", 0}, {"contribution", wrong}}));
        EXPECT_TRUE(is_refused(answer, "bad_field")) << wrong;
        EXPECT_EQ(answer.value("about", ""), "contribution") << wrong;
    }
    for (const std::string& wrong :
         {std::string(" "), std::string(25, 'a'), std::string("a\nb"), std::string("a\"b")}) {
        Json join = join_message(other.id, 0);
        join["name"] = wrong;
        EXPECT_TRUE(is_refused(host.ask(join), "bad_field")) << wrong;
    }
    EXPECT_EQ(host.get("/api/tables/" + other.id).json.at("table").at("number"), 1);
}

TEST_F(BadMessages, TablesThatAreNotThereAreNotFound) {
    for (const std::string& table :
         {std::string("zzzzzzzzzz"), std::string("x"), std::string(), std::string("../../etc"),
          std::string("' or 1=1 --"), std::string(64, 'k')}) {
        for (const std::string_view type : server::message_types()) {
            if (type == "hello" || type == "unwatch") continue;
            EXPECT_TRUE(is_refused(guests->host().ask(proper(std::string(type), table)), "not_found"))
                << table << type;
        }
    }
}

TEST_F(BadMessages, MovesAtATableWhereOneDoesNotSitAreRefused) {
    TestPerson stranger(server, "Stranger");
    const Json question = guests->question();
    const Json move =
        message("move", guests->id(), {{"ply", question.at("ply")}, {"move", question.at("moves")[0]}});
    EXPECT_TRUE(is_refused(stranger.ask(move), "not_seated"));
    TestPerson nobody(server, "");
    EXPECT_TRUE(is_refused(nobody.ask(move), "no_person"));
}

TEST_F(BadMessages, TooLongMessageEndsTheSocketAndNothingElse) {
    TestPerson& host = guests->host();
    host.socket().send_text(message("chat", guests->id(), {{"text", std::string(8192, 'a')}}).dump());
    EXPECT_EQ(host.socket().close_code(), 1009);
    host.close_socket();
    std::string padded = message("chat", guests->id(), {{"id", "pad"}, {"text", ""}}).dump();
    padded += std::string(8192 - padded.size(), ' ');
    host.socket().send_text(padded);
    EXPECT_TRUE(is_refused(host.answer("pad"), "bad_field")) << "8 KiB are allowed";
}

TEST_F(BadMessages, BinaryMessageEndsTheSocket) {
    guests->host().socket().send_frame({.opcode = kBinary, .payload = message("start", guests->id()).dump()});
    EXPECT_EQ(guests->host().socket().close_code(), 1003);
}

TEST_F(BadMessages, TextThatIsNotUtf8EndsTheSocket) {
    guests->host().socket().send_text("{\"type\":\"\xff\"}");
    EXPECT_EQ(guests->host().socket().close_code(), 1007);
}

TEST_F(BadMessages, TooLargeBodyIsRefused) {
    const HttpAnswer answer = guests->host().post("/api/tables", {{"game", std::string(9000, 'x')}});
    EXPECT_TRUE(is_refused(answer, "too_large", 413));
}

}  // namespace
}  // namespace trencavel::server_tests
