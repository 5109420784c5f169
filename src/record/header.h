// The header of a record: lines that say which game is played, by whom, with which tiles.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/setup.h"

namespace trencavel::record {

/// Collects header lines, one at a time; a line that is refused changes nothing.
class Header {
public:
    static bool is_header_word(std::string_view word);

    /// `words` begins with a header word. Empty text: the line was taken; otherwise why not.
    std::string add(std::span<const std::string> words);

    /// Whether the first line, `trencavel 1`, has been read.
    bool begun() const { return begun_; }
    const Setup& setup() const { return setup_; }

private:
    std::string add_game(std::span<const std::string> values);
    std::string add_modules(std::span<const std::string> values);
    std::string add_option(std::span<const std::string> values);
    std::string add_players(std::span<const std::string> values);
    std::string add_deck(std::span<const std::string> values);
    std::string add_wall(std::span<const std::string> values);
    std::string add_seed(std::span<const std::string> values);

    bool begun_ = false;
    std::vector<std::string> seen_;
    Setup setup_;
};

}  // namespace trencavel::record
