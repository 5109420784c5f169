// One WebSocket and who is at its other end.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/hall/watcher.h"
#include "server/net/http.h"

namespace trencavel::server {

class Hall;

class Session final : public SocketListener, public Watcher {
public:
    Session(Hall& hall, Visitor visitor, Language language);

    void opened(std::shared_ptr<Socket> socket) override;
    void received(std::string_view text) override;
    void closed() override;

    using Watcher::accept;
    using Watcher::refuse;
    void send(Message message) override;
    void accept(const std::string& id, const record::JsonObject& content) override;
    void refuse(const std::string& id, const Refused& refused, const Json& content) override;
    void dismiss(Code code) override;
    void set_together(bool together) override { together_ = together; }

private:
    /// For what is done later, if the session is still there then.
    std::weak_ptr<Session> weak();
    void read(std::string_view text);
    void read_after(TimeMs wait, std::string text);
    void send_waiting();

    Hall& hall_;
    std::shared_ptr<Socket> socket_;
    Planned resuming_;  // while the socket is not read
    bool together_ = false;
    std::vector<Message> waiting_;  // to be sent together
};

}  // namespace trencavel::server
