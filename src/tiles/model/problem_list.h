// Collects what is wrong with a tile file, so that its author learns everything in one go.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace trencavel::tiles {

inline void append_part(std::string& text, std::string_view part) {
    text += part;
}
inline void append_part(std::string& text, char part) {
    text += part;
}
template <class Number>
requires std::is_integral_v<Number>
void append_part(std::string& text, Number part) {
    text += std::to_string(part);
}

/// The parts (texts, characters, whole numbers) one after the other.
template <class... Parts>
std::string concat(const Parts&... parts) {
    std::string text;
    (append_part(text, parts), ...);
    return text;
}

class ProblemList {
public:
    /// where: what the problem is about, such as "tile D, feature 2 (field)"; empty for the file as a whole.
    template <class... Parts>
    void add(std::string_view where, const Parts&... reason) {
        problems_.push_back(where.empty() ? concat(reason...) : concat(where, ": ", reason...));
    }

    bool empty() const { return problems_.empty(); }
    std::vector<std::string> take() && { return std::move(problems_); }

    /// One problem per line. A file of another kind can have thousands, so the rest is only counted.
    std::string lines() const {
        constexpr std::size_t kLinesMax = 50;
        std::string text;
        for (std::size_t i = 0; i < problems_.size() && i < kLinesMax; ++i) {
            if (i > 0) text += '\n';
            text += problems_[i];
        }
        if (problems_.size() > kLinesMax)
            text += concat("\nand ", problems_.size() - kLinesMax, " more problems");
        return text;
    }

private:
    std::vector<std::string> problems_;
};

}  // namespace trencavel::tiles
