// One WebSocket and who is at its other end.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/language.h"
#include "record/json_object.h"
#include "server/advice_quota.h"
#include "server/http.h"
#include "tables/outcome.h"
#include "tables/terms.h"

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
    Session(Hall& hall, Visitor visitor, Language language);

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
    void accept(const std::string& id, const record::JsonObject& content);
    void accept(const std::string& id, const Json& content) { accept(id, record::JsonObject().add(content)); }
    void refuse(const std::string& id, const Refused& refused, const Json& content = Json::object());
    /// Whose rate its messages count for.
    Asker asker() const { return {visitor_.person, visitor_.network}; }
    /// Says why, and closes.
    void dismiss(Code code);

    // Kept by the hall.
    std::set<TableId> watching;
    bool thinking = false;  // a thread elsewhere works on something for this socket

private:
    void read(std::string_view text);
    void read_after(TimeMs wait, std::string text);
    void send_waiting();

    Hall& hall_;
    Visitor visitor_;
    Language language_;
    std::shared_ptr<Socket> socket_;
    Planned resuming_;  // while the socket is not read
    bool together_ = false;
    std::vector<Message> waiting_;  // to be sent together
};

}  // namespace trencavel::server
