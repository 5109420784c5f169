// Names of files for texts that others have chosen.
#pragma once

#include <string>

namespace trencavel::client {

/// A word that can be the name of a file, never begins with a dot, and is another one for every other text.
std::string as_file_name(const std::string& text);

}  // namespace trencavel::client
