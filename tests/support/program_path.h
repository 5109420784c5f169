// Where the program is that is tested as a whole: the one built beside the tests, or another one, as built
// with the sanitizers, that the environment names.
#pragma once

#include <cstdlib>
#include <string>

#ifndef TRENCAVEL_PROGRAM
#error "TRENCAVEL_PROGRAM is set by the build"
#endif

namespace trencavel {

inline std::string program_path() {
    const char* other = std::getenv("TRENCAVEL_PROGRAM");
    return other == nullptr ? TRENCAVEL_PROGRAM : other;
}

}  // namespace trencavel
