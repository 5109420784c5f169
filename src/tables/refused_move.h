// What is said of a move that is none, or is not legal.
#pragma once

#include <string>
#include <utility>

#include "record/moves.h"
#include "tables/refusals.h"

namespace trencavel::server {

/// `field` is where in the message it stood.
inline Refused refused_move(const record::Attempt& attempt, std::string field) {
    const bool unreadable = attempt.fault == record::MoveFault::Unreadable;
    return {unreadable ? Code::Unreadable : Code::Illegal, std::move(field), attempt.why};
}

}  // namespace trencavel::server
