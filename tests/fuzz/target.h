// What the fuzz targets have in common. Each is one file with LLVMFuzzerTestOneInput: any bytes in, and what
// must hold of them is required. libFuzzer runs them (tools/fuzz.sh), and replay_main.cpp does without it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace trencavel::fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the program, which is how a fuzzer learns of it.
inline void require(bool holds, std::string_view what, std::string_view about = {}) {
    if (holds) return;
    std::cerr << "does not hold: " << what << "\n" << about << std::endl;
    std::abort();
}

inline std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

}  // namespace trencavel::fuzz
