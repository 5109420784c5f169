#include "fake_server.h"

#include <algorithm>
#include <stdexcept>

namespace trencavel::client_tests {
namespace {

class FakeConnection final : public client::Connection {
public:
    explicit FakeConnection(std::shared_ptr<Wire> wire) : wire_(std::move(wire)) {}

    std::optional<Error> send(std::string_view text) override {
        if (!wire_->open) return Error{"closed"};
        wire_->sent.push_back(Json::parse(text));
        return std::nullopt;
    }
    client::Received receive(client::Milliseconds /*patience*/) override {
        if (wire_->received.empty())
            return wire_->open ? client::Received(client::NothingYet{}) : client::Received(client::Closed{});
        std::string text = std::move(wire_->received.front());
        wire_->received.pop_front();
        return text;
    }
    bool pending() override { return !wire_->received.empty(); }
    int descriptor() override { return 7; }
    void close() override { wire_->open = false; }

private:
    std::shared_ptr<Wire> wire_;
};

}  // namespace

const Json& Wire::last(const std::string& type) const {
    const auto found = std::find_if(sent.rbegin(), sent.rend(),
                                    [&](const Json& message) { return message["type"] == type; });
    if (found == sent.rend()) throw std::runtime_error("nothing of the type " + type + " was sent");
    return *found;
}

std::size_t Wire::count(const std::string& type) const {
    return static_cast<std::size_t>(std::count_if(
        sent.begin(), sent.end(), [&](const Json& message) { return message["type"] == type; }));
}

void Wire::accept(const std::string& type, Json fields) {
    Json answer = {{"type", "answer"}, {"id", last(type)["id"]}, {"ok", true}};
    answer.update(fields);
    tell(answer);
}

void Wire::refuse(const std::string& type, const std::string& code) {
    tell({{"type", "answer"},
          {"id", last(type)["id"]},
          {"ok", false},
          {"code", code},
          {"text", "no: " + code}});
}

Result<client::Reply> FakeServer::request(const std::string& path, const client::Ask& ask) {
    requests.push_back(ask.method + " " + path + (ask.cookie.empty() ? "" : " " + ask.cookie));
    if (replies.empty()) return Error{"nobody answers"};
    client::Reply reply = std::move(replies.front());
    replies.pop_front();
    return reply;
}

Result<std::unique_ptr<client::Connection>> FakeServer::connect(const std::string& /*cookie*/) {
    ++tries;
    if (!reachable) return Error{"nobody answers"};
    wires.push_back(std::make_shared<Wire>());
    return std::unique_ptr<client::Connection>(std::make_unique<FakeConnection>(wires.back()));
}

}  // namespace trencavel::client_tests
