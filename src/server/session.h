// One WebSocket and who is at its other end.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/language.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/outcome.h"
#include "server/terms.h"

namespace trencavel::server {

class Hall;

/// Who asks: a person, or nobody in particular.
struct Visitor {
    PersonId person;  // empty: nobody
    std::string name;
    std::string secret_hash;   // of the session's cookie
    std::string network = {};  // where they come from
};

class Session final : public SocketListener, public std::enable_shared_from_this<Session> {
public:
    Session(Hall& hall, Visitor visitor, Language language, Rate messages);

    void opened(std::shared_ptr<Socket> socket) override;
    void received(std::string_view text) override;
    void closed() override;

    const Visitor& visitor() const { return visitor_; }
    Language language() const { return language_; }
    void set_language(Language language) { language_ = language; }
    /// Whether what is sent in the same moment may go in one frame, as an array.
    void set_together(bool together) { together_ = together; }
    void rename(const std::string& name) { visitor_.name = name; }

    void send(Message message);
    void send(const Json& json) { send(std::make_shared<const std::string>(json.dump())); }
    /// An answer to the message with this id, with what belongs to it.
    void accept(const std::string& id, const Json& content);
    void refuse(const std::string& id, const Refused& refused, const Json& content = Json::object());
    /// What was asked last does not count for the rate: it took its time elsewhere, one at a time.
    void forgive() { messages_.give_back(); }
    /// Says why, and closes.
    void dismiss(Code code);

    // Kept by the hall.
    std::set<TableId> watching;
    bool thinking = false;  // a hint or a review of this socket is being thought about

private:
    void send_waiting();

    Hall& hall_;
    Visitor visitor_;
    Language language_;
    TokenBucket messages_;
    unsigned ignored_ = 0;  // messages beyond the rate, in a row
    std::shared_ptr<Socket> socket_;
    bool together_ = false;
    std::vector<Message> waiting_;  // to be sent together
};

}  // namespace trencavel::server
