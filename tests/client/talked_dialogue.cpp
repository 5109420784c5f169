#include "talked_dialogue.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "told_table.h"

namespace trencavel::client_tests {

TalkedDialogue::TalkedDialogue(const Dialogue& dialogue)
    : dialogue_(&dialogue),
      table_(dialogue.table["table"].get<std::string>(), tiles::Library::builtin()),
      talk_(server_, table_, {"trencavel=1f", "en", ""}, [this] { return now_; }) {}

void TalkedDialogue::play() {
    talk_.attend();
    for (const Json& step : dialogue_->script["steps"]) {
        SCOPED_TRACE(step.dump());
        take(step);
        talk_.attend();
        note_answers();
    }
    EXPECT_EQ(Json(take_unheard()), Json::array()) << "this was said, too";
}

void TalkedDialogue::take(const Json& step) {
    ASSERT_EQ(step.size(), 1u);
    const std::string what = step.begin().key();
    const Json& content = step.begin().value();
    if (what == "hears") return hear(content);
    if (what == "says") return say(content);
    if (what == "cut") {
        server_.wire().open = false;
    } else if (what == "reachable") {
        server_.reachable = content.get<bool>();
    } else if (what == "wait_ms") {
        wait(client::Milliseconds(content.get<int>()));
    } else if (what == "wants") {
        Json fields = content;
        fields.erase("type");
        talk_.send(content["type"].get<std::string>(), fields);
    } else {
        FAIL() << "there is no such step";
    }
}

/// As a program that does nothing for as long as nothing needs to be done.
void TalkedDialogue::wait(client::Milliseconds time) {
    const auto until = now_ + time;
    while (now_ < until && talk_.lost().empty()) {
        now_ = std::min(until, now_ + std::max(talk_.patience(), client::Milliseconds(1)));
        talk_.attend();
    }
}

void TalkedDialogue::hear(const Json& expected) {
    const std::vector<Json> said = take_unheard();
    ASSERT_EQ(said.size(), expected.size()) << Json(said).dump();
    for (std::size_t i = 0; i < said.size(); ++i) compare(said[i], expected[i]);
}

/// The fields that the file names; others may differ.
void TalkedDialogue::compare(const Json& said, const Json& expected) {
    for (const auto& [name, value] : expected.items()) {
        if (name == "id") {
            compare_id(said, value.get<std::string>());
        } else {
            EXPECT_EQ(said.value(name, Json()), value) << said.dump();
        }
    }
}

/// A message that was named before is said again as it was; a new one has an id that no other has.
void TalkedDialogue::compare_id(const Json& said, const std::string& label) {
    for (const auto& [other, message] : labelled_) {
        if (other == label) {
            EXPECT_EQ(said, message) << "said again";
        } else {
            EXPECT_NE(said["id"], message["id"]) << label << " and " << other;
        }
    }
    labelled_.emplace(label, said);
}

void TalkedDialogue::say(const Json& frame) {
    Json told = Json::array();
    if (!frame.is_array()) return server_.wire().tell(message_of(frame));
    for (const Json& each : frame) told.push_back(message_of(each));
    server_.wire().tell(told);
}

/// An event by its number; an answer to the message of this name.
Json TalkedDialogue::message_of(const Json& said) const {
    if (said.is_number()) return dialogue_->table["events"].at(said.get<std::size_t>() - 1);
    Json message = said;
    if (message.contains("id") && message["id"].is_string())
        message["id"] = labelled_.at(message["id"].get<std::string>())["id"];
    return message;
}

std::vector<Json> TalkedDialogue::take_unheard() {
    std::vector<Json> said;
    for (const auto& wire : server_.wires) said.insert(said.end(), wire->sent.begin(), wire->sent.end());
    said.erase(said.begin(), said.begin() + static_cast<std::ptrdiff_t>(heard_));
    heard_ += said.size();
    return said;
}

void TalkedDialogue::note_answers() {
    for (const client::Answer& answer : talk_.take_answers())
        answers_.push_back(answer.type + (answer.ok ? " ok" : " " + answer.code));
}

Json TalkedDialogue::end() {
    const std::string& lost = talk_.lost();
    return {{"connections", server_.tries},
            {"up_to_date", talk_.is_up_to_date()},
            {"waiting", talk_.is_waiting()},
            {"trouble", lost.empty() && !talk_.trouble().empty()},
            {"lost", lost.empty() ? Json() : Json(lost)},
            {"answers", answers_},
            {"table", table_.number() == 0 ? Json() : state_of(table_)},
            {"heard", table_.number() == 0 ? Json() : heard_at(table_)}};
}

}  // namespace trencavel::client_tests
