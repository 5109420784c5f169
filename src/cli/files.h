// Files that a person named on the command line: read whole, and named before what is wrong with them.
#pragma once

#include <string>

#include "core/result.h"

namespace trencavel::cli {

/// The bytes of the file, or why it cannot be read. Files of more than 16 MB are refused: nothing that
/// we read is nearly as large, so it would be another file by mistake.
Result<std::string> read_file(const std::string& path);

/// Each line of a text about a file behind the file's name: `FILE: LINE`.
std::string with_file(const std::string& file, const std::string& text);

}  // namespace trencavel::cli
