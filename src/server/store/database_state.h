// Whose a database is and of which version, whatever kind of database it is.
#pragma once

#include <cstdint>

namespace trencavel::server {

enum class DatabaseKind : std::uint8_t {
    Empty,    // nothing in it yet
    Ours,     // of this version or an older one
    Newer,    // of a version that we do not know
    Foreign,  // of another program
};

struct DatabaseState {
    DatabaseKind kind{};
    std::int64_t version = 0;
};

}  // namespace trencavel::server
