// The tile sets of a command: those built in, with the files of --tiles in their place.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "tiles/read/library.h"

namespace CLI {  // NOLINT(readability-identifier-naming): as the library spells it
class App;
}

namespace trencavel::cli {

/// Adds `--tiles FILE…` to a command.
void add_tiles_option(CLI::App& command, std::vector<std::string>& files);

/// Reads the files in their order; the first problem ends it.
Result<tiles::Library> load_library(const std::vector<std::string>& files);

}  // namespace trencavel::cli
