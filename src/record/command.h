// A line of a record, read but not carried out.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace trencavel::record {

enum class CommandKind : std::uint8_t {
    Blank,   // nothing, or a comment
    Header,  // sets the game up
    Move,
    Result,  // an end before the game's own end
    Expectation,
    Other,  // no line of a record
};

struct Command {
    CommandKind kind{};
    std::vector<std::string> words = {};  // of a move: those after the sign `>`
};

/// That a line can be read does not mean that a game takes it: what its words say is found out when it is
/// carried out.
Result<Command> parse(std::string_view line);

}  // namespace trencavel::record
