#include "server/talk/session.h"

#include <algorithm>
#include <utility>

#include "server/hall/hall.h"
#include "server/talk/messages.h"

namespace trencavel::server {
namespace {

constexpr TimeMs kLongestRest = 10'000;

std::optional<std::string_view> id_or_none(const std::string& id) {
    return id.empty() ? std::nullopt : std::optional<std::string_view>(id);
}

}  // namespace

Session::Session(Hall& hall, Visitor visitor, Language language)
    : Watcher(std::move(visitor), language), hall_(hall) {}

std::weak_ptr<Session> Session::weak() {
    return std::static_pointer_cast<Session>(weak_from_this().lock());
}

void Session::opened(std::shared_ptr<Socket> socket) {
    socket_ = std::move(socket);
    hall_.enter(shared_from_this());
}

/// What comes faster than its rate is not even read: it waits, and the socket with it. If it had to wait for
/// long, it is refused instead, and the socket rests.
void Session::received(std::string_view text) {
    const TimeMs wait = hall_.rates().wait(asker(), cost_of_reading(text.size()), hall_.now());
    if (wait == 0) return read(text);
    hall_.count_waiting();
    if (wait <= MessageRates::kLongestWait) return read_after(wait, std::string(text));
    refuse(id_at_a_glance(text), {.code = Code::TooFast, .wait_ms = wait});
    read_after(std::min(wait, kLongestRest), {});
}

/// Nothing, if the text is empty.
void Session::read_after(TimeMs wait, std::string text) {
    if (!socket_) return;
    socket_->pause();
    resuming_ = hall_.at(hall_.now() + wait, [weak = weak(), text = std::move(text)] {
        const std::shared_ptr<Session> there = weak.lock();
        if (!there) return;
        there->resuming_ = {};
        if (there->socket_ && !text.empty()) there->read(text);
        if (there->socket_) there->socket_->resume();
    });
}

void Session::read(std::string_view text) {
    ReadMessage read = read_message(text);
    if (!read.message) {
        Json content = Json::object();
        if (!read.table.empty()) content["table"] = read.table;
        refuse(read.id, read.message.refused(), content);
        return;
    }
    hall_.rates().spend(asker(), cost_beyond_reading(read.message.value()));
    hall_.handle(*this, std::move(read.message.value()));
}

void Session::closed() {
    hall_.call_off(std::exchange(resuming_, {}));
    socket_.reset();
    hall_.exit(shared_from_this());
}

void Session::send(Message message) {
    if (!socket_) return;
    if (!together_) return socket_->send(std::move(message));
    waiting_.push_back(std::move(message));
    if (waiting_.size() > 1) return;
    hall_.soon([weak = weak()] {
        if (const std::shared_ptr<Session> there = weak.lock()) there->send_waiting();
    });
}

/// A move brings its player an answer, an event and a question: one frame costs a third of three.
void Session::send_waiting() {
    const std::vector<Message> waiting = std::exchange(waiting_, {});
    if (!socket_ || waiting.empty()) return;
    if (waiting.size() == 1) return socket_->send(waiting.front());
    std::string text;
    for (const Message& message : waiting) text += (text.empty() ? "[" : ",") + *message;
    socket_->send(std::make_shared<const std::string>(text + "]"));
}

void Session::accept(const std::string& id, const record::JsonObject& content) {
    record::JsonObject answer;
    answer.put("type", "answer").put("id", id_or_none(id)).put("ok", true).add(content);
    send(std::make_shared<const std::string>(std::move(answer).text()));
}

void Session::refuse(const std::string& id, const Refused& refused, const Json& content) {
    hall_.count_refusal(refused.code);
    Json answer = {{"type", "answer"}, {"id", id.empty() ? Json(nullptr) : Json(id)}, {"ok", false}};
    answer["code"] = name(refused.code);
    answer["text"] = text(refused, language());
    if (!refused.about.empty()) answer["about"] = refused.about;
    if (refused.wait_ms > 0) answer["retry"] = refused.wait_ms;
    answer.update(content);
    send(std::make_shared<const std::string>(answer.dump()));
}

void Session::dismiss(Code code) {
    if (!socket_) return;
    const Json bye = {{"type", "bye"}, {"code", name(code)}, {"text", text(code, language())}};
    send(std::make_shared<const std::string>(bye.dump()));
    send_waiting();
    const std::shared_ptr<Socket> socket = std::exchange(socket_, nullptr);
    socket->close(code == Code::Stopping ? kCloseGoingAway : kClosePolicy, name(code));
}

}  // namespace trencavel::server
