#include "server/network/network_person.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace trencavel::server_tests {
namespace {

constexpr std::chrono::milliseconds kAskAfter(150);     // of silence
constexpr std::chrono::milliseconds kGiveUpAfter(350);  // of it, or of waiting for an answer
constexpr std::size_t kFrontBytes = 400;                // of a message, in which its table is named
constexpr unsigned kMostDoublings = 8;                  // of the time until a line is given up
constexpr unsigned kLongAgo = 10;                       // plies, which no undo goes back

std::chrono::steady_clock::time_point now() {
    return std::chrono::steady_clock::now();
}

}  // namespace

void NetworkPerson::sit_at(const std::shared_ptr<CrashTable>& table) {
    table_ = table;
    game_ = FollowedGame();
    joined_ = false;
    started_ = false;
    question_ = nullptr;
    past_.clear();
    answers_.clear();
    caught_up_ = false;
    if (upgraded_) watch(0);
}

void NetworkPerson::connect(load::Wire& wire) {
    ++counts_.reconnects;
    upgraded_ = false;
    caught_up_ = false;
    history_.reset();
    question_ = nullptr;
    asked_whether_there_ = false;
    heard_at_ = now();
    pending_since_ = now();
    link_ = wire.open(*this, port_);
    ASSERT_NE(link_, nullptr);
    link_->upgrade(cookie_);
}

/// Who comes back asks for what was missed, at times for more; what had no answer may be said before or
/// after.
void NetworkPerson::upgraded(load::Link& /*link*/) {
    upgraded_ = true;
    heard_at_ = now();
    if (pending_ && chance(2) == 0) send(pending_->text);
    const unsigned last = game_.number();
    const bool earlier = last > 0 && chance(4) == 0;
    counts_.resumed_earlier += earlier ? 1 : 0;
    watch(earlier ? chance(last) : last);
}

void NetworkPerson::lost(load::Link& link) {
    if (&link == link_) link_ = nullptr;
}

void NetworkPerson::act(load::Wire& wire) {
    look_after_line(wire);
    if (!upgraded_ || !caught_up_ || pending_ || !game_.ended().is_null()) return;
    if (!joined_) return say("join", {{"seat", seat_}, {"contribution", std::string(32, 'a')}});
    const bool all_seated = table_->number() >= 3;  // created, and two who joined
    if (seat_ == 0 && !started_ && all_seated) return say("start", Json::object());
    if (question_.is_object()) play();
}

void NetworkPerson::look_after_line(load::Wire& wire) {
    if (link_ == nullptr) return connect(wire);
    const auto silence = now() - heard_at_;
    // Who hears nothing on any line waits longer, or nothing would ever be heard on a slow machine.
    const auto patience = kGiveUpAfter * (1U << std::min(given_up_, kMostDoublings));
    if (silence > patience || (pending_ && now() - pending_since_ > patience)) {
        ++counts_.given_up;
        ++given_up_;
        link_->drop();
        return connect(wire);
    }
    if (silence < kAskAfter || !upgraded_ || asked_whether_there_) return;
    asked_whether_there_ = true;
    send(Json({{"type", "hello"}, {"id", new_id('h')}, {"language", "en"}}).dump());
}

void NetworkPerson::watch(std::size_t from) {
    watch_id_ = new_id('w');
    next_ = from + 1;
    history_.reset();
    send(Json({{"type", "watch"}, {"id", watch_id_}, {"table", table_->id()}, {"from", from}}).dump());
}

void NetworkPerson::received(load::Link& /*link*/, std::string_view text) {
    heard_at_ = now();
    given_up_ = 0;
    asked_whether_there_ = false;
    if (load::text_after(text.substr(0, kFrontBytes), "table") != table_->id()) return;  // of the one before
    if (load::is_message(text, "event")) return heard(text);
    if (load::is_message(text, "answer")) return answered(Json::parse(text));
    if (load::is_message(text, "question")) question_ = Json::parse(text);
}

void NetworkPerson::heard(std::string_view text) {
    const auto n = static_cast<std::size_t>(load::number_after(text, "n"));
    EXPECT_EQ(n, next_) << "a gap, or out of order: " << text;
    next_ = n + 1;
    table_->heard(text);
    if (n > game_.number()) game_.take(std::string(text));
    catch_up();
}

void NetworkPerson::answered(const Json& answer) {
    const std::string id = answer.at("id").get<std::string>();
    if (id == watch_id_) return answered_watch(answer);
    if (id.starts_with('w')) return;  // at the table before
    if (id.starts_with('x')) {
        EXPECT_EQ(answer.at("ok"), false) << "taken, though its time is over or has not come: " << answer;
        return;
    }
    if (const auto before = answers_.find(id); before != answers_.end()) {
        EXPECT_EQ(answer, before->second) << "not answered alike";
        return;
    }
    ASSERT_TRUE(pending_ && pending_->id == id) << answer;
    answered_first(answer);
}

void NetworkPerson::answered_first(const Json& answer) {
    answers_[pending_->id] = answer;
    table_->acknowledged(*pending_, answer);
    const bool went_on = pending_->type == "move" || pending_->type == "undo";
    if (went_on && question_.is_object() && question_.at("number") < answer.at("number")) question_ = nullptr;
    joined_ = joined_ || pending_->type == "join";
    started_ = started_ || pending_->type == "start";
    past_.push_back(*std::exchange(pending_, std::nullopt));
}

/// A long history comes in several parts.
void NetworkPerson::answered_watch(const Json& answer) {
    ASSERT_EQ(answer.at("ok"), true) << answer;
    history_ = answer.at("number").get<std::size_t>();
    if (answer.at("more") == true) return watch(*history_);
    catch_up();
}

void NetworkPerson::catch_up() {
    if (caught_up_ || !history_ || next_ <= *history_) return;
    caught_up_ = true;
    if (pending_) send(pending_->text);
}

void NetworkPerson::play() {
    const unsigned choice = chance(100);
    const Json question = question_;
    if (choice < 3 && table_->can_undo(seat_)) return say("undo", {{"ply", question.at("ply")}});
    if (choice < 95) return say_move(question);
    say("chat", {{"text", std::to_string(seat_) + " says " + new_id('t')}});
    if (!forgets_ids_) return;
    send(message_of(seat_, "chat", new_id('x'), table_->id(), {{"text", pending_->line}}).text);
}

void NetworkPerson::say_move(const Json& question) {
    const Json& moves = question.at("moves");
    const Json fields = {{"ply", question.at("ply")},
                         {"move", moves.at(chance(static_cast<unsigned>(moves.size())))}};
    say_out_of_order(message_of(seat_, "move", new_id('x'), table_->id(), fields));
    say("move", fields);
    if (chance(10) != 0) return;
    ++counts_.said_twice;
    send(pending_->text);
}

/// Before the move that is to be made: something that was said long ago, or the move as if it came later.
void NetworkPerson::say_out_of_order(const SaidMessage& move) {
    const unsigned choice = chance(30);
    if (choice < 3 && !past_.empty()) {
        ++counts_.said_late;
        send(past_[chance(static_cast<unsigned>(past_.size()))].text);
    }
    Json other = Json::parse(move.text);
    if (choice == 3 && move.line.starts_with("place ")) {  // a place is taken but once
        ++counts_.stale;
        other["ply"] = move.ply + 1;
        send(other.dump());
    }
    if (choice != 4) return;
    for (const SaidMessage& old : past_) {
        if (old.type != "move" || old.ply + kLongAgo > move.ply) continue;
        ++counts_.stale;
        other["ply"] = old.ply;
        other["move"] = old.line;
        return send(other.dump());
    }
}

void NetworkPerson::say(const std::string& type, Json fields) {
    pending_ = message_of(seat_, type, new_id('s'), table_->id(), std::move(fields));
    pending_since_ = now();
    if (type != "chat") question_ = nullptr;
    send(pending_->text);
}

void NetworkPerson::send(const std::string& text) {
    if (link_ != nullptr) link_->send_text(text);
}

}  // namespace trencavel::server_tests
