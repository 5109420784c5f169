#include "server/crash/crash_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace trencavel::server_tests {
namespace {

/// The kind of the event that comes of a message.
std::string kind_of(const std::string& type) {
    if (type == "join") return "joined";
    if (type == "start") return "started";
    if (type == "undo") return "undone";
    return type;
}

bool is_by_person(const Json& event) {
    const std::string kind = event.at("kind").get<std::string>();
    return kind != "created" && kind != "ended" && !(kind == "move" && event.at("computer").get<bool>());
}

}  // namespace

SaidMessage message_of(unsigned seat, const std::string& type, const std::string& id,
                       const std::string& table, Json fields) {
    SaidMessage message;
    message.seat = seat;
    message.type = type;
    message.id = id;
    message.ply = fields.value("ply", 0u);
    message.line = type == "chat" ? fields.at("text").get<std::string>() : fields.value("move", "");
    fields.update({{"type", type}, {"id", id}, {"table", table}});
    message.text = fields.dump();
    return message;
}

CrashTable::CrashTable(std::string id, Json terms, CrashCounts& counts)
    : id_(std::move(id)), terms_(std::move(terms)), counts_(counts) {}

bool CrashTable::can_undo(unsigned seat) const {
    const Json& last = parsed_.back();
    return last.at("kind") == "move" && last.at("seat") == seat && last.at("lines").size() == 1;
}

void CrashTable::heard(std::string_view text) {
    const Json event = Json::parse(text);
    const auto n = event.at("n").get<std::size_t>();
    ASSERT_GE(n, 1u);
    ASSERT_LE(n, number() + 1) << "a gap at table " << id_;
    if (n <= number()) {
        EXPECT_EQ(events_[n - 1], text) << "an event has changed";
        ++counts_.events_compared;
        return;
    }
    events_.emplace_back(text);
    parsed_.push_back(event);
    game_.take(events_.back());
    if (event.at("kind") == "move" && !is_by_person(event)) ++counts_.computer_moves;
    if (event.at("kind") == "ended") ++counts_.games_ended;
}

void CrashTable::acknowledged(const SaidMessage& message, const Json& answer) {
    ASSERT_EQ(answer.at("ok"), true) << message.text << " got " << answer;
    const auto number_said = answer.at("number").get<std::size_t>();
    const auto ply = answer.at("ply").get<unsigned>();
    const auto [place, is_new] = answered_.try_emplace(number_said, Answered{message, ply});
    EXPECT_EQ(place->second.message.text, message.text) << "two messages have the same event";
    EXPECT_EQ(place->second.ply, ply) << "answered otherwise before";
    if (number_said <= number()) {
        EXPECT_TRUE(came_of(parsed_[number_said - 1], message))
            << message.text << " became " << events_[number_said - 1];
    }
    if (!is_new) return;
    ++counts_.acknowledged;
    counts_.moves += message.type == "move" ? 1 : 0;
}

bool CrashTable::has(const SaidMessage& message) const {
    const auto answered_before = [&](std::size_t n) { return answered_.contains(n); };
    for (std::size_t n = number(); n > 0; --n) {
        if (!answered_before(n) && came_of(parsed_[n - 1], message)) return true;
    }
    return false;
}

bool CrashTable::came_of(const Json& event, const SaidMessage& message) {
    if (event.at("kind") != kind_of(message.type)) return false;
    if (message.type == "move")
        return event.at("computer") == false && event.at("seat") == message.seat &&
               event.at("ply") == message.ply && event.at("lines").at(0) == message.line;
    if (message.type == "undo") return event.at("seat") == message.seat && event.at("ply") < message.ply;
    if (message.type == "chat") return event.at("text") == message.line;
    if (message.type == "join") return event.at("seat") == message.seat;
    return true;
}

void CrashTable::check_complete() const {
    for (const auto& [n, answered] : answered_) {
        ASSERT_LE(n, number()) << "LOST at table " << id_ << ": " << answered.message.text;
        EXPECT_TRUE(came_of(parsed_[n - 1], answered.message))
            << answered.message.text << " became " << events_[n - 1];
    }
    for (std::size_t n = 1; n <= number(); ++n) {
        const bool wanted = is_by_person(parsed_[n - 1]);
        EXPECT_EQ(answered_.contains(n), wanted) << "nobody said, or twice: " << events_[n - 1];
    }
}

}  // namespace trencavel::server_tests
