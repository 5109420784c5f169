// Where the programs are that are tested as a whole: those built beside the tests, or others that the
// environment names, such as those built with the sanitizers.
#pragma once

#include <cstdlib>
#include <string>

namespace trencavel {

inline std::string from_environment(const char* variable, const char* otherwise) {
    const char* other = std::getenv(variable);
    return other == nullptr ? otherwise : other;
}

#ifdef TRENCAVEL_PROGRAM
inline std::string program_path() {
    return from_environment("TRENCAVEL_PROGRAM", TRENCAVEL_PROGRAM);
}
#endif

#ifdef TRENCAVEL_TEST_SERVER
inline std::string test_server_path() {
    return from_environment("TRENCAVEL_TEST_SERVER", TRENCAVEL_TEST_SERVER);
}
#endif

}  // namespace trencavel
