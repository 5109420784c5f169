// Reading whole files that a person named on the command line.
#pragma once

#include <string>

#include "core/result.h"

namespace trencavel::cli {

/// The bytes of the file, or why it cannot be read. Files of more than 16 MB are refused: nothing that
/// we read is nearly as large, so it would be another file by mistake.
Result<std::string> read_file(const std::string& path);

}  // namespace trencavel::cli
