// Standard output, as long as somebody reads it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trencavel::terminal {

class Output {
public:
    void write(std::string_view text);
    void write_lines(const std::vector<std::string>& lines);
    /// What was written last did not arrive.
    bool gone() const { return gone_; }

private:
    bool gone_ = false;
};

}  // namespace trencavel::terminal
