// Files of positions with the number of move sequences from each.
//
//     position NAME                the rest of the line
//     trencavel 1                  a record, up to the position
//     ...
//     > place 1,0 r90
//     perft DEPTH COUNT            as often as wanted
//
// An empty line or one that begins with # means nothing.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/result.h"

namespace trencavel::perft_files {

struct Count {
    unsigned depth = 0;
    std::uint64_t sequences = 0;
};

struct Entry {
    std::string name;
    std::string place;   // file and line, for messages
    std::string record;  // header and moves
    std::vector<Count> counts;
};

/// All positions of a file, or what is wrong with it.
Result<std::vector<Entry>> read_file(const std::string& path);

}  // namespace trencavel::perft_files
