// How stored events are begun: what all have in common.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "tables/command.h"
#include "tables/terms.h"

namespace trencavel::server {

/// An object with room for so many fields: to grow copies the names of those that are there.
inline Json object_for(std::size_t fields) {
    Json::object_t object;
    object.reserve(fields);
    return object;
}

/// An event of this kind; its private part, which is never shown, is empty.
inline Json event_body(const char* kind, TimeMs now) {
    Json event = object_for(9);
    event["kind"] = kind;
    event["at"] = now;
    event["private"] = Json::object();
    return event;
}

/// The same, as the answer to a message: repeated, it is known by its id.
inline Json event_body(const char* kind, TimeMs now, const Command& command) {
    Json event = event_body(kind, now);
    if (command.id.empty()) return event;
    Json hidden = object_for(4);
    hidden["by"] = command.person;
    hidden["id"] = command.id;
    hidden["digest"] = command.digest;
    event["private"] = std::move(hidden);
    return event;
}

}  // namespace trencavel::server
