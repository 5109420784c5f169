#include "server/crash/crash_person.h"

#include <gtest/gtest.h>

#include <utility>

namespace trencavel::server_tests {
namespace {

constexpr unsigned kThinkMs = 30;         // at most
constexpr std::size_t kFrontBytes = 400;  // of a message, in which its table is named

std::chrono::steady_clock::time_point now() {
    return std::chrono::steady_clock::now();
}

unsigned open_seats(const Json& terms) {
    unsigned count = 0;
    for (const Json& seat : terms.at("seats")) count += seat.at("kind") == "open" ? 1 : 0;
    return count;
}

}  // namespace

void CrashPerson::sit_at(const std::shared_ptr<CrashTable>& table) {
    table_ = table;
    joined_ = false;
    started_ = false;
    last_.reset();
    question_ = nullptr;
    heard_ = 0;
    caught_up_ = false;
    if (link_ != nullptr) watch(0);
}

void CrashPerson::connect(load::Wire& wire) {
    heard_ = 0;
    history_.reset();
    caught_up_ = false;
    question_ = nullptr;
    repeating_.reset();
    link_ = wire.open(*this);
    ASSERT_NE(link_, nullptr);
    link_->upgrade(cookie_);
}

void CrashPerson::upgraded(load::Link& /*link*/) {
    watch(0);
}

void CrashPerson::responded(load::Link& /*link*/, unsigned status, std::string_view /*head*/,
                            std::string_view body) {
    ADD_FAILURE() << "no socket: " << status << " " << body;
}

void CrashPerson::lost(load::Link& /*link*/) {
    link_ = nullptr;
    caught_up_ = false;
}

void CrashPerson::watch(std::size_t from) {
    watch_floor_ = table_->known();
    watch_id_ = "w" + std::to_string(++said_);
    const Json message = {{"type", "watch"}, {"id", watch_id_}, {"table", table_->id()}, {"from", from}};
    link_->send_text(message.dump());
}

void CrashPerson::received(load::Link& /*link*/, std::string_view text) {
    if (load::text_after(text.substr(0, kFrontBytes), "table") != table_->id()) return;  // of the one before
    if (load::is_message(text, "event")) return heard(text);
    if (load::is_message(text, "answer")) return answered(Json::parse(text));
    if (!load::is_message(text, "question")) return;
    question_ = Json::parse(text);
    act_at_ = now() + std::chrono::milliseconds(chance(kThinkMs));
}

void CrashPerson::heard(std::string_view text) {
    EXPECT_EQ(load::number_after(text, "n"), static_cast<std::int64_t>(heard_ + 1)) << "a gap: " << text;
    ++heard_;
    table_->heard(text);
    catch_up();
}

void CrashPerson::answered(const Json& answer) {
    const std::string id = answer.at("id").get<std::string>();
    if (id == watch_id_) return answered_watch(answer);
    if (repeating_ == id) {
        EXPECT_EQ(answer, last_answer_) << "not answered alike";
        repeating_.reset();
        return;
    }
    ASSERT_TRUE(pending_ && pending_->id == id) << answer;
    table_->acknowledged(*pending_, answer);
    const bool went_on = pending_->type == "move" || pending_->type == "undo";
    if (went_on && question_.is_object() && question_.at("number") < answer.at("number")) question_ = nullptr;
    joined_ = joined_ || pending_->type == "join";
    started_ = started_ || pending_->type == "start";
    last_ = std::exchange(pending_, std::nullopt);
    last_answer_ = answer;
}

/// A long history comes in several parts.
void CrashPerson::answered_watch(const Json& answer) {
    ASSERT_EQ(answer.at("ok"), true) << "LOST, all of it: " << answer;
    const auto number = answer.at("number").get<std::size_t>();
    if (answer.at("more") == true) return watch(number);
    EXPECT_GE(number, watch_floor_) << "LOST: what was acknowledged or told to everybody at table "
                                    << table_->id();
    history_ = number;
    catch_up();
}

/// When all is heard again, what had no answer is said again; otherwise, at times, what had one.
void CrashPerson::catch_up() {
    if (caught_up_ || !history_ || heard_ < *history_) return;
    caught_up_ = true;
    history_.reset();
    if (pending_) {
        ++counts_.resent;
        counts_.stored_unanswered += table_->has(*pending_) ? 1 : 0;
        send(*pending_);
    } else if (last_ && chance(2) == 0) {
        ++counts_.repeated;
        repeating_ = last_->id;
        send(*last_);
    }
}

void CrashPerson::act() {
    if (link_ == nullptr || !settled() || table_->ended()) return;
    if (!joined_ || !table_->game().begun()) return take_seat();
    if (question_.is_object() && now() >= act_at_) play();
}

void CrashPerson::take_seat() {
    if (!joined_) return say("join", {{"seat", seat_}, {"contribution", "00112233445566778899aabbccddeeff"}});
    const std::size_t seated = 1 + open_seats(table_->terms());  // numbers when all have joined
    if (is_host() && !started_ && table_->number() >= seated) say("start", Json::object());
}

void CrashPerson::play() {
    const auto ply = question_.at("ply").get<unsigned>();
    const unsigned choice = chance(100);
    if (choice < 3 && table_->can_undo(seat_)) return say("undo", {{"ply", ply}});
    if (choice >= 95)
        return say("chat", {{"text", std::to_string(seat_) + " said " + std::to_string(said_)}});
    const Json& moves = question_.at("moves");
    say("move", {{"ply", ply}, {"move", moves.at(chance(static_cast<unsigned>(moves.size())))}});
}

void CrashPerson::say(const std::string& type, Json fields) {
    const std::string id = "s" + std::to_string(seat_) + "-" + std::to_string(++said_);
    const SaidMessage message = message_of(seat_, type, id, table_->id(), std::move(fields));
    if (type != "chat") question_ = nullptr;
    pending_ = message;
    send(message);
}

void CrashPerson::send(const SaidMessage& message) {
    if (link_ != nullptr) link_->send_text(message.text);
}

}  // namespace trencavel::server_tests
