// What people write at a table, names and chat: what is kept of it, or why it is refused. That takes all of
// Unicode, which tables do not bring along: whoever holds them hands it in.
#pragma once

#include <string>
#include <string_view>

#include "tables/outcome.h"

namespace trencavel::server {

/// What a name looks like. Cyrillic `Аnna` looks like `Anna`, and so does `ANNA`.
struct Look {
    std::string folded;  // what its small letters look like
    std::string seen;    // the small letters of what it looks like: a large I may pass for a small L

    bool is_like(const Look& other) const { return folded == other.folded || seen == other.seen; }
};

class Writing {
public:
    virtual ~Writing() = default;

    /// The name of a person as it is kept.
    virtual Outcome<std::string> name_from(std::string_view written, Language language) const = 0;
    /// A line of chat as it is kept.
    virtual Outcome<std::string> chat_from(std::string_view written, Language language) const = 0;
    virtual Look look_of(std::string_view name) const = 0;
};

}  // namespace trencavel::server
