// Somebody at the other end of a socket, as the hall sees them: who they are, what they watch, and how they
// are told something. Sessions (server/talk) are such.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <utility>

#include "core/language.h"
#include "record/json_object.h"
#include "server/thinking/advice_quota.h"
#include "tables/outcome.h"
#include "tables/terms.h"
#include "tables/types.h"

namespace trencavel::server {

/// Who asks: a person, or nobody in particular.
struct Visitor {
    PersonId person;  // empty: nobody
    std::string name;
    std::string secret_hash;   // of the session's cookie
    std::string network = {};  // where they come from
};

class Watcher : public std::enable_shared_from_this<Watcher> {
public:
    Watcher(Visitor visitor, Language language) : visitor_(std::move(visitor)), language_(language) {}
    virtual ~Watcher() = default;
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;

    virtual void send(Message message) = 0;
    /// An answer to the message with this id, with what belongs to it.
    virtual void accept(const std::string& id, const record::JsonObject& content) = 0;
    virtual void refuse(const std::string& id, const Refused& refused, const Json& content) = 0;
    /// Says why, and closes.
    virtual void dismiss(Code code) = 0;
    /// Whether what is sent in the same moment may go in one frame, as an array.
    virtual void set_together(bool together) = 0;

    void accept(const std::string& id, const Json& content) { accept(id, record::JsonObject().add(content)); }
    void refuse(const std::string& id, const Refused& refused) { refuse(id, refused, Json::object()); }

    const Visitor& visitor() const { return visitor_; }
    Language language() const { return language_; }
    void set_language(Language language) { language_ = language; }
    void rename(const std::string& name) { visitor_.name = name; }
    /// Whose rate the messages count for.
    Asker asker() const { return {visitor_.person, visitor_.network}; }

    // Kept by the hall.
    std::set<TableId> watching;
    bool thinking = false;  // a thread elsewhere works on something for this socket

private:
    Visitor visitor_;
    Language language_;
};

}  // namespace trencavel::server
