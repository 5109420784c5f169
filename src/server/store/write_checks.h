// Which writes are in conflict with what is there, in the same words for every store.
#pragma once

#include <string>
#include <utility>

#include "server/store/store.h"

namespace trencavel::server {

inline WriteResult done() {
    return WriteResult{WriteStatus::Done};
}
inline WriteResult conflict(std::string reason) {
    return WriteResult{WriteStatus::Conflict, std::move(reason)};
}

inline WriteResult not_aborted() {
    return conflict("there is no such table, or it is not aborted");
}
inline WriteResult not_idle() {
    return conflict("it has been used since, or is not there");
}

/// `last` is the number of the table's last event, 0 if there is no such table. Empty: no conflict.
inline std::string refusal_of(const Append& append, std::uint32_t last) {
    if (append.expected != last) {
        return "the last number is " + std::to_string(last) + ", not " + std::to_string(append.expected);
    }
    if (append.bodies.empty()) return "nothing to append";
    if (append.row.number != append.expected + append.bodies.size()) {
        return "the row does not stand at the last event";
    }
    return {};
}

inline std::string refusal_of(const Advance& advance, std::uint32_t last) {
    if (advance.bodies.empty()) return "nothing to append";
    if (last != 0 && advance.expected == last) return {};
    return "the last number is " + std::to_string(last) + ", not " + std::to_string(advance.expected);
}

inline std::string refusal_of(const PutRow& put, std::uint32_t last) {
    if (last == 0) return "there is no such table";
    if (put.row.number == last) return {};
    return "the last number is " + std::to_string(last) + ", not " + std::to_string(put.row.number);
}

}  // namespace trencavel::server
