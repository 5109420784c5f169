#include "server/session.h"

#include <utility>

#include "server/hall.h"
#include "server/messages.h"

namespace trencavel::server {
namespace {

constexpr unsigned kIgnoredMax = 200;  // so many beyond the rate, and the socket is closed

Json answer_json(const std::string& id, bool ok) {
    return {{"type", "answer"}, {"id", id.empty() ? Json(nullptr) : Json(id)}, {"ok", ok}};
}

}  // namespace

Session::Session(Hall& hall, Visitor visitor, Language language, Rate messages)
    : hall_(hall), visitor_(std::move(visitor)), language_(language), messages_(messages) {}

void Session::opened(std::shared_ptr<Socket> socket) {
    socket_ = std::move(socket);
    hall_.enter(shared_from_this());
}

void Session::received(std::string_view text) {
    ReadMessage read = read_message(text);
    if (!messages_.take(hall_.now())) {
        refuse(read.id, {Code::TooFast});
        if (++ignored_ > kIgnoredMax) dismiss(Code::TooFast);
        return;
    }
    ignored_ = 0;
    if (!read.message) {
        Json content = Json::object();
        if (!read.table.empty()) content["table"] = read.table;
        refuse(read.id, read.message.refused(), content);
        return;
    }
    hall_.handle(*this, std::move(read.message.value()));
}

void Session::closed() {
    socket_.reset();
    hall_.exit(shared_from_this());
}

void Session::send(Message message) {
    if (socket_) socket_->send(std::move(message));
}

void Session::accept(const std::string& id, const Json& content) {
    Json answer = answer_json(id, true);
    answer.update(content);
    send(answer);
}

void Session::refuse(const std::string& id, const Refused& refused, const Json& content) {
    hall_.count_refusal(refused.code);
    Json answer = answer_json(id, false);
    answer["code"] = name(refused.code);
    answer["text"] = text(refused, language_);
    if (!refused.about.empty()) answer["about"] = refused.about;
    answer.update(content);
    send(answer);
}

void Session::dismiss(Code code) {
    if (!socket_) return;
    send(Json{{"type", "bye"}, {"code", name(code)}, {"text", text(code, language_)}});
    const std::shared_ptr<Socket> socket = std::exchange(socket_, nullptr);
    socket->close(code == Code::Stopping ? kCloseGoingAway : kClosePolicy, name(code));
}

}  // namespace trencavel::server
