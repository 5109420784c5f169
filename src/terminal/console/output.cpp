#include "terminal/console/output.h"

#include <cstdio>

namespace trencavel::terminal {

void Output::write(std::string_view text) {
    const bool done = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    gone_ = !done || std::fflush(stdout) != 0 || gone_;
}

void Output::write_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    write(text);
}

}  // namespace trencavel::terminal
