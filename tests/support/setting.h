// How much a test does, from the environment: long runs are the same tests with larger numbers.
#pragma once

#include <cstdlib>
#include <string>

namespace trencavel {

inline unsigned long setting(const char* name, unsigned long otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::stoul(text);
}

}  // namespace trencavel
