// How stored events are begun: what all have in common.
#pragma once

#include <string>

#include "server/command.h"
#include "server/terms.h"

namespace trencavel::server {

/// An event of this kind; its private part, which is never shown, is empty.
inline Json event_body(const char* kind, TimeMs now) {
    return {{"kind", kind}, {"at", now}, {"private", Json::object()}};
}

/// The same, as the answer to a message: repeated, it is known by its id.
inline Json event_body(const char* kind, TimeMs now, const Command& command) {
    Json event = event_body(kind, now);
    if (!command.id.empty())
        event["private"] = {{"by", command.person}, {"id", command.id}, {"digest", command.digest}};
    return event;
}

}  // namespace trencavel::server
